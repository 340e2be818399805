"""Defines what is stored, as frozen records of plain types. Every time is in ms since 1970, UTC."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Seat: TypeAlias = int
"""Seats count from 0; -1 is the dealer or, in a deadline, the whole table."""

Status: TypeAlias = Literal["lobby", "live", "finished", "closed"]
Ending: TypeAlias = Literal["finished", "closed"]

Pool: TypeAlias = Literal["all", "pairs"]
"""Alone or in pairs; a ladder also has a pool for each variant."""

Listed: TypeAlias = Literal["nowhere", "servers", "everywhere"]
"""Where a person is listed: nowhere, on the leaderboards of their servers, or also on that of all
servers."""


@dataclass(frozen=True, slots=True)
class Match:
    """One match. Its secret seed is stored beside it and never part of this record."""

    id: str
    game: str
    options: str  # JSON
    rules: int
    seats: int
    created: int
    status: Status = "lobby"
    guild: int | None = None
    channel: int | None = None
    message: int | None = None
    host: int | None = None
    speed: str = "unlimited"
    rated: bool = False  # wanted; the results say whether it counted
    hinted: bool = False  # somebody asked for a hint, so it is not rated
    brisk: bool = False  # computers play at once
    commitment: str = ""
    words: tuple[str, ...] = ()  # by seat: the words of the players' cuts
    started: int | None = None
    finished: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits at a seat: either a person or a computer."""

    seat: Seat
    person: int | None = None
    level: str | None = None
    stand_in: str | None = None  # the level that acts for an absent person
    joined: int = 0
    left: int | None = None  # set for everybody when the match ends


@dataclass(frozen=True, slots=True)
class LoggedMove:
    seat: Seat
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Deadline:
    """How long a seat may think. Without `due` the clock is stopped and the banks are kept."""

    match: str
    seat: Seat
    version: int
    due: int | None
    banks: tuple[int, ...] = ()  # by seat: what is left of the time bank


@dataclass(frozen=True, slots=True)
class Claim:
    """A passed deadline that only `owner` may act on until the lease ends."""

    deadline: Deadline
    owner: str
    until: int


@dataclass(frozen=True, slots=True)
class Shards:
    """The guilds of one process: shard (guild >> 22) % count; matches without a guild are on shard
    0."""

    count: int
    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finisher:
    """How a seat finished; a computer has no person."""

    seat: Seat
    person: int | None
    place: int  # 1 is best; equals share a place
    points: int
    team: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished match as the ladder sees it."""

    match: str
    game: str
    variant: str
    guild: int | None
    finished: int
    finishers: tuple[Finisher, ...]
    wanted: bool = True  # to be rated
    hinted: bool = False
    replaced: bool = False  # somebody left, or a computer stood in


@dataclass(frozen=True, slots=True)
class Result:
    """A seat's row of results."""

    match: str
    seat: Seat
    person: int | None
    place: int
    points: int
    team: int | None
    rated: bool
    why_not: str | None
    guild: int | None
    game: str
    variant: str
    finished: int


@dataclass(frozen=True, slots=True)
class Rating:
    person: int
    game: str
    pool: str
    mu: float
    sigma: float
    matches: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one match did to a rating, from `mu_before` and `sigma_before`."""

    match: str
    person: int
    game: str
    pool: str
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    finished: int


@dataclass(frozen=True, slots=True)
class Audited:
    """A moderator's action."""

    at: int
    guild: int
    moderator: int
    action: str
    match: str | None = None
    person: int | None = None
    note: str = ""
