"""Ten thousand hostile presses over real sockets; the million is the bench's, and how fast honest
people are answered meanwhile."""

import asyncio
import random

import pytest

from tests.bench.hostile import Found, besieged

PRESSES, RATE = 10_000, 300.0


@pytest.fixture(scope="module")
def found() -> Found:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    return asyncio.run(besieged(PRESSES, RATE, seed))


def test_no_hostile_press_raises_an_exception(found):
    assert found.broken == []


def test_no_hostile_press_changes_a_match_of_others(found):
    assert found.changed == []


def test_nobody_gets_a_hand_of_others(found):
    assert found.intruders.told.leaks == []


def test_the_flood_was_one_and_people_elsewhere_were_answered(found):
    told = found.intruders.told
    assert told.number >= PRESSES
    assert min(told.sent.values()) > PRESSES // 100
    assert found.felt.flooded
    assert sum(told.answers.values()) > PRESSES * 0.99
