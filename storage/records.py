"""Defines what is stored, as frozen records of plain types. Every time is in ms since 1970, UTC."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Seat: TypeAlias = int
"""Seats count from 0; -1 is the dealer. In a deadline the others below 0 say that it is nobody's
own, and what it is."""

WHOLE_TABLE: Seat = -2
"""Of a vote, or of a lobby."""
MAY_ASK: Seat = -3
"""Of a turn without a time limit: once it has passed, anybody at the table may ask for a vote."""
DESERTED: Seat = -4
"""Of a table at which nobody is left: then it closes."""
RESTING: Seat = -5
"""Of a match that all agreed to pause: then it goes on."""
PLAYED: Seat = -6
"""Of no moment: a computer plays this turn for the seat that is to act."""

Status: TypeAlias = Literal["lobby", "live", "finished", "closed"]
Ending: TypeAlias = Literal["finished", "closed"]

Chooser: TypeAlias = Literal["person", "auto_pass", "computer", "one_turn", "stand_in"]
"""Who chose a move: the person, or Auto-pass for them; a computer in its own seat; a stand-in for
that one turn; a stand-in in the seat of a person who is away."""

Pool: TypeAlias = Literal["all", "pairs"]
"""Alone or in pairs; a ladder also has a pool for each variant."""

Listed: TypeAlias = Literal["nowhere", "servers", "everywhere"]
"""Where a person is listed: nowhere, on the leaderboards of their servers, or also on that of all
servers."""

SETTLED, SETTLED_AGAINST = 10, 4
"""The fewest rated matches, and different opponents in them, that settle a rating."""


Wish: TypeAlias = Literal["rest", "end"]
"""What people can do together: pause the match, or end it without a result."""

Kind: TypeAlias = Literal["time_up", "left", "unmoved", "removed", "back"]
"""A person's own time ran out; they left; they left before they had moved; a moderator replaced
them; they are back."""

RATING_RULES = 2
"""How matches that start now are rated: as `ranking` says. Those of 1 are not rated once anybody
left or was helped."""


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
    rated: bool = False  # wanted, and once it has started, also possible
    hinted: bool = False  # somebody asked for a hint, so it is not rated
    brisk: bool = False  # computers play at once
    patient: bool = False  # where nobody votes about somebody absent, the table waits
    stand_in: str | None = None  # the level that plays for absent people, if not the usual one
    rating_rules: int = RATING_RULES
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
    name: str | None = None  # of the computer that sits here, or would stand in
    wish: Wish | None = None  # what its person would like the table to do


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a match is, told from plain columns: also of one that cannot be read."""

    id: str
    game: str
    guild: int | None
    channel: int | None


@dataclass(frozen=True, slots=True)
class Still:
    """A live match without a running clock. What differs between two looks has gone on."""

    match: str
    moves: int
    computers: int


@dataclass(frozen=True, slots=True)
class LoggedMove:
    seat: Seat
    text: str
    at: int
    chooser: Chooser | None = None  # unknown in logs of older releases; the dealer chooses nothing


@dataclass(frozen=True, slots=True)
class Absence:
    """What a person did other than playing, before the move of this version was made."""

    seat: Seat
    version: int
    what: Kind
    at: int


@dataclass(frozen=True, slots=True)
class Deadline:
    """How long a seat may think. Without `due` the clock is stopped and the banks are kept."""

    match: str
    seat: Seat
    version: int
    due: int | None
    banks: tuple[int, ...] = ()  # by seat: what is left of the time bank
    votes: tuple[tuple[Seat, str], ...] = ()  # by seat: what the others chose so far
    waited: bool = False  # the table has waited another time for this turn


@dataclass(frozen=True, slots=True)
class Claim:
    """A passed deadline that only `owner` may act on until the lease ends."""

    deadline: Deadline
    owner: str
    until: int


CallKind: TypeAlias = Literal["turn", "warning", "vote", "invite"]
"""Why somebody is called: it is their turn; their time runs out; the others' vote is wanted; they
are invited."""

How: TypeAlias = Literal["played", "computer", "away", "ended", "started", "closed", "voted"]
"""How a call ended: it was answered; a computer played this turn, or has the seat; the match ended;
the table started without them, or closed; the vote was counted."""


