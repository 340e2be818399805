"""Keeps a server's settings: where tables may be opened, by whom, and how they begin."""

import asyncio
import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, Self, TypeAlias, get_args

from cachetools import LRUCache

from bot.errors import Answer
from bot.match.speeds import SPEEDS
from bot.ui.words import FALLBACK, LANGUAGES, language_of
from games.catalogue import GAMES
from storage.records import Pool
from storage.settings import Settings as Kept

MOST = 5_000  # servers kept in memory
MOST_NAMED = 25  # channels or roles
TABLES = (0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 50)
"""How many open tables a server may allow; 0 means no limit."""


class NotInThisChannel(Answer):
    code = "not_in_this_channel"


class NoPostsHere(Answer):
    code = "no_posts_here"


class NotYourRole(Answer):
    code = "not_your_role"


class TooManyTables(Answer):
    code = "too_many_tables"


class NotModerator(Answer):
    code = "not_moderator"


class SpeedNotHere(Answer):
    code = "speed_not_here"


class LastSpeed(Answer):
    """All other speeds are forbidden."""

    code = "last_speed"


class TooManyNamed(Answer):
    code = "too_many_named"


@dataclass(frozen=True, slots=True)
class Pin:
    """A message that always shows this month's leaderboard of a game."""

    game: str
    pool: Pool
    channel: int
    message: int


Rated: TypeAlias = Literal["unsaid", "rated", "casual"]
"""What tables of two or more people are by default; unsaid means rated."""

What: TypeAlias = Literal["channels", "roles"]


@dataclass(frozen=True, slots=True)
class Server:
    id: int
    channels: tuple[int, ...] = ()  # where tables may be opened; empty: everywhere
    roles: tuple[int, ...] = ()  # who may open them; empty: everybody
    language: str = ""  # empty: that of the server on Discord
    speed: str = "live"
    rated: Rated = "unsaid"
    presets: tuple[tuple[str, str], ...] = ()  # by game, if not the usual one
    tables: int = 0  # open at once; 0: no limit
    pins: tuple[Pin, ...] = ()
    forbidden: tuple[str, ...] = ()  # speeds
    reports: int = 0  # the channel that reports go to; 0: none
    patient: bool = False  # where nobody votes about somebody absent, casual tables wait

    @property
    def wants_rated(self) -> bool:
        return self.rated != "casual"

    @property
    def speeds(self) -> tuple[str, ...]:
        """Return the speeds that may be played."""
        return tuple(each for each in SPEEDS if each not in self.forbidden)

    def judge_speed(self, speed: str) -> str:
        """Return the speed; raise SpeedNotHere if it is forbidden."""
        if speed in self.forbidden:
            raise SpeedNotHere
        return speed

    def speed_or_usual(self, speed: str | None) -> str:
        """Return the speed if it may be played, else the usual one."""
        return self.speed if speed is None or speed in self.forbidden else speed

    def allowing(self, speed: str, on: bool) -> Self:
        """Allow or forbid a speed. The usual one is always allowed."""
        kept = tuple(each for each in self.speeds if each != speed)
        if on:
            return replace(self, forbidden=tuple(each for each in self.forbidden if each != speed))
        if not kept:
            raise LastSpeed
        usual = kept[0] if self.speed == speed else self.speed
        return replace(self, forbidden=(*self.forbidden, speed), speed=usual)

    def with_usual_speed(self, speed: str) -> Self:
        return replace(self.allowing(speed, True), speed=speed)

    def preset(self, game: str) -> str:
        """Return the preset that a table begins with by default."""
        return dict(self.presets).get(game, GAMES[game].presets[0].key)

    def pin_of(self, game: str, pool: Pool) -> Pin | None:
        return next((pin for pin in self.pins if (pin.game, pin.pool) == (game, pool)), None)

    def naming(self, what: What, which: int, on: bool) -> Self:
        """Add a channel or a role to a list, or take it off."""
        named: tuple[int, ...] = getattr(self, what)
        others = tuple(each for each in named if each != which)
        if on and len(others) >= MOST_NAMED:
            raise TooManyNamed
        named_now: dict[str, Any] = {what: (*others, which) if on else others}
        return replace(self, **named_now)

    def with_preset(self, game: str, preset: str) -> Self:
        others = {key: each for key, each in self.presets if key != game}
        if preset != GAMES[game].presets[0].key:
            others[game] = preset
        return replace(self, presets=tuple(sorted(others.items())))

    def with_pin(self, pin: Pin) -> Self:
        """Add a pin, in place of the one for the same leaderboard."""
        return replace(self, pins=(*self.without_pin(pin.game, pin.pool).pins, pin))

    def without_pin(self, game: str, pool: Pool) -> Self:
        others = tuple(pin for pin in self.pins if (pin.game, pin.pool) != (game, pool))
        return replace(self, pins=others)

    def admit(self, channels: Collection[int], roles: Collection[int]) -> None:
        """Refuse a table in a channel (or a thread's parent), or by somebody with these roles, if
        the server does not allow it."""
        if not self._is_for_tables(channels):
            raise NotInThisChannel
        if self.roles and not set(self.roles) & set(roles):
            raise NotYourRole

    def admit_post(self, channels: Collection[int]) -> None:
        """Refuse to share something with a channel where tables are not allowed."""
        if not self._is_for_tables(channels):
            raise NoPostsHere

    def _is_for_tables(self, channels: Collection[int]) -> bool:
        return not self.channels or bool(set(self.channels) & set(channels))

    def make_room(self, tables: int) -> None:
        """Refuse one more table if too many are open."""
        if self.tables and tables >= self.tables:
            raise TooManyTables

    @classmethod
    def read(cls, server: int, text: str | None) -> Self:
        """Read saved settings; unknown or invalid ones are left out."""
        kept = json.loads(text) if text else {}
        known = {
            each.name: READERS[each.name](kept[each.name])
            for each in fields(cls)
            if each.name in kept and each.name in READERS
        }
        return cls(server, **{name: value for name, value in known.items() if value is not None})

    def write(self, kept: str = "{}") -> str:
        """Return the text to save; what a newer release has kept there stays."""
        own = asdict(self)
        del own["id"]
        return json.dumps({**json.loads(kept), **own})


