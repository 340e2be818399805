"""Knows which channels are closed to us, edits and posts apart, and who waits there."""

from collections.abc import Callable
from enum import Enum

from bot.discord_io.again import Again

FIRST, LONGEST = 15.0, 3600.0  # seconds until a closed channel is tried again

Reopened = Callable[[str, int], None]
"""Called with each match that waited, and its channel."""


class Way(Enum):
    """How a board gets to its channel."""

    EDIT = "edit"
    POST = "post"


class Closed(Exception):
    """The channel takes nothing from us this way."""

    def __init__(self, way: Way) -> None:
        super().__init__(way.value)
        self.way = way


class ClosedPlaces:
    def __init__(self, reopened: Reopened) -> None:
        self._reopened = reopened
        self._waiting: dict[tuple[int, Way], set[str]] = {}
        self._again = Again(self._open)

    def is_closed(self, channel: int, way: Way) -> bool:
        return (channel, way) in self._waiting

    def close(self, channel: int, way: Way) -> None:
        """Ask nothing there until an event, a press, or the end of a pause that grows."""
        self._waiting.setdefault((channel, way), set())
        self._again.failed((channel, way), FIRST, LONGEST)

    def wait(self, channel: int, way: Way, match: str) -> None:
        self._waiting[channel, way].add(match)

    def forget(self, channel: int, match: str) -> None:
        """Nothing of this match is to be shown there any more."""
        for way in Way:
            self._waiting.get((channel, way), set()).discard(match)

    def took(self, channel: int, way: Way) -> None:
        """Note that the channel is open."""
        self._again.done((channel, way))

    def reopen(self, channel: int) -> None:
        """Try again now: the channel may be back."""
        for way in Way:
            self._open((channel, way))

    def _open(self, key: tuple[int, Way]) -> None:
        self._again.hold(key)
        for match in self._waiting.pop(key, ()):
            self._reopened(match, key[0])

    def stop(self) -> None:
        self._again.close()
