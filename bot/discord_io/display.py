"""Implements `ui.display`: what the bot does on Discord beyond replying."""

from typing import Any

import discord
import structlog

from bot.discord_io.attachments import view_with_files
from bot.discord_io.attempts import timed
from bot.discord_io.board_messages import BoardMessages
from bot.discord_io.fates import UNSENT, Fate, fate_of, told
from bot.discord_io.hand_messages import HandMessages
from bot.discord_io.known_places import KnownPlaces
from bot.discord_io.permissions import may_attach
from bot.discord_io.rate_limit import urgent
from bot.discord_io.render import NO_MENTIONS, Emoji, view_of
from bot.discord_io.threads import Threads
from bot.pictures.studio import Studio
from bot.ui.display import NotNow, NotPosted, PingRefused, Sent
from bot.ui.panels import Panel, in_words

log = structlog.get_logger()

GONE_MESSAGE, GONE_CHANNEL = 10008, 10003


class DiscordDisplay(KnownPlaces):
    def __init__(
        self,
        client: discord.Client,
        boards: BoardMessages,
        hands: HandMessages,
        studio: Studio,
        emoji: Emoji,
    ) -> None:
        super().__init__(client)
        self._boards, self._hands = boards, hands
        self._studio, self._emoji = studio, emoji
        self._may_attach, self._threads = may_attach(client), Threads(client)

    # Boards and hands

    def repaint(self, match: str, channel: int, *, repost: bool = False) -> None:
        self._boards.repaint(match, channel, repost=repost)

    async def remove_board(self, match: str, channel: int) -> None:
        await self._boards.remove(match, channel)

    def is_unshown(self, match: str) -> bool:
        return self._boards.is_unshown(match)

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
        return await self._hands.show(match, person, version, shown, again=again, pick=pick)

    def pick_of(self, match: str, person: int, version: int) -> str:
        return self._hands.pick_of(match, person, version)

    def reaches_hand(self, match: str, person: int) -> bool:
        return self._hands.reaches(match, person)

    def shows_hand(self, match: str, person: int) -> bool:
        return self._hands.is_open(match, person)

    async def show_host(self, match: str, person: int, shown: Panel) -> None:
        await self._hands.show_host(match, person, shown)

    def close_hand(self, match: str | None, person: int) -> None:
        self._hands.close(match, person)

    # Pings

    async def ping_channel(self, person: int, channel: int | None) -> int:
        if channel is not None:
            if self._boards.is_lost(channel):
                raise NotNow
            return channel
        try:
            async with timed():
                found = await self._client.create_dm(discord.Object(person))
        except UNSENT as trouble:
            raise (NotNow if fate_of(trouble) is Fate.LATER else PingRefused) from None
        return found.id

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
        place: Any = self._client.get_partial_messageable(channel)
        mentioned = NO_MENTIONS
        if not silent:
            mentioned = discord.AllowedMentions(users=[discord.Object(each) for each in people])
        given: dict[str, Any] = {"nonce": nonce, "silent": silent, "allowed_mentions": mentioned}
        try:
            with urgent(is_urgent):
                async with timed():
                    sent = await place.send(view=view_of(shown, self._emoji), **given)
        except UNSENT as trouble:
            log.info("ping not sent", why=told(trouble))
            fate = fate_of(trouble)
            if fate in (Fate.LATER, Fate.CLOSED):
                raise (NotNow if fate is Fate.LATER else PingRefused) from None
            return None
        return int(sent.id)

    async def unping(self, sent: Sent) -> bool:
        return await self._delete(sent)

    async def reword(self, sent: Sent, shown: Panel) -> bool:
        try:
            await self._edit(sent.channel, shown, sent.message)
        except UNSENT as trouble:
            log.info("ping not edited", why=told(trouble))
            return fate_of(trouble) is not Fate.LATER
        return True

    async def _delete(self, sent: Sent) -> bool:
        """Delete a message; return False if that may succeed later."""
        try:
            async with timed():
                await self._message(sent.channel, sent.message).delete()
        except UNSENT as trouble:
            log.info("old message not deleted", why=told(trouble))
            return fate_of(trouble) is not Fate.LATER
        return True

    def _message(self, channel: int, message: int) -> Any:
        place: Any = self._client.get_partial_messageable(channel)
        return place.get_partial_message(message)

    # Kept messages

    async def show_lasting(self, channel: int, shown: Panel, message: int | None) -> int | None:
        """Edit the message, or post it again if somebody deleted it; in words if files are not
        allowed."""
        shown = shown if self._may_attach(channel) else in_words(shown)
        try:
            if message is not None and await self._edit(channel, shown, message):
                return message
            return await self._post(channel, shown, message)
        except UNSENT as trouble:
            log.info("message not shown", channel=channel, why=told(trouble))
            if message is not None and getattr(trouble, "code", 0) == GONE_CHANNEL:
                return None
            raise (NotNow if fate_of(trouble) is Fate.LATER else NotPosted) from None

    async def _edit(self, channel: int, shown: Panel, message: int) -> bool:
        """Edit a message; return False if it was deleted."""
        view, files = await view_with_files(self._studio, shown, self._emoji)
        try:
            async with timed():
                await self._message(channel, message).edit(
                    view=view, attachments=files, allowed_mentions=NO_MENTIONS
                )
        except discord.HTTPException as trouble:
            if trouble.code != GONE_MESSAGE:
                raise
            return False
        return True

    async def _post(self, channel: int, shown: Panel, old: int | None) -> int:
        """Post a message; in the place of an old one only once, should an answer be lost."""
        view, files = await view_with_files(self._studio, shown, self._emoji)
        place: Any = self._client.get_partial_messageable(channel)
        given: dict[str, Any] = {} if old is None else {"nonce": f"after-{old}"}
        async with timed():
            sent = await place.send(
                view=view, files=files, silent=True, allowed_mentions=NO_MENTIONS, **given
            )
        return int(sent.id)

    async def pin(self, sent: Sent) -> bool:
        try:
            async with timed():
                await self._message(sent.channel, sent.message).pin()
        except UNSENT as trouble:
            log.info("message not pinned", why=told(trouble))
            return False
        return True

    async def unpin(self, sent: Sent) -> None:
        await self._delete(sent)

    # Threads

    async def open_thread(self, match: str, channel: int, title: str) -> int:
        with self._boards.held(match, moves=True), urgent():  # somebody waits for it
            return await self._threads.open(channel, title)
