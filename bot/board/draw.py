"""Draws a match's board: an open table, one in play, or the final result."""

from bot.board.panels import over_panel, table_panel
from bot.errors import NoSuchTable, Unreadable
from bot.lobby.company import company_of, lobby_showing
from bot.lobby.panels import closed_panel, lobby_panel
from bot.lobby.service import Lobbies
from bot.lobby.state import LobbyState
from bot.looks.catalogue import preset_name
from bot.looks.look import Showing
from bot.match.outcomes import preset_of
from bot.match.table import Table
from bot.people.people import People
from bot.people.servers import Servers
from bot.ui.panels import Panel
from bot.ui.text import Face
from bot.ui.words import words
from storage.store import Store


class BoardDrawer:
    def __init__(
        self, store: Store, lobbies: Lobbies, people: People, servers: Servers, face: Face
    ) -> None:
        self._store, self._lobbies, self._people = store, lobbies, people
        self._servers, self._face = servers, face

    async def draw(self, match: str) -> Panel | None:
        """Return the board in its server's language, or None if there is nothing to show."""
        try:
            found = await self._lobbies.find(match)
        except (NoSuchTable, Unreadable):
            return None
        if isinstance(found, LobbyState):
            return await self._lobby(found)
        return await self._table(found)

    async def _lobby(self, lobby: LobbyState) -> Panel:
        said = words(await self._servers.language_at(lobby.match.guild))
        return lobby_panel(await lobby_showing(lobby, self._people, said))

    async def _table(self, table: Table) -> Panel:
        language = await self._servers.language_at(table.match.guild)
        if table.match.status == "closed" and not table.moves:
            return await self._never_started(table, language)
        showing = await showing_of(table, self._people, language, self._face)
        if not table.is_over:
            return table_panel(table, showing)
        changes = await self._store.ladder.changes(table.id)
        ladder = [each for each in changes if each.pool in ("all", "pairs")]
        seed = (await self._store.seed(table.id)).hex()
        return over_panel(table, showing, ladder, seed)

    async def _never_started(self, table: Table, language: str) -> Panel:
        lobby = LobbyState(table.match, table.sittings, 0, table.match.seats)
        showing = await lobby_showing(lobby, self._people, words(language))
        return closed_panel(showing, self._lobbies.why_ended(table.id))


async def showing_of(table: Table, people: People, language: str, face: Face) -> Showing:
    said, game = words(language), table.game
    preset = preset_of(game, table.state.options, table.match.seats)
    return Showing(
        game=game,
        view=game.view(table.state, None),
        events=tuple(event for who, event in table.memory.witnessed if who is None),
        company=await company_of(table.sittings, people, said),
        words=said,
        face=face,
        preset=preset_name(game.key, preset, said),
        until=table.until,
    )
