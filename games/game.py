"""Defines a game: a record of functions over frozen values."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from games.errors import BadOptions, IllegalMove, Refusal
from games.options import Form, read

Seat: TypeAlias = int
"""Seats count from 0, clockwise; the next seat is to the left."""

DEALER: Seat = -1
"""Chance is a seat: what it shuffles goes into the log like any other move."""

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")
T = TypeVar("T")
F = TypeVar("F", bound=Form)


class Shuffle(Protocol):
    """Return a fair order of `items`; the same label gives the same order."""

    def __call__(self, label: str, items: Sequence[T], /) -> tuple[T, ...]: ...


@dataclass(frozen=True, slots=True)
class Chance:
    """What the dealer decides next: a list is shuffled under a label, and the result is told.

    DEALING.md has a row for each, and `verify.py` computes it independently.
    """

    order: str  # the first word of the dealer's move
    label: str  # unique in a match
    items: Sequence[Any]
    told: int | None = None  # how many of the shuffled list; None: all

    def text(self, shuffled: Shuffle) -> str:
        """Return the dealer's move."""
        return " ".join(map(str, (self.order, *shuffled(self.label, self.items)[: self.told])))


Place: TypeAlias = tuple[str | int, ...]
"""The path to cards in a position: its field, and in lists the index: `("hands", 2)`."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """The result of a move: the new state, what the whole table saw, and who alone learnt what."""

    state: S
    events: tuple[E, ...]
    private: tuple[tuple[Seat, E], ...] = ()


@dataclass(frozen=True, slots=True)
class Seen(Generic[V, E]):
    """All that a seat may know: its view, and what it has witnessed since the deal, in order."""

    seat: Seat
    view: V
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat finished."""

    seat: Seat
    place: int  # 1 is the best; equals share a place
    points: int
    team: int | None = None  # the same for partners


def standings(scores: Sequence[Any], points: Sequence[int], teams: int = 0) -> tuple[Standing, ...]:
    """Return the places by score, highest first. With teams, seats `teams` apart are partners."""
    return tuple(
        Standing(
            seat,
            1 + sum(other > score for other in scores) // (len(scores) // teams if teams else 1),
            points[seat],
            seat % teams if teams else None,
        )
        for seat, score in enumerate(scores)
    )


Player: TypeAlias = Callable[[Seen[V, E], Sequence[M], random.Random], M]
"""Chooses one of the legal moves from what its seat has seen, and from nothing else."""


@dataclass(frozen=True, slots=True)
class Glance(Generic[V, E, M]):
    """A choice as the seat saw it, with all that the seat did in that turn."""

    seen: Seen[V, E]
    legal: Sequence[M]
    turn: tuple[M, ...]
    at: int  # the index of the move in question

    @property
    def move(self) -> M:
        return self.turn[self.at]


@dataclass(frozen=True, slots=True)
class Verdict(Generic[M]):
    """The move that the best computer would have preferred, and what the difference is worth."""

    better: M
    cost: float  # in the game's own measure; 0 if nothing was better
    second: M | None = None  # the best that was weighed beside these two, if there was another


Judge: TypeAlias = Callable[[Glance[V, E, M], random.Random], Verdict[M]]
"""Weighs a move by what its seat could see then, and by nothing else."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options, for people who do not want to set flags."""

    key: str
    options: Mapping[str, Any]
    seats: range
    formerly: Sequence[Mapping[str, Any]] = ()
    """What its options were in older releases: a match that began with them keeps the name."""


