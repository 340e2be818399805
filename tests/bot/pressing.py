"""Handlers without Discord: a context over a store in memory, and presses by their custom ids."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.background import BackgroundTasks
from bot.conduct.reports import Reports
from bot.context import Ask, Ctx, Reply, Services, Show
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.pins import Pins
from bot.ladder.profiles import Profiles
from bot.lobby.noted import Notes
from bot.lobby.rematch import Rematches
from bot.lobby.service import Lobbies, LobbyEvent
from bot.looks.catalogue import plain
from bot.moderation.evictions import Evictions
from bot.people.bans import Bans
from bot.people.people import People
from bot.people.place import Place
from bot.people.servers import Servers
from bot.people.shares import Shares
from bot.pings.pings import Pings
from bot.review.hindsight import Hindsight
from bot.routes import find
from bot.ui.display import Sent
from bot.ui.forms import Form
from bot.ui.panels import Button, Menu, Panel, buttons_of
from bot.ui.words import words
from tests.bot.conftest import ADA, House

GUILD, CHANNEL = 77, 5
CLUB = Place(GUILD, "Card Club", CHANNEL, may_manage=True)


@dataclass
class Screen:
    """Discord as it is asked for what handlers want of it: everything, in order."""

    asked: list[tuple[Any, ...]] = field(default_factory=list)
    lets_pin: bool = True
    locales: dict[int, str] = field(default_factory=dict)  # of servers
    messages: int = 100
    unshown: set[str] = field(default_factory=set)
    pinged: dict[str, Panel] = field(default_factory=dict)  # what was said, by its nonce

    def repaint(self, match: str, channel: int, *, repost: bool = False) -> None:
        self.asked.append(("repost" if repost else "repaint", match, channel))

    async def remove_board(self, match: str, channel: int) -> None:
        self.asked.append(("remove", match, channel))

    def is_unshown(self, match: str) -> bool:
        return match in self.unshown

    async def show_hand(
        self,
        match: str,
        person: int,
        version: int,
        shown: Panel,
        *,
        again: bool = False,
        pick: str = "",
    ) -> bool:
        self.asked.append(("hand", match, person, version, shown))
        return True

    def pick_of(self, match: str, person: int, version: int) -> str:
        return ""

    def reaches_hand(self, match: str, person: int) -> bool:
        return True

    def shows_hand(self, match: str, person: int) -> bool:
        return False

    async def show_host(self, match: str, person: int, shown: Panel) -> None:
        self.asked.append(("host", match, person, shown))

    def close_hand(self, match: str | None, person: int) -> None:
        self.asked.append(("close", match, person))

    async def ping_channel(self, person: int, channel: int | None) -> int:
        return channel or person

    async def ping(
        self,
        people: tuple[int, ...],
        shown: Panel,
        channel: int,
        nonce: str,
        *,
        silent: bool = False,
        is_urgent: bool = False,
    ) -> int | None:
        self.asked.append(("silent ping" if silent else "ping", *people, channel))
        self.pinged[nonce] = shown
        return self._message()

    async def unping(self, sent: Sent) -> bool:
        self.asked.append(("unping", sent))
        return True

    async def reword(self, sent: Sent, shown: Panel) -> bool:
        self.asked.append(("reword", sent, shown))
        return True

    async def show_lasting(self, channel: int, shown: Panel, message: int | None) -> int | None:
        self.asked.append(("lasting", channel, shown, message))
        return message or self._message()

    async def pin(self, sent: Sent) -> bool:
        self.asked.append(("pin", sent))
        return self.lets_pin

    async def unpin(self, sent: Sent) -> None:
        self.asked.append(("unpin", sent))

    def guilds(self) -> tuple[int, ...]:
        return (GUILD,)

    async def open_thread(self, match: str, channel: int, title: str) -> int:
        self.asked.append(("thread", channel, title))
        return channel + 1

    def guild_of(self, channel: int) -> int | None:
        return GUILD

    def may_write(self, channel: int) -> bool:
        return True

    def may_see(self, person: int, roles: Collection[int], channel: int) -> bool:
        return True

    def guild_name(self, guild: int) -> str:
        return CLUB.guild_name

    def channel_name(self, channel: int) -> str:
        return f"channel {channel}"

    def _message(self) -> int:
        self.messages += 1
        return self.messages


@dataclass
class Rooms:
    """All that handlers use, on the store of a house; what happens to lobbies is `told`."""

    house: House
    notes: Notes | None = None  # of the lobbies
    display: Screen = field(default_factory=Screen)
    told: list[LobbyEvent] = field(default_factory=list)
    background: BackgroundTasks = field(init=False)
    patience: float = 0.0
    services: Services = field(init=False)

    def __post_init__(self) -> None:
        self.open()

    def open(self) -> None:
        """Those of a fresh process."""
        store, tables, clock = self.house.store, self.house.tables, self.house.clock
        self.background = tables._background  # which ends with the house
        people = People(store.settings, store.names)
        servers = Servers(store.settings, self.display.locales.get)
        bans = Bans(store, clock)
        lobbies = Lobbies(store, tables, servers, bans, clock, self.notes)
        lobbies.watch(lambda _, event: self.told.append(event))
        leaderboards = Leaderboards(store, people, clock)
        self.services = Services(
            store=store,
            clock=clock,
            display=self.display,
            tables=tables,
            lobbies=lobbies,
            rematches=Rematches(lobbies, bans, store),
            people=people,
            servers=servers,
            leaderboards=leaderboards,
            profiles=Profiles(store, people),
            pins=Pins(leaderboards, servers, self.display, self.background, pause=0.0),
            hindsight=Hindsight(tables.thinker),
            shares=Shares(clock),
            reports=Reports(store, people, servers, self.display, clock),
            evictions=Evictions(store, bans, lobbies, self.display),
            pings=Pings(
                tables, people, servers, self.display, clock, self.background, self.patience
            ),
        )

    @property
    def people(self) -> People:
        return self.services.people

    async def ctx(self, by: int = ADA, at: Place = CLUB, **answers: str) -> Ctx:
        """Who presses there; the answers are of a form."""
        who = await self.people.of(by)
        return Ctx(self.services, who, words(who.language), at, plain, answers)

    async def press(
        self,
        custom_id: str,
        chosen: str | None = None,
        *,
        by: int = ADA,
        at: Place = CLUB,
        **answers: str,
    ) -> Reply:
        """As the responder does it: what the id means, by its line in the routes."""
        press, handler = find(custom_id, chosen)
        return await handler(await self.ctx(by, at, **answers), press)

    async def shown(self, custom_id: str, chosen: str | None = None, **more: Any) -> Panel:
        """The panel that a press leads to."""
        return panel_in(await self.press(custom_id, chosen, **more))

    async def choose(self, menu: Menu, value: str, **more: Any) -> Panel:
        """The panel that a choice in a menu leads to."""
        return await self.shown(drawn(menu), value, **more)


def panel_in(reply: Reply) -> Panel:
    assert isinstance(reply, Show), reply
    return reply.panel


def form_in(reply: Reply) -> Form:
    assert isinstance(reply, Ask), reply
    return reply.form


def drawn(part: Menu | Button) -> str:
    """The custom id under which it goes to Discord."""
    return f"={part.action}" if isinstance(part, Menu) else part.action


def menus(shown: Panel) -> list[Menu]:
    return [part for part in shown.parts if isinstance(part, Menu)]


def ways(shown: Panel) -> Sequence[tuple[str, str | None]]:
    """All that can be pressed: each button that is on, and each choice of each menu."""
    pressed = [(drawn(each), None) for each in buttons_of(shown) if each.on]
    chosen = [(drawn(menu), each.value) for menu in menus(shown) for each in menu.options]
    return [*pressed, *chosen]
