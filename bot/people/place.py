"""Describes where an interaction happened."""

from dataclasses import dataclass

from bot.errors import Answer


class NoPermissions(Answer):
    """The bot lacks permissions that a table needs."""

    code = "no_rights"

    def __init__(self, missing: tuple[str, ...]) -> None:
        super().__init__()
        self.lists = {"rights": [f"right-{each}" for each in missing]}


@dataclass(frozen=True, slots=True)
class Place:
    guild: int | None = None  # None: a direct message
    guild_name: str = ""  # escaped for markdown
    channel: int | None = None
    parent: int | None = None  # of a thread: the channel it is in
    language: str = "en"  # of public messages there
    roles: frozenset[int] = frozenset()  # of the person
    may_manage: bool = False  # whether they may manage the server
    is_private: bool = False  # whether only they see the message that was pressed
    missing: frozenset[str] = frozenset()  # permissions that the bot lacks there
    takes_threads: bool = False

    @property
    def channels(self) -> frozenset[int]:
        """Return the channel, and for a thread also its parent."""
        return frozenset(each for each in (self.channel, self.parent) if each is not None)

    def channels_of(self, channel: int | None) -> frozenset[int]:
        """Return the same for a table in that channel. Where it is pressed elsewhere, that alone is
        known of it."""
        if channel is None or channel in self.channels:
            return self.channels
        return frozenset({channel})
