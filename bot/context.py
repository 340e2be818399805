"""What a handler is given, and what it gives back."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from bot.clock import Clock
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.pins import Pins
from bot.ladder.profiles import Profiles
from bot.lobby.rematch import Rematches
from bot.lobby.service import Lobbies
from bot.match.tables import Tables
from bot.people.people import People, Person
from bot.people.place import Place
from bot.people.servers import Servers
from bot.pings.pings import Pings
from bot.review.hindsight import Hindsight
from bot.ui.display import Display
from bot.ui.forms import Form
from bot.ui.panels import Panel
from bot.ui.text import Face
from bot.ui.words import Words
from storage.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    clock: Clock
    display: Display
    tables: Tables
    lobbies: Lobbies
    rematches: Rematches
    people: People
    servers: Servers
    leaderboards: Leaderboards
    profiles: Profiles
    pins: Pins
    hindsight: Hindsight
    pings: Pings


@dataclass(frozen=True, slots=True)
class Ctx:
    """Who presses, where, and all that may be asked."""

    services: Services
    who: Person
    words: Words
    place: Place
    face: Face
    answers: Mapping[str, str] = field(default_factory=dict)  # of a form


NEVER = -1
"""The version of what is no hand yet."""


@dataclass(frozen=True, slots=True)
class InHand:
    """What the message now is to this person's hand."""

    match: str
    version: int = NEVER
    state: Literal["way", "open", "aside", "page"] = "open"
    """way: a hand can be opened behind it. open: it is the hand. aside: something lies in the
    hand's place. page: another page does, if that message was a hand."""


@dataclass(frozen=True, slots=True)
class Show:
    panel: Panel
    to: Literal["in place", "beside", "channel"] = "in place"
    hand: InHand | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    form: Form


@dataclass(frozen=True, slots=True)
class PostBoard:
    """The answer is the table's message."""

    match: str
    hand: InHand | None = None


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """The board follows by itself."""

    hand: InHand | None = None


Reply: TypeAlias = Show | Ask | PostBoard | Acknowledge
Handler: TypeAlias = Callable[[Ctx, Any], Awaitable[Reply]]
Routes: TypeAlias = Mapping[tuple[str, str], Handler]
"""By prefix and verb of a custom id."""

Work: TypeAlias = Callable[[Ctx], Awaitable[Reply]]


class Run(Protocol):
    """Does the work of a slash command. Where its answer is to be a board, `match` names it from
    the beginning, so that nothing else posts it."""

    async def __call__(self, it: Any, work: Work, match: str | None = None, /) -> None: ...


AskCtx: TypeAlias = Callable[[Any], Awaitable[Ctx]]
"""For what is suggested while somebody types."""

_OPENS_FORM: set[Handler] = set()


def opens_form(handler: Handler) -> Handler:
    """Marks a handler that may answer with a form, which Discord takes as the first answer alone:
    so it is never deferred."""
    _OPENS_FORM.add(handler)
    return handler


def may_be_deferred(handler: Handler) -> bool:
    return handler not in _OPENS_FORM
