"""Plays matches between computer players: the same deals for everybody, in every seat."""

import hashlib
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.errors import RuleError
from games.game import AnyGame, Seat
from games.match import Match, new_match

SURE = 1.96  # standard errors on either side: 95 %
LONGEST = 20_000  # moves of one match; a standstill is a result too

Choose = Callable[[Any, Sequence[Any], random.Random], Any]


class BadLineUp(RuleError):
    def __init__(self, why: str) -> None:
        super().__init__("bad_line_up", "", why)


@dataclass(frozen=True, slots=True)
class Entrant:
    name: str
    choose: Choose


@dataclass(slots=True)
class Tally:
    """Results of one entrant, a number for each deal: the mean over its seats."""

    wins: list[float] = field(default_factory=list)
    lasts: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Share:
    """A mean over deals, and how far off it may be."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:6.1%} ±{self.margin:.1%}"


@dataclass(frozen=True, slots=True)
class Tournament:
    game: AnyGame
    entrants: Sequence[Entrant]  # as they sit in the first match of a deal
    options: Mapping[str, Any]
    seed: str

    def __post_init__(self) -> None:
        self.game.options(len(self.entrants), self.options)
        if len(self.entrants) not in self.game.seats:
            raise BadLineUp(f"{self.game.key} is for {self.game.seats} players")

    def deals(self, number: int) -> Iterator[dict[str, Tally]]:
        """Yield the results so far after each deal."""
        tallies = {each.name: Tally() for each in self.entrants}
        for deal in range(number):
            self._play_deal(deal, tallies)
            yield tallies

    def _play_deal(self, deal: int, tallies: Mapping[str, Tally]) -> None:
        """Play a deal from every seat: everybody moves on by one after each match."""
        seats = len(self.entrants)
        reached: dict[str, list[tuple[float, float, float]]] = {name: [] for name in tallies}
        for turn in range(seats):
            sitting = [self.entrants[(seat + turn) % seats] for seat in range(seats)]
            match = self._played(deal, turn, sitting)
            for seat, result in self._results(match):
                reached[sitting[seat].name].append(result)
        for name, results in reached.items():
            wins, lasts, points = (sum(each) / len(results) for each in zip(*results, strict=True))
            tallies[name].wins.append(wins)
            tallies[name].lasts.append(lasts)
            tallies[name].points.append(points)

    def _played(self, deal: int, turn: int, sitting: Sequence[Entrant]) -> Match:
        seed = hashlib.sha256(f"{self.seed} {deal}".encode()).digest()
        match = new_match(self.game, len(sitting), self.options, seed)
        match.deal()
        while match.to_act and len(match.log) < LONGEST:
            (seat,) = match.to_act
            rng = random.Random(f"{self.seed} {deal} {turn} {len(match.log)}")  # noqa: S311 play
            legal = match.game.legal(match.state, seat)
            match.play(seat, str(sitting[seat].choose(match.seen(seat), legal, rng)))
            match.deal()
        return match

    def _results(self, match: Match) -> Iterator[tuple[Seat, tuple[float, float, float]]]:
        """Return who won, who came last, and points. A shared place is worth a share."""
        if match.to_act:
            for seat in range(match.seats):
                yield seat, (0.0, 0.0, 0.0)
            return
        standings = match.game.standings(match.state)
        places = [each.place for each in standings]
        first, last = min(places), max(places)
        for each in standings:
            yield (
                each.seat,
                (
                    (each.place == first) / places.count(first),
                    (each.place == last) / places.count(last),
                    float(each.points),
                ),
            )


def share(values: Sequence[float]) -> Share:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Share(mean, math.inf)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Share(mean, SURE * math.sqrt(spread / len(values)))


def line_up(game: AnyGame, names: Sequence[str], outside: Mapping[str, Choose]) -> list[Entrant]:
    """Find players by their levels or by the names given to programs; a name sits as often as it is
    written."""
    for name in names:
        if name not in game.players and name not in outside:
            known = ", ".join((*game.players, *outside))
            raise BadLineUp(f"no player {name!r}; there are {known}")
    return [Entrant(name, outside.get(name) or game.players[name]) for name in names]
