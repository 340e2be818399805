"""Plays the seats of flat rounds: quick thinking, described by a few numbers."""

from dataclasses import dataclass

import numpy as np

from games.arrays import Numbers, product
from games.scots.playing.playouts import Flags, Rounds

LONGEST = 120  # turns that are looked ahead; rounds end long before, save with odd decks
PRICELESS = 1e6  # of a discard: only when nothing else is left
PAIR = 60.0  # of a discard that breaks a pair, in points
FEAR = 3  # cards in an opponent's hand: it may be out with its next turn


@dataclass(frozen=True, slots=True)
class Style:
    """Takes the pile whenever it can. Lays when that goes out, when an opponent has few cards
    left, or when the hand is worth more than a round may cost it."""

    rich: Numbers  # by row at the beginning: lays once the hand is worth more


def play_out(rounds: Rounds, seat: int, styles: list[Style], over: Flags) -> Numbers:
    """Return the final scores, rows x seats, from a turn on; `over` is where it is over."""
    final = np.zeros((len(rounds.top), len(styles)), np.float32)
    for _ in range(LONGEST):
        if over.any():
            final[rounds.row[over]] = rounds.scores(np.flatnonzero(over))
            rounds.keep(~over)
        if not len(rounds.row):
            return final
        over = take_turn(rounds, seat, styles[seat])
        seat = (seat + 1) % len(styles)
    final[rounds.row] = rounds.scores()
    return final


def take_turn(rounds: Rounds, seat: int, style: Style) -> Flags:
    """Take a turn; return where it ends the round."""
    stuck = pick_up(rounds, seat)
    return finish_turn(rounds, seat, style, stuck | rounds.is_out(seat))


def finish_turn(rounds: Rounds, seat: int, style: Style, over: Flags) -> Flags:
    """Do what comes after the pick-up, where it is not over."""
    cards = everything(rounds, seat)
    rows = np.flatnonzero(lays(rounds, seat, style, cards, rounds.fewest(seat)) & ~over)
    rounds.lay(seat, rows, cards[rows])
    return throw(rounds, seat, over | rounds.is_out(seat))


def throw(rounds: Rounds, seat: int, over: Flags) -> Flags:
    """Discard the least useful card, where it is not over."""
    rows = np.flatnonzero(~over)
    rounds.discard(seat, rows, discard_costs(rounds, seat).argmin(axis=1)[rows])
    return over | rounds.is_out(seat)


def pick_up(rounds: Rounds, seat: int) -> Flags:
    """Pick up; return where there was nothing."""
    t, wild = rounds.tables, rounds.tables.wild
    held = t.count(rounds.pile) > 0
    cards = rounds.matching_top(seat)
    count = t.count(cards)
    takes = held & (count > 1)
    if rounds.wild_claims and wild >= 0:
        helped = held & (count == 1) & (rounds.hands[seat][:, wild] > 0)
        cards = cards + helped[:, None] * t.itself[wild]
        takes |= helped
    rows = np.flatnonzero(takes)
    rounds.take(seat, rows, cards[rows])
    if wild >= 0:
        held &= ~takes & (rounds.top == wild) & (rounds.hands[seat][:, wild] > 1)
        if held.any():
            takes |= take_wild(rounds, seat, held)
    stuck = np.zeros(len(takes), bool)
    stuck[rounds.draw_card(seat, np.flatnonzero(~takes))] = True
    return stuck


def take_wild(rounds: Rounds, seat: int, may: Flags) -> Flags:
    """Take with wilds, onto a set, else with the dearest pair or more; return where it could."""
    t, hand = rounds.tables, rounds.hands[seat]
    onto = may & rounds.sets[seat].any(axis=1)
    pairs = (product(hand, t.members) > 1) & (may & ~onto)[:, None]
    rounds.take_onto(seat, np.flatnonzero(onto))
    rows = np.flatnonzero(pairs.any(axis=1))
    best = np.where(pairs[rows], product(hand[rows], t.worth), -1).argmax(axis=1)
    rounds.take(seat, rows, hand[rows] * t.members.T[best])
    onto[rows] = True
    return onto


def dearest(rounds: Rounds, cards: Numbers, number: int) -> Numbers:
    """Return so many of the cards in each row, the dearest."""
    order = rounds.tables.dearest
    chosen = cards[:, order]
    few = np.empty_like(cards)
    few[:, order] = np.clip(number - (chosen.cumsum(axis=1) - chosen), 0, chosen)
    return few


def everything(rounds: Rounds, seat: int) -> Numbers:
    """All that can be laid: three that match, what fits a set, then the dearest pairs with a wild
    each, and the other wilds onto any set."""
    t, hand, sets = rounds.tables, rounds.hands[seat], rounds.sets[seat]
    counts = product(hand, t.members)
    goes = (counts > 2) | (sets & (counts > 0))
    if t.wild < 0:
        return hand * product(goes.astype(np.float32), t.members.T)
    goes |= paired(rounds, seat, (counts == 2) & ~goes)
    cards: Numbers = hand * product(goes.astype(np.float32), t.members.T)
    cards[:, t.wild] = hand[:, t.wild] * (sets | goes).any(axis=1)
    return cards


def paired(rounds: Rounds, seat: int, pairs: Flags) -> Flags:
    """Return the dearest of these pairs, as many as there are wilds in the hand."""
    t, hand = rounds.tables, rounds.hands[seat]
    chosen = np.zeros_like(pairs)
    rows = np.flatnonzero(hand[:, t.wild] > 0)
    rows = rows[pairs[rows].any(axis=1)]
    worth = np.where(pairs[rows], product(hand[rows], t.worth), -1)
    rank = worth.argsort(axis=1)[:, ::-1].argsort(axis=1)
    chosen[rows] = pairs[rows] & (rank < hand[rows, t.wild][:, None])
    return chosen


def lays(rounds: Rounds, seat: int, style: Style, cards: Numbers, fewest: Numbers) -> Flags:
    """Return where it is time to lay; `fewest` are the cards in the shortest hand of the others."""
    t, hand = rounds.tables, rounds.hands[seat]
    goes_out = t.count(hand - cards) <= 1
    rich = product(hand, t.values) > style.rich[rounds.row]
    return np.asarray(goes_out | rich | (fewest <= FEAR))


def discard_costs(rounds: Rounds, seat: int) -> Numbers:
    """Price discards, rows x types: a cheap card that matches no other goes first, wilds last."""
    t, hand = rounds.tables, rounds.hands[seat]
    cost = t.values + PAIR * (product(hand, t.alike) > 1).astype(np.float32)
    if t.wild >= 0:
        cost[:, t.wild] += PRICELESS
    return np.where(hand > 0, cost, np.float32(np.inf))