@dataclass(frozen=True, slots=True)
class Game(Generic[F, S, M, E, V]):
    key: str
    name: str
    """As printed on the box."""
    page: Traversable
    """RULES.md: each clause by its id, and the examples that the tests read."""
    rules: int
    """The version that a match pins: raise it when an old log would lead to another state."""
    seats: range
    Options: type[F]
    presets: Sequence[Preset]
    short: Mapping[str, Any]
    """Options for a short match with any number of seats, even when moves are random."""
    option_faults: Callable[[int, F], BadOptions | None]
    """The faults of options at this number of seats, each flag being valid by itself."""
    setup: Callable[[int, F], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    """Who is to move: one seat, the DEALER, or nobody when the match is over."""
    refusal: Callable[[S, Seat, M], Refusal | None]
    """The one judge."""
    legal: Callable[[S, Seat], Sequence[M]]
    """What the judge accepts, each move once. The list may be computed as it is read: take its
    length or single moves, and loop over it only where it is known to be short."""
    deck: Callable[[int, F], Sequence[Any]]
    """All cards in play, in the order in which they are shuffled."""
    orders: Sequence[str]
    """The first words of the dealer's moves."""
    chance: Callable[[S], Chance]
    """What the dealer must decide next."""
    apply: Callable[[S, Seat, M], Step[S, E]]
    """Apply a move that `refusal` accepts."""
    view: Callable[[S, Seat | None], V]
    """What a seat may know; for None, a spectator."""
    parse: Callable[[S, str], M]
    """The inverse of `str(move)`; cards are read in any order."""
    load: Callable[[int, F, Mapping[str, Any]], S]
    dump: Callable[[S], dict[str, Any]]
    """The state as the fields of a position."""
    position: type[Form]
    hidden: Callable[[Mapping[str, Any], Seat | None], Iterable[Place]]
    """Where a dumped position has cards that a seat (for None, a spectator) cannot know: dealt
    differently, its view stays the same."""
    Dealt: type[E]
    """The event that begins a deal; players remember from there."""
    Closed: type[E]
    """The event that ends a round or a hand with its scores: everybody looks at it before the next
    deal."""
    players: Mapping[str, Player[V, E, M]]
    judge: Judge[V, E, M]
    standings: Callable[[S], tuple[Standing, ...]]
    """The places once nobody is to act, and before that how it stands."""
    ends: Callable[[F], bool]
    """Whether a match by these options comes to its end by itself."""

    def options(self, seats: int, raw: Mapping[str, Any]) -> F:
        """Return the options filled in with `raw`; raise BadOptions with every fault."""
        options = read(self.Options, raw, BadOptions)
        if wrong := self.option_faults(seats, options):
            raise wrong
        return options

    def deal(self, state: S, shuffled: Shuffle) -> M:
        """Return the dealer's next move."""
        return self.parse(state, self.chance(state).text(shuffled))

    def play(self, state: S, seat: Seat, move: M) -> Step[S, E]:
        refused = self.refusal(state, seat, move)
        if refused is not None:
            raise IllegalMove(refused)
        return self.apply(state, seat, move)

    def replay(self, state: S, log: Iterable[tuple[Seat, str]]) -> S:
        """Rebuild the table from its log alone."""
        for seat, text in log:
            state = self.play(state, seat, self.parse(state, text)).state
        return state


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


@dataclass(slots=True)
class Memory(Generic[S, E]):
    """What seats witnessed since the deal, kept for players that look back on it; and for people
    what was public in the deal before."""

    fresh: type[E]
    witnessed: list[tuple[Seat | None, E]] = field(default_factory=list)
    before: tuple[E, ...] = ()

    def add(self, step: Step[S, E]) -> None:
        for event in step.events:
            if isinstance(event, self.fresh):
                self.before = self.public
                self.witnessed.clear()
            self.witnessed.append((None, event))
        self.witnessed.extend(step.private)

    @property
    def public(self) -> tuple[E, ...]:
        """What everybody witnessed since the deal."""
        return self.of(None)

    def of(self, seat: Seat | None) -> tuple[E, ...]:
        """What a seat has witnessed; for None, what everybody has."""
        return tuple(event for who, event in self.witnessed if who is None or who == seat)


def seen(game: Game[F, S, M, E, V], state: S, memory: Memory[S, E], seat: Seat) -> Seen[V, E]:
    return Seen(seat, game.view(state, seat), memory.of(seat))
