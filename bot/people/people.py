"""What is remembered of people and servers: a name to show, and how they want things."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, Self, TypeAlias, get_args

from cachetools import LRUCache

from bot.people.zones import HERE, hour_at, seconds_until
from bot.ui.text import NOBODY, plain_name, shown_name
from bot.ui.words import FALLBACK, LANGUAGES, language_of
from storage.errors import StoreError
from storage.records import Listed
from storage.settings import Settings as Kept

Ping: TypeAlias = Literal["none", "channel", "direct"]
"""How somebody is called when it is their turn; nobody is who did not ask for it."""
PINGS: tuple[Ping, ...] = get_args(Ping)

Profile: TypeAlias = Literal["open", "closed"]
"""Whether others may look at somebody's profile."""

MOST = 10_000  # people kept in memory
HOURS = range(24)
APART = frozenset({"id", "listed"})
"""What is not part of the settings' text."""


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    name: str = NOBODY
    language: str = FALLBACK  # what they are spoken to in
    ping: Ping = "none"
    auto_pass: bool = False  # pass where nothing can be played
    careful: bool = False  # two taps for a card
    text_mode: bool = False
    wanted_language: str = ""  # empty: that of their Discord
    discord_language: str = FALLBACK
    quiet_from: int = 0  # hours of the day between which nobody is called; equal means never
    quiet_until: int = 0
    zone: str = HERE
    profile: Profile = "open"
    listed: Listed = "servers"

    @property
    def shown(self) -> str:
        """The name for a text with markdown."""
        return shown_name(self.name)

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from != self.quiet_until

    def is_quiet(self, at: int) -> bool:
        """Whether a moment, in milliseconds, lies in their quiet hours."""
        hour = hour_at(self.zone, at)
        if self.quiet_from <= self.quiet_until:
            return self.quiet_from <= hour < self.quiet_until
        return hour >= self.quiet_from or hour < self.quiet_until

    def quiet_for(self, at: int) -> int:
        """Seconds from a moment in their quiet hours to the end of these."""
        return max(1, seconds_until(self.zone, self.quiet_until, at))

    @classmethod
    def read(cls, person: int, text: str | None, listed: Listed = "servers") -> Self:
        """From the settings kept; what is unknown or cannot be is left out."""
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
    """In the language they want, else in that of their Discord."""
    return replace(person, language=person.wanted_language or person.discord_language)


class People:
    """Those met lately in memory, all of them on disk."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._known: LRUCache[int, Person] = LRUCache(MOST)
        self._changing = asyncio.Lock()  # two changes of one person at once: both of them stay

    async def of(self, person: int) -> Person:
        known = self._known.get(person)
        if known is None:
            text, listed = await self._kept.of_person(person), await self._kept.listed(person)
            known = Person.read(person, text, listed)
            self._known[person] = known
        return known

    def spoken(self, person: int, locale: str | None) -> str:
        """What somebody is spoken to in, from memory alone: for when nothing else can be asked."""
        known = self._known.get(person)
        return (known.wanted_language if known else "") or language_of(locale)

    async def meet(self, person: int, name: str, locale: str | None) -> Person:
        """Whoever presses: their name and language as of now. A name that could not be written
        down is still known until the next restart."""
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
        """What cannot be written down is not changed: StoreError."""
        async with self._changing:
            changed = _spoken_to(replace(await self.of(person), **changes))
            await self._kept.keep_person(person, changed.write(), changed.listed)
            self._known[person] = changed
        return changed

    async def names(self, people: tuple[int | None, ...]) -> tuple[str | None, ...]:
        return tuple([None if each is None else (await self.of(each)).shown for each in people])
