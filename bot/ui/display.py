"""Declares what the bot may ask of Discord, in plain types; `discord_io` implements it."""

from dataclasses import dataclass
from typing import Protocol

from bot.errors import Answer
from bot.ui.panels import Panel


class NotOpened(Answer):
    """Discord did not open the thread."""

    code = "not_opened"


class NotPosted(Answer):
    """The channel refuses our messages."""

    code = "not_posted"


class NotNow(Answer):
    """Discord failed for the moment; try again later."""

    code = "trouble"


class PingRefused(Exception):
    """This person takes no direct messages from the bot."""


@dataclass(frozen=True, slots=True)
class Sent:
    """What it takes to find a message again after a restart."""

    channel: int
    message: int


class Display(Protocol):
    def repaint(self, match: str, channel: int, *, repost: bool = False) -> None:
        """Show the board again soon; `repost` posts a new message, so that it is the newest."""

    async def remove_board(self, match: str, channel: int) -> None:
        """Delete the board from this channel: the match moves to another."""

    async def show_hand(self, match: str, person: int, version: int, shown: Panel) -> bool:
        """Show a person the hand of this version, if it can be reached."""

    def forget_hand(self, match: str, person: int) -> None:
        """Show this person nothing more of the match."""

    async def ping(self, person: int, shown: Panel, channel: int | None) -> Sent | None:
        """Ping a person, in a direct message if `channel` is None. Raise PingRefused; return None
        if it failed for another reason."""

    async def unping(self, sent: Sent) -> None: ...

    async def show_lasting(self, channel: int, shown: Panel, message: int | None) -> int | None:
        """Edit a kept message, or post it if there is none; None if its channel is gone. Raise
        NotPosted or NotNow."""

    async def pin(self, sent: Sent) -> bool:
        """Pin a message; return False if Discord refused. The message stays either way."""

    async def unpin(self, sent: Sent) -> None:
        """Delete a kept message."""

    def guilds(self) -> tuple[int, ...]:
        """Return the servers of this process."""

    async def open_thread(self, channel: int, title: str) -> int:
        """Open a public thread and return its id. Raise NotOpened."""

    def guild_name(self, guild: int) -> str:
        """Return a server's name; empty if it is unknown."""

    def channel_name(self, channel: int) -> str: ...
