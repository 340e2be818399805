"""Ten thousand hostile presses over real sockets; the million is the bench's, and how fast honest
people are answered meanwhile."""

import asyncio
import json
import random

import pytest

from bot.ui.words import words
from tests.bench.hostile import FIRST, Found, besieged, running
from tests.standin.hostile import BUTTON, COMMAND, PRESS, Siege
from tests.standin.limits import Limits
from tests.standin.world import Server, ids_of
from tests.waiting import until

PRESSES, RATES = 10_000, {"flood": 300.0, "storm": 300.0}
PRESSED_ON = 60


@pytest.fixture(scope="module")
def found() -> Found:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    return asyncio.run(besieged(PRESSES, RATES, seed))


def test_no_hostile_press_raises_an_exception(found):
    assert found.broken == []


def test_no_hostile_press_changes_a_match_of_others(found):
    assert found.changed == {}


def test_nobody_gets_a_hand_of_others(found):
    assert found.intruders.told.leaks == []


def test_the_flood_was_one_and_people_elsewhere_were_answered(found):
    told = found.intruders.told
    assert told.number >= PRESSES
    assert min(told.sent.values()) > PRESSES // 100
    assert found.felt.answers["flood"]
    assert sum(told.answers.values()) > PRESSES * 0.99


async def test_who_presses_on_is_refused_while_too_much_is_unanswered(tmp_path):
    """Else a queue at one table grows without end, and everybody waits behind it."""
    server = Server(FIRST, [FIRST + 1], 0)
    url = f"sqlite:///{tmp_path}/hostile.db"
    async with Siege([server], Limits()) as world, running(world, tmp_path, url):
        ada, bo, place = FIRST + 900, FIRST + 901, FIRST + 1
        game = {"name": "game", "type": 3, "value": "rank"}
        command = {"id": "1", "name": "play", "type": 1, "options": [game]}
        await world.send(COMMAND, command, place, ada)
        board = await until(lambda: next(iter(server.messages.values()), None), "a table")
        assert board is not None
        join = next(each for each in ids_of(board) if each.endswith(":join"))
        press = {"custom_id": join, "component_type": BUTTON, "id": 3}
        sent = [world.send(PRESS, press, place, bo, board) for _ in range(PRESSED_ON)]
        answers = await asyncio.gather(*sent)
    assert all(answer is not None for _, answer in answers)
    told = json.dumps([asked.content for asked, _ in answers], ensure_ascii=False)
    assert told.count(words("en")("answer-many_at_once")) > PRESSED_ON // 2
