"""A flat Monte-Carlo player of Queen of Scots, of another make than Hard.

It deals the unseen cards evenly, plays every move out by rules of thumb, and takes the best mean of
the points it is ahead when the round ends. It guesses no styles, knows no totals and has no doubts.
"""

import random
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from games.arrays import Numbers, product
from games.game import Seen
from games.scots.events import Event
from games.scots.moves import Add, Discard, Draw, Lay, Move, Take, TakeOnto
from games.scots.playing.plans import codes
from games.scots.playing.playouts import Flags, Places, Rounds
from games.scots.playing.sight import Sight, as_it_lies, repeated, set_groups, sight, worlds
from games.scots.playing.styles import everything, pick_up
from games.scots.state import State, View
from tests.bench.players.play import Chooser, Legal

LAST = 60  # turns that are played out
SHORT = 3  # cards in another hand at which everybody lays
IMPATIENT = 0.5  # of the seats: they lay at once, the others when they go out or a hand is short
DEAREST = 0.5  # of the discards: the dearest lone card; the others the cheapest
PAIRED, WILD = 100.0, 1e6  # what a discard costs more that breaks a pair, or is wild

Done: TypeAlias = Callable[[Rounds, int, Places], Flags]
"""Carries a move out in some rows, with the rest of the turn; says where that ends the round."""


