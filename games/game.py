"""What a game is: a record of functions over frozen values."""

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
    """A fair order of `items`, settled by the label: the same label gives the same order."""

    def __call__(self, label: str, items: Sequence[T], /) -> tuple[T, ...]: ...


@dataclass(frozen=True, slots=True)
class Chance:
    """What the dealer decides next: a list is shuffled under a label, and what comes out is told.

    DEALING.md has a row for each, and `verify.py` computes it once more.
    """

    order: str  # the first word of the dealer's move
    label: str  # no two of a match are the same
    items: Sequence[Any]
    told: int | None = None  # so many of the shuffled list; None for all of it

    def text(self, shuffled: Shuffle) -> str:
        """The dealer's move."""
        return " ".join(map(str, (self.order, *shuffled(self.label, self.items)[: self.told])))


Place: TypeAlias = tuple[str | int, ...]
"""The way to cards in a position: its field, and in lists the number: `("hands", 2)`."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """What a move leads to: the new state, what the whole table saw, and who alone learnt what."""

    state: S
    events: tuple[E, ...]
    private: tuple[tuple[Seat, E], ...] = ()


@dataclass(frozen=True, slots=True)
class Seen(Generic[V, E]):
    """All that a seat may know: its view, and in order what it has witnessed since the deal."""

    seat: Seat
    view: V
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat came in when the match is over."""

    seat: Seat
    place: int  # 1 is the best; equals share a place
    points: int
    team: int | None = None  # partners have the same


def standings(scores: Sequence[Any], points: Sequence[int], teams: int = 0) -> tuple[Standing, ...]:
    """The places by score, the highest first. With teams, seats `teams` apart are partners."""
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
    """A choice as it lay before a seat, with all that the seat did in that turn."""

    seen: Seen[V, E]
    legal: Sequence[M]
    turn: tuple[M, ...]
    at: int  # of these moves the one in question

    @property
    def move(self) -> M:
        return self.turn[self.at]


@dataclass(frozen=True, slots=True)
class Verdict(Generic[M]):
    """The move that the best computer player would rather have made, and what that is worth."""

    better: M
    cost: float  # in the game's own measure; 0 where nothing was better


Judge: TypeAlias = Callable[[Glance[V, E, M], random.Random], Verdict[M]]
"""Weighs a move by what its seat could see then, and by nothing else."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named choice of options, for people who do not want flags."""

    key: str
    options: Mapping[str, Any]
    seats: range


@dataclass(frozen=True, slots=True)
class Game(Generic[F, S, M, E, V]):
    key: str
    name: str
    """As it is printed on the box."""
    page: Traversable
    """RULES.md: each clause by its id, and the examples that the tests read."""
    rules: int
    """The version a match pins: it goes up when an old log would lead to another state."""
    seats: range
    Options: type[F]
    presets: Sequence[Preset]
    short: Mapping[str, Any]
    """Options of a match that ends soon at any number of seats, even by moves made at random."""
    option_faults: Callable[[int, F], BadOptions | None]
    """What is wrong with options at this number of seats, each flag being fine by itself."""
    setup: Callable[[int, F], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    """Who is to move: one seat, the DEALER, or nobody when the match is over."""
    refusal: Callable[[S, Seat, M], Refusal | None]
    """The one judge."""
    legal: Callable[[S, Seat], Sequence[M]]
    """What the judge accepts, each move once. The list may be made as it is read: ask it for its
    length or for one move, and walk it only where it is known to be short."""
    deck: Callable[[int, F], Sequence[Any]]
    """All cards in play, in the order in which they are shuffled."""
    orders: Sequence[str]
    """The first words of the dealer's moves."""
    chance: Callable[[S], Chance]
    """What the dealer, being to act, is to decide."""
    apply: Callable[[S, Seat, M], Step[S, E]]
    """The step of a move that `refusal` accepts."""
    view: Callable[[S, Seat | None], V]
    """What a seat, or with None a spectator, may know."""
    parse: Callable[[S, str], M]
    """The inverse of `str(move)`; cards are read in any order."""
    load: Callable[[int, F, Mapping[str, Any]], S]
    dump: Callable[[S], dict[str, Any]]
    """A state as the fields of a position, and back."""
    position: type[Form]
    hidden: Callable[[Mapping[str, Any], Seat | None], Iterable[Place]]
    """Where in a dumped position lie the cards that a seat, or with None a spectator, cannot know:
    with these dealt in another way it sees the same."""
    Dealt: type[E]
    """The event with which a deal begins, and with it what a player remembers."""
    players: Mapping[str, Player[V, E, M]]
    judge: Judge[V, E, M]
    standings: Callable[[S], tuple[Standing, ...]]
    """The places, once nobody is to act."""

    def options(self, seats: int, raw: Mapping[str, Any]) -> F:
        """The options filled in with `raw`, or every fault."""
        options = read(self.Options, raw, BadOptions)
        if wrong := self.option_faults(seats, options):
            raise wrong
        return options

    def deal(self, state: S, shuffled: Shuffle) -> M:
        """The dealer's next move."""
        return self.parse(state, self.chance(state).text(shuffled))

    def play(self, state: S, seat: Seat, move: M) -> Step[S, E]:
        refused = self.refusal(state, seat, move)
        if refused is not None:
            raise IllegalMove(refused)
        return self.apply(state, seat, move)

    def replay(self, state: S, log: Iterable[tuple[Seat, str]]) -> S:
        """The log alone rebuilds the table."""
        for seat, text in log:
            state = self.play(state, seat, self.parse(state, text)).state
        return state


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


@dataclass(slots=True)
class Memory(Generic[S, E]):
    """What was witnessed since the deal, kept beside a match for its players to look back on."""

    fresh: type[E]
    witnessed: list[tuple[Seat | None, E]] = field(default_factory=list)

    def add(self, step: Step[S, E]) -> None:
        for event in step.events:
            if isinstance(event, self.fresh):
                self.witnessed.clear()
            self.witnessed.append((None, event))
        self.witnessed.extend(step.private)

    def of(self, seat: Seat) -> tuple[E, ...]:
        return tuple(event for who, event in self.witnessed if who is None or who == seat)


def seen(game: Game[F, S, M, E, V], state: S, memory: Memory[S, E], seat: Seat) -> Seen[V, E]:
    return Seen(seat, game.view(state, seat), memory.of(seat))
