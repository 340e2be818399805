"""Trains the net of the RANK players by self-play, from scratch.

    python -m tests.bench.train_rank [--stage NUMBER]... [--out FILE]

Each round plays hands with the net as it is and then learns which place every choice led to. Each
stage goes on from the file of the one before. The same arguments make the same file on the same
machine: what counts is rounds, never the clock.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from games.arrays import Numbers, keep_to_one_thread, product
from games.game import Seat
from games.nets import Net, read
from games.rank.cards import DEALT, EACH, HIGHEST, NUMBERS, Counts, cards_in_play, counted, decks
from games.rank.moves import Move
from games.rank.options import Options
from games.rank.playing.features import WIDTH, after_row, lines_of, spot_row
from games.rank.playing.net import PATH, PLACES
from games.rank.playing.plain import cost, thrifty
from games.rank.playing.playouts import Table
from games.rank.playing.sight import NOBODY, After, Spot, candidates
from games.rank.playing.worth import TOKENS, place_class
from tests.bench.learner import PARTS, Learner, train

SEATS = (4,) * 9 + (3,) * 5 + (5,) * 3 + (6,) * 3 + (8, 12)
GRAMMARS = [
    Options(edition=edition).grammar for edition in ("2018", "2018", "2018", "second", "italian")
]
DECKS = {seats: tuple(each * decks(seats) for each in EACH) for seats in range(3, 13)}
WHIMS = 0.05  # share of choices made at random, at the start
CERTAIN = np.eye(PLACES, dtype="f4")
NOTHING = np.zeros(PLACES, "f4")


@dataclass(frozen=True, slots=True)
class Stage:
    seed: int
    rounds: int
    hands: int  # in a round
    kept: int  # rounds learnt from at a time
    rate: float  # of learning, at the start
    others: tuple[str, ...]  # against whom a hand is played, each as likely
    far: float  # share of what came in the end, against what was expected one choice later

    def done(self, turn: int) -> float:
        return turn / self.rounds


STAGES = (
    Stage(1, 150, 512, 4, 1e-3, ("net", "greedy", "thrifty"), far=0.8),
    Stage(2, 1100, 768, 4, 6e-4, ("net", "greedy", "greedy", "greedy", "thrifty"), far=0.6),
)


class Note(NamedTuple):
    """What a seat of the net chose."""

    seat: Seat
    line: Numbers
    expected: Numbers  # the places, by the best choice
    far: float  # as of the stage, and nothing after a whim


class Choice(NamedTuple):
    spot: Spot
    moves: Sequence[Move]
    afters: Sequence[After]


@dataclass(slots=True)
class Hand:
    """One hand that is played."""

    table: Table
    players: list[str]  # by seat: net, greedy or thrifty
    notes: list[Note] = field(default_factory=list)
    choice: Choice | None = None  # the next

    @property
    def deck(self) -> Counts:
        return DECKS[len(self.players)]

    def targets(self) -> list[Numbers]:
        """What each choice led to: the place of its seat, mixed with what the seat expected of its
        later choices, in which there is less luck. Where a whim led says nothing of those before.
        """
        ranking = self.table.ranking()
        places = [place_class(place, len(ranking)) for place in range(1, len(ranking) + 1)]
        ahead = {seat: CERTAIN[place] for seat, place in zip(ranking, places, strict=True)}
        targets = []
        for note in reversed(self.notes):
            targets.append(ahead[note.seat])
            ahead[note.seat] = note.far * ahead[note.seat] + (1 - note.far) * note.expected
        return targets[::-1]


def deal(rng: random.Random, against: Sequence[str]) -> Hand:
    seats = rng.choice(SEATS)
    cards = list(cards_in_play(seats))
    rng.shuffle(cards)
    hands = [counted(tuple(cards[seat * DEALT : (seat + 1) * DEALT])) for seat in range(seats)]
    if rng.random() < 0.3:
        _rob(hands, rng)
    table = Table(rng.choice(GRAMMARS), hands, cards[seats * DEALT :], rng.randrange(seats))
    others = rng.choice(against)
    players = [others] * seats
    for seat in rng.sample(range(seats), 1 if seats < 5 else 2):
        players[seat] = "net"
    return Hand(table, players)


def _rob(hands: list[Counts], rng: random.Random) -> None:
    """RK-12.4, roughly: the highest number for the lowest."""
    king, beggar = rng.sample(range(len(hands)), 2)
    best = next((place for place in HIGHEST[2:] if hands[beggar][place]), None)
    worst = next((place for place in range(NUMBERS) if hands[king][place]), None)
    if best is not None and worst is not None:
        moved = {best: 1, worst: -1}
        for seat, sign in ((king, 1), (beggar, -1)):
            hands[seat] = (
                tuple(held + sign * moved.get(place, 0) for place, held in enumerate(hands[seat]))
                if best != worst
                else hands[seat]
            )


def _openings(hand: Hand) -> Iterator[Note]:
    """What each of the net's seats is worth before the first lead."""
    table, leader = hand.table, hand.table.turn
    for seat, player in enumerate(hand.players):
        if player == "net":
            table.turn = seat
            spot = table.spot(hand.deck)
            slot = spot.others.index(leader) + 1 if leader != seat else 0
            after = After(table.hands[seat], DEALT, None, slot, NOBODY, False)
            lines = lines_of([spot_row(spot)], [after_row(after)], [1])
            yield Note(seat, np.concatenate([lines.afters[0], lines.spots[0]]), NOTHING, 1)
    table.turn = leader


