"""Which moves of a match Look back mentions."""

from typing import Any

import pytest

from bot.looks.catalogue import LOOKS
from bot.review.hindsight import Hindsight
from games.catalogue import GAMES
from games.game import Verdict
from storage.records import LoggedMove
from tests.bot.sights import sights
from tests.games.playing import moments


class Stern:
    """Finds the same cost in every move."""

    def __init__(self, cost: float) -> None:
        self.cost = cost

    async def choose(self, *_: Any) -> str:
        raise NotImplementedError

    async def judge(self, game: str, glance: Any, *_: Any) -> Verdict[Any]:
        return Verdict(glance.legal[0], self.cost)


async def mentioned(game, cost):
    played = list(moments(game, 2 if 2 in game.seats else 3, game.short, 5, "greedy", 60))
    (sight, *_) = sights(game, played, range(1))
    sight.table.moves = [LoggedMove(each.seat, str(each.move), 0) for each in played]
    return await Hindsight(Stern(cost)).costliest(sight.table, 0)


@pytest.mark.parametrize(("key", "noticed"), [("rank", 0.05), ("scots", 0.04), ("racko", 0.02)])
async def test_no_cost_is_mentioned_that_duels_do_not_confirm(key, noticed):
    assert LOOKS[key].hand.noticed == noticed
    assert await mentioned(GAMES[key], noticed - 0.001) == []
    assert len(await mentioned(GAMES[key], noticed)) == 2
