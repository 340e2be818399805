"""Hands without a database: what is kept of them is here."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.background import BackgroundTasks
from bot.clock import now_ms
from bot.discord_io.hand_messages import HandMessages
from bot.discord_io.kept_hands import KeptHands
from storage.records import OpenHand


@dataclass
class Shelf:
    kept: dict[str, OpenHand] = field(default_factory=dict)  # by token

    async def keep(self, kept: Sequence[OpenHand], gone: Collection[str] = ()) -> None:
        for token in gone:
            self.kept.pop(token, None)
        self.kept |= {each.token: each for each in kept}

    async def forget_ended(self, now: int) -> None:
        self.kept = {token: each for token, each in self.kept.items() if each.ends > now}


async def nothing(match: str, person: int) -> None:
    """Show nothing again."""


def hands_alone(background: BackgroundTasks | None = None, show_again: Any = nothing) -> Any:
    background, shelf = background or BackgroundTasks(), Shelf()
    kept = KeptHands(shelf, background)  # type: ignore[arg-type]
    return HandMessages(lambda _: None, now_ms, background, kept, show_again)
