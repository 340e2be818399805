"""Judges whom a person may block."""

from bot.errors import Answer
from storage.store import Store

MOST = 200  # people that one blocks


class BlocksTooMany(Answer):
    code = "blocks_too_many"


class BlocksThemselves(Answer):
    code = "blocks_themselves"


async def block(store: Store, person: int, other: int, now: int) -> None:
    """Block somebody; to do it again changes nothing. Nobody else is ever told."""
    if person == other:
        raise BlocksThemselves
    if not await store.blocks.put(person, other, now, MOST):
        raise BlocksTooMany
