"""Everything that runs in one process, and what follows from what happens at a table."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import structlog

from bot.board.panels import over_panel, table_panel
from bot.board.showing import company_of, holding_of, showing_of
from bot.discord_io.board_messages import SETTLING, Painter
from bot.discord_io.board_pictures import Easel
from bot.discord_io.emojis import Faces
from bot.discord_io.hand_messages import Chores, Hands
from bot.discord_io.permissions import may_attach
from bot.discord_io.rate_limit import Pace
from bot.discord_io.render import Emoji
from bot.errors import NoSuchTable, NotStarted
from bot.hand.linked import hand_of
from bot.ladder.leaderboards import Leaderboards
from bot.ladder.pins import Pins
from bot.ladder.profiles import Profiles
from bot.lobby.panels import LobbyShowing, Why, closed_panel, lobby_panel
from bot.lobby.rematch import Rematches
from bot.lobby.service import Lobbies
from bot.lobby.state import LobbyState
from bot.looks.catalogue import COLOURS, LOOKS, plain
from bot.looks.look import AUTO
from bot.match.computers import Thinker
from bot.match.deadlines import TableClock
from bot.match.table import Clock, Table
from bot.match.table_events import Closed, Counted, Moved, News
from bot.match.tables import Tables, now_ms
from bot.people.people import People, Person
from bot.people.preferences import Preferences
from bot.people.servers import Server, Servers
from bot.pictures.studio import Studio
from bot.pings.calls import Calls
from bot.review.hindsight import Hindsight
from bot.ui.panels import Panel
from bot.ui.text import Face
from bot.ui.words import Words, words
from games.errors import RuleError
from games.game import Seat
from storage.records import Match, Shards
from storage.store import Store

log = structlog.get_logger()

PATIENCE = 20.0  # seconds without a press after which somebody is called at a live table
GLANCES, GLANCE = 200, 0.02  # how often, and seconds apart, a starting match is looked at
MOST = 1_000  # closed lobbies of which it is remembered why


class House:
    def __init__(
        self,
        store: Store,
        *,
        clock: Clock = now_ms,
        shards: Shards | None = None,
        patience: float = PATIENCE,
        thinker: Thinker | None = None,
        studio: Studio | None = None,
        breath: float = 0.0,
    ) -> None:
        self.store, self.patience = store, patience
        self.tables = Tables(store, thinker, clock, breath=breath)
        self.lobbies = Lobbies(store, self.tables, clock, store.notes("lobby:"))
        self.hindsight = Hindsight(self.tables.thinker)
        self.people = People(store.settings)
        self.servers = Servers(store.settings)
        self.leaderboards = Leaderboards(store.boards, self.people, clock)
        self.profiles = Profiles(store.boards, self.people)
        self.faces = Faces(self._recall_faces, self._remember_faces, self._repaint_all)
        self.clock = TableClock(self.tables, shards, expire=self._expire)
        self.chores = Chores()
        self.studio = studio or Studio(COLOURS)
        self._pace = Pace(len(shards.ids) / shards.count if shards else 1.0)
        self._rematches = Rematches(self.lobbies, store.notes("rematch:"), self.opening)
        self._opening = asyncio.Lock()  # one table is, so that there are no more than there may be
        self._closed: OrderedDict[str, Why] = OrderedDict()
        self.tables.watch(self._heard)

    def attach(self, client: discord.Client) -> None:
        """Discord is there: what is painted and opened from now on goes through this client."""
        self._client = client
        self.hands = Hands(self.faces.emoji)
        easel = Easel(self.studio, may_attach(client))
        self.painter = Painter(
            client, self.store, self._draw, self.faces.emoji, easel, pace=self._pace
        )
        self.calls = Calls(
            client,
            self.people,
            self.painter,
            self.faces.emoji,
            self.language_at,
            self.tables.clock,
            self.patience,
        )
        self.pins = Pins(
            client,
            self.leaderboards,
            self.servers,
            self.language_at,
            self.faces.emoji,
            self.studio,
        )
        self.preferences = Preferences(
            self.people, self.servers, self.pins, self.store.audit, self.tables.clock
        )

    async def close(self) -> None:
        await self.clock.stop()
        await self.pins.close()
        await self.calls.close()
        await self.faces.stop()
        await self.chores.close()
        await self.painter.close()
        self.studio.close()
        await self.tables.close()

    async def _recall_faces(self) -> str | None:
        return await self.store.notes("faces").get("")

    async def _remember_faces(self, text: str) -> None:
        await self.store.notes("faces").put("", text)

    # Public messages

    async def language_at(self, guild: int | None) -> str:
        """A table speaks its server's language."""
        found = self._client.get_guild(guild) if guild is not None else None
        locale = str(found.preferred_locale) if found is not None else None
        return await self.servers.language_at(guild, locale)

    def repaint(self, match: Match, afresh: bool = False) -> None:
        if match.channel is not None:
            self.painter.touch(match.id, match.channel, afresh)

    def _repaint_all(self) -> None:
        """New faces have arrived."""
        for table in self.tables.live():
            if not table.is_over:
                self.repaint(table.match)

    async def _draw(self, name: str) -> Panel | None:
        try:
            table = await self.tables.find(name)
        except NotStarted:
            return await self._draw_lobby(name)
        except NoSuchTable:
            return None
        said = await self.language_at(table.match.guild)
        if table.match.status == "closed" and not table.moves:
            return await self._draw_closed(table)
        showing = await showing_of(table, self.people, said, self.faces.icon)
        if not table.is_over:
            return table_panel(table, showing)
        changes = await self.store.boards.changes(name)
        ladder = [each for each in changes if each.pool in ("all", "pairs")]
        seed = (await self.store.seed(name)).hex()
        return over_panel(table, showing, ladder, seed)

    async def _draw_lobby(self, name: str) -> Panel | None:
        try:
            lobby = await self.lobbies.find(name)
        except RuleError:
            return None
        said = words(await self.language_at(lobby.match.guild))
        return lobby_panel(await self.lobby_showing(lobby, said))

    async def _draw_closed(self, table: Table) -> Panel:
        said = words(await self.language_at(table.match.guild))
        lobby = LobbyState(table.match, table.sittings, 0, table.match.seats)
        why = self._closed.get(table.id, "expired")
        return closed_panel(await self.lobby_showing(lobby, said), why)

    def lobby_closed(self, lobby: LobbyState, why: Why) -> None:
        """Its message says why from now on."""
        self._closed[lobby.id] = why
        while len(self._closed) > MOST:
            self._closed.popitem(last=False)
        self.repaint(lobby.match)

    async def lobby_showing(self, lobby: LobbyState, said: Words) -> LobbyShowing:
        company = await company_of(lobby.sittings, self.people, said)
        waited = (person for person in lobby.invited if person not in lobby.people)
        names = tuple([(await self.people.of(person)).shown for person in waited])
        return LobbyShowing(lobby, company, said, names)

    # What happens at tables

    def _heard(self, table: Table, news: News) -> None:
        """Called in order and at once; what takes time is done beside it."""
        afresh = isinstance(news, Moved) and (table.is_over or self._is_new_deal(table, news))
        if not isinstance(news, Counted) or table.is_over:
            self.repaint(table.match, afresh and len(table.moves) > 2)
        if isinstance(news, Moved | Closed):
            self.chores.do(self.calls.uncall(table, news), f"uncall-{table.id}")
        if isinstance(news, Counted) and table.match.guild is not None:
            self.pins.changed(table.match.guild)
        if isinstance(news, Moved):
            self.chores.do(self._refresh(table, news), f"refresh-{table.id}")

    def _is_new_deal(self, table: Table, news: Moved) -> bool:
        return any(isinstance(event, table.game.Dealt) for event in news.step.events)

    async def _refresh(self, table: Table, news: Moved) -> None:
        """Open hands that have changed are shown anew: of whoever is to move now and was not
        before, and of all when cards were dealt or the match is over. Whoever has just pressed is
        answered by the press itself, and first."""
        await asyncio.sleep(SETTLING)
        version = table.version
        turn = [seat for seat in table.to_act if seat >= 0 and seat != news.seat]
        everybody = table.is_over or self._is_new_deal(table, news)
        for sitting in table.sittings:
            if sitting.person is None or sitting.seat == news.seat:
                continue
            if everybody or sitting.seat in turn:
                await self.show_hand(table, sitting.seat, sitting.person)
        for seat in turn:
            person = table.sittings[seat].person
            if person is not None and table.version == version and table.level_at(seat) is None:
                who = await self.people.of(person)
                if not self.pass_for(table, who):
                    call = self.calls.call(table, seat, who, version)
                    self.chores.do(call, f"call-{table.id}")

    async def show_hand(self, table: Table, seat: Seat, person: int) -> bool:
        """The hand as it is now, if there is a way to it."""
        who = await self.people.of(person)
        face, emoji = self.eyes(who)
        holding = await holding_of(table, seat, who, self.people, face)
        shown = hand_of(holding)
        return await self.hands.show(table.id, person, holding.version, shown, emoji)

    def eyes(self, who: Person) -> tuple[Face, Emoji]:
        """How cards look to somebody, in texts and on buttons: words alone in text mode."""
        if who.text_mode:
            return plain, lambda _: None
        return self.faces.icon, self.faces.emoji

    def pass_for(self, table: Table, who: Person) -> bool:
        """Auto-pass: where nothing can be played, and only there."""
        switches = LOOKS[table.game.key].hand.switches
        if not who.auto_pass or "auto" not in switches or not table.to_act:
            return False
        (seat,) = table.to_act
        if seat < 0 or table.sittings[seat].person != who.id:
            return False
        legal = table.game.legal(table.state, seat)
        if [str(move) for move in legal[:2]] != [AUTO]:
            return False
        self.chores.do(self._pass(table, who, table.version), f"pass-{table.id}")
        return True

    async def _pass(self, table: Table, who: Person, version: int) -> None:
        try:
            await table.press(who.id, version, AUTO)
        except RuleError as late:
            log.info("auto-pass came late", match=table.id, code=late.code)

    async def started(self, table: Table) -> None:
        """The match begins: its message is a table now, and hands open unasked where they can."""
        self.repaint(table.match)
        for _ in range(GLANCES):
            if not table.is_busy:
                break
            await asyncio.sleep(GLANCE)
        for sitting in table.sittings:
            if sitting.person is not None:
                await self.show_hand(table, sitting.seat, sitting.person)

    # Lobbies

    @asynccontextmanager
    async def opening(self, guild: int | None) -> AsyncIterator[Server]:
        """A table is opened inside, if the server has room for one more: else TooManyTables."""
        async with self._opening:
            server = await self.servers.of(guild) if guild is not None else Server(0)
            server.make_room(len(await self.store.open_in_guild(server.id)))
            yield server

    async def maybe_start(self, lobby: LobbyState) -> Table | None:
        table = await self._rematches.start(lobby)
        if table is not None:
            await self.started(table)
        return table

    async def rematch(self, table: Table, person: int) -> tuple[LobbyState, Table | None]:
        lobby = await self._rematches.ask(table, person)
        return lobby, await self.maybe_start(lobby)

    async def _expire(self, name: str) -> bool:
        """A lobby's time is up; True when its deadline is settled."""
        closed = await self.lobbies.expire(name)
        if closed is not None:
            self.lobby_closed(closed, "expired")
        return True
