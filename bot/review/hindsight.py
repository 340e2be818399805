"""Finds the moves that cost a player most, after the match."""

import asyncio
import json
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from bot.match.computers import Thinker
from bot.match.table import Table
from games.game import Seat
from games.looking_back import Past, pasts

NOTICED = 0.02
"""The least cost worth mentioning, in the game's own measure."""
MOST = 2


@dataclass(frozen=True, slots=True)
class Regret:
    past: Past
    better: Any
    cost: float


class Hindsight:
    """Judges one move at a time for everybody who asks, so that live tables think first."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker, self._one_at_a_time = thinker, asyncio.Lock()

    async def costliest(self, table: Table, seat: Seat) -> list[Regret]:
        """Return the costliest moves, the worst first; always the same for a match."""
        async with self._one_at_a_time:
            found = [
                await self._judged(table, past)
                for past in await asyncio.to_thread(_pasts, table, seat)
            ]
        dear = [regret for regret in found if regret.cost >= NOTICED]
        return sorted(dear, key=attrgetter("cost"), reverse=True)[:MOST]

    async def _judged(self, table: Table, past: Past) -> Regret:
        seed = f"{table.id} {past.number}"
        verdict = await self._thinker.judge(table.game.key, past.glance, seed)
        return Regret(past, verdict.better, verdict.cost)


def _pasts(table: Table, seat: Seat) -> list[Past]:
    options, log = json.loads(table.match.options), [(each.seat, each.text) for each in table.moves]
    return list(pasts(table.game, table.match.seats, options, log, seat))
