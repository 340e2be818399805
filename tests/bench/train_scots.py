"""Trains the nets of the Queen of Scots players from scratch, one for each number of them.

    python -m tests.bench.train_scots [--seats NUMBER]... [--to FOLDER]

Each time it plays many rounds with the net as it is, against itself and against styles, and then
learns how far ahead every choice was in the end. The same arguments make the same file on the same
machine: what counts is how often, never the clock.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from games.arrays import Numbers, keep_to_one_thread
from games.nets import Net
from games.scots.playing.net import AHEAD, path
from games.scots.playing.styles import LONGEST, Style
from tests.bench.learner import PARTS, Learner, train
from tests.bench.scots_rounds import Ends, Learning, Note, dealt, shifted, style_turn, width

WHIMS = 0.15  # share of choices made at random, at the start
FAR = 0.9, 0.6  # share of what came in the end, against what was expected one choice later
RICH = np.array([-1, 80, 120, 160, 250, 1e6], np.float32)
"""What a hand is worth when its owner lays: at once, ... and never."""
COMMON = np.array([0.34, 0.16, 0.16, 0.12, 0.12, 0.10])  # and how many play so
VARIED = 0.15


@dataclass(frozen=True, slots=True)
class Stage:
    seats: int
    seed: int
    rounds: int  # of learning
    hands: int  # rounds of the game in each: half against itself, half against styles
    kept: int = 2  # learnt from at a time
    rate: float = 1.2e-3  # of learning, at the start


STAGES = {
    stage.seats: stage
    for stage in (Stage(2, 2, 400, 3000), Stage(3, 3, 340, 2400), Stage(4, 4, 300, 2000))
}


def play(net: Net, stage: Stage, turn: int, part: int) -> tuple[Numbers, Numbers]:
    rng = np.random.default_rng((stage.seed, turn, part))
    done = turn / stage.rounds
    learning = Learning(net, WHIMS * (1 - 0.6 * done), rng)
    far = FAR[0] + (FAR[1] - FAR[0]) * min(1, 2 * done)
    count = stage.hands // PARTS // 2
    others = [style(count, rng) for _ in range(1, stage.seats)]
    lessons = [
        lesson(*played(learning, count, others, learners, rng), far)
        for learners in (range(stage.seats), range(1))
    ]
    lines, ends = (np.concatenate(each) for each in zip(*lessons, strict=True))
    return lines, ends


def style(count: int, rng: np.random.Generator) -> Style:
    rich = rng.choice(RICH, count, p=COMMON) * rng.uniform(1 - VARIED, 1 + VARIED, count)
    return Style(rich.astype(np.float32))


def played(
    learning: Learning,
    count: int,
    others: Sequence[Style],
    learners: Sequence[int],
    rng: np.random.Generator,
) -> tuple[Sequence[Note], Numbers]:
    """Play rounds to their ends; return what was chosen, and the scores, rows x seats. The others
    are those after the first seat; the learners play in their place."""
    seats = 1 + len(others)
    hall, scores = dealt(seats, count, rng), np.zeros((count, seats), np.float32)
    seat = int(rng.integers(seats))
    for _ in range(LONGEST):
        if seat in learners:
            over = learning.turn(hall, seat)
        else:
            over = style_turn(hall, seat, others[seat - 1])
        scores[hall.rounds.row[over]] = hall.rounds.scores(np.flatnonzero(over))
        hall.keep(~over)
        if not len(hall.rounds.row):
            break
        seat = (seat + 1) % seats
    scores[hall.rounds.row] = hall.rounds.scores()
    return hall.notes, scores


def lesson(notes: Sequence[Note], scores: Numbers, far: float) -> tuple[Numbers, Ends]:
    """What each choice led to: how far ahead its seat was in the end, mixed with what the seat
    expected of its later choices, in which there is less luck. Where a whim led says nothing of
    those before."""
    even = np.zeros((len(scores), len(AHEAD)), np.float32)
    even[:, len(AHEAD) // 2] = 1
    led_to = [
        shifted(even, own - np.delete(scores, seat, axis=1).max(axis=1))
        for seat, own in enumerate(scores.T)
    ]
    targets = []
    for note in reversed(notes):
        ends = led_to[note.seat][note.row]
        targets.append(shifted(ends, -note.ahead))
        trust = np.where(note.is_best, np.float32(far), np.float32(0))[:, None]
        expected = shifted(note.expected, note.ahead)
        led_to[note.seat][note.row] = trust * ends + (1 - trust) * expected
    lines = np.concatenate([note.lines for note in reversed(notes)])
    return lines, np.concatenate(targets)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, action="append", choices=STAGES)
    parser.add_argument("--to", type=Path, default=path(2).parent)
    asked = parser.parse_args()
    keep_to_one_thread()
    for seats in asked.seats or STAGES:
        stage = STAGES[seats]
        learner = Learner(stage.seed, width(seats), len(AHEAD))
        train(stage, play, learner, asked.to / path(seats).name)


if __name__ == "__main__":
    main()
