"""Flat rounds beside the rules: what is done to the one is played in the other, and compared."""

import random
from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np

from games.arrays import Numbers
from games.dealing import key, shuffler
from games.game import DEALER, Seat
from games.scots import SCOTS
from games.scots.cards import compiled
from games.scots.moves import Discard, Draw, Move, Recycle, Take, TakeOnto
from games.scots.playing.plans import codes, moves
from games.scots.playing.playouts import Flags, Places, Rounds, tables
from games.scots.playing.sight import set_groups
from games.scots.playing.styles import Style, everything, lays, pick_up
from games.scots.scoring import laid_value, score
from games.scots.state import State

RICH = np.array([-1, 60, 160, 1e6], np.float32)


class Written(Rounds):
    """Notes for each row what is done in it."""

    notes: list[list[Any]]

    def take(self, seat: int, rows: Places, cards: Numbers) -> None:
        for row, its in zip(rows, cards, strict=True):
            self._note(row, Take(codes(self.tables, its)))
        Rounds.take(self, seat, rows, cards)

    def take_onto(self, seat: int, rows: Places) -> None:
        for row in rows:
            self._note(row, TakeOnto(1))
        Rounds.take_onto(self, seat, rows)

    def draw_card(self, seat: int, rows: Places) -> Places:
        for row in rows:
            self._note(row, Draw())
        return Rounds.draw_card(self, seat, rows)

    def _recycle(self, row: int) -> bool:
        done = Rounds._recycle(self, row)
        if done:
            self._note(row, Recycle(self.to_draw(row)))
        return done

    def lay(self, seat: int, rows: Places, cards: Numbers) -> None:
        for row, its in zip(rows, cards, strict=True):
            self._note(row, its.copy())
        Rounds.lay(self, seat, rows, cards)

    def discard(self, seat: int, rows: Places, cards: Places) -> None:
        for row, card in zip(rows, cards, strict=True):
            self._note(row, Discard(self.tables.deck.codes[card]))
        Rounds.discard(self, seat, rows, cards)

    def _note(self, row: int, note: Any) -> None:
        self.notes[self.row[row]].append(note)

    def to_draw(self, row: int) -> tuple[str, ...]:
        cards = self.draw[row, self.drawn[row] : self.size[row]]
        return tuple(self.tables.deck.codes[card] for card in cards)


def dealt(seats: int, options: Mapping[str, Any], seed: int) -> State:
    state = SCOTS.setup(seats, SCOTS.options(seats, {**options, "firstDealer": 0}))
    shuffled = shuffler(key(seed.to_bytes(32, "big")))
    return SCOTS.play(state, DEALER, SCOTS.deal(state, shuffled)).state


def flat(states: list[State], seed: int) -> Written:
    first, t = states[0], tables(compiled(states[0].options.deck))
    count, seats = len(states), len(first.hands)
    draw = np.zeros((count, len(t.deck.cards)), np.int16)
    for row, state in enumerate(states):
        draw[row, : len(state.draw)] = [t.deck.place[card] for card in state.draw]
    rounds = Written(
        t,
        first.options.pile_royals == "identical",
        first.options.max_recycles,
        [np.array([state.hands[seat] for state in states], np.float32) for seat in range(seats)],
        [np.zeros((count, len(t.deck.groups)), bool) for _ in range(seats)],
        [np.zeros(count, np.float32) for _ in range(seats)],
        np.array([t.array(state.pile) for state in states]),
        np.array([t.deck.place[state.pile[-1]] for state in states]),
        draw,
        np.zeros(count, np.int64),
        np.array([len(state.draw) for state in states]),
        np.zeros(count, np.int64),
        np.random.default_rng(seed),
        np.arange(count),
        first.options.wild_claims,
        first.options.jewels_on_top == "alone",
    )
    rounds.notes = [[] for _ in states]
    return rounds


def compare_rounds(seats: int, options: Mapping[str, Any], seed: int, count: int) -> int:
    """Plays so many rounds to their end in both; back comes how many positions were compared."""
    states = [dealt(seats, options, seed * count + row) for row in range(count)]
    rounds, rng, compared = flat(states, seed), random.Random(seed), 0
    while len(rounds.row):
        seat = states[int(rounds.row[0])].turn
        over = one_turn(rounds, seat, rng, count)
        for row, number in enumerate(rounds.row):
            states[number] = follow(states[number], seat, rounds.notes[number])
            rounds.notes[number].clear()
            agree(states[number], rounds, row, bool(over[row]))
            compared += 1
        rounds = copy(rounds)
        rounds.keep(~over)
    return compared


def one_turn(rounds: Rounds, seat: Seat, rng: random.Random, count: int) -> Flags:
    """As the styles play, but that some lay only a part and some discard at random."""
    chance = np.random.default_rng(rng.getrandbits(32))
    style = Style(chance.choice(RICH, count))
    over = pick_up(rounds, seat) | rounds.is_out(seat)
    cards = everything(rounds, seat)
    wanted = lays(rounds, seat, style, cards, rounds.fewest(seat))
    cards = part_of(rounds, seat, cards, chance)
    rows = np.flatnonzero(wanted & cards.any(axis=1) & ~over)
    rounds.lay(seat, rows, cards[rows])
    over |= rounds.is_out(seat)
    rows = np.flatnonzero(~over)
    hand = rounds.hands[seat][rows]
    rounds.discard(seat, rows, np.where(hand > 0, chance.random(hand.shape), -1).argmax(axis=1))
    return over | rounds.is_out(seat)


def part_of(rounds: Rounds, seat: Seat, cards: Numbers, chance: np.random.Generator) -> Numbers:
    """Some of the groups; the wilds only where they still have a set to go to."""
    t = rounds.tables
    chosen = (chance.random((len(cards), t.members.shape[1])) < 0.7).astype(np.float32)
    part = cards * (chosen @ t.members.T)
    if t.wild >= 0:
        there = (rounds.sets[seat] | (part @ t.members > 0)).any(axis=1)
        part[:, t.wild] = cards[:, t.wild] * there
    return part


def follow(state: State, seat: Seat, notes: list[Any]) -> State:
    for note in notes:
        todo: list[Move] = [note]
        if isinstance(note, np.ndarray):
            todo = moves(tables(state.deck), state.sets[seat], note)
        for move in todo:
            actor = DEALER if isinstance(move, Recycle) else seat
            state = SCOTS.play(state, actor, move).state
    return state


def agree(state: State, rounds: Written, row: int, over: bool) -> None:
    t, deck = rounds.tables, state.deck
    assert (state.phase != "pickup") == over
    for seat, (hand, sets) in enumerate(zip(state.hands, state.sets, strict=True)):
        assert rounds.hands[seat][row].tolist() == list(hand)
        assert rounds.laid[seat][row] == laid_value(deck, sets)
        assert rounds.sets[seat][row].tolist() == set_groups(deck, sets)
        assert rounds.scores()[row, seat] == score(deck, sets, hand)
    assert rounds.pile[row].tolist() == t.array(state.pile).tolist()
    has_top = state.pile and not (over and rounds.alone)  # of what stayed there is no top
    assert not has_top or deck.codes[rounds.top[row]] == state.pile[-1]
    assert rounds.to_draw(row) == state.draw
    assert rounds.recycles[row] == state.recycles
