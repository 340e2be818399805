"""Where somebody presses or types a command, as far as anything depends on it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    guild: int | None = None  # none: a direct message
    guild_name: str = ""  # fit for a text with markdown
    channel: int | None = None
    parent: int | None = None  # of a thread: the channel it is in
    language: str = "en"  # what is said there for all to see
    roles: frozenset[int] = frozenset()  # of whoever presses
    may_manage: bool = False  # whether they may manage the server
    missing: frozenset[str] = frozenset()  # permissions that the bot lacks there
    takes_threads: bool = False

    @property
    def channels(self) -> frozenset[int]:
        """The channel, and of a thread also the one it is in."""
        return frozenset(each for each in (self.channel, self.parent) if each is not None)
