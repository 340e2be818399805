"""Trains the net of the RANK players by self-play, from scratch.

    python -m tests.bench.train_rank [--stage NUMBER]... [--out FILE]

Each round plays hands with the net as it is and then learns which place every choice led to. Each
stage goes on from the file of the one before. The same arguments make the same file on the same
machine: what counts is rounds, never the clock.
"""

import argparse
import os
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np  # the number of threads is read when it is loaded

from games.arrays import Numbers, product
from games.game import Seat
from games.rank.cards import DEALT, EACH, HIGHEST, NUMBERS, Counts, counted, deck, decks
from games.rank.moves import Move
from games.rank.options import Options
from games.rank.playing import net as nets
from games.rank.playing.features import MEMORY, WIDTH, after_row, features, spot_row
from games.rank.playing.net import Net
from games.rank.playing.simple import cost, thrifty
from games.rank.playing.spot import NOBODY, After, candidates
from games.rank.playing.table import Table
from games.rank.playing.worth import TOKENS, place_class
from tests.bench.learner import Learner, save

SEATS = (4,) * 10 + (3,) * 3 + (5,) * 3 + (6,) * 3 + (8, 12)
GRAMMARS = [
    Options(edition=edition).grammar for edition in ("2018", "2018", "2018", "second", "italian")
]
DECKS = {seats: tuple(each * decks(seats) for each in EACH) for seats in range(3, 13)}
EXPLORED = 0.05  # share of choices made at random, at the start
BATCH = 1024


@dataclass(frozen=True, slots=True)
class Stage:
    seed: int
    rounds: int
    hands: int  # in a round
    kept: int  # rounds learnt from at a time
    rate: float  # of learning, at the start
    others: tuple[str, ...]  # against whom a hand is played, each as likely
    remembers: bool  # what the others passed on
    parts: int = 2  # of a round, each played from a seed and in a process of its own


STAGES = (
    Stage(1, 220, 384, 6, 1e-3, ("net", "net", "greedy", "thrifty"), remembers=False),
    Stage(2, 300, 512, 3, 5e-4, ("net", "net", "greedy", "greedy", "thrifty"), remembers=False),
    Stage(3, 170, 512, 3, 5e-4, ("net", "net", "greedy", "greedy", "thrifty"), remembers=True),
    Stage(4, 240, 768, 4, 3e-4, ("net", "net", "greedy", "greedy", "thrifty"), True, parts=1),
    Stage(5, 480, 768, 6, 4e-4, ("net", "net", "greedy", "greedy", "thrifty"), True, parts=1),
)


@dataclass(slots=True)
class Hand:
    """One hand that is played, and what the net's seats chose in it."""

    table: Table
    players: list[str]  # by seat: net, greedy or thrifty
    chosen: list[Numbers] = field(default_factory=list)
    choosers: list[Seat] = field(default_factory=list)
    legal: Sequence[Move] = ()  # at the next choice

    @property
    def deck(self) -> Counts:
        return DECKS[len(self.players)]


def deal(rng: random.Random, against: Sequence[str]) -> Hand:
    seats = rng.choice(SEATS)
    cards = list(deck(seats))
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


def _openings(hand: Hand, width: int) -> Iterator[tuple[Seat, Numbers]]:
    """What each of the net's seats is worth before the first lead."""
    table, leader = hand.table, hand.table.turn
    for seat, player in enumerate(hand.players):
        if player == "net":
            table.turn = seat
            spot = table.spot(hand.deck)
            slot = spot.others.index(leader) + 1 if leader != seat else 0
            after = After(table.hands[seat], DEALT, None, slot, NOBODY, False)
            yield seat, features([spot_row(spot)], [after_row(after)], [1])[0, :width]
    table.turn = leader


def play(
    net: Net, seed: int, number: int, explored: float, against: Sequence[str]
) -> tuple[Numbers, Any]:
    """So many hands at once, so that the net is asked about many choices together."""
    rng = random.Random(seed)
    hands = [deal(rng, against) for _ in range(number)]
    for hand in hands:
        for seat, line in _openings(hand, net.width):
            hand.chosen.append(line)
            hand.choosers.append(seat)
    running = hands
    while running := [hand for hand in running if _to_the_next_choice(hand)]:
        _choose(net, running, rng, explored)
    lines = np.array([line for hand in hands for line in hand.chosen], "f4")
    return lines, np.array([place for hand in hands for place in _places(hand)])


