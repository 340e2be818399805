"""Gives everybody a fair share of what costs: thinking, pictures, public posts, open tables.

Nobody who plays meets these limits, so they are constants and no settings.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.clock import Clock
from bot.errors import Answer
from storage.records import Match

CROWDED = 10_000
"""Keys, among which those that no longer matter are looked for; then among twice what is left."""


class Cost(Enum):
    THOUGHT = "thought"  # a hint, a look back
    PICTURE = "picture"  # on a private panel; without it the panel is in letters
    POST = "post"  # something shared with a channel
    TABLE = "table"  # one more that is opened
    LOWERED = "lowered"  # a board that is brought down
    RECORDS = "records"  # all that is stored about somebody, looked up or deleted


@dataclass(frozen=True, slots=True)
class Rate:
    at_once: int
    every: float  # seconds until there is one more


RATES: dict[tuple[Cost, str], Rate] = {
    (Cost.THOUGHT, "person"): Rate(20, 3.0),
    (Cost.THOUGHT, "server"): Rate(200, 0.2),
    (Cost.PICTURE, "person"): Rate(120, 0.5),
    (Cost.PICTURE, "server"): Rate(1_000, 0.05),
    (Cost.POST, "person"): Rate(5, 60.0),
    (Cost.POST, "server"): Rate(30, 10.0),
    (Cost.TABLE, "person"): Rate(10, 60.0),
    (Cost.TABLE, "server"): Rate(60, 5.0),
    (Cost.LOWERED, "table"): Rate(1, 60.0),
    (Cost.RECORDS, "person"): Rate(6, 60.0),
    (Cost.RECORDS, "server"): Rate(60, 5.0),
}
"""By what it costs, and for whom it is counted."""

UNANSWERED = 5
"""Presses of one person that are worked on; more are refused before anything is done for them, so
that no queue grows without end. Sending an answer does not count: the network may be slow."""

MOST_HOSTED, MOST_IN_CHANNEL = 30, 50
"""Open tables of one person on one server, and of one channel."""


class TooOften(Answer):
    """Somebody asked for more than their share; it says when there is some again."""

    code = "too_often"

    def __init__(self, when: int = 0) -> None:
        super().__init__()
        self.facts = {"when": f"<t:{-(-when // 1000)}:R>"}


class OneAtATime(Answer):
    """Somebody asked for another of a kind before the last was answered."""

    code = "one_at_a_time"


class ManyAtOnce(Answer):
    """Somebody presses on while what they pressed before is not answered yet."""

    code = "many_at_once"


class TooManyHosted(Answer):
    code = "too_many_hosted"


class TooManyInChannel(Answer):
    code = "too_many_in_channel"


def make_room(tables: Collection[Match], host: int, channel: int | None) -> None:
    """Refuse one more open table to a person, or to a channel, that has very many."""
    if sum(each.host == host for each in tables) >= MOST_HOSTED:
        raise TooManyHosted
    if sum(each.channel == channel for each in tables) >= MOST_IN_CHANNEL:
        raise TooManyInChannel


class Shares:
    """Counts what was taken. Of each share it keeps only the moment at which it is whole again."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._whole: dict[tuple[Cost, str, int | str], float] = {}
        self._most = CROWDED
        self._asked: dict[tuple[Cost, int], tuple[Any, int]] = {}
        self._unanswered = Counter[int]()  # presses, by person

    def take(self, cost: Cost, **whom: int | str | None) -> None:
        """Take one from the share of each, named by what they are; raise TooOften, and take
        nothing, if one has none left."""
        later = max((self._next(key, rate) for key, rate in _shares(cost, whom)), default=0)
        if later > self._clock():
            raise TooOften(later)
        for key, rate in _shares(cost, whom):
            start = max(self._whole.get(key, 0), self._clock())
            self._whole[key] = start + rate.every * 1000
        if len(self._whole) > self._most:
            now = self._clock()
            self._whole = {key: when for key, when in self._whole.items() if when > now}
            self._most = max(CROWDED, 2 * len(self._whole))

    def lower(self, table: str) -> None:
        """Let a board be brought down; raise TooOften if that was just done."""
        self.take(Cost.LOWERED, table=table)

    def affords(self, cost: Cost, **whom: int | str | None) -> bool:
        """Take one, if there is one left."""
        try:
            self.take(cost, **whom)
        except TooOften:
            return False
        return True

    @contextmanager
    def press(self, person: int) -> Iterator[None]:
        """Let a press be worked on; raise ManyAtOnce while too many of that person are."""
        if self._unanswered[person] >= UNANSWERED:
            raise ManyAtOnce
        self._unanswered[person] += 1
        try:
            yield
        finally:
            self._unanswered[person] -= 1
            if not self._unanswered[person]:
                del self._unanswered[person]

    @contextmanager
    def one(self, cost: Cost, person: int, what: Any) -> Iterator[None]:
        """Let a person ask for one thing of a kind at a time; the same one may be asked for again
        meanwhile."""
        key = (cost, person)
        asked, times = self._asked.get(key, (what, 0))
        if asked != what:
            raise OneAtATime
        self._asked[key] = (what, times + 1)
        try:
            yield
        finally:
            _, times = self._asked.pop(key)
            if times > 1:
                self._asked[key] = (what, times - 1)

    def _next(self, key: tuple[Cost, str, int | str], rate: Rate) -> int:
        """Return when there is one more in a share; what lies in the past means now."""
        whole = self._whole.get(key, 0)
        return round(whole - (rate.at_once - 1) * rate.every * 1000)


def _shares(
    cost: Cost, whom: dict[str, int | str | None]
) -> Iterator[tuple[tuple[Cost, str, int | str], Rate]]:
    for kind, name in whom.items():
        if name is not None and (cost, kind) in RATES:
            yield (cost, kind, name), RATES[cost, kind]
