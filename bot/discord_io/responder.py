"""Runs an interaction's handler and turns errors into replies."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import discord
import structlog

from bot import routes
from bot.board.draw import BoardDrawer
from bot.context import (
    Acknowledge,
    Ask,
    Ctx,
    PostBoard,
    Reply,
    Services,
    Show,
    Work,
    may_be_deferred,
)
from bot.discord_io.attachments import view_with_files
from bot.discord_io.board_messages import BoardMessages
from bot.discord_io.emojis import Emojis
from bot.discord_io.hand_messages import HandMessages
from bot.discord_io.permissions import place_of
from bot.discord_io.render import (
    NO_MENTIONS,
    Interaction,
    answers_of,
    chosen_of,
    custom_id_of,
    is_private,
    modal_of,
    view_of,
)
from bot.effects import Effects
from bot.errors import Forged
from bot.pictures.studio import Studio
from bot.ui.ids import match_of
from bot.ui.panels import Panel, in_letters, panel
from bot.ui.refusals import sentence_of
from bot.ui.words import Words, words
from games.errors import RuleError
from storage.errors import StoreError

log = structlog.get_logger()

SLOW = 1.5  # seconds, of the three in which Discord wants a response
TOO_LATE = frozenset({10062, 10015, 50027})
"""Codes of an interaction that has expired: it cannot be answered any more."""


class Responder:
    def __init__(
        self,
        services: Services,
        effects: Effects,
        hands: HandMessages,
        boards: BoardMessages,
        drawer: BoardDrawer,
        emojis: Emojis,
        studio: Studio,
    ) -> None:
        self._services, self._effects, self._hands = services, effects, hands
        self._boards, self._drawer, self._emojis, self._studio = boards, drawer, emojis, studio
        self.is_open = False
        """Whether presses are handled: not while starting up or shutting down."""

    async def press(self, it: Interaction) -> None:
        """Answer a button, a menu or a form, once, whatever happens."""

        async def work() -> None:
            press, handler = routes.find(custom_id_of(it), chosen_of(it))
            quick = not may_be_deferred(handler)
            await self._run(it, lambda ctx: handler(ctx, press), match_of(press), quick=quick)

        await self._with_errors_answered(it, work())

    async def command(self, it: Interaction, work: Work, match: str | None = None, /) -> None:
        """Answer a slash command. If the reply is a board, nothing else posts that board."""

        async def posting(match: str) -> None:
            with self._boards.held(match):
                await self._run(it, work, match, quick=True)

        await self._with_errors_answered(
            it, self._run(it, work, None) if match is None else posting(match)
        )

    async def refuse(self, it: Interaction) -> None:
        """Refuse a press that its message does not have, or a command of an older release."""

        async def work() -> None:
            raise Forged

        await self._with_errors_answered(it, work())

    async def context(self, it: Interaction) -> Ctx:
        """Return the context of an interaction: the person, their language, the place."""
        user, services = it.user, self._services
        name = getattr(user, "display_name", user.name)
        who = await services.people.meet(user.id, name, str(it.locale))
        language = await services.servers.language_at(it.guild_id)
        return Ctx(
            services,
            who,
            words(who.language),
            place_of(it, language),
            self._emojis.face_for(who.text_mode),
            answers_of(it),
        )

    async def _run(
        self, it: Interaction, work: Work, match: str | None, *, quick: bool = False
    ) -> None:
        """Run the work and send its reply; the match's effects wait for that."""

        async def whole() -> Reply:
            return await work(await self.context(it))

        async with self._effects.answering(match):
            reply = await (whole() if quick else self._deferring_if_slow(it, whole()))
            await self._send(it, reply)

    async def _deferring_if_slow(self, it: Interaction, work: Coroutine[Any, Any, Reply]) -> Reply:
        """Defer the response if the work takes long."""
        working = asyncio.create_task(work, name="handler")
        try:
            done, _ = await asyncio.wait({working}, timeout=SLOW)
            if not done:
                await it.response.defer(ephemeral=True, thinking=not is_private(it))
            return await working
        finally:
            working.cancel()

    # Errors

    async def _with_errors_answered(self, it: Interaction, work: Coroutine[Any, Any, None]) -> None:
        """Turn any error into a sentence. This is the only place that does."""
        said = self._words_for(it)
        if not self.is_open:
            work.close()
            return await self._tell(it, panel("waiting", said("answer-starting")))
        try:
            await work
        except RuleError as refused:
            await self._tell(it, panel("waiting", sentence_of(refused, "", said)))
        except StoreError as failed:
            log.warning("press not kept", why=str(failed))
            await self._tell(it, panel("waiting", said("answer-not_kept")))
        except discord.HTTPException as trouble:
            await self._answer_trouble(it, trouble)
        except Exception:
            log.exception("press failed", kind=str(it.type), person=it.user.id)
            await self._tell(it, panel("waiting", said("answer-trouble")))

    async def _answer_trouble(self, it: Interaction, trouble: discord.HTTPException) -> None:
        """Log an interaction that expired; report other errors of Discord's."""
        if trouble.code in TOO_LATE:
            log.info("press came too late", code=trouble.code)
            return
        log.warning("press not answered", code=trouble.code, status=trouble.status)
        await self._tell(it, panel("waiting", self._words_for(it)("answer-trouble")))

    def _words_for(self, it: Interaction) -> Words:
        """Return the words of the person's language, without asking the database."""
        return words(self._services.people.spoken(it.user.id, str(it.locale)))

    async def _tell(self, it: Interaction, shown: Panel) -> None:
        """Send a sentence; log it if even that fails."""
        try:
            await self._say(it, shown)
        except discord.HTTPException as trouble:
            log.info("answer not delivered", code=trouble.code)

    async def _say(self, it: Interaction, shown: Panel) -> None:
        await self._add(it, view_of(shown, self._emojis.emoji), [])

    # Replies

    async def _send(self, it: Interaction, reply: Reply) -> None:
        match reply:
            case Show():
                await self._show(it, reply)
            case Ask(form):
                await it.response.send_modal(modal_of(form))
            case PostBoard(match):
                await self._post_board(it, match)
            case Acknowledge():
                await self._acknowledge(it)
        hand = getattr(reply, "hand", None)
        if hand is not None:
            self._hands.note(it, hand)
            if hand.state == "open":
                self._effects.on_hand_answered(hand.match, it.user.id, hand.version)

    async def _show(self, it: Interaction, reply: Show) -> None:
        shown = reply.panel
        if reply.to != "channel" and (await self._services.people.of(it.user.id)).text_mode:
            shown = in_letters(shown)
        view, files = await view_with_files(self._studio, shown, self._emojis.emoji)
        if reply.to == "channel":
            await self._share(it, view, files)
        elif reply.to == "in place" and is_private(it):
            await self._replace(it, view, files)
        else:
            await self._add(it, view, files)

    async def _replace(
        self, it: Interaction, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        """Replace the private panel that was pressed."""
        given: dict[str, Any] = {"view": view, "allowed_mentions": NO_MENTIONS}
        if it.response.is_done():
            await it.edit_original_response(attachments=files, **given)
        else:
            await it.response.edit_message(attachments=files, **given)

    async def _add(
        self, it: Interaction, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        """Send a new private message; a deferred response becomes that message."""
        given: dict[str, Any] = {"view": view, "files": files, "allowed_mentions": NO_MENTIONS}
        if not it.response.is_done():
            await it.response.send_message(ephemeral=True, **given)
        elif it.response.type is discord.InteractionResponseType.deferred_channel_message:
            await it.edit_original_response(
                view=view, attachments=files, allowed_mentions=NO_MENTIONS
            )
        else:
            await it.followup.send(ephemeral=True, **given)

    async def _share(
        self, it: Interaction, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        given: dict[str, Any] = {"view": view, "files": files, "allowed_mentions": NO_MENTIONS}
        if it.response.is_done():
            await it.followup.send(**given)
        else:
            await it.response.send_message(**given)

    async def _acknowledge(self, it: Interaction) -> None:
        """Respond without a message: the board's update is the answer."""
        if not it.response.is_done():
            await it.response.defer()
        elif it.response.type is discord.InteractionResponseType.deferred_channel_message:
            await it.delete_original_response()

    async def _post_board(self, it: Interaction, match: str) -> None:
        """Post the board as the response; if that comes too late, as an ordinary message."""
        try:
            shown = await self._drawer.draw(match)
            assert shown is not None, "the board of a match that was just opened"
            view = view_of(shown, self._emojis.emoji)
            answer = await it.response.send_message(view=view, allowed_mentions=NO_MENTIONS)
            await self._boards.posted(match, answer.message_id or 0)
        except discord.HTTPException:
            self._boards.repaint(match, it.channel_id or 0)
            raise