def _places(hand: Hand) -> list[int]:
    ranking = hand.table.ranking()
    return [place_class(ranking.index(seat) + 1, len(ranking)) for seat in hand.choosers]


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
            hand.legal = legal
            return True
    return False


def _choose(net: Net, running: Sequence[Hand], rng: random.Random, explored: float) -> None:
    spots, rows, counts, choices = [], [], [], []
    for hand in running:
        table = hand.table
        spot = table.spot(hand.deck)
        moves = candidates(hand.legal, table.sizes[table.turn])
        afters = [spot.after(move) for move in moves]
        out = next((move for move, after in zip(moves, afters, strict=True) if after.place), None)
        spots.append(spot_row(spot))
        rows += [after_row(after) for after in afters]
        counts.append(len(moves))
        choices.append((moves, out))
    lines = np.ascontiguousarray(features(spots, rows, counts)[:, : net.width])
    worths = product(net.chances(lines), np.array(TOKENS, "f4"))
    start = 0
    for hand, (moves, out) in zip(running, choices, strict=True):
        _take(hand, moves, out, lines[start:], worths[start:], rng, explored)
        start += len(moves)


def _take(
    hand: Hand,
    moves: Sequence[Move],
    out: Move | None,
    lines: Numbers,
    worths: Numbers,
    rng: random.Random,
    explored: float,
) -> None:
    if out is not None:
        hand.table.apply(out)
        return
    if rng.random() < explored:
        pick = rng.randrange(len(moves))
    else:
        pick = int(worths[: len(moves)].argmax())
    hand.chosen.append(lines[pick].copy())
    hand.choosers.append(hand.table.turn)
    hand.table.apply(moves[pick])


def train(stage: Stage, learner: Learner, out: Path) -> None:
    kept: list[tuple[Numbers, Any]] = []
    rng = np.random.default_rng(stage.seed)
    begun = time.time()
    with ProcessPoolExecutor(stage.parts) as pool:
        waiting = _ask(pool, learner, stage, 0)
        for turn in range(1, stage.rounds + 1):
            played = [future.result() for future in waiting]
            waiting = _ask(pool, learner, stage, turn)
            kept = [*kept, *played][-stage.kept * stage.parts :]
            lines = np.concatenate([part[0] for part in kept])
            places = np.concatenate([part[1] for part in kept])
            rate = stage.rate * min((1 - turn / stage.rounds) ** 1.5 + 0.01, 1)
            losses = [
                learner.learn(lines[part], places[part], rate)
                for part in np.array_split(rng.permutation(len(lines)), max(1, len(lines) // BATCH))
            ]
            if turn % 10 == 0:
                spent = time.time() - begun
                print(f"round {turn}, {spent:.0f} s, loss {np.mean(losses):.4f}", flush=True)
                save(learner, out)


def _ask(
    pool: ProcessPoolExecutor, learner: Learner, stage: Stage, turn: int
) -> list[Future[tuple[Numbers, Any]]]:
    """One round ahead of what is learnt, so that nobody waits."""
    net = Net([(weights.copy(), biases.copy()) for weights, biases in learner.layers])
    seed, share = stage.seed + turn * 1000, stage.hands // stage.parts
    explored = EXPLORED * (1 - turn / stage.rounds)
    return [
        pool.submit(play, net, seed + part, share, explored, stage.others)
        for part in range(stage.parts)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=int, action="append", choices=range(1, len(STAGES) + 1))
    parser.add_argument("--out", type=Path, default=Path(nets.__file__).with_name(nets.FILE))
    asked = parser.parse_args()
    for number in asked.stage or range(1, len(STAGES) + 1):
        stage = STAGES[number - 1]
        width = WIDTH if stage.remembers else WIDTH - MEMORY
        learner = Learner(stage.seed, width)
        if number > 1:
            learner.go_on(nets.read(asked.out), width)
        train(stage, learner, asked.out)


if __name__ == "__main__":
    main()
