"""Ends matches whose rules the program does not have, by their rows alone."""

import structlog

from bot.clock import Clock
from games.catalogue import GAMES, rules_of
from storage.records import Placed, Shards
from storage.store import Store

log = structlog.get_logger()


async def end_gone(store: Store, clock: Clock, shards: Shards | None = None) -> list[Placed]:
    """End them without a result, and return those that were open. Rules newer than these belong to
    a program that is newer, too: their matches wait for it."""
    newest = {key: game.rules for key, game in GAMES.items()}
    ended = []
    for match, number in await store.of_older_rules(newest, shards):
        if rules_of(match.game, number) is None and await store.end(match.id, "closed", clock()):
            log.warning("match of rules that are gone", match=match.id, rules=number)
            ended.append(match)
    return ended


async def expire_unread(store: Store, clock: Clock, match: str) -> bool:
    """Close a lobby whose time is up; return False if it is none, or somebody came."""
    row, deadline, now = await store.match(match), await store.deadlines.of(match), clock()
    is_due = deadline is not None and deadline.due is not None and deadline.due <= now
    return row.status == "lobby" and is_due and await store.end(match, "closed", now)