def flat(playouts: int) -> Chooser:
    """Shares so many playouts out evenly among the moves."""

    def choose(_: State, its: Seen[View, Event], __: Legal, rng: random.Random) -> Move:
        own, chance = sight(its), np.random.default_rng(rng.getrandbits(64))
        ways = listed(own, chance)
        if len(ways) == 1:
            return ways[0][0]
        count = max(1, playouts // len(ways))
        rounds = repeated(worlds(own, count, chance), np.tile(np.arange(count), len(ways)))
        over = np.zeros(len(rounds.row), bool)
        for number, way in enumerate(ways):
            rows = np.arange(number * count, (number + 1) * count)
            over[rows] = way[1](rounds, own.seat, rows)
        ahead = played_out(rounds, own.seat, over).reshape(len(ways), count).mean(axis=1)
        return ways[int(ahead.argmax())][0]

    return choose


def listed(own: Sight, chance: np.random.Generator) -> list[tuple[Move, Done]]:
    table = as_it_lies(own, chance)
    return picks(own, table) if own.view.phase == "pickup" else [*lays(own), *discards(own)]


def picks(own: Sight, table: Rounds) -> list[tuple[Move, Done]]:
    """Draw, or take with all that match; with a wild on top, with each pair or onto a set."""
    t, top = own.tables, int(table.top[0])
    ways: list[tuple[Move, Done]] = [(Draw(), drawing)]
    if top != t.wild:
        cards = table.matching_top(own.seat)[0]
        return [*ways, (Take(codes(t, cards)), taking(cards))] if cards.sum() > 1 else ways
    if own.hand[t.wild] > 1:
        groups = (own.hand * members for members in t.members.T)
        ways += [(Take(codes(t, its)), taking(its)) for its in groups if its.sum() > 1]
        ways += [(TakeOnto(1), taking(None))] if own.sets[own.seat].any() else []
    return ways


def lays(own: Sight) -> list[tuple[Move, Done]]:
    """Each group that is a set or fits one, each pair with a wild, and all wilds onto a set."""
    t, sets = own.tables, own.view.sets[own.seat]
    wild = t.itself[t.wild] if t.wild >= 0 else np.zeros_like(own.hand)
    there = [set_groups(t.deck, (laid,)).index(True) for laid in sets]
    ways: list[tuple[Move, Done]] = []
    for group, members in enumerate(t.members.T):
        cards = own.hand * members
        if group in there and cards.any():
            ways.append((Add(there.index(group) + 1, codes(t, cards)), laying(cards)))
        elif cards.sum() > 2:
            ways.append((Lay(codes(t, cards)), laying(cards)))
        elif cards.sum() == 2 and (own.hand * wild).any():
            ways.append((Lay(codes(t, cards + wild)), laying(cards + wild)))
    if sets and (own.hand * wild).any():
        ways.append((Add(1, codes(t, own.hand * wild)), laying(own.hand * wild)))
    return ways


def discards(own: Sight) -> list[tuple[Move, Done]]:
    codes = own.tables.deck.codes
    places = np.flatnonzero(own.hand).tolist()
    return [(Discard(codes[place]), throwing(place)) for place in places]


def drawing(rounds: Rounds, seat: int, rows: Places) -> Flags:
    stuck = np.isin(rows, rounds.draw_card(seat, rows))
    return rest_of_turn(rounds, seat, rows, stuck)


def taking(cards: Numbers | None) -> Done:
    def done(rounds: Rounds, seat: int, rows: Places) -> Flags:
        if cards is None:
            rounds.take_onto(seat, rows)
        else:
            rounds.take(seat, rows, np.tile(cards, (len(rows), 1)))
        return rest_of_turn(rounds, seat, rows, rounds.is_out(seat)[rows])

    return done


def laying(cards: Numbers) -> Done:
    def done(rounds: Rounds, seat: int, rows: Places) -> Flags:
        rounds.lay(seat, rows, np.tile(cards, (len(rows), 1)))
        return rest_of_turn(rounds, seat, rows, rounds.is_out(seat)[rows])

    return done


def throwing(place: int) -> Done:
    def done(rounds: Rounds, seat: int, rows: Places) -> Flags:
        rounds.discard(seat, rows, np.full(len(rows), place))
        return rounds.is_out(seat)[rows]

    return done


def played_out(rounds: Rounds, seat: int, over: Flags) -> Numbers:
    """Return by row how many points the seat is ahead of the mean of the others in the end."""
    seats, count = len(rounds.hands), len(rounds.row)
    final = np.zeros((count, seats), np.float32)
    for turn in range(1, LAST + 1):
        if over.any():
            final[rounds.row[over]] = rounds.scores(np.flatnonzero(over))
            rounds.keep(~over)
        if not len(rounds.row):
            break
        mover = (seat + turn) % seats
        stuck = pick_up(rounds, mover)
        every = np.arange(len(rounds.row))
        over = rest_of_turn(rounds, mover, every, stuck | rounds.is_out(mover))
    final[rounds.row] = rounds.scores()
    return np.asarray((final[:, seat] * seats - final.sum(axis=1)) / (seats - 1))


def rest_of_turn(rounds: Rounds, seat: int, rows: Places, over: Flags) -> Flags:
    """Lay all or nothing, and discard, in those of the rows in which it is not over."""
    its = rounds if len(rows) == len(rounds.row) else repeated(rounds, rows)  # all, or a copy
    cards = everything(its, seat)
    few = (its.tables.count(its.hands[seat] - cards) < 2) | (its.fewest(seat) <= SHORT)
    may = ~over & (few | impatient(rounds, seat)[rows])
    rounds.lay(seat, rows[may], cards[may])
    over = over | rounds.is_out(seat)[rows]
    left = rows[~over]
    rounds.discard(seat, left, thrown(rounds, seat, left))
    return np.asarray(over | rounds.is_out(seat)[rows])


def impatient(rounds: Rounds, seat: int) -> Flags:
    """Say by row whether the seat lays at once: for a whole playout, and for each seat apart."""
    return np.asarray((rounds.row * 7919 + seat * 104729) % 1000 < 1000 * IMPATIENT)


def thrown(rounds: Rounds, seat: int, rows: Places) -> Places:
    """Choose a lone card by its value, the cheapest or the dearest; wilds last."""
    t, hand = rounds.tables, rounds.hands[seat][rows]
    dear = rounds.rng.random((len(rows), 1)) < DEAREST
    cost = np.where(dear, -t.values, t.values) + PAIRED * (product(hand, t.alike) > 1)
    if t.wild >= 0:
        cost[:, t.wild] += WILD
    return np.asarray(np.where(hand > 0, cost, np.inf).argmin(axis=1))
