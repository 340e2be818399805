"""What is measured of a player, and how sure it is."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean, stdev
from typing import Any, Literal, NamedTuple

from games.players import LEVELS

SURE = 1.96  # standard errors on either side: 95 %
FEWEST = 2  # deals, for an interval
ENOUGH = 300  # deals of a result that is shown
ALIKE = 1e-9  # a spread that is only the rounding of numbers
OTHERS = "others"

Unit = Literal["round", "match"]
Group = Literal["hard", "levels", "more"]
"""The promises about Hard, those about each level and the one below, and what is good to know."""

USUAL = frozenset({"declare", "maxRounds", "turnCap"})
"""Options that make no other game of it."""
ONE_ROUND = {"maxRounds": 1}
"""But this one does: who wins the round has won."""


@dataclass(frozen=True, slots=True)
class Line:
    """The subject holds every seat in turn, or as a pair each two; the others hold the rest.

    Measured is how often it comes first, or with `over` how many points it gets for one of the
    others, or of another player in its place.
    """

    game: str
    subject: str
    others: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    unit: Unit = "round"
    over: str = ""  # OTHERS, or the player in the subject's place
    share: float = 1.0  # of the deals asked for, but enough
    line: float | None = None  # to pass
    above: float | None = None  # where the whole interval must lie
    reach: float | None = None
    last: float | None = None  # how often it may come last
    last_reach: float | None = None
    group: Group = "more"
    points: bool = False  # told too: how many it is ahead of the mean of the others

    @property
    def name(self) -> str:
        """The key of its result."""
        table = ", ".join((self.game, f"{self.seats} players", *self.variant))
        over = f", points over {self.over}" * bool(self.over)
        return f"{table}: {self.subject} against {self.others} ({self.unit}{over})"

    @property
    def variant(self) -> tuple[str, ...]:
        """The options by which it is another game: a flag by its name, a choice by its value."""
        if self.options == ONE_ROUND:
            return ("one round",)
        return tuple(
            flag if value is True else str(value)
            for flag, value in self.options.items()
            if flag not in USUAL
        )

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The seats of the subject, one playing of the deal after the other."""
        if self.options.get("partners"):
            return ((0, 2), (1, 3))
        return tuple((seat,) for seat in range(self.seats))

    @property
    def chance(self) -> float:
        """Of a subject that is no better than the others."""
        return 1.0 if self.over else 1 / len(self.seatings)

    def deals(self, asked: int) -> int:
        return max(FEWEST, min(asked, ENOUGH), round(asked * self.share))


@dataclass(frozen=True, slots=True)
class League:
    """Opponents of many makes. Hard has to lead against each of them."""

    game: str
    seats: Sequence[int]
    options: Mapping[str, Any]
    opponents: Mapping[str, str]  # what each of them does
    points: bool = False  # told too

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(
            self.line(level, others, seats)
            for seats in self.seats
            for others in self.opponents
            for level in LEVELS
        )

    def line(self, level: str, others: str, seats: int) -> Line:
        least = 1 / seats if level == "hard" else None
        return Line(
            self.game,
            level,
            others,
            seats,
            self.options,
            line=least,
            above=least,
            points=self.points,
        )


class Rate(NamedTuple):
    rate: float
    low: float
    high: float


def ratio(values: Sequence[float], bases: Sequence[float]) -> Rate:
    """The ratio of two means over deals, its spread by the delta method."""
    base = fmean(bases)
    rate = fmean(values) / base
    spread = stdev(value - rate * by for value, by in zip(values, bases, strict=True)) / base
    margin = SURE * spread / len(values) ** 0.5
    return Rate(rate, rate - margin, rate + margin)


def share(values: Sequence[float]) -> Rate:
    """The same for parts of one. Where all deals came out alike nothing can be said of a spread;
    then by the rule of three up to 3 deals in so many may come out otherwise."""
    found = ratio(values, [1.0] * len(values))
    margin = found.high - found.rate
    if margin < ALIKE:
        margin = 3 / len(values) * max(found.rate, 1 - found.rate)
    return Rate(found.rate, max(0.0, found.rate - margin), min(1.0, found.rate + margin))


@dataclass(frozen=True, slots=True)
class Deal:
    """What came of one deal: means over the seatings, and each thought of the subject in ms of
    processor time."""

    value: float
    base: float  # 1, or the points that those of the subject are measured by
    last: float
    times: Sequence[float]
    ahead: float = 0.0  # points of the subject, less the mean of the others'


@dataclass(frozen=True, slots=True)
class Result:
    deals: int
    seed: int
    rate: float
    low: float
    high: float
    last: float  # how often the subject came last
    median: float  # ms
    late: float  # ms that 95 of 100 thoughts stay below
    ahead: float | None = None  # points, where the line tells them
    within: float | None = None  # of these points on either side

    @property
    def kept(self) -> dict[str, float]:
        return {name: value for name, value in asdict(self).items() if value is not None}


def result(line: Line, seed: int, deals: Sequence[Deal]) -> Result:
    values = [deal.value for deal in deals]
    ahead = ratio([deal.ahead for deal in deals], [1.0] * len(deals)) if line.points else None
    found = ratio(values, [deal.base for deal in deals]) if line.over else share(values)
    times = sorted(time for deal in deals for time in deal.times)
    return Result(
        len(deals),
        seed,
        round(found.rate, 4),
        round(found.low, 4),
        round(found.high, 4),
        round(fmean(deal.last for deal in deals), 4),
        round(times[len(times) // 2], 3),
        round(times[int(0.95 * len(times))], 3),
        round(ahead.rate, 1) if ahead else None,
        round(ahead.high - ahead.rate, 1) if ahead else None,
    )


def margin(found: Result) -> float:
    """The longer side of the interval."""
    return max(found.high - found.rate, found.rate - found.low)


def verdict(line: Line, found: Result) -> str:
    """What the line says of a result: nothing, missed, passed or reached."""
    if line.line is None:
        return ""
    last = 1.0 if line.last is None else line.last
    above = -1.0 if line.above is None else line.above
    if found.rate < line.line or found.low <= above or found.last > last:
        return "missed"
    last_reach = last if line.last_reach is None else line.last_reach
    far = line.reach is not None and found.rate >= line.reach and found.last <= last_reach
    return "reached" if far else "passed"
