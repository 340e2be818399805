"""Defines what a handler gets (`Services`, `Ctx`) and what it returns (`Reply`)."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from bot.clock import Clock
from bot.conduct.reports import Reports
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.pins import Pins
from bot.ladder.profiles import Profiles
from bot.lobby.rematch import Rematches
from bot.lobby.service import Lobbies
from bot.match.tables import Tables
from bot.moderation.evictions import Evictions
from bot.people.people import People, Person
from bot.people.place import Place
from bot.people.servers import Servers
from bot.people.shares import Cost, Shares
from bot.pings.pings import Pings
from bot.review.hindsight import Hindsight
from bot.ui.display import Display
from bot.ui.forms import Form
from bot.ui.panels import Panel
from bot.ui.text import EmojiText
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
    shares: Shares
    reports: Reports
    evictions: Evictions


@dataclass(frozen=True, slots=True)
class Ctx:
    """The person behind an interaction, where it happened, and the services."""

    services: Services
    who: Person
    words: Words
    place: Place
    face: EmojiText
    answers: Mapping[str, str] = field(default_factory=dict)  # of a form

    def spend(self, cost: Cost) -> None:
        """Take one of what this person and this server may have; raise TooOften if none is left."""
        self.services.shares.take(cost, person=self.who.id, server=self.place.guild)

    def spend_table(self) -> None:
        self.spend(Cost.TABLE)

    async def spend_post(self) -> None:
        """Refuse to post publicly for who is banned, where no tables are allowed, and more often
        than is fair."""
        guild = self.place.guild
        await self.services.evictions.bans.admit(self.who.id, guild)
        if guild is not None:
            (await self.services.servers.of(guild)).admit_post(self.place.channels)
        self.spend(Cost.POST)

    @property
    def faces(self) -> EmojiText | None:
        """Return the faces of cards in texts; None for people who play in text mode."""
        return None if self.who.text_mode else self.face


NEVER = -1
"""The version of a message that does not show a hand yet."""


@dataclass(frozen=True, slots=True)
class InHand:
    """How the message relates to this person's hand from now on."""

    match: str
    version: int = NEVER
    pick: str = field(default="", repr=False)  # what is chosen on it
    state: Literal["way", "coming", "open", "aside", "host", "page"] = "open"
    """way: a hand can be opened from it. coming: the hand opens from it now. open: it is the hand.
    aside: another panel covers the hand. host: so does the panel of an open table's host. page:
    another page does, if the message was a hand."""


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
    """Post the table's board as the reply, and with it a private panel."""

    match: str
    hand: InHand | None = None
    beside: Panel | None = None


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
