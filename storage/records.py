"""What is kept, as frozen records of plain types. Every time is in milliseconds since 1970, UTC."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Seat: TypeAlias = int
"""Seats count from 0; -1 is the dealer, or in a deadline the whole table."""

Status: TypeAlias = Literal["lobby", "live", "finished", "closed"]
Ending: TypeAlias = Literal["finished", "closed"]

Pool: TypeAlias = Literal["all", "pairs"]
"""Everybody for themselves, or in pairs; a ladder has a pool for each variant besides."""

Listed: TypeAlias = Literal["nowhere", "servers", "everywhere"]
"""On which leaderboards somebody is seen: none, those of their servers, the one of all as well."""


@dataclass(frozen=True, slots=True)
class Match:
    """One playing of a game. Its secret seed is kept beside it and never rides in this record."""

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
    rated: bool = False  # wanted; whether it counted stands in the results
    hinted: bool = False  # somebody asked for a hint, so it cannot be rated
    brisk: bool = False  # its computers play at once
    commitment: str = ""
    words: tuple[str, ...] = ()  # by seat, what the players cut the deck with
    started: int | None = None
    finished: int | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits at a seat: a person or a computer level, never both."""

    seat: Seat
    person: int | None = None
    level: str | None = None
    stand_in: str | None = None  # the level that acts while the person is absent
    joined: int = 0
    left: int | None = None  # everybody who is left when the match ends leaves with it


@dataclass(frozen=True, slots=True)
class LoggedMove:
    seat: Seat
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Deadline:
    """Until when a seat may think. Without `due` the clock stands still and the banks are kept."""

    match: str
    seat: Seat
    version: int
    due: int | None
    banks: tuple[int, ...] = ()  # by seat, what is left of each time bank


@dataclass(frozen=True, slots=True)
class Claim:
    """A deadline that has passed and that `owner` alone acts upon until the lease ends."""

    deadline: Deadline
    owner: str
    until: int


@dataclass(frozen=True, slots=True)
class Shards:
    """The guilds of one process: shard (guild >> 22) % count; what has no guild is of shard 0."""

    count: int
    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finisher:
    """Where a seat came in; a computer has no person."""

    seat: Seat
    person: int | None
    place: int  # 1 is the best; equals share a place
    points: int
    team: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that is over, as the ladder sees it."""

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
    """A seat's line in the table of results."""

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
    """What one match did to a rating; it began at `mu_before` and `sigma_before`."""

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
    """Something a moderator did."""

    at: int
    guild: int
    moderator: int
    action: str
    match: str | None = None
    person: int | None = None
    note: str = ""
