"""Builds every part of one process once, connects them, and starts and stops them."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from bot.background import BackgroundTasks
from bot.board.draw import BoardDrawer
from bot.clock import Clock, now_ms
from bot.context import Services
from bot.discord_io.board_messages import BoardMessages
from bot.discord_io.board_pictures import BoardPictures
from bot.discord_io.client import Courtyard
from bot.discord_io.display import DiscordDisplay
from bot.discord_io.emojis import Emojis
from bot.discord_io.hand_messages import HandMessages
from bot.discord_io.permissions import may_attach
from bot.discord_io.rate_limit import RateLimit
from bot.discord_io.responder import Responder
from bot.effects import Effects
from bot.hand.holding import hand_panel, holding_of
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.pins import Pins
from bot.ladder.profiles import Profiles
from bot.lobby.rematch import Rematches
from bot.lobby.service import Lobbies
from bot.looks.catalogue import game_colours
from bot.match import attendance
from bot.match.computers import Pool, Thinker
from bot.match.deadlines import Deadlines
from bot.match.table import Table
from bot.match.tables import Tables
from bot.people.people import People, Person
from bot.people.servers import Servers
from bot.pictures.studio import Studio
from bot.pings.pings import Pings
from bot.review.hindsight import Hindsight
from bot.routes import COMMANDS
from bot.ui.panels import Panel, in_letters
from games.game import Seat
from storage.records import Deadline, Shards
from storage.store import Store

PATIENCE = 20.0  # seconds without an interaction before a player at a live table is pinged


class App:
    """The whole bot. Nothing below imports it: each part is given what it needs."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock = now_ms,
        shards: Shards | None = None,
        thinker: Thinker | None = None,
        studio: Studio | None = None,
        patience: float = PATIENCE,
        breath: float = 0.0,
        connection: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """`breath` is the least time in seconds that a computer takes, so that people can follow;
        `connection` is passed to Discord's client."""
        self.store, self.studio, self._shards = store, studio or Studio(game_colours()), shards
        self.background = BackgroundTasks()
        self.client = Courtyard(**connection)
        self.emojis = Emojis(store.notes("faces"), self._repaint_all)
        people = People(store.settings)
        servers = Servers(store.settings, partial(locale_of, self.client))
        tables = Tables(store, thinker or Pool(), clock, breath=breath, background=self.background)
        lobbies = Lobbies(store, tables, servers, clock)
        self.drawer = BoardDrawer(store, lobbies, people, servers, self.emojis.icon)
        self.hands = HandMessages(self.emojis.emoji)
        self.boards = BoardMessages(
            self.client,
            store,
            self.drawer.draw,
            self.emojis.emoji,
            BoardPictures(self.studio, may_attach(self.client)),
            RateLimit(len(shards.ids) / shards.count if shards else 1.0),
            self.background,
        )
        display = DiscordDisplay(
            self.client, self.boards, self.hands, self.studio, self.emojis.emoji
        )
        leaderboards = Leaderboards(store.ladder, people, clock)
        self.services = Services(
            store=store,
            clock=clock,
            display=display,
            tables=tables,
            lobbies=lobbies,
            rematches=Rematches(lobbies, store.notes("rematch:")),
            people=people,
            servers=servers,
            leaderboards=leaderboards,
            profiles=Profiles(store.ladder, people),
            pins=Pins(leaderboards, servers, display, self.background),
            hindsight=Hindsight(tables.thinker),
            pings=Pings(tables, people, servers, display, clock, self.background, patience),
        )
        self.deadlines = Deadlines(store, clock, self._on_deadline, tables.sweep, shards)
        self.effects = Effects(self.services, self._draw_hand, self.background)
        self.responder = Responder(
            self.services,
            self.effects,
            self.hands,
            self.boards,
            self.drawer,
            self.emojis,
            self.studio,
        )
        tables.watch(self.effects.on_table_event)
        lobbies.watch(self.effects.on_lobby_event)
        self.client.serve(
            self.responder,
            COMMANDS,
            store.notes("commands"),
            synced=self._synced,
            channel_back=self._channel_back,
        )

    async def start(self) -> int:
        """Start before the client connects. Return the time the bot was away, in ms, which is
        credited to the players."""
        away: int = await self.deadlines.start()
        await self.services.tables.count_missed_results()
        return away

    async def stop(self) -> None:
        """Stop everything; pending writes are finished first."""
        self.responder.is_open = False
        await self.deadlines.stop()
        await self.emojis.stop()
        self.boards.close()
        await self.services.tables.close()
        self.studio.close()

    def _synced(self) -> None:
        """Start what needs the commands: interactions are answered from now on."""
        self.emojis.start(self.client)
        self.background.do(self._when_ready(), "ready")

    async def _when_ready(self) -> None:
        """Resume tables once the servers are known: boards are shown in their languages."""
        await self.client.wait_until_ready()
        self.services.pins.start()
        await self.services.tables.resume(self._shards)

    def _channel_back(self, channel: int) -> None:
        self.boards.regained(channel)
        self.services.pins.regained(channel)

    def _repaint_all(self) -> None:
        """Show the boards again with the emojis that have arrived."""
        for table in self.services.tables.live():
            if not table.is_over and table.match.channel is not None:
                self.boards.repaint(table.id, table.match.channel)

    async def _on_deadline(self, deadline: Deadline) -> None:
        """Act on a deadline that has passed: of a seat, a vote or a lobby."""
        found = await self.services.lobbies.find(deadline.match)
        if isinstance(found, Table):
            await attendance.time_up(found, deadline)
        else:
            await self.services.lobbies.expire(deadline.match)

    async def _draw_hand(self, table: Table, seat: Seat, who: Person) -> Panel:
        face = self.emojis.face_for(who.text_mode)
        shown = hand_panel(await holding_of(table, seat, who, self.services.people, face))
        return in_letters(shown) if who.text_mode else shown


def locale_of(client: Courtyard, guild: int) -> str | None:
    """Return the language set for a server."""
    found = client.get_guild(guild)
    return str(found.preferred_locale) if found is not None else None
