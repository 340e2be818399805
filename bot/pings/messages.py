"""Finds what a call says now, to whom and where; or how long it must wait."""

from dataclasses import dataclass, replace

from bot.clock import Clock
from bot.errors import Answer
from bot.lobby.company import name_of
from bot.match.table import Table
from bot.match.tables import Tables
from bot.people.people import People, Person
from bot.people.servers import Servers
from bot.pings.due import LIVE, is_awaited, wants, warned_at
from bot.pings.panels import call_panel, invite_panel, over_panel
from bot.ui.panels import Panel
from bot.ui.text import link_to, until_text
from bot.ui.words import Words, words
from storage.records import Call, How, Match

PAUSED = 60.0
"""Seconds until a call is looked at again whose match is paused."""


@dataclass(frozen=True, slots=True)
class Message:
    people: tuple[int, ...]  # who are notified
    shown: Panel
    channel: int | None  # None: a direct message
    fallback: int | None = None  # where it goes if a direct message is refused
    is_urgent: bool = False


class Messages:
    def __init__(self, tables: Tables, people: People, servers: Servers, clock: Clock) -> None:
        self._tables, self._people, self._servers = tables, people, servers
        self._clock, self._store = clock, tables.store

    async def of(self, call: Call) -> Message | float | None:
        """Return what a call says; the seconds until it may be said; None if nobody waits for it
        any more."""
        return await (self._invitation(call) if call.kind == "invite" else self._call(call))

    async def is_awaited(self, call: Call) -> bool:
        if call.kind == "invite":
            return bool(await self._guests(call))
        table = await self._find(call.match)
        return table is not None and is_awaited(table, call)

    async def again(self, call: Call) -> Panel:
        """Show a call whose answer was lost, only to find its message."""
        match = await self._store.match(call.match)
        if call.kind == "invite":
            return await self._invite(call, match, [])
        who = await self._people.of(call.person)
        return await self._shown(call, match, None, who)

    async def over(self, call: Call, how: How) -> Panel:
        """Show how a call ended that nobody answered."""
        match = await self._store.match(call.match)
        who = await self._people.of(call.person)
        said = await self._words(match, who, is_public=call.channel == match.channel)
        return over_panel(call.match, how, said)

    async def _call(self, call: Call) -> Message | float | None:
        table, who = await self._find(call.match), await self._people.fresh(call.person)
        call = await self._unless_blocked(call)
        is_tried = call.channel is not None and who.ping != "none"  # by a message before
        if table is None or not (wants(who) or is_tried):
            return None
        now, is_live = self._clock(), table.match.speed == LIVE
        if not is_awaited(table, call) or await self._is_warned(call):
            return None
        if table.is_stopped:
            return PAUSED
        if call.kind == "warning" and call.by is None:
            due = warned_at(table)
            if due is None or due > now:
                return None if due is None else (due - now) / 1000
        if who.is_quiet(now):
            return None if is_live else float(who.quiet_for(now))
        channel = call.channel or (None if who.ping == "direct" else table.match.channel)
        shown = await self._shown(call, table.match, table, who)
        return Message((who.id,), shown, channel, table.match.channel, is_live)

    async def _unless_blocked(self, call: Call) -> Call:
        """Make a reminder by somebody whom its person blocks by now the warning that it was."""
        pair = (call.person, call.by or 0)
        is_blocked = call.by is not None and pair in await self._store.blocks.among(pair)
        return replace(call, by=None) if is_blocked else call

    async def _is_warned(self, call: Call) -> bool:
        """Return whether a call comes so late that the warning has said it all."""
        warned = await self._warnings(call) if call.kind == "turn" else []
        return any(each.message is not None for each in warned)

    async def needless(self, call: Call) -> list[Call]:
        """Return the warnings that a call comes so late for that it says it all itself."""
        warned, now = await self._warnings(call) if call.kind == "turn" else [], self._clock()
        return [each for each in warned if each.channel is None and each.due <= now]

    async def _warnings(self, call: Call) -> list[Call]:
        warned = await self._store.calls.standing(call.match, "warning", call.person)
        return [each for each in warned if each.version == call.version]

    async def _shown(self, call: Call, match: Match, table: Table | None, who: Person) -> Panel:
        """Show a call: in a channel in its server's language, in a direct message in theirs and
        with the table."""
        in_channel = who.ping != "direct" if call.channel is None else call.channel == match.channel
        said = await self._words(match, who, is_public=in_channel)
        people = self._people.at(match.guild if in_channel else None)
        told = {"where": "" if in_channel else _where(match, said), "who": f"<@{who.id}>"}
        if call.kind == "turn":
            return call_panel(match.id, "ping", said, **told)
        if call.by is not None:
            name = await name_of(call.by, people)
            return call_panel(match.id, "ping-nudge", said, **told, name=name)
        if call.kind == "vote":
            asked = table.sittings[call.turn].person if table is not None else None
            name = await name_of(asked or 0, people)
            return call_panel(match.id, "ping-vote", said, **told, name=name)
        until = until_text(said, table.until if table is not None else None)
        return call_panel(match.id, "ping-warning", said, **told, until=until)

    async def _invitation(self, call: Call) -> Message | None:
        """Return what an invitation says. Who has quiet hours is named, and not notified."""
        match, now = await self._store.match(call.match), self._clock()
        guests = await self._guests(call)
        if match.status != "lobby" or not guests or match.channel is None:
            return None
        awake = [each for each in guests if not (await self._people.of(each)).is_quiet(now)]
        return Message(tuple(awake), await self._invite(call, match, guests), match.channel)

    async def _invite(self, call: Call, match: Match, guests: list[int]) -> Panel:
        said = await self._words(match)
        names = ", ".join(f"<@{each}>" for each in guests)
        host = await name_of(call.person, self._people.at(match.guild))
        game = said(f"game-{match.game}")
        return invite_panel(match.id, said, names=names, host=host, game=game)

    async def _guests(self, call: Call) -> list[int]:
        """Return whom an invitation names that have not come yet."""
        seated = {each.person for each in await self._store.seats(call.match)}
        invited = await self._store.invitations.of(call.match)
        mine = (each for each in invited if each.open and each.mention == call.version)
        return [each.person for each in mine if each.person not in seated]

    async def _words(
        self, match: Match, who: Person | None = None, *, is_public: bool = True
    ) -> Words:
        if who is not None and not is_public:
            return words(who.language)
        return words(await self._servers.language_at(match.guild))

    async def _find(self, match: str) -> Table | None:
        """Return the table as it is now; the former one may have left memory."""
        try:
            return await self._tables.find(match)
        except Answer:
            return None


def _where(match: Match, said: Words) -> str:
    """Say which table a direct message is about."""
    place = f"<#{match.channel}>" if match.channel else ""
    link = link_to(match.guild, match.channel, match.message)
    if link:
        place = said("games-link", place=place, link=link)
    return said("ping-where", game=said(f"game-{match.game}"), place=place)
