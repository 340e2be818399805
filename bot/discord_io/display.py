"""Implements `ui.display`: what the bot does on Discord beyond replying."""

from typing import Any

import discord
import structlog

from bot.discord_io.attachments import view_with_files
from bot.discord_io.board_messages import BoardMessages
from bot.discord_io.hand_messages import HandMessages
from bot.discord_io.permissions import may_attach
from bot.discord_io.render import NO_MENTIONS, Emoji, view_of
from bot.pictures.studio import Studio
from bot.ui.display import NotNow, NotOpened, NotPosted, PingRefused, Sent
from bot.ui.panels import Panel, in_words
from bot.ui.text import shown_name

log = structlog.get_logger()

GONE_MESSAGE, GONE_CHANNEL = 10008, 10003
NOT_OURS = (403, 404)  # the channel is gone, or closed to us
OUTAGE = 500  # the first status that means Discord failed


class DiscordDisplay:
    def __init__(
        self,
        client: discord.Client,
        boards: BoardMessages,
        hands: HandMessages,
        studio: Studio,
        emoji: Emoji,
    ) -> None:
        self._client, self._boards, self._hands = client, boards, hands
        self._studio, self._emoji = studio, emoji
        self._may_attach = may_attach(client)

    # Boards and hands

    def repaint(self, match: str, channel: int, *, repost: bool = False) -> None:
        self._boards.repaint(match, channel, repost=repost)

    async def remove_board(self, match: str, channel: int) -> None:
        await self._boards.remove(match, channel)

    async def show_hand(self, match: str, person: int, version: int, shown: Panel) -> bool:
        return await self._hands.show(match, person, version, shown)

    def forget_hand(self, match: str, person: int) -> None:
        self._hands.forget(match, person)

    # Pings

    async def ping(self, person: int, shown: Panel, channel: int | None) -> Sent | None:
        if channel is not None and self._boards.is_lost(channel):
            return None
        mention = discord.AllowedMentions(users=[discord.Object(person)])
        try:
            place: Any = await self._place(person, channel)
            sent = await place.send(view=view_of(shown, self._emoji), allowed_mentions=mention)
        except discord.Forbidden:
            if channel is None:
                raise PingRefused from None
            return None
        except discord.HTTPException as trouble:
            log.info("ping not sent", code=trouble.code)
            return None
        return Sent(sent.channel.id, sent.id)

    async def _place(self, person: int, channel: int | None) -> Any:
        if channel is not None:
            return self._client.get_partial_messageable(channel)
        return await self._client.create_dm(discord.Object(person))

    async def unping(self, sent: Sent) -> None:
        await self._delete(sent)

    async def _delete(self, sent: Sent) -> None:
        try:
            await self._message(sent.channel, sent.message).delete()
        except discord.HTTPException as trouble:
            log.info("old message not deleted", code=trouble.code)

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
            return await self._post(channel, shown)
        except discord.HTTPException as trouble:
            log.info("message not shown", channel=channel, code=trouble.code)
            if message is not None and trouble.code == GONE_CHANNEL:
                return None
            is_lost = message is None or trouble.status in NOT_OURS
            raise (NotPosted if is_lost and trouble.status < OUTAGE else NotNow) from None

    async def _edit(self, channel: int, shown: Panel, message: int) -> bool:
        """Edit a message; return False if it was deleted."""
        view, files = await view_with_files(self._studio, shown, self._emoji)
        try:
            await self._message(channel, message).edit(
                view=view, attachments=files, allowed_mentions=NO_MENTIONS
            )
        except discord.HTTPException as trouble:
            if trouble.code != GONE_MESSAGE:
                raise
            return False
        return True

    async def _post(self, channel: int, shown: Panel) -> int:
        view, files = await view_with_files(self._studio, shown, self._emoji)
        place: Any = self._client.get_partial_messageable(channel)
        sent = await place.send(view=view, files=files, silent=True, allowed_mentions=NO_MENTIONS)
        return int(sent.id)

    async def pin(self, sent: Sent) -> bool:
        try:
            await self._message(sent.channel, sent.message).pin()
        except discord.HTTPException as trouble:
            log.info("message not pinned", code=trouble.code)
            return False
        return True

    async def unpin(self, sent: Sent) -> None:
        await self._delete(sent)

    # Servers and channels

    async def open_thread(self, channel: int, title: str) -> int:
        place: Any = self._client.get_channel(channel)
        if not isinstance(place, discord.TextChannel):
            raise NotOpened
        try:
            thread = await place.create_thread(name=title, type=discord.ChannelType.public_thread)
        except discord.HTTPException as trouble:
            log.info("thread not opened", code=trouble.code)
            raise NotOpened from None
        return thread.id

    def guilds(self) -> tuple[int, ...]:
        return tuple(guild.id for guild in self._client.guilds)

    def guild_name(self, guild: int) -> str:
        found = self._client.get_guild(guild)
        return shown_name(found.name) if found is not None else ""

    def channel_name(self, channel: int) -> str:
        return str(getattr(self._client.get_channel(channel), "name", "?"))
