"""Remembers people: their names and their settings."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, Self, TypeAlias, get_args

from cachetools import LRUCache

from bot.people.zones import DEFAULT_ZONE, hour_at, seconds_until
from bot.ui.text import NOBODY, plain_name, shown_name
from bot.ui.words import FALLBACK, LANGUAGES, language_of
from storage.errors import StoreError
from storage.records import Listed
from storage.settings import Settings as Kept

Ping: TypeAlias = Literal["none", "channel", "direct"]
"""How a person is pinged when it is their turn; only people who asked for it are."""
PINGS: tuple[Ping, ...] = get_args(Ping)

Profile: TypeAlias = Literal["open", "closed"]
"""Whether others may look at the profile."""

MOST = 10_000  # people kept in memory
HOURS = range(24)
APART = frozenset({"id", "listed"})
"""Fields that are not part of the saved text."""


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    name: str = NOBODY
    language: str = FALLBACK  # what they are spoken to in
    ping: Ping = "none"
    auto_pass: bool = False  # pass when nothing can be played
    careful: bool = False  # two taps to play a card
    text_mode: bool = False
    wanted_language: str = ""  # empty: that of their Discord
    discord_language: str = FALLBACK
    quiet_from: int = 0  # hours of the day without pings; equal means never
    quiet_until: int = 0
    zone: str = DEFAULT_ZONE
    profile: Profile = "open"
    listed: Listed = "servers"

    @property
    def shown(self) -> str:
        """Return the name for a text with markdown."""
        return shown_name(self.name)

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from != self.quiet_until

    def is_quiet(self, at: int) -> bool:
        """Return whether a moment, in ms, lies in the quiet hours."""
        hour = hour_at(self.zone, at)
        if self.quiet_from <= self.quiet_until:
            return self.quiet_from <= hour < self.quiet_until
        return hour >= self.quiet_from or hour < self.quiet_until

    def quiet_for(self, at: int) -> int:
        """Return the seconds from a moment in the quiet hours to their end."""
        return max(1, seconds_until(self.zone, self.quiet_until, at))

    @classmethod
    def read(cls, person: int, text: str | None, listed: Listed = "servers") -> Self:
        """Read saved settings; unknown or invalid ones are left out."""
        known: dict[str, Any] = {}
        kept = json.loads(text) if text else {}
        for each in fields(cls):
            value = kept.get(each.name)
            if each.name not in APART and _can_be(each.name, value, each.default):
                known[each.name] = value
        return cls(person, listed=listed, **known)

    def write(self) -> str:
        return json.dumps({key: value for key, value in asdict(self).items() if key not in APART})


CHOICES: Mapping[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "wanted_language": ("", *LANGUAGES),
    "discord_language": LANGUAGES,
    "ping": get_args(Ping),
    "quiet_from": tuple(HOURS),
    "quiet_until": tuple(HOURS),
    "profile": get_args(Profile),
}


def _can_be(name: str, value: Any, default: Any) -> bool:
    return type(value) is type(default) and value in CHOICES.get(name, (value,))


def _spoken_to(person: Person) -> Person:
    """Use the language that the person chose, else that of their Discord."""
    return replace(person, language=person.wanted_language or person.discord_language)


class People:
    """Keeps recently met people in memory, and all of them on disk."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._known: LRUCache[int, Person] = LRUCache(MOST)
        self._changing = asyncio.Lock()  # concurrent changes must not undo each other

    async def of(self, person: int) -> Person:
        known = self._known.get(person)
        if known is None:
            text, listed = await self._kept.of_person(person), await self._kept.listed(person)
            known = Person.read(person, text, listed)
            self._known[person] = known
        return known

    def spoken(self, person: int, locale: str | None) -> str:
        """Return a person's language from memory alone, when the database cannot be asked."""
        known = self._known.get(person)
        return (known.wanted_language if known else "") or language_of(locale)

    async def meet(self, person: int, name: str, locale: str | None) -> Person:
        """Note a person's present name and language. A name that could not be saved is known until
        the next restart."""
        known, spoken = await self.of(person), language_of(locale)
        met = _spoken_to(replace(known, name=plain_name(name), discord_language=spoken))
        if met == known:
            return known
        try:
            return await self.change(person, name=met.name, discord_language=spoken)
        except StoreError:
            self._known[person] = met
            return met

    async def change(self, person: int, **changes: Any) -> Person:
        """Change a person's settings. Raise StoreError, and change nothing, if they cannot be
        saved."""
        async with self._changing:
            changed = _spoken_to(replace(await self.of(person), **changes))
            await self._kept.keep_person(person, changed.write(), changed.listed)
            self._known[person] = changed
        return changed

    async def names(self, people: tuple[int | None, ...]) -> tuple[str | None, ...]:
        return tuple([None if each is None else (await self.of(each)).shown for each in people])
