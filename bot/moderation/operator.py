"""Bans people from all tables, for the command line."""

from collections.abc import Iterator
from datetime import UTC, datetime

from bot.clock import now_ms
from bot.ui.text import LONGEST_REASON, plain_line
from storage.records import EVERYWHERE, OPERATOR, Ban
from storage.store import Store


async def ban(store: Store, person: int, reason: str) -> bool:
    """Ban a person; return False if they are banned already."""
    why, pseudonym = plain_line(reason, LONGEST_REASON), store.pseudonyms.of(person)
    return await store.bans.put(Ban(EVERYWHERE, pseudonym, person, OPERATOR, now_ms(), why))


async def unban(store: Store, person: int) -> bool:
    """Lift a ban; return False if there is none."""
    return await store.bans.lift(EVERYWHERE, store.pseudonyms.of(person))


async def listed(store: Store) -> list[str]:
    """Return a line for each ban, newest first."""
    return list(map(" ".join, map(_told, await store.bans.of_server(EVERYWHERE))))


def _told(ban: Ban) -> Iterator[str]:
    yield f"deleted:{ban.hash}" if ban.person is None else str(ban.person)
    yield datetime.fromtimestamp(ban.at / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")
    if ban.reason:
        yield ban.reason
