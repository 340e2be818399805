"""Defines what a handler gets (`Services`, `Ctx`) and what it returns (`Reply`)."""

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
    """The person behind an interaction, where it happened, and the services."""

    services: Services
    who: Person
    words: Words
    place: Place
    face: Face
    answers: Mapping[str, str] = field(default_factory=dict)  # of a form


NEVER = -1
"""The version of a message that does not show a hand yet."""


@dataclass(frozen=True, slots=True)
class InHand:
    """How the message relates to this person's hand from now on."""

    match: str
    version: int = NEVER
    state: Literal["way", "open", "aside", "page"] = "open"
    """way: a hand can be opened from it. open: it is the hand. aside: another panel covers the
    hand. page: another page does, if the message was a hand."""


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
    """Post the table's board as the reply."""

    match: str
    hand: InHand | None = None


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """Confirm the press; the board is updated by its effects."""

    hand: InHand | None = None


Reply: TypeAlias = Show | Ask | PostBoard | Acknowledge
Handler: TypeAlias = Callable[[Ctx, Any], Awaitable[Reply]]
Routes: TypeAlias = Mapping[tuple[str, str], Handler]
"""Handlers by prefix and verb of a custom id."""

Work: TypeAlias = Callable[[Ctx], Awaitable[Reply]]


class Run(Protocol):
    """Runs a slash command. If its reply is a board, `match` names it from the start, so that
    nothing else posts it."""

    async def __call__(self, it: Any, work: Work, match: str | None = None, /) -> None: ...


AskCtx: TypeAlias = Callable[[Any], Awaitable[Ctx]]
"""Returns the context for suggestions while somebody types."""

_OPENS_FORM: set[Handler] = set()


def opens_form(handler: Handler) -> Handler:
    """Mark a handler that may reply with a form. It is never deferred: Discord takes a form only as
    the first response."""
    _OPENS_FORM.add(handler)
    return handler


def may_be_deferred(handler: Handler) -> bool:
    return handler not in _OPENS_FORM
