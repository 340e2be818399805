"""Describes where an interaction happened."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    guild: int | None = None  # None: a direct message
    guild_name: str = ""  # escaped for markdown
    channel: int | None = None
    parent: int | None = None  # of a thread: the channel it is in
    language: str = "en"  # of public messages there
    roles: frozenset[int] = frozenset()  # of the person
    may_manage: bool = False  # whether they may manage the server
    missing: frozenset[str] = frozenset()  # permissions that the bot lacks there
    takes_threads: bool = False

    @property
    def channels(self) -> frozenset[int]:
        """Return the channel, and for a thread also its parent."""
        return frozenset(each for each in (self.channel, self.parent) if each is not None)
