"""Draws a match's board: an open table, one in play, or the final result."""

from collections import Counter
from dataclasses import replace

from bot.board.panels import Rematched, over_panel, table_panel
from bot.errors import NoSuchTable, OtherRules, Unreadable
from bot.hand.showing import showing_of
from bot.lobby.company import lobby_showing, name_of, score_of
from bot.lobby.panels import closed_panel, lobby_panel
from bot.lobby.rematch import Rematches
from bot.lobby.service import Lobbies
from bot.lobby.state import LobbyState
from bot.looks.catalogue import look_of
from bot.looks.look import Showing
from bot.match.outcomes import standings_of
from bot.match.table import Table
from bot.people.people import People
from bot.people.servers import Servers
from bot.ui.panels import Panel, panel
from bot.ui.text import EmojiText
from bot.ui.words import words
from games.catalogue import GAMES
from storage.records import Match
from storage.store import Store


class BoardDrawer:
    def __init__(
        self,
        store: Store,
        lobbies: Lobbies,
        rematches: Rematches,
        people: People,
        servers: Servers,
        face: EmojiText,
    ) -> None:
        self._store, self._lobbies, self._people = store, lobbies, people
        self._rematches = rematches
        self._servers, self._face = servers, face

    async def draw(self, match: str) -> Panel | None:
        """Return the board in its server's language, or None if there is nothing to show."""
        try:
            found = await self._lobbies.find(match)
        except NoSuchTable:
            return None
        except OtherRules:
            return await self._of_other_rules(match)
        except Unreadable:
            return await self._ended_unread(match)
        if isinstance(found, LobbyState):
            return await self._lobby(found)
        return await self._table(found)

    async def _ended_unread(self, match: str) -> Panel | None:
        """Say of a match that cannot be read who ended it; while nobody has, there is nothing to
        show."""
        placed = await self._store.placed(match)
        if placed is None or not (by := await self._ended_by(match, placed.guild)):
            return None
        said = words(await self._servers.language_at(placed.guild))
        return panel("waiting", said("over-closed-by", name=by))

    async def _of_other_rules(self, match: str) -> Panel | None:
        """Say of a match of other rules why it ended; what came of it cannot be shown."""
        row = await self._store.match(match)
        if row.status != "closed":
            return None
        by = await self._ended_by(match, row.guild)
        said = words(await self._servers.language_at(row.guild))
        why = said("over-closed-by", name=by) if by else said(_why_closed(row))
        return panel("waiting", f"## {said('over-closed')}\n{why}")

    async def _lobby(self, lobby: LobbyState) -> Panel:
        said = words(await self._servers.language_at(lobby.match.guild))
        showing = await lobby_showing(lobby, self._people, said)
        party, here = (*lobby.people, *lobby.invited), self._people.at(lobby.match.guild)
        score = await score_of(await self._rematches.score(lobby.id), party, here, said)
        return lobby_panel(replace(showing, score=score))

    async def _table(self, table: Table) -> Panel:
        language = await self._servers.language_at(table.match.guild)
        if table.match.status == "closed" and not table.moves:
            return await self._never_started(table, language)
        showing = await showing_of(table, self._people, language, self._face)
        if not table.is_over:
            return table_panel(table, showing)
        changes = await self._store.ladder.changes(table.id)
        ladder = [each for each in changes if each.pool in ("all", "pairs")]
        guild = table.match.guild
        by = await self._ended_by(table.id, guild) if table.match.status == "closed" else ""
        wish = await self._rematches.wish(table)
        names = [(await self._people.at(guild).of(person)).shown for person in wish.people]
        results = await self._store.ladder.results(table.id)
        earned = await self._earned(table, showing)
        rematch = Rematched(tuple(names), wish.of, wish.runs, await self._score(table, showing))
        return over_panel(table, showing, ladder, rematch, by, results, earned)

    async def _earned(self, table: Table, showing: Showing) -> str:
        """Say what was earned in the match for the first time; empty if nothing was."""
        said, game, here = showing.words, table.game.key, self._people.at(table.match.guild)
        lines = [
            said(
                "over-earned",
                name=await name_of(each.person, here),
                what=said(f"{game}-earned-{each.name}"),
            )
            for each in await self._store.honours.of_match(table.id)
            if each.name in look_of(table.game).honours.achievements
        ]
        return " · ".join(lines)

    async def _score(self, table: Table, showing: Showing) -> str:
        """Say how often each has won in this row of rematches, this match included."""
        score = await self._rematches.score(table.id)
        if score is None or table.match.status != "finished":
            return ""
        persons = {each.seat: each.person for each in table.sittings if each.person is not None}
        won = (persons.get(each.seat) for each in standings_of(table) if each.place == 1)
        here = self._people.at(table.match.guild)
        score = score + Counter(person for person in won if person is not None)
        return await score_of(score, persons.values(), here, showing.words)

    async def _ended_by(self, match: str, guild: int | None) -> str:
        """Return the name of the moderator who ended a match; empty if it ended otherwise."""
        moderator = await self._store.audit.ended_by(match)
        return "" if moderator is None else await name_of(moderator, self._people.at(guild))

    async def _never_started(self, table: Table, language: str) -> Panel:
        lobby = LobbyState(table.match, table.sittings, 0, table.match.seats)
        showing = await lobby_showing(lobby, self._people, words(language))
        by = await self._ended_by(table.id, table.match.guild)
        return closed_panel(showing, self._lobbies.why_ended(table.id), by)


def _why_closed(row: Match) -> str:
    """Return the key of the reason: rules that are gone are older than today's."""
    newest = GAMES.get(row.game)
    is_older = newest is not None and row.rules < newest.rules
    return "over-closed-rules" if is_older else "over-closed-why"