@dataclass(frozen=True, slots=True)
class Call:
    """A person is to be called, or was: once for each kind and turn of a match, which `version`
    began. Without a channel nothing was sent yet; with a channel and no message nobody knows."""

    match: str
    version: int
    kind: CallKind
    person: int
    seat: Seat
    turn: Seat  # whose turn it is
    due: int
    by: int | None = None  # who asks for it
    channel: int | None = None
    message: int | None = None
    done: bool = False  # nothing is sent any more, and nothing stands

    @property
    def key(self) -> tuple[str, int, str, int]:
        return (self.match, self.version, self.kind, self.person)


@dataclass(frozen=True, slots=True)
class Over:
    """A call that is over; the row stays until its turn is, too."""

    call: Call
    how: How
    is_turn_over: bool


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody was invited to a table before its match, by the message with that number."""

    person: int
    mention: int
    open: bool = True  # it was not taken back


@dataclass(frozen=True, slots=True)
class Digest:
    """When a person gets the next list of the tables that wait for them, and where the last is."""

    person: int
    due: int
    channel: int | None = None
    message: int | None = None


Relation: TypeAlias = Literal["seated", "away", "invited", "here"]
"""How a person stands to a table: seated; a computer has their seat; invited; it is open here."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """An open table in a person's list, from rows alone."""

    match: str
    game: str
    rules: int
    status: Status
    speed: str
    guild: int | None
    channel: int | None
    message: int | None
    host: int | None
    created: int
    relation: Relation
    seat: Seat | None
    turn: Seat | None  # who is to move
    due: int | None
    clock: Seat | None  # whose time runs, or for what
    sittings: tuple[Sitting, ...]

    @property
    def is_asked(self) -> bool:
        """Return whether the time of who is to move is up, and the others vote."""
        return self.status == "live" and self.clock == WHOLE_TABLE

    @property
    def is_paused(self) -> bool:
        return self.clock == RESTING

    @property
    def waits(self) -> bool:
        """Return whether it is the person's turn."""
        is_live = self.status == "live" and self.relation == "seated"
        return is_live and not self.is_paused and self.turn is not None and self.turn == self.seat


HandState: TypeAlias = Literal["way", "open", "aside", "host"]
"""way: a private message that can become a hand. open: it is one. aside: another panel covers it.
host: so does the panel of an open table's host."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A private message about a match, and the token that reaches it."""

    token: str = field(repr=False)
    match: str
    person: int
    message: int | None  # a follow-up; None: the original response
    ends: int
    version: int
    state: HandState
    pick: str = field(default="", repr=False)  # what is chosen on it at that version


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
    left: int | None = None  # the version of the last own move of who left; -1 if there is none
    out: str | None = None  # why a person does not count; `person` is empty then
    by_game: int | None = None  # the place by the game alone, where there were absences


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
    rating_rules: int = RATING_RULES
    hinted: bool = False
    replaced: bool = False  # somebody left, or a computer stood in
    earned: tuple[tuple[Seat, str], ...] = ()  # achievements, by seat


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
    by_game: int | None = None  # as in a Finisher
    left: int | None = None


@dataclass(frozen=True, slots=True)
class Rating:
    person: int
    game: str
    pool: str
    mu: float
    sigma: float
    matches: int
    met: str = ""  # the first people met as opponents, as many as a rating needs to settle

    @property
    def opponents(self) -> tuple[int, ...]:
        return tuple(map(int, self.met.split(","))) if self.met else ()

    @property
    def is_settled(self) -> bool:
        return self.matches >= SETTLED and len(self.opponents) >= SETTLED_AGAINST


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
    settled: bool = False  # afterwards


@dataclass(frozen=True, slots=True)
class Audited:
    """A moderator's action. Those that are read have a number, the higher the later."""

    at: int
    guild: int
    moderator: int
    action: str
    match: str | None = None
    person: int | None = None
    note: str = ""
    number: int | None = field(default=None, compare=False)


EVERYWHERE = 0
"""Stands for the server of a ban that holds on all of them."""
OPERATOR = 0
"""Stands for who banned somebody by the command line."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A person has no place at the tables of a server until that is lifted."""

    guild: int  # or EVERYWHERE
    hash: str  # the person's pseudonym
    person: int | None  # None once what else is known of them was deleted
    by: int  # a moderator, or OPERATOR
    at: int
    reason: str = ""