def play(net: Net, stage: Stage, turn: int, part: int) -> tuple[Numbers, Numbers]:
    """Many hands at once, so that the net is asked about many choices together."""
    rng = random.Random(stage.seed + turn * 1000 + part)
    hands = [deal(rng, stage.others) for _ in range(stage.hands // PARTS)]
    for hand in hands:
        hand.notes += _openings(hand)
    running, whims = hands, WHIMS * (1 - stage.done(turn))
    while running := [hand for hand in running if _to_the_next_choice(hand)]:
        _choose(net, running, stage.far, whims, rng)
    lines = np.array([note.line for hand in hands for note in hand.notes])
    return lines, np.array([target for hand in hands for target in hand.targets()], "f4")


def _to_the_next_choice(hand: Hand) -> bool:
    table = hand.table
    while not table.is_over:
        player, legal = hand.players[table.turn], table.legal()
        if len(legal) == 1:
            table.apply(legal[0])
        elif player == "greedy":
            table.apply(min(legal, key=cost))
        elif player == "thrifty":
            table.apply(thrifty(table.spot(hand.deck), legal))
        else:
            spot, moves = table.spot(hand.deck), candidates(legal, table.sizes[table.turn])
            afters = [spot.after(move) for move in moves]
            out = next(
                (move for move, after in zip(moves, afters, strict=True) if after.place), None
            )
            if out is None:
                hand.choice = Choice(spot, moves, afters)
                return True
            table.apply(out)
    return False


def _choose(
    net: Net, running: Sequence[Hand], far: float, whims: float, rng: random.Random
) -> None:
    choices = [hand.choice for hand in running if hand.choice]
    counts = [len(choice.moves) for choice in choices]
    spots = [spot_row(choice.spot) for choice in choices]
    lines = lines_of(spots, [after_row(each) for one in choices for each in one.afters], counts)
    chances = net.chances(lines)
    worths = product(chances, np.array(TOKENS, "f4"))
    end = 0
    for hand, choice, spot_line in zip(running, choices, lines.spots, strict=True):
        start, end = end, end + len(choice.moves)
        best = start + int(worths[start:end].argmax())
        pick = rng.randrange(start, end) if rng.random() < whims else best
        line = np.concatenate([lines.afters[pick], spot_line])
        trusted = far if pick == best else 0
        hand.notes.append(Note(hand.table.turn, line, chances[best], trusted))
        hand.table.apply(choice.moves[pick - start])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=int, action="append", choices=range(1, len(STAGES) + 1))
    parser.add_argument("--out", type=Path, default=PATH)
    asked = parser.parse_args()
    keep_to_one_thread()
    for number in asked.stage or range(1, len(STAGES) + 1):
        stage = STAGES[number - 1]
        learner = Learner(stage.seed, WIDTH, PLACES)
        if number > 1:
            learner.go_on(read(asked.out))
        train(stage, play, learner, asked.out)


if __name__ == "__main__":
    main()
