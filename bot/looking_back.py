"""After a match: the moves that cost a player most."""

import asyncio
import json
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from bot.table import Table
from bot.thinking import Thinker
from games.game import Seat
from games.looking_back import Past, pasts

NOTICED = 0.02
"""What a move has to cost, in its game's own measure, to be spoken of."""
MOST = 2


@dataclass(frozen=True, slots=True)
class Regret:
    past: Past
    better: Any
    cost: float


async def costliest(table: Table, seat: Seat, thinker: Thinker) -> list[Regret]:
    """The dearest first. One move is judged after the other, so that live tables are not kept
    waiting, and the same match tells the same."""
    found = []
    for past in await asyncio.to_thread(_pasts, table, seat):
        seed = f"{table.id} {past.number}"
        verdict = await thinker.judge(table.game.key, past.glance, seed)
        if verdict.cost >= NOTICED:
            found.append(Regret(past, verdict.better, verdict.cost))
    return sorted(found, key=attrgetter("cost"), reverse=True)[:MOST]


def _pasts(table: Table, seat: Seat) -> list[Past]:
    options, log = json.loads(table.match.options), [(each.seat, each.text) for each in table.moves]
    return list(pasts(table.game, table.match.seats, options, log, seat))
