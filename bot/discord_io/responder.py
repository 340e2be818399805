"""What becomes of a press: every button, menu and form comes here, and nothing else decides."""

from collections.abc import Awaitable, Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import structlog

from bot.app import House
from bot.discord_io.attachments import dressed
from bot.discord_io.render import Emoji, Press
from bot.errors import UnknownPress
from bot.people.people import Person
from bot.routes import AT_A_TABLE, FORMS, PRESSES
from bot.ui.panels import Panel, in_words, panel, pictures_of
from bot.ui.refusals import sentence_of
from bot.ui.words import Words, words
from games.errors import RuleError, UnreadableMove
from storage.errors import StoreError

log = structlog.get_logger()

NONE = discord.AllowedMentions.none()
DEFERRED = discord.InteractionResponseType.deferred_message_update
TOO_LATE = frozenset({10062, 10015, 50027})
"""The press is dead: nothing more can be said to it."""


class Desk:
    def __init__(self, house: House) -> None:
        self._house = house
        self.open = False
        """Whether presses are taken: not while starting up or stopping."""

    async def press(self, press: Press, kind: str, rest: str, values: Sequence[str]) -> None:
        """One press, one answer, whatever happens."""

        async def handle(who: Person) -> None:
            with known(kind, PRESSES):
                await PRESSES[kind](press.client, press, who, rest, values)

        await self._answered(press, handle)

    async def form(self, press: Press, kind: str, rest: str, answers: Mapping[str, str]) -> None:
        """A form that was sent."""

        async def handle(who: Person) -> None:
            with known(kind, FORMS):
                await FORMS[kind](press.client, press, who, rest, answers)

        await self._answered(press, handle)

    async def command(self, press: Press, work: Callable[[Person], Awaitable[None]]) -> None:
        """The same care for a slash command."""
        await self._answered(press, work)

    async def _answered(self, press: Press, work: Callable[[Person], Awaitable[None]]) -> None:
        said = self.words_for(press)
        try:
            if not self.open:
                return await self.say(press, said("answer-starting"))
            user = press.user
            name = getattr(user, "display_name", user.name)
            who = await self._house.people.meet(user.id, name, str(press.locale))
            said = words(who.language)
            await work(who)
        except RuleError as refused:
            await self.tell(press, sentence_of(refused, "", said))
        except StoreError as failed:
            log.warning("press not kept", why=str(failed))
            await self.tell(press, said("answer-not_kept"))
        except discord.HTTPException as trouble:
            await self._troubled(press, trouble)
        except Exception:
            log.exception("press failed", kind=str(press.type), person=press.user.id)
            await self.tell(press, said("answer-trouble"))

    async def _troubled(self, press: Press, trouble: discord.HTTPException) -> None:
        """A press that came too late cannot be answered; what Discord refused otherwise is told."""
        if trouble.code in TOO_LATE:
            log.info("press came too late", code=trouble.code)
            return
        log.warning("press not answered", code=trouble.code, status=trouble.status)
        await self.tell(press, self.words_for(press)("answer-trouble"))

    def words_for(self, press: Press) -> Words:
        """In the language of whoever presses."""
        return words(self._house.people.spoken(press.user.id, str(press.locale)))

    async def tell(self, press: Press, sentence: str) -> None:
        """The same where nobody is left who could be told that it failed."""
        try:
            await self.say(press, sentence)
        except discord.HTTPException as trouble:
            log.info("answer not delivered", code=trouble.code)

    # Answers

    async def say(self, press: Press, sentence: str) -> None:
        """A private sentence, beside what lies there."""
        await self.add(press, panel("waiting", sentence))

    async def reply(self, press: Press, shown: Panel, emoji: Emoji | None = None) -> None:
        """In place of the private panel that was pressed, else as a new one."""
        view, files = await self._dressed(press, shown, emoji)
        if is_private(press) and not press.response.is_done():
            await press.response.edit_message(view=view, attachments=files, allowed_mentions=NONE)
        elif is_private(press) and press.response.type is DEFERRED:
            await press.edit_original_response(view=view, attachments=files, allowed_mentions=NONE)
        else:
            await self._send(press, view, files)

    async def add(self, press: Press, shown: Panel) -> None:
        """Beside what lies there."""
        await self._send(press, *await self._dressed(press, shown, None))

    async def _dressed(
        self, press: Press, shown: Panel, emoji: Emoji | None
    ) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        """With its pictures, or in words for who wants no pictures."""
        house = self._house
        if pictures_of(shown) and (await house.people.of(press.user.id)).text_mode:
            shown = in_words(shown)
        return await dressed(house.studio, shown, emoji or house.faces.emoji)

    async def _send(
        self, press: Press, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        given: dict[str, Any] = {"view": view, "files": files, "allowed_mentions": NONE}
        if press.response.is_done():
            await press.followup.send(ephemeral=True, **given)
        else:
            await press.response.send_message(ephemeral=True, **given)

    async def keep_waiting(self, press: Press) -> None:
        """What is worked out takes longer than a press may wait; `reply` brings it."""
        await press.response.defer(ephemeral=True, thinking=True)

    async def acknowledge(self, press: Press) -> None:
        """The public message follows through the painter; the press itself has no more to say."""
        if not press.response.is_done():
            await press.response.defer()


def is_private(press: Press) -> bool:
    """Whether the message that was pressed is one that only this person sees."""
    return press.message is not None and press.message.flags.ephemeral


@contextmanager
def known(kind: str, among: Container[str]) -> Iterator[None]:
    """Where there is no match, none has moved on."""
    if kind not in among:
        raise UnknownPress
    try:
        yield
    except UnreadableMove:
        if kind in AT_A_TABLE:
            raise
        raise UnknownPress from None
