"""What a press on a panel of settings asks for, and by whom."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from bot.ladder.panels import Place
from bot.people.people import Person
from bot.ui.forms import Form
from bot.ui.panels import Panel
from games.errors import UnreadableMove
from storage.records import Pool

PRESS = re.compile(r"(me|server):([a-z]{2,10})(?::([0-9a-z:]{1,40}))?")

Next: TypeAlias = Panel | Form


@dataclass(frozen=True, slots=True)
class Asking:
    """Who presses, and where; `moderator` is whether they may manage that server."""

    who: Person
    place: Place
    channel: int | None = None
    moderator: bool = False


class Wall(Protocol):
    """What keeps leaderboards in channels."""

    def changed(self, guild: int | None = None) -> None:
        """Something that they show; without a server, on any of them."""

    async def put(self, guild: int, channel: int, game: str, pool: Pool) -> bool: ...

    async def take_away(self, guild: int, game: str, pool: Pool) -> None: ...


def read_press(rest: str, values: Sequence[str] = ()) -> tuple[str, str, str]:
    """What stands behind `s:` in a custom id: whose settings, the verb, and the argument, to
    which a menu's choice is appended. UnreadableMove for one that was never drawn."""
    found = PRESS.fullmatch(rest)
    if found is None or not rest.isascii() or len(values) > 1:
        raise UnreadableMove
    return found[1], found[2], ":".join((*filter(None, (found[3],)), *values))


def one_of(text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise UnreadableMove
    return text


def flag(text: str) -> bool:
    return one_of(text, ("0", "1")) == "1"


def number(text: str, known: Sequence[int] | None = None) -> int:
    if not re.fullmatch("[0-9]{1,19}", text) or not text.isascii():
        raise UnreadableMove
    if known is not None and int(text) not in known:
        raise UnreadableMove
    return int(text)
