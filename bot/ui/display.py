"""All that anybody may ask of Discord, in plain types; `discord_io` does it."""

from dataclasses import dataclass
from typing import Protocol

from bot.errors import Answer
from bot.ui.panels import Panel


class NotOpened(Answer):
    """Discord did not open the thread."""

    code = "not_opened"


class NotPosted(Answer):
    """The channel takes no message of ours."""

    code = "not_posted"


class NotNow(Answer):
    """Discord itself failed: in a moment it may not."""

    code = "trouble"


class PingRefused(Exception):
    """This person takes no direct messages from the bot."""


@dataclass(frozen=True, slots=True)
class Sent:
    """Enough to find a message again after a restart."""

    channel: int
    message: int


class Display(Protocol):
    def repaint(self, match: str, channel: int, *, repost: bool = False) -> None:
        """The board is drawn again soon; `repost` posts it anew, so that it is the newest."""

    async def remove_board(self, match: str, channel: int) -> None:
        """The board goes from this channel: the match moves to another."""

    async def show_hand(self, match: str, person: int, version: int, shown: Panel) -> bool:
        """Show a hand of this version to a person, if there is a way to them."""

    def forget_hand(self, match: str, person: int) -> None:
        """Nothing is shown to this person any more."""

    async def ping(self, person: int, shown: Panel, channel: int | None) -> Sent | None:
        """Call somebody, without a channel by a direct message. PingRefused; None when it could not
        be sent for another reason."""

    async def unping(self, sent: Sent) -> None: ...

    async def show_lasting(self, channel: int, shown: Panel, message: int | None) -> int | None:
        """Edit a message that stays, or post one where there is none; None where the channel of
        one is gone. NotPosted, NotNow."""

    async def pin(self, sent: Sent) -> bool:
        """False where Discord did not let it be pinned; it stays all the same."""

    async def unpin(self, sent: Sent) -> None:
        """The message goes."""

    def guilds(self) -> tuple[int, ...]:
        """The servers of this process."""

    async def open_thread(self, channel: int, title: str) -> int:
        """The id of a new public thread. NotOpened."""

    def guild_name(self, guild: int) -> str:
        """As it is written there; empty for a server that is not known."""

    def channel_name(self, channel: int) -> str: ...
