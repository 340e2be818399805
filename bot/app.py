"""Builds every part of one process once, connects them, and starts and stops them."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Any

import structlog

from bot.background import BEAT, HEALTH, BackgroundTasks, Supervisor, written
from bot.board.draw import BoardDrawer
from bot.clock import Clock, now_ms
from bot.conduct.reports import Reports
from bot.context import Services
from bot.discord_io.attempts import trace
from bot.discord_io.board_looks import BoardLooks
from bot.discord_io.board_messages import BoardMessages
from bot.discord_io.board_pictures import BoardPictures
from bot.discord_io.client import Courtyard
from bot.discord_io.commands import COMMANDS
from bot.discord_io.display import DiscordDisplay
from bot.discord_io.doubles import Doubles
from bot.discord_io.emojis import Emojis
from bot.discord_io.first_boards import FirstBoards
from bot.discord_io.hand_messages import HandMessages
from bot.discord_io.kept_hands import KeptHands
from bot.discord_io.permissions import may_attach
from bot.discord_io.rate_limit import RateLimit
from bot.discord_io.render import Interaction
from bot.discord_io.responder import Responder
from bot.effects import Effects
from bot.errors import OtherRules
from bot.hand.holding import hand_panel, holding_of
from bot.hand.panels import faded_panel
from bot.ladder.achievements import earned_at
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.pins import HOUR, Pins
from bot.ladder.profiles import Profiles
from bot.lobby.rematch import Rematches
from bot.lobby.service import Lobbies
from bot.lobby.state import LobbyState
from bot.looks.catalogue import game_colours
from bot.match import absent
from bot.match.computers import Pool, Thinker
from bot.match.deadlines import Deadlines
from bot.match.going_on import LONGEST, GoingOn
from bot.match.gone import expire_unread
from bot.match.table import Table
from bot.match.tables import Tables
from bot.moderation.evictions import Evictions
from bot.people.bans import Bans
from bot.people.people import People, Person
from bot.people.servers import Servers
from bot.people.shares import Shares
from bot.pictures.studio import Studio
from bot.pings.pings import LONGEST as SLOW_PINGS
from bot.pings.pings import Pings
from bot.privacy.cleaning import Cleaning
from bot.review.hindsight import Hindsight
from bot.ui.panels import Panel, in_letters, panel
from bot.ui.words import words
from games.errors import RuleError
from games.game import Seat
from storage.errors import StoreError
from storage.hands import Found
from storage.records import Deadline, Placed, Shards
from storage.store import Store

log = structlog.get_logger()

LATELY = 24 * 60 * 60 * 1000  # ms: how far back the results of matches are shown again
MINUTE = 60.0  # seconds that a look at one board may take
AT_ONCE = 10  # hands shown side by side after a start
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
        pauses: bool = False,
        connection: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """`breath` is the least time in seconds that a computer takes, so that people can follow;
        `pauses` says whether the dealer waits after a round; `connection` is passed to Discord's
        client."""
        self.store, self.studio, self._shards = store, studio or Studio(game_colours()), shards
        self.background, self._clock = BackgroundTasks(), clock
        self._outages = 0  # after which boards had to be caught up with
        self.supervisor = Supervisor(clock, self.background)
        self._health = store.notes(HEALTH)
        rate = RateLimit(len(shards.ids) / shards.count if shards else 1.0)
        self.client = Courtyard(http_trace=trace(rate), **connection)
        self.emojis = Emojis(store.notes("faces"), self._repaint_all, supervisor=self.supervisor)
        people = People(store.settings, store.names)
        servers = Servers(store.settings, partial(locale_of, self.client))
        tables = Tables(
            store,
            thinker or Pool(),
            clock,
            breath=breath,
            pauses=pauses,
            background=self.background,
            names_of=people.names,
            on_uncounted=self._count_missed,
            earned_at=earned_at,
        )
        bans = Bans(store, clock)
        lobbies = Lobbies(store, tables, servers, bans, clock)
        rematches = Rematches(lobbies, bans, store)
        self.drawer = BoardDrawer(store, lobbies, rematches, people, servers, self.emojis.icon)
        self.hands = HandMessages(
            self.emojis.emoji,
            clock,
            self.background,
            KeptHands(store.hands, self.background),
            self._show_again,
        )
        self.boards = BoardMessages(
            self.client,
            store,
            self.drawer.draw,
            self.emojis.emoji,
            BoardPictures(self.studio, may_attach(self.client)),
            rate,
            self.background,
            tables.is_live,
        )
        self.looks = BoardLooks(store, self.boards, clock, shards)
        self.doubles = Doubles(store, self.boards, self.background)
        display = DiscordDisplay(
            self.client, self.boards, self.hands, self.studio, self.emojis.emoji
        )
        leaderboards = Leaderboards(store, people, clock)
        self.services = Services(
            store=store,
            clock=clock,
            display=display,
            tables=tables,
            lobbies=lobbies,
            rematches=rematches,
            people=people,
            servers=servers,
            leaderboards=leaderboards,
            profiles=Profiles(store, people),
            pins=Pins(leaderboards, servers, display, self.background),
            hindsight=Hindsight(tables.thinker),
            shares=Shares(clock),
            reports=Reports(store, people, servers, display, clock),
            evictions=Evictions(store, bans, lobbies, display, shards),
            pings=Pings(tables, people, servers, display, clock, self.background, patience, shards),
        )
        self.cleaning = Cleaning(store, tables, servers, clock, shards, display.guilds)
        self._recalled: tuple[Found, ...] = ()
        self.deadlines = Deadlines(
            store,
            clock,
            self._on_deadline,
            self._sweep,
            shards,
            supervisor=self.supervisor,
            credited=lambda _: self._distrust(),
            crowded=lambda: self.boards.is_crowded,
        )
        self.going_on = GoingOn(tables, shards, self._show_ended)
        self.effects = Effects(self.services, self._draw_hand, self.background)
        self.responder = Responder(
            self.services,
            self.effects,
            self.hands,
            self.boards,
            FirstBoards(store, lobbies, self.drawer, self.boards, self.emojis.emoji),
            self.emojis,
            self.studio,
        )
        self.boards.watch(self.effects.on_board_lost_or_back)
        tables.watch(self.effects.on_table_event)
        lobbies.watch(self.effects.on_lobby_event)
        self.client.serve(
            self.responder,
            COMMANDS,
            store.notes("commands"),
            synced=self._synced,
            channel_back=self._channel_back,
            pressed=self._pressed,
            lost=self.deadlines.lost,
            reached=self._reached,
            left=self.cleaning.left,
            joined=self.cleaning.joined,
        )

    async def start(self) -> int:
        """Start before the client connects. Return the time the bot was away, in ms, which is
        credited to the players."""
        await self.recall()
        away: int = await self.deadlines.start(connected=self.client.is_ready())
        self.supervisor.keep("health", self._note_health, BEAT)
        self._count_missed()
        return away

    async def recall(self) -> None:
        """Remember the hands that the last process could reach, before anybody presses."""
        self._recalled = await self.store.hands.living(self._clock(), self._shards)
        self.hands.recall(self.client, [each.hand for each in self._recalled])

    async def stop(self) -> None:
        """Stop everything; pending writes are finished first."""
        await self.responder.stop()
        await self.supervisor.stop("health")
        with suppress(StoreError):
            await self._health.drop(self.deadlines.name)
        await self.deadlines.stop()
        await self.emojis.stop()
        await self.hands.close_all()
        await self.boards.close()
        await self.services.tables.close()
        self.studio.close()

    def _synced(self) -> None:
        """Start what needs the commands: interactions are answered from now on."""
        self.emojis.start(self.client)
        self.background.do(self._when_ready(), "ready")

    async def _when_ready(self) -> None:
        """Resume tables once the servers are known: boards are shown in their languages."""
        await self.client.wait_until_ready()
        self.supervisor.keep("leaderboards", self.services.pins.round, HOUR)
        self.supervisor.keep("bans", self.services.evictions.round, MINUTE)
        self.supervisor.keep("tables", self.going_on.round, LONGEST)
        self.supervisor.keep("looks", self.looks.round, MINUTE)
        self.supervisor.keep("pings", self.services.pings.round, SLOW_PINGS)
        self.supervisor.keep("cleaning", self.cleaning.round, HOUR)
        self._show_hands()
        self._reconcile()

    async def _reached(self, shard: int) -> None:
        """Go on in the servers of a shard that was away; their boards may have missed something."""
        await self.deadlines.reached(shard)
        if self.client.is_ready():
            self._reconcile()

    def _reconcile(self) -> None:
        """Show on every board what it does not show yet."""
        self._outages += 1
        self.supervisor.keep("boards", self._catch_up, HOUR)

    async def _note_health(self) -> float:
        """Write down when each long task last succeeded, for `python -m bot health`."""
        await self._health.put(
            self.deadlines.name, written(self.supervisor.successes, self._clock())
        )
        return BEAT

    def _count_missed(self) -> None:
        """Count what the last process, or a failure, left uncounted."""
        self.supervisor.keep("results", self.services.tables.results.count_missed, HOUR)

    def _distrust(self) -> None:
        """Let tables in memory and their boards follow what was changed in the rows."""
        self.background.do(self._reload_all(self.services.tables.distrust()), "reload")

    async def _reload_all(self, tables: list[Table]) -> None:
        for table in tables:
            with suppress(RuleError, StoreError):  # then the next press does it
                await table.reload()
                if table.match.channel is not None and table.until is not None:
                    self.boards.repaint(table.id, table.match.channel)
                    await self.effects.show_open_hands(table.id)

    async def _catch_up(self) -> None:
        """Show what the last process, or an outage, left undone; once more if there was another
        outage meanwhile."""
        seen = 0
        while seen < self._outages:
            seen = self._outages
            since = self._clock() - LATELY
            await self.looks.catch_up(since, self.effects.make_up)

    def _show_hands(self) -> None:
        """Show again the hands that can be reached."""
        turnstile = asyncio.Semaphore(AT_ONCE)

        async def show(each: Found) -> None:
            async with turnstile:
                is_covered = each.hand.state == "aside"
                await self._show_again(each.hand.match, each.hand.person, is_covered=is_covered)

        for each in self._recalled:
            if each.is_due:
                self.background.do(show(each), f"hand-{each.hand.match}")
        self._recalled = ()

    async def _show_again(self, match: str, person: int, *, is_covered: bool = False) -> None:
        try:
            await self.effects.show_again(match, person, is_covered=is_covered)
        except StoreError as failed:
            log.info("hand not shown yet", match=match, why=str(failed))
            self.hands.try_again(match, person)

    def _pressed(self, it: Interaction) -> None:
        if it.channel_id is not None:
            self.boards.pressed(it.channel_id)
        self.doubles.pressed(it)

    def _channel_back(self, channel: int) -> None:
        self.boards.regained(channel)
        self.services.pins.regained(channel)

    def _repaint_all(self) -> None:
        """Show the boards again with the emojis that have arrived."""
        for table in self.services.tables.live():
            if not table.is_over and table.match.channel is not None:
                self.boards.repaint(table.id, table.match.channel)

    def _show_ended(self, match: Placed) -> None:
        """Say on its board that a match ended because its rules are gone."""
        if match.channel is not None:
            self.boards.repaint(match.id, match.channel)

    async def _on_deadline(self, deadline: Deadline) -> None:
        """Act on a deadline that has passed: of a seat, a vote or a lobby."""
        lobbies = self.services.lobbies
        try:
            found = await lobbies.find(deadline.match)
        except OtherRules:
            if not await expire_unread(self.store, self._clock, deadline.match):
                raise
            return
        if isinstance(found, Table):
            await absent.time_up(found, deadline)
        else:
            await lobbies.expire(deadline.match)

    async def _sweep(self) -> None:
        """Drop idle tables from memory, and fade hands that can soon be reached no more."""
        self.background.do(self.hands.fade(self._draw_faded), "fading hands")
        await self.services.tables.sweep()

    async def _draw_faded(self, match: str, person: int) -> Panel:
        said = words((await self.services.people.of(person)).language)
        with suppress(RuleError, StoreError):
            if isinstance(await self.services.lobbies.find(match), LobbyState):
                return panel("waiting", said("lobby-joined-faded"))
        return faded_panel(match, said)

    async def _draw_hand(self, table: Table, seat: Seat, who: Person, pick: str = "") -> Panel:
        face = self.emojis.face_for(who.text_mode)
        people, tables = self.services.people, self.services.tables.open_tables
        is_unshown = self.boards.is_unshown(table.id)
        holding = await holding_of(table, seat, who, people, face, tables, is_unshown=is_unshown)
        shown = hand_panel(holding, pick)
        return in_letters(shown) if who.text_mode else shown


def locale_of(client: Courtyard, guild: int) -> str | None:
    """Return the language set for a server."""
    found = client.get_guild(guild)
    return str(found.preferred_locale) if found is not None else None