def _ids(value: Any) -> tuple[int, ...] | None:
    if not isinstance(value, list) or not all(type(each) is int for each in value):
        return None
    return tuple(value[:MOST_NAMED])


def _forbidden(value: Any) -> tuple[str, ...] | None:
    """Read the forbidden speeds; one is always allowed."""
    if not isinstance(value, list):
        return None
    found = tuple(each for each in SPEEDS if each in value)
    return found if len(found) < len(SPEEDS) else None


def _presets(value: Any) -> tuple[tuple[str, str], ...] | None:
    """Read saved presets; those that no longer exist are left out."""
    known = [[key, preset.key] for key, game in GAMES.items() for preset in game.presets]
    if not isinstance(value, list):
        return None
    return tuple((game, preset) for game, preset in known if [game, preset] in value)


def _pins(value: Any) -> tuple[Pin, ...] | None:
    if not isinstance(value, list):
        return None
    pins = (Pin(**each) for each in value if isinstance(each, dict) and each.keys() == PIN)
    return tuple(pin for pin in pins if pin.game in list(GAMES) and pin.pool in get_args(Pool))


def _rated(value: Any) -> Rated | None:
    """Read the setting; older releases kept a flag, whose default was False."""
    if value is True:
        return "rated"
    return next((each for each in RATED if each == value), None)


RATED: tuple[Rated, ...] = get_args(Rated)
PIN = {each.name for each in fields(Pin)}


READERS: Mapping[str, Any] = {
    "channels": _ids,
    "roles": _ids,
    "language": lambda value: value if value in LANGUAGES else None,
    "speed": lambda value: value if value in list(SPEEDS) else None,
    "forbidden": _forbidden,
    "patient": lambda value: value if type(value) is bool else None,
    "rated": _rated,
    "presets": _presets,
    "tables": lambda value: value if type(value) is int and value in TABLES else None,
    "pins": _pins,
    "reports": lambda value: value if type(value) is int and value >= 0 else None,
}


Change: TypeAlias = Callable[[Server], Server]


class Servers:
    """Keeps recently used servers in memory, and all of them on disk."""

    def __init__(self, kept: Kept, locale_of: Callable[[int], str | None]) -> None:
        self._kept, self._locale_of = kept, locale_of
        self._known: LRUCache[int, Server] = LRUCache(MOST)
        self._changing = asyncio.Lock()  # concurrent changes must not undo each other

    async def of(self, server: int) -> Server:
        known = self._known.get(server)
        if known is None:
            read = Server.read(server, await self._kept.of_server(server))
            known = self._known.setdefault(server, read)  # a change made meanwhile is newer
        return known

    async def at(self, server: int | None) -> Server:
        """Return a server's settings; those that all begin with where there is none."""
        return Server(0) if server is None else await self.of(server)

    def forget(self, server: int) -> None:
        """Forget what memory has of a server."""
        self._known.pop(server, None)

    async def change(self, server: int, change: Change) -> Server:
        """Change a server's settings, as they are on disk by now. Raise StoreError, and change
        nothing, if they cannot be saved."""
        async with self._changing:
            kept = await self._kept.change_server(
                server, lambda kept: change(Server.read(server, kept)).write(kept)
            )
            self._known[server] = changed = Server.read(server, kept)
        return changed

    async def language_at(self, server: int | None) -> str:
        """Return the server's language: what it chose, else that of the server on Discord."""
        if server is None:
            return FALLBACK
        return (await self.of(server)).language or language_of(self._locale_of(server))
