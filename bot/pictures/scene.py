"""What lies where in a picture, as frozen data: equal scenes are one and the same picture.

A scene holds what every spectator may know and nothing else. Seats count from 0, as in the games.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

LETTERS = "ABCDEFGHIJKL"
"""Of the seats: people's names, which may be in any script, stand in the text."""

State: TypeAlias = Literal["idle", "turn", "passed", "out"]
Role: TypeAlias = Literal["king", "queen", "knight", "beggar"]
Mark: TypeAlias = Role | Literal["out"]
"""What a seat has won in a round: a role of RANK, or that it ended the round."""


@dataclass(frozen=True, slots=True)
class RankSeat:
    cards: int
    state: State = "idle"
    place: int = 0  # of a seat that is out, from 1
    role: Role | None = None
    tokens: int = 0
    reign: int | None = None  # hands in a row as King: the endless game counts them, not tokens


@dataclass(frozen=True, slots=True)
class RankScene:
    seats: tuple[RankSeat, ...]
    draw: int  # cards
    extra: int = 0  # cards in the hand set aside
    laid: tuple[str, ...] = ()  # what lies on top, card by card
    pile: tuple[int, int] | None = None  # what that stands for: count and value
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class RackoSeat:
    rack: tuple[int | None, ...]  # from slot #5 to slot #50; None lies face down
    total: int
    is_turn: bool = False
    partner: int | None = None
    exchanged: int | None = None  # the place of the last exchange, from 0


@dataclass(frozen=True, slots=True)
class RackoScene:
    seats: tuple[RackoSeat, ...]
    draw: int
    face_up: int | None


@dataclass(frozen=True, slots=True)
class Kind:
    """A type of card in the deck of Queen of Scots."""

    code: str
    value: int
    is_royal: bool = False
    is_wild: bool = False


Heap: TypeAlias = tuple[tuple[str, int], ...]
"""The codes of cards that lie together, each with its number."""


@dataclass(frozen=True, slots=True)
class ScotsSeat:
    cards: int
    total: int
    sets: tuple[Heap, ...] = ()
    worth: int = 0  # of the sets
    is_turn: bool = False


@dataclass(frozen=True, slots=True)
class ScotsScene:
    seats: tuple[ScotsSeat, ...]
    draw: int
    pile: tuple[str, ...]  # codes, oldest first
    deck: tuple[Kind, ...]
    is_drawn: bool = True  # the deck is the one that there are symbols for


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of one seat."""

    points: int
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class SheetScene:
    """A score sheet: a row a round, a column a seat."""

    game: str
    rounds: tuple[tuple[Cell, ...], ...]
    totals: tuple[int, ...]
    first: int = 1  # the number of the first round shown
    before: tuple[int, ...] = ()  # what the rounds not shown came to


@dataclass(frozen=True, slots=True)
class Finish:
    """One line of the final standings; partners share it."""

    place: int
    seats: tuple[int, ...]
    points: int
    change: int | None = None  # of the rating, as it is shown


@dataclass(frozen=True, slots=True)
class StandingsScene:
    game: str
    lines: tuple[Finish, ...]  # the best first


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a leaderboard; the text beside it gives the name of the same place."""

    place: int
    rating: int  # as it is shown
    doubt: int  # it is as likely as not to be off by more
    climbed: int | None = 0  # places; None for somebody new
    is_provisional: bool = False
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class LeaderboardScene:
    lines: tuple[Ranked, ...]


@dataclass(frozen=True, slots=True)
class CurveScene:
    """A rating after each match: as it is shown, and the doubt about it."""

    points: tuple[tuple[int, int], ...]
    first: int = 1  # the number of the first match shown


TableScene: TypeAlias = RankScene | RackoScene | ScotsScene
Scene: TypeAlias = TableScene | SheetScene | StandingsScene | LeaderboardScene | CurveScene
