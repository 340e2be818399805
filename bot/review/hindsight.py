"""Finds the moves that cost a player most, after the match."""

import asyncio
import json
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from bot.background import Answers
from bot.looks.catalogue import look_of
from bot.match.computers import Thinker
from bot.match.table import Table
from bot.match.thoughts import Asker, Need
from games.catalogue import name_of
from games.game import Seat
from games.looking_back import Past, pasts

MOST = 2
KEPT = 1_000  # matches and seats whose costliest moves are remembered


@dataclass(frozen=True, slots=True)
class Regret:
    past: Past
    better: Any
    cost: float


class Hindsight:
    """Judges one move after the other, so that whoever asks meanwhile has a turn in between."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: Answers[tuple[str, Seat], list[Regret]] = Answers(KEPT)

    async def costliest(self, table: Table, seat: Seat) -> list[Regret]:
        """Return the costliest moves, the worst first; always the same for a match."""
        return await self._kept.of((table.id, seat), lambda: self._looked_back(table, seat))

    async def _looked_back(self, table: Table, seat: Seat) -> list[Regret]:
        found = [
            await self._judged(table, past) for past in await asyncio.to_thread(_pasts, table, seat)
        ]
        noticed = look_of(table.game).hand.noticed
        dear = [regret for regret in found if regret.cost >= noticed]
        return sorted(dear, key=attrgetter("cost"), reverse=True)[:MOST]

    async def _judged(self, table: Table, past: Past) -> Regret:
        seed = f"{table.id} {past.number}"
        asker = Asker(table.id, table.match.guild, Need.REVIEW)
        verdict = await self._thinker.judge(name_of(table.game), past.glance, seed, asker)
        return Regret(past, verdict.better, verdict.cost)


def _pasts(table: Table, seat: Seat) -> list[Past]:
    options, log = json.loads(table.match.options), [(each.seat, each.text) for each in table.moves]
    return list(pasts(table.game, table.match.seats, options, log, seat))
