"""Declares what the bot may ask of Discord, in plain types; `discord_io` implements it."""

from collections.abc import Collection
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
    """The channel, or this person, takes no messages from the bot."""


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

    def is_unshown(self, match: str) -> bool:
        """Return whether the board cannot be shown, because its channel is gone or closed to us."""

    async def show_hand(
        self,
        match: str,
        person: int,
        version: int,
        shown: Panel,
        *,
        again: bool = False,
        pick: str = "",
    ) -> bool:
        """Show a person the hand of this version, if it can be reached; `again` also if they see
        it already. It was drawn with `pick` chosen on it."""

    def pick_of(self, match: str, person: int, version: int) -> str:
        """Return what is chosen on a person's hand of this version."""

    def reaches_hand(self, match: str, person: int) -> bool:
        """Return whether a hand of this person can be shown without a press."""

    def shows_hand(self, match: str, person: int) -> bool:
        """Return whether an open hand of this person can be kept up to date."""

    async def show_host(self, match: str, person: int, shown: Panel) -> None:
        """Show the host of an open table their panel again, if they have it open."""

    def close_hand(self, match: str | None, person: int) -> None:
        """Take away this person's hand of the match; without one, all that only they see of any."""

    async def ping_channel(self, person: int, channel: int | None) -> int:
        """Return where to ping a person: there, or in direct messages. Raise PingRefused, or NotNow
        where nobody may write."""

    async def ping(
        self,
        people: tuple[int, ...],
        shown: Panel,
        channel: int,
        nonce: str,
        *,
        silent: bool = False,
        is_urgent: bool = False,
    ) -> int | None:
        """Ping these people and return the message; for some minutes the same nonce leads to the
        same message. `silent` notifies nobody; what is urgent goes before other messages. Raise
        PingRefused or NotNow; None if it cannot be."""

    async def unping(self, sent: Sent) -> bool:
        """Delete a ping; return False if that may succeed later."""

    async def reword(self, sent: Sent, shown: Panel) -> bool:
        """Let a ping say something else; return False if that may succeed later."""

    async def show_lasting(self, channel: int, shown: Panel, message: int | None) -> int | None:
        """Edit a kept message, or post it if there is none; None if its channel is gone. Raise
        NotPosted or NotNow."""

    async def pin(self, sent: Sent) -> bool:
        """Pin a message; return False if Discord refused. The message stays either way."""

    async def unpin(self, sent: Sent) -> None:
        """Delete a kept message."""

    def guilds(self) -> tuple[int, ...]:
        """Return the servers of this process."""

    async def open_thread(self, match: str, channel: int, title: str) -> int:
        """Open a public thread for a match and return its id; the match is not shown meanwhile.
        Raise NotOpened, or NotNow if Discord could not be asked."""

    def guild_of(self, channel: int) -> int | None:
        """Return the server of a channel; None if the channel is unknown."""

    def may_see(self, person: int, roles: Collection[int], channel: int) -> bool:
        """Return whether a person with these roles sees a channel; False if it is unknown."""

    def may_write(self, channel: int) -> bool:
        """Return whether the bot sees a channel and may write there; False if it is unknown."""

    def guild_name(self, guild: int) -> str:
        """Return a server's name; empty if it is unknown."""

    def channel_name(self, channel: int) -> str: ...
