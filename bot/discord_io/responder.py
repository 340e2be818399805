"""Runs an interaction's handler and turns errors into replies."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Literal

import discord
import structlog

from bot import routes
from bot.context import (
    NEVER,
    Acknowledge,
    Ask,
    Ctx,
    InHand,
    PostBoard,
    Reply,
    Services,
    Show,
    Work,
    may_be_deferred,
)
from bot.discord_io.admission import admit
from bot.discord_io.attachments import view_with_files
from bot.discord_io.board_messages import BoardMessages
from bot.discord_io.emojis import Emojis
from bot.discord_io.fates import UNSENT
from bot.discord_io.first_boards import FirstBoards
from bot.discord_io.hand_messages import HandMessages, Made
from bot.discord_io.permissions import place_of
from bot.discord_io.render import (
    NO_MENTIONS,
    Interaction,
    answers_of,
    chosen_of,
    custom_id_of,
    is_private,
    is_promised,
    modal_of,
    view_of,
)
from bot.effects import Effects
from bot.errors import Forged, NotKept, Unsure
from bot.people.shares import Cost
from bot.pictures.studio import Studio
from bot.ui.ids import PressId, match_of
from bot.ui.panels import Panel, in_letters, in_words, panel, pictures_of
from bot.ui.refusals import offered, sentence_of
from bot.ui.words import Words, words
from games.errors import RuleError
from storage.errors import StoreError
from storage.outcome import Outcome, outcome_noted

log = structlog.get_logger()

SLOW = 1.5  # seconds, of the three in which Discord wants a response
LAST = 2.0  # seconds for presses that are being answered when the bot stops
MATCH = "match"
"""The extra of an interaction that names the match of the button that was pressed."""

TOO_LATE = frozenset({10062, 10015, 50027, 40060})
"""Codes of an interaction that cannot be answered any more: it has expired, or it was answered, by
another process or by an attempt whose own answer was lost."""

OUTCOME = "outcome"
"""The extra of an interaction that notes what its press has saved."""


class Responder:
    def __init__(
        self,
        services: Services,
        effects: Effects,
        hands: HandMessages,
        boards: BoardMessages,
        first_boards: FirstBoards,
        emojis: Emojis,
        studio: Studio,
    ) -> None:
        self._services, self._effects, self._hands = services, effects, hands
        self._boards, self._first_boards = boards, first_boards
        self._emojis, self._studio = emojis, studio
        self.state: Literal["starting", "open", "stopping"] = "starting"
        """Presses are handled only while it is open."""
        self._answering: set[asyncio.Task[Any]] = set()

    async def stop(self) -> None:
        """Take no more presses, and let those that are being answered come to their end."""
        self.state = "stopping"
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST)

    async def press(self, it: Interaction) -> None:
        """Answer a button, a menu or a form, once, whatever happens."""

        async def work() -> None:
            press, handler = routes.find(custom_id_of(it), chosen_of(it))
            quick, match = not may_be_deferred(handler), match_of(press)
            it.extras[MATCH] = match
            await self._run(it, lambda ctx: handler(ctx, press), match, press, quick=quick)

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

    async def fail(self, it: Interaction, trouble: Exception) -> None:
        """Answer an interaction that failed before or beside its handler."""

        async def work() -> None:
            raise trouble

        await self._with_errors_answered(it, work())

    async def context(self, it: Interaction) -> Ctx:
        """Return the context of an interaction: the person, their language, the place."""
        user, services = it.user, self._services
        who = await services.people.meet(user.id, user.global_name or user.name, str(it.locale))
        if it.guild_id is not None:
            await services.people.meet_at(it.guild_id, user.id, user.display_name)
            who = await services.people.at(it.guild_id).of(user.id)
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
        self,
        it: Interaction,
        work: Work,
        match: str | None,
        press: PressId | None = None,
        *,
        quick: bool = False,
    ) -> None:
        """Run the work and send its reply; the match's effects wait for that."""

        async def whole() -> Reply:
            with self._services.shares.press(it.user.id):
                await admit(self._services, it, press)
                noted = self._note_press(it, match)
                try:
                    ctx = await self.context(it)
                    with outcome_noted() as it.extras[OUTCOME]:
                        return await work(ctx)
                finally:
                    if not noted:  # the table is in memory now
                        self._note_press(it, match)

        async with self._effects.answering(match):
            reply = await (whole() if quick else self._deferring_if_slow(it, whole()))
            await self._send_or_say(it, reply)

    async def _send_or_say(self, it: Interaction, reply: Reply) -> None:
        """Send the reply. If that fails, say that what was asked for counts all the same."""
        try:
            await self._send(it, reply)
        except (*UNSENT, StoreError, NotKept) as trouble:  # a reply may read the database
            hand = _hand_of(reply)
            if hand is not None and hand.state == "open":  # show it where it was open before
                self._hands.doubt(hand.match, it.user.id)
                self._effects.on_hand_answered(hand.match, it.user.id, NEVER)
            await self._answer_trouble(it, trouble, is_done=True)
        except Exception:
            log.exception(
                "reply not sent", kind=str(it.type), person=_pseudonym(self._services, it)
            )
            await self._tell_trouble(it, is_done=True)

    def _note_press(self, it: Interaction, match: str | None) -> bool:
        """Note who is at the table; return False if the table is not in memory yet."""
        return match is None or self._services.tables.note_press(match, it.user.id)

    async def _deferring_if_slow(self, it: Interaction, work: Coroutine[Any, Any, Reply]) -> Reply:
        """Defer the response if the work takes long."""
        working = asyncio.create_task(work, name="handler")
        try:
            done, _ = await asyncio.wait({working}, timeout=SLOW)
            if not done:
                with suppress(*UNSENT):  # the work goes on, and its reply shows what is wrong
                    await it.response.defer(ephemeral=True, thinking=not is_private(it))
            return await working
        finally:
            working.cancel()

    # Errors

    async def _with_errors_answered(self, it: Interaction, work: Coroutine[Any, Any, None]) -> None:
        """Turn any error into a sentence. This is the only place that does."""
        if self.state != "open":
            work.close()
            return await self._tell_key(it, f"answer-{self.state}")
        answering = asyncio.current_task()
        assert answering is not None
        self._answering.add(answering)
        try:
            await work
        except RuleError as refused:
            error = (
                refused
                if not isinstance(refused, NotKept) or _outcome_of(it).is_nothing
                else Unsure()
            )
            said = self._words_for(it)
            shown = panel("waiting", sentence_of(error, "", said), offered(error, said))
            await self._tell(it, shown)
        except StoreError as failed:
            log.warning("press not kept", why=str(failed))
            is_sure = _outcome_of(it).is_nothing and not failed.maybe_kept
            await self._tell_key(it, "answer-not_kept" if is_sure else "answer-unsure")
        except discord.HTTPException as trouble:
            await self._answer_trouble(it, trouble)
        except Exception:
            log.exception("press failed", kind=str(it.type), person=_pseudonym(self._services, it))
            await self._tell_trouble(it)
        finally:
            self._answering.discard(answering)

    async def _answer_trouble(
        self, it: Interaction, trouble: Exception, *, is_done: bool = False
    ) -> None:
        """Log an interaction that expired; report other errors of Discord and of the way there."""
        code, status = getattr(trouble, "code", 0), getattr(trouble, "status", 0)
        if code in TOO_LATE:
            log.info("press came too late", code=code)
            return
        log.warning("press not answered", code=code, status=status, why=type(trouble).__name__)
        await self._tell_trouble(it, is_done=is_done)

    async def _tell_trouble(self, it: Interaction, *, is_done: bool = False) -> None:
        """Say that something went wrong; that nothing changed only where nothing did, and that it
        counted only where all of it was done."""
        outcome = _outcome_of(it)
        counted = "kept" if is_done and outcome.is_kept else "unsure"
        await self._tell_key(it, f"answer-{'trouble' if outcome.is_nothing else counted}")

    def _words_for(self, it: Interaction) -> Words:
        """Return the words of the person's language, without asking the database."""
        return words(self._services.people.spoken(it.user.id, str(it.locale)))

    async def _tell_key(self, it: Interaction, key: str) -> None:
        await self._tell(it, panel("waiting", self._words_for(it)(key)))

    async def _tell(self, it: Interaction, shown: Panel) -> None:
        """Send a sentence, again if that fails; log it if even that does."""
        for is_last in (False, True):
            try:
                return await self._say(it, shown)
            except UNSENT as trouble:
                code = getattr(trouble, "code", 0)
                if is_last or code in TOO_LATE:
                    log.info("answer not delivered", code=code)
                    return
            except Exception:
                log.exception(
                    "answer failed", kind=str(it.type), person=_pseudonym(self._services, it)
                )

    async def _say(self, it: Interaction, shown: Panel) -> None:
        await self._add(it, view_of(shown, self._emojis.emoji), [])

    # Replies

    async def _send(self, it: Interaction, reply: Reply) -> None:
        hand = _hand_of(reply)
        made: Made = "none"
        match reply:
            case Show():
                made = await self._show(it, reply)
            case Ask(form):
                await it.response.send_modal(modal_of(form))
            case PostBoard(match, beside=beside):
                await self._first_boards.post(it, match)
                if beside is not None:
                    await self._tell(it, beside)
            case Acknowledge(hand):
                made = await self._acknowledge(it, hand)
        if hand is not None:
            self._hands.note(it, hand, made, getattr(reply, "panel", None))
            if hand.state in ("open", "coming"):
                self._effects.on_hand_answered(hand.match, it.user.id, hand.version)

    async def _show(self, it: Interaction, reply: Show) -> Made:
        shown = reply.panel
        if reply.to != "channel":
            shown = await self._in_their_way(it, shown)
        view, files = await view_with_files(self._studio, shown, self._emojis.emoji)
        if reply.to == "channel":
            await self._share(it, view, files)
            return "none"
        is_new = reply.to != "in place" or not is_private(it)
        if reply.hand is not None:
            await self._hands.keep_way(it, reply.hand, is_new=is_new)
        if not is_new:
            await self._replace(it, view, files)
            return "same"
        await self._add(it, view, files, beside=reply.hand is None)
        return "new"

    async def _in_their_way(self, it: Interaction, shown: Panel) -> Panel:
        """Return a private panel in letters for text mode, and in words for who had too many
        pictures."""
        if (await self._services.people.of(it.user.id)).text_mode:
            return in_letters(shown)
        whom = {"person": it.user.id, "server": it.guild_id}
        is_drawn = bool(pictures_of(shown))
        is_too_much = is_drawn and not self._services.shares.affords(Cost.PICTURE, **whom)
        return in_words(shown) if is_too_much else shown

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
        self,
        it: Interaction,
        view: discord.ui.LayoutView,
        files: list[discord.File],
        *,
        beside: bool = True,
    ) -> None:
        """Send a new private message; a deferred response becomes that message. One that stands
        beside the hand of a match takes the place of the one before it."""
        given: dict[str, Any] = {"view": view, "files": files, "allowed_mentions": NO_MENTIONS}
        sent = None
        if not it.response.is_done():
            await it.response.send_message(ephemeral=True, **given)
        elif is_promised(it):
            await it.edit_original_response(
                view=view, attachments=files, allowed_mentions=NO_MENTIONS
            )
        else:
            sent = await it.followup.send(ephemeral=True, wait=True, **given)
        if beside and (match := it.extras.get(MATCH)) is not None:
            self._hands.note_beside(match, it, None if sent is None else sent.id)

    async def _share(
        self, it: Interaction, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        given: dict[str, Any] = {"view": view, "files": files, "allowed_mentions": NO_MENTIONS}
        if it.response.is_done():
            await it.followup.send(**given)
        else:
            await it.response.send_message(**given)

    async def _acknowledge(self, it: Interaction, hand: InHand | None) -> Made:
        """Respond without a message: the board's update is the answer. A response that was promised
        by now becomes the hand, if one is coming."""
        if not it.response.is_done():
            await it.response.defer()
        elif is_promised(it):
            if hand and self._hands.is_awaited(it, hand):
                return "new"
            await it.delete_original_response()
        return "none"


def _pseudonym(services: Services, it: Interaction) -> str:
    """Return what a log may call a person."""
    return services.store.pseudonyms.of(it.user.id)


def _hand_of(reply: Reply) -> InHand | None:
    hand: InHand | None = getattr(reply, "hand", None)
    return hand


def _outcome_of(it: Interaction) -> Outcome:
    """Return what a press has saved so far."""
    outcome: Outcome = it.extras.get(OUTCOME) or Outcome()
    return outcome
