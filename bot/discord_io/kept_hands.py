"""Keeps on disk which hands can be reached, so that a start can show them again."""

from contextlib import suppress
from typing import Any

import discord
import structlog

from bot.background import BackgroundTasks, Together
from storage.errors import RowRefused, StoreError
from storage.hands import Hands
from storage.records import OpenHand

log = structlog.get_logger()


class _Original:
    """Stands in an address for the message that answers an interaction, in place of its id. The
    library would quote the sign in a text."""

    def __str__(self) -> str:
        return "@original"


ORIGINAL: Any = _Original()


class KeptHands:
    def __init__(self, hands: Hands, background: BackgroundTasks) -> None:
        self._hands = hands
        self._changed: dict[str, OpenHand | None] = {}  # by token; None: gone
        self._together = Together(self.write, background, "keep-hands")

    async def put_now(self, hand: OpenHand) -> None:
        """Keep a hand at once: nothing else leads to it."""
        try:
            await self._hands.keep([hand])
        except StoreError as failed:
            log.info("hand not kept", match=hand.match, why=str(failed))

    def put(self, hand: OpenHand) -> None:
        """Keep a hand soon; until then another token still reaches it."""
        self._change(hand.token, hand)

    def drop(self, token: str) -> None:
        """Forget a token soon."""
        self._change(token, None)

    def forget(self, person: int) -> None:
        """Let what is not written yet of a person's hands be forgotten."""
        for token, hand in self._changed.items():
            if hand is not None and hand.person == person:
                self._changed[token] = None

    def _change(self, token: str, hand: OpenHand | None) -> None:
        self._changed[token] = hand
        self._together.soon()

    async def write(self) -> bool:
        """Write what has changed. What the database does not take now is tried again."""
        changed, self._changed = self._changed, {}
        kept = [hand for hand in changed.values() if hand is not None]
        try:
            await self._hands.keep(kept, [token for token, hand in changed.items() if hand is None])
        except RowRefused as refused:
            log.warning("hands not kept", number=len(kept), why=str(refused))
        except StoreError as failed:
            log.info("hands not kept yet", number=len(changed), why=str(failed))
            self._changed = changed | self._changed
        return bool(self._changed)

    async def forget_ended(self, now: int) -> None:
        with suppress(StoreError):  # then the next time does it
            await self._hands.forget_ended(now)


class Recalled:
    """An interaction from before the start, of which only the token is known."""

    message = None

    def __init__(self, client: discord.Client, token: str, person: int) -> None:
        self._client, self.token, self.user = client, token, discord.Object(person)

    @property
    def followup(self) -> discord.Webhook:
        application = self._client.application_id
        if application is None:
            raise ConnectionError("the client has not logged in yet")
        return discord.Webhook.partial(application, self.token, client=self._client)

    async def edit_original_response(self, **given: Any) -> None:
        await self.followup.edit_message(ORIGINAL, **given)

    async def delete_original_response(self) -> None:
        await self.followup.delete_message(ORIGINAL)
