"""One deal of any game, played from every seat with the same cards."""

import hashlib
import random
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from typing import Any, TypeAlias

from games.dealing import key, shuffler
from games.game import DEALER, AnyGame, Memory, Player, Seat, Seen, Standing, Step, seen
from tests.bench.players.lines import OTHERS, Deal, Line

Legal: TypeAlias = Callable[[], Sequence[Any]]
"""Lists the moves. Where hands are large it is not asked for nothing."""
Chooser: TypeAlias = Callable[[Any, Seen[Any, Any], Legal, random.Random], Any]
"""From the state, what the seat has seen and the legal moves; fair ones never look at the state."""


@dataclass(frozen=True, slots=True)
class Bench:
    """What has to be known of a game to measure its players."""

    game: AnyGame
    players: Mapping[str, Chooser]
    round_end: Callable[[Step[Any, Any]], tuple[Standing, ...]]
    """The places of the round that a step ends, else none."""
    lines: tuple[Line, ...]


def level(player: Player[Any, Any, Any], lists: bool = True) -> Chooser:
    """A player that sits at real tables; without `lists` one that needs no list of moves."""
    return lambda _, its, legal, rng: player(its, legal() if lists else (), rng)


def levels(game: AnyGame) -> dict[str, Chooser]:
    return {name: level(player) for name, player in game.players.items()}


@dataclass(slots=True)
class Timed:
    """Notes how long a player thinks, in ms of processor time."""

    choose: Chooser
    times: "array[float]" = field(default_factory=lambda: array("f"))

    def __call__(self, state: Any, its: Seen[Any, Any], legal: Legal, rng: random.Random) -> Any:
        start = time.process_time()
        move = self.choose(state, its, legal, rng)
        self.times.append(1e3 * (time.process_time() - start))
        return move


def observe(bench: Bench, line: Line, seed: int, deal: int) -> Deal:
    """The deal of this number, played once for each seating."""
    subject = Timed(bench.players[line.subject])
    found: list[tuple[float, float, float, float]] = []
    for mine in line.seatings:
        ended = played(bench, line, mine, subject, f"{seed} {deal}")
        if line.over:
            value, base = points(ended, mine), _base(bench, line, mine, ended, f"{seed} {deal}")
        else:
            value, base = sum(_part(ended, 1)[seat] for seat in mine), 1.0
        worst = max(each.place for each in ended)
        last = sum(_part(ended, worst)[seat] for seat in mine)
        found.append((value, base, last, points(ended, mine) - _of_others(line, mine, ended)))
    value, base, last, ahead = map(fmean, zip(*found, strict=True))
    return Deal(value, base, last, subject.times, ahead)


def _base(
    bench: Bench, line: Line, mine: Sequence[Seat], ended: Sequence[Standing], seed: str
) -> float:
    if line.over == OTHERS:
        return _of_others(line, mine, ended)
    return points(played(bench, line, mine, bench.players[line.over], seed), mine)


def _of_others(line: Line, mine: Sequence[Seat], ended: Sequence[Standing]) -> float:
    return points(ended, [seat for seat in range(line.seats) if seat not in mine])


def points(ended: Sequence[Standing], seats: Sequence[Seat]) -> float:
    return fmean(ended[seat].points for seat in seats)


def _part(ended: Sequence[Standing], place: int) -> list[float]:
    """By seat. Who shares a place shares what it is worth."""
    sharing = sum(each.place == place for each in ended)
    return [(each.place == place) / sharing for each in ended]


def played(
    bench: Bench, line: Line, mine: Sequence[Seat], subject: Chooser, seed: str
) -> tuple[Standing, ...]:
    """The first round, or the whole match; the seed alone settles the cards."""
    game, others = bench.game, bench.players[line.others]
    shuffled = shuffler(key(hashlib.sha256(seed.encode()).digest()))
    rng = random.Random(f"{seed} {mine}")
    state = game.setup(line.seats, game.options(line.seats, line.options))
    memory: Memory[Any, Any] = Memory(game.Dealt)
    while actors := game.to_act(state):
        (seat,) = actors
        if seat == DEALER:
            move = game.deal(state, shuffled)
        else:
            choose = subject if seat in mine else others
            legal = partial(game.legal, state, seat)
            move = choose(state, seen(game, state, memory, seat), legal, rng)
        step = game.play(state, seat, move)
        memory.add(step)
        state = step.state
        if line.unit == "round" and (ended := bench.round_end(step)):
            return ended
    return game.standings(state)
