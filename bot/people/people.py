"""Remembers people: their names, here and elsewhere, and their settings."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, Self, TypeAlias, get_args

from cachetools import TTLCache

from bot.errors import Forged
from bot.people.names import called
from bot.people.zones import DEFAULT_ZONE, hour_at, seconds_until
from bot.ui.text import NOBODY, plain_name
from bot.ui.words import FALLBACK, LANGUAGES, language_of
from storage.errors import StoreError
from storage.names import Names
from storage.records import Listed
from storage.settings import Change
from storage.settings import Settings as Kept

Ping: TypeAlias = Literal["none", "channel", "direct"]
"""How a person is pinged when it is their turn; only people who asked for it are."""
PINGS: tuple[Ping, ...] = get_args(Ping)


def way_named(text: str | None) -> Ping:
    """Return a way to be called; raise Forged for any other text."""
    for way in PINGS:
        if way == text:
            return way
    raise Forged


Profile: TypeAlias = Literal["open", "closed"]
"""Whether others may look at the profile."""

MOST = 10_000  # people kept in memory
RENEWED = 600.0  # seconds after which they are read again: another process may have changed them
HOURS = range(24)
NO_DIGEST = -1
APART = frozenset({"id", "listed", "met"})
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
    digest: int = NO_DIGEST  # the hour at which they get one message about all slow tables
    asked: bool = False  # they were asked how they want to be called
    refused: bool = False  # Discord refused a message to them, and they have not been told yet
    missed: int = 0  # turns in a row that they were called to and did not play
    profile: Profile = "open"
    listed: Listed = "servers"
    met: bool = False  # whether they have ever pressed anything

    @property
    def shown(self) -> str:
        """Return the name for a text with markdown."""
        return called(self.name)

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
        return cls(person, listed=listed, met=text is not None, **known)

    def write(self, kept: str = "{}") -> str:
        """Return the text to save; what a newer release has kept there stays."""
        own = {key: value for key, value in asdict(self).items() if key not in APART}
        return json.dumps({**json.loads(kept), **own})


CHOICES: Mapping[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "wanted_language": ("", *LANGUAGES),
    "discord_language": LANGUAGES,
    "ping": get_args(Ping),
    "quiet_from": tuple(HOURS),
    "quiet_until": tuple(HOURS),
    "digest": (NO_DIGEST, *HOURS),
    "profile": get_args(Profile),
}


def _can_be(name: str, value: Any, default: Any) -> bool:
    return type(value) is type(default) and value in CHOICES.get(name, (value,))


def _spoken_to(person: Person) -> Person:
    """Use the language that the person chose, else that of their Discord."""
    return replace(person, language=person.wanted_language or person.discord_language)


def _changing(person: int, changes: Mapping[str, Any]) -> Change:
    """Return what changes these settings of a person, as they are on disk by then."""

    def change(kept: str) -> str:
        here = Person.read(person, kept, "servers")
        return _spoken_to(replace(here, **changes)).write(kept)

    return change


class People:
    """Keeps recently met people in memory, and all of them on disk."""

    def __init__(self, kept: Kept, names: Names) -> None:
        self._kept, self._names = kept, names
        self._known: TTLCache[int, Person] = TTLCache(MOST, RENEWED)
        self._called: TTLCache[tuple[int, int], str | None] = TTLCache(MOST, RENEWED)
        self._changing = asyncio.Lock()  # concurrent changes must not undo each other

    async def of(self, person: int) -> Person:
        known = self._known.get(person)
        if known is None:
            text, listed = await self._kept.of_person(person), await self._kept.listed(person)
            # a change made while this was read is newer
            known = self._known.setdefault(person, Person.read(person, text, listed))
        return known

    async def fresh(self, person: int) -> Person:
        """Return a person as another process may have changed them."""
        self._known.pop(person, None)
        return await self.of(person)

    def spoken(self, person: int, locale: str | None) -> str:
        """Return a person's language from memory alone, when the database cannot be asked."""
        known = self._known.get(person)
        return (known.wanted_language if known else "") or language_of(locale)

    def at(self, guild: int | None) -> "Here":
        """Return people as a server knows them; without a server, as everybody does."""
        return Here(self, guild)

    async def called_at(self, person: int, guild: int) -> str | None:
        """Return a person's name on a server, if it is not the one they have everywhere."""
        key = (person, guild)
        if key not in self._called:
            found = await self._names.of(person, guild)
            self._called.setdefault(key, found)  # a name heard meanwhile is newer
        return self._called.get(key)

    async def meet_at(self, guild: int, person: int, name: str) -> None:
        """Note what a person is called on a server. It is shown nowhere else."""
        plain = plain_name(name)
        new = None if plain == (await self.of(person)).name else plain
        if new != await self.called_at(person, guild):
            self._called[person, guild] = new
            with suppress(StoreError):  # then it is known for a while
                await self._names.put(person, guild, new)

    def forget(self, person: int) -> None:
        """Forget what memory has of a person."""
        self._known.pop(person, None)
        for key in [each for each in self._called if each[0] == person]:
            self._called.pop(key, None)

    async def meet(self, person: int, name: str, locale: str | None) -> Person:
        """Note the name that a person has everywhere, their language, and that they are here. A
        name that could not be saved is known for a while."""
        known, spoken = await self.of(person), language_of(locale)
        changes: dict[str, Any] = {
            "name": plain_name(name),
            "discord_language": spoken,
            "missed": 0,
            "met": True,
        }
        met = _spoken_to(replace(known, **changes))
        if met == known:
            return known
        try:
            return await self.change(person, **changes)
        except StoreError:
            self._known[person] = met
            return met

    async def change(self, person: int, **changes: Any) -> Person:
        """Change single settings of a person, as they are on disk by now. Raise StoreError, and
        change nothing, if they cannot be saved."""
        change, listing = _changing(person, changes), changes.get("listed")
        async with self._changing:
            kept, listed = await self._kept.change_person(person, change, listing)
            self._known[person] = changed = Person.read(person, kept, listed)
        return changed

    async def note(self, person: int, **changes: Any) -> None:
        """Note something about a person who did not press anything. Of nobody who had their data
        deleted is anything kept again by that."""
        async with self._changing:
            kept = await self._kept.note_person(person, _changing(person, changes))
            self._known.pop(person, None)
            if kept is not None:
                listed = await self._kept.listed(person)
                self._known[person] = Person.read(person, kept, listed)

    async def names(
        self, people: tuple[int | None, ...], guild: int | None
    ) -> tuple[str | None, ...]:
        """Return their names as a server knows them; None for None."""
        return await self.at(guild).names(people)


@dataclass(frozen=True, slots=True)
class Here:
    """People as one server knows them. What they are called on another one is nobody's business."""

    people: People
    guild: int | None

    async def of(self, person: int) -> Person:
        who = await self.people.of(person)
        if self.guild is None:
            return who
        here = await self.people.called_at(person, self.guild)
        return who if here is None else replace(who, name=here)

    async def names(self, people: tuple[int | None, ...]) -> tuple[str | None, ...]:
        """Return their names as they are shown; None for None."""
        return tuple([None if each is None else (await self.of(each)).shown for each in people])
