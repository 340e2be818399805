"""RACK-O: a flat Monte Carlo search of a make of its own. It deals what it has not seen at random,
plays each of its moves out with everybody filling buckets, and makes the one that wins most."""

import random
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.game import Seen
from games.racko.events import Event
from games.racko.moves import Draw, Drop, Move, Place, Take
from games.racko.playing.sight import Outlook, outlook
from games.racko.state import SLOTS, State, View, cards_in_play
from tests.bench.players.play import Legal

WORLDS = 200  # for each move
LONGEST = 60  # turns of a seat in a playout
HASTE = 0.9  # what a turn later is worth
ROOM = len(SLOTS)

Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]


@dataclass(slots=True)
class Rounds:
    """Many rounds side by side: a row is one of them."""

    racks: Ints  # by row, seat and place
    top: Ints  # by row: the card on the discard pile
    pile: Ints  # by row: what is drawn, in this order
    drawn: Ints  # by row, how many of them
    home: Ints  # by card: the place of its tenth
    number: Ints  # by row, of the round before others were over

    def turn(self, seat: int) -> None:
        """A card goes where it belongs unless one that does is there; else the next one drawn."""
        rows = np.arange(len(self.top))
        take = self.wanted(seat, self.top, rows)
        drawn = self.pile[rows, self.drawn % self.pile.shape[1]]
        self.drawn += ~take
        card = np.where(take, self.top, drawn)
        self.place(seat, card, self.wanted(seat, card, rows), rows)

    def wanted(self, seat: int, card: Ints, rows: Ints) -> Bools:
        place = self.home[card]
        found: Bools = self.home[self.racks[rows, seat, place]] != place
        return found

    def place(self, seat: int, card: Ints, put: Bools, rows: Ints) -> None:
        """Put the card where it belongs, or else throw it."""
        place = self.home[card]
        held = self.racks[rows, seat, place]
        self.racks[rows, seat, place] = np.where(put, card, held)
        self.top[rows] = np.where(put, held, card)

    def in_order(self, seat: int) -> Bools:
        found: Bools = np.all(np.diff(self.racks[:, seat], axis=1) > 0, axis=1)
        return found

    def keep(self, rows: Bools) -> None:
        self.racks, self.top, self.pile = self.racks[rows], self.top[rows], self.pile[rows]
        self.drawn, self.number = self.drawn[rows], self.number[rows]


def flat(_: State, its: Seen[View, Event], __: Legal, rng: random.Random) -> Move:
    look = outlook(its)
    moves = _moves(look)
    chance = np.random.default_rng(rng.getrandbits(64))
    rounds = _dealt(look, len(moves), chance)
    _begin(rounds, look)
    worths = _worths(rounds, look).reshape(len(moves), WORLDS)
    return moves[int(worths.sum(1).argmax())]


def _moves(look: Outlook) -> list[Move]:
    if look.view.phase == "drawn":
        return [Drop(), *map(Place, SLOTS)]
    return [Draw(), *map(Take, SLOTS)]


def _dealt(look: Outlook, moves: int, chance: np.random.Generator) -> Rounds:
    """The same worlds for every move."""
    racks = np.array(look.racks)
    racks[look.seat] = look.rack
    hidden = racks < 1
    unseen = np.tile(np.array(look.unseen, np.int64), (WORLDS, 1))
    unseen = chance.permuted(unseen, axis=1)
    worlds = np.tile(racks, (WORLDS, 1, 1))
    count = int(hidden.sum())
    worlds[:, hidden] = unseen[:, :count]
    coming = np.tile(np.array(look.coming, np.int64), (WORLDS, 1))
    pile = np.concatenate((coming, unseen[:, count:], _turned_over(look, chance)), axis=1)
    rows = moves * WORLDS
    deck = np.arange(look.deck + 1)
    return Rounds(
        np.tile(worlds, (moves, 1, 1)),
        np.full(rows, look.card),
        np.tile(pile, (moves, 1)),
        np.zeros(rows, np.int64),
        (deck - 1) * ROOM // look.deck,
        np.arange(rows),
    )


def _turned_over(look: Outlook, chance: np.random.Generator) -> Ints:
    """The cards below the top one of the discard pile, which come again in some order."""
    elsewhere = {*look.live, *look.rack, look.card, *(card for rack in look.racks for card in rack)}
    below = [card for card in cards_in_play(len(look.racks)) if card not in elsewhere]
    return chance.permuted(np.tile(np.array(below, np.int64), (WORLDS, 1)), axis=1)


def _begin(rounds: Rounds, look: Outlook) -> None:
    """Each move in its own rows: the one without a slot, then every slot."""
    for place in range(ROOM):
        rows = slice((place + 1) * WORLDS, (place + 2) * WORLDS)
        rounds.racks[rows, look.seat, place] = look.card
        rounds.top[rows] = look.rack[place]
    if look.view.phase == "pick":
        first = np.arange(WORLDS)
        card = rounds.pile[first, 0]
        put = rounds.wanted(look.seat, card, first)
        rounds.place(look.seat, card, put, first)
        rounds.drawn[first] = 1


def _worths(rounds: Rounds, look: Outlook) -> Floats:
    """By row: nothing unless the seat goes RACK-O, and the sooner the better."""
    worths = np.zeros(len(rounds.top))
    seats = len(look.racks)
    for turns in range(LONGEST * seats):
        seat = (look.seat + turns) % seats
        if turns:
            rounds.turn(seat)
        out = rounds.in_order(seat)
        if seat == look.seat:
            worths[rounds.number[out]] = HASTE ** (turns / seats)
        if out.any():
            rounds.keep(~out)
        if not len(rounds.top):
            break
    return worths
