"""Opens rematches: the lobby of each is remembered, so that all players of a match meet in one."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cachetools import LRUCache

from bot.errors import Answer, NoSuchTable
from bot.lobby.service import Lobbies
from bot.lobby.state import AlreadySeated, LobbyClosed, LobbyState
from bot.match.outcomes import preset_of
from bot.match.speeds import SPEEDS
from bot.match.table import Table
from bot.people.bans import Bans
from bot.people.place import Place
from bot.people.servers import Server
from games.catalogue import GAMES
from storage.store import Store

FAMILY = "rematch:"
"""The beginning of the names of our notes."""
MOST = 2_000  # matches whose score is remembered
LIVE = SPEEDS["live"].key
LONGEST_ROW = 100  # matches of which a score tells

AFTER, BEFORE = "after:", "before:"
"""Keys of notes: the next match's lobby by the finished match, and the reverse."""


class RematchRuns(Answer):
    """The rematch is being played."""

    code = "rematch_runs"


@dataclass(frozen=True, slots=True)
class Wish:
    """What has become of the rematch of a finished match."""

    people: tuple[int, ...] = ()  # who wants it, of those who played
    of: int = 0  # how many people played
    runs: bool = False


def _players(table: Table) -> tuple[int, ...]:
    """Return who played and can be asked again: not those who had their data deleted."""
    return tuple(each.person for each in table.sittings if each.person and each.person > 0)


class Rematches:
    def __init__(self, lobbies: Lobbies, bans: Bans, store: Store) -> None:
        self._lobbies, self._bans = lobbies, bans
        self._ladder, self._blocks = store.ladder, store.blocks
        self._notes = store.notes(FAMILY)
        self._scores: LRUCache[str, Counter[int]] = LRUCache(MOST)  # after these matches
        self._asking = asyncio.Lock()  # one rematch is opened at a time

    async def ask(
        self,
        table: Table,
        person: int,
        place: Place,
        spend: Callable[[], None],
        *,
        anyway: bool = False,
    ) -> LobbyState:
        """Return the lobby of the next match; the first who asks opens it, if they may there, and
        spends what a table costs. `anyway` as in `Lobbies.join`."""
        table.seat_of(person)
        async with self._asking:
            name = await self._notes.get(AFTER + table.id)
            if name is not None:
                try:
                    return await self._lobbies.join(name, person, anyway=anyway)
                except AlreadySeated:
                    return await self._lobbies.lobby(name)
                except (LobbyClosed, NoSuchTable):
                    if (await self.wish(table)).runs:
                        raise RematchRuns from None
                    # else that lobby is gone, or its match is over: open a new one
            lobby = await self._open(table, person, place, spend)
            await self._notes.put(BEFORE + lobby.id, table.id)
            await self._notes.put(AFTER + table.id, lobby.id)
            return lobby

    async def start(self, lobby: LobbyState) -> Table | None:
        """Start by itself once everybody of the last match is in."""
        if lobby.match.status != "lobby" or not lobby.may_start:
            return None
        if set(lobby.invited) - set(lobby.people):
            return None
        if await self._notes.get(BEFORE + lobby.id) is None:
            return None
        return await self._lobbies.start(lobby.id, lobby.match.host or 0)

    async def wish(self, table: Table) -> Wish:
        """Return who wants a rematch of a finished match, and whether it runs already."""
        played = await self._guests(table)
        name = await self._notes.get(AFTER + table.id)
        if name is None:
            return Wish(of=len(played))
        try:
            found = await self._lobbies.find(name)
        except Answer:
            return Wish(of=len(played))
        if isinstance(found, LobbyState):
            return Wish(tuple(each for each in found.people if each in played), len(played))
        return Wish(of=len(played), runs=not found.is_over)

    async def _guests(self, table: Table) -> list[int]:
        """Return who played and may do so again."""
        played = _players(table)
        return await self._bans.welcome(played, table.match.guild)

    def forget(self, person: int) -> None:
        """Forget the scores that name a person; they are counted again when asked for."""
        for match in [each for each, score in self._scores.items() if person in score]:
            del self._scores[match]

    async def former(self, match: str) -> str | None:
        """Return the match of which this one is the rematch."""
        return await self._notes.get(BEFORE + match)

    def _played(self, table: Table) -> dict[str, Any]:
        """Return what is played again. An option of older rules may mean another thing today, so of
        those only the preset is kept."""
        if GAMES[table.game.key] is table.game:
            return {"options": json.loads(table.match.options)}
        preset = preset_of(table.game, table.state.options, table.match.seats)
        known = {each.key for each in GAMES[table.game.key].presets}
        return {"preset": preset} if preset in known else {}

    async def score(self, match: str) -> Counter[int] | None:
        """Return how often each person won of the matches before this one in its row of rematches;
        None if it is no rematch."""
        before: list[str] = []
        name = await self.former(match)
        while name is not None and name not in self._scores and len(before) < LONGEST_ROW:
            before.append(name)
            name = await self.former(name)
        if name is None and not before:
            return None
        score, is_sure = Counter(self._scores.get(name or "")), True
        for each in reversed(before):
            results = await self._ladder.results(each)
            score.update(each.person for each in results if each.place == 1 and each.person)
            is_sure = is_sure and bool(results)  # else it is not counted yet, or had no result
            if is_sure:
                self._scores[each] = Counter(score)
        return score

    async def _open(
        self, table: Table, person: int, place: Place, spend: Callable[[], None]
    ) -> LobbyState:
        match = table.match
        people = await self._guests(table)
        pairs = await self._blocks.among(people)
        apart = {each for pair in pairs if person in pair for each in pair} - {person}
        levels = [each.level for each in table.sittings if each.level is not None]

        def judge(server: Server) -> None:
            server.admit(place.channels_of(match.channel), place.roles)
            spend()

        async with self._lobbies.opening(match.guild, person, match.channel, judge) as server:
            return await self._lobbies.open(
                match.game,
                person,
                **self._played(table),
                guild=match.guild,
                channel=match.channel,
                speed=server.speed_or_usual(match.speed),
                patient=match.patient,
                rated=match.rated or (len(people) < 2 and server.wants_rated),
                invited=[each for each in people if each not in apart],
                computers=[(level, levels.count(level)) for level in dict.fromkeys(levels)],
                most=match.seats,
                calls=match.speed != LIVE,  # else they are still there
            )
