"""One's own settings: what each verb changes, and what is shown next."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias, get_args

from bot.errors import Answer
from bot.match.table import Clock
from bot.people.asking import Next, Wall, flag, number, one_of
from bot.people.panels import DISCORD, SWITCHES, me_panel, quiet_panel, zone_form
from bot.people.people import CHOICES, HOURS, People, Person
from bot.people.zones import find_zone
from bot.ui.panels import Panel
from bot.ui.words import LANGUAGES, words
from storage.records import Listed

NIGHT = 8  # hours of quiet for who has said only when they begin

Verb: TypeAlias = Callable[["OwnSettings", Person, str], Awaitable[Next]]


class UnknownZone(Answer):
    code = "unknown_zone"


class OwnSettings:
    def __init__(self, people: People, wall: Wall, clock: Clock) -> None:
        self._people, self._wall, self._clock = people, wall, clock

    def panel(self, who: Person) -> Panel:
        return me_panel(who, self._clock(), words(who.language))

    async def set_zone(self, who: Person, text: str) -> Panel:
        zone = find_zone(text)
        if zone is None:
            raise UnknownZone
        return self._quiet(await self._people.change(who.id, zone=zone))

    async def show(self, who: Person, _: str) -> Next:
        return self.panel(who)

    async def set_ping(self, who: Person, ping: str) -> Next:
        return await self._change(who, ping=one_of(ping, CHOICES["ping"]))

    async def set_language(self, who: Person, language: str) -> Next:
        wanted = one_of(language, (DISCORD, *LANGUAGES))
        return await self._change(who, wanted_language="" if wanted == DISCORD else wanted)

    async def set_listed(self, who: Person, listed: str) -> Next:
        shown = await self._change(who, listed=one_of(listed, get_args(Listed)))
        self._wall.changed()
        return shown

    async def set_profile(self, who: Person, profile: str) -> Next:
        return await self._change(who, profile=one_of(profile, CHOICES["profile"]))

    async def set_text(self, who: Person, on: str) -> Next:
        return await self._change(who, **{SWITCHES["text"]: flag(on)})

    async def set_careful(self, who: Person, on: str) -> Next:
        return await self._change(who, **{SWITCHES["careful"]: flag(on)})

    async def set_auto(self, who: Person, on: str) -> Next:
        return await self._change(who, **{SWITCHES["auto"]: flag(on)})

    async def show_quiet(self, who: Person, _: str) -> Next:
        return self._quiet(who)

    async def set_from(self, who: Person, hour: str) -> Next:
        """Whoever has said only when it begins has a night."""
        first = number(hour, HOURS)
        until = who.quiet_until if who.has_quiet_hours else first
        until = (first + NIGHT) % len(HOURS) if until == first else until
        return self._quiet(await self._people.change(who.id, quiet_from=first, quiet_until=until))

    async def set_until(self, who: Person, hour: str) -> Next:
        until = number(hour, HOURS)
        first = who.quiet_from if who.has_quiet_hours else until
        first = (until - NIGHT) % len(HOURS) if first == until else first
        return self._quiet(await self._people.change(who.id, quiet_from=first, quiet_until=until))

    async def set_loud(self, who: Person, _: str) -> Next:
        return self._quiet(await self._people.change(who.id, quiet_from=0, quiet_until=0))

    async def ask_zone(self, who: Person, _: str) -> Next:
        return zone_form(who, words(who.language))

    def _quiet(self, who: Person) -> Panel:
        return quiet_panel(who, self._clock(), words(who.language))

    async def _change(self, who: Person, **changes: Any) -> Panel:
        return self.panel(await self._people.change(who.id, **changes))


OWN: Mapping[str, Verb] = {
    "show": OwnSettings.show,
    "ping": OwnSettings.set_ping,
    "language": OwnSettings.set_language,
    "listed": OwnSettings.set_listed,
    "profile": OwnSettings.set_profile,
    "text": OwnSettings.set_text,
    "careful": OwnSettings.set_careful,
    "auto": OwnSettings.set_auto,
    "quiet": OwnSettings.show_quiet,
    "from": OwnSettings.set_from,
    "until": OwnSettings.set_until,
    "loud": OwnSettings.set_loud,
    "zone": OwnSettings.ask_zone,
}
