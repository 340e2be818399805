"""The bench of presses in short: the real bot and the empty one, in processes of their own."""

import time

import aiohttp
import pytest

from storage.store import Store
from tests.bench import press
from tests.bench.press import Load, Moment, Options, densest, one_by_one
from tests.standin.courtyard import FIRST_CHANNEL
from tests.standin.crowd import Crowd
from tests.standin.limits import CHANNEL_SPAN, IN_A_CHANNEL, OF_A_BOT, Limits, Window
from tests.standin.payloads import new_id
from tests.standin.process import BotProcess
from tests.standin.server import StandIn
from tests.waiting import PATIENCE, until

SHARED = {"edit", "hand edit"}
"""Requests that no press waits for."""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press, "PACE", 0.003)
    monkeypatch.setattr(press, "SETTLING", 0.1)
    monkeypatch.setattr(press, "COMMITS", 1)
    monkeypatch.setattr(press, "WARM", 40)
    monkeypatch.setattr(press, "LATE", PATIENCE)


async def test_presses_are_answered_on_their_hands_and_their_moves_are_on_disk(tmp_path):
    address = f"sqlite:///{tmp_path}/press.sqlite3"
    channels = [FIRST_CHANNEL, FIRST_CHANNEL + 1]
    options = ("--tables", 6, "--channels", 2)
    async with (
        StandIn(channels) as there,
        BotProcess(press.REAL, there.url, address, *options) as bot,
    ):
        await there.ready()
        crowd = Crowd(there, bot.first)
        await crowd.open_hands()
        alone = await one_by_one(crowd, tmp_path, 60)
        load = await press.loaded(crowd, bot, rate=60, seconds=1.5)
        await until(lambda: there.traffic.requests.keys() >= SHARED, "what follows a move")
    assert len(alone.moves) + len(alone.taps) == len(alone.empty) == 60
    assert len(alone.moves) > 20
    assert load.sent == len(load.answers) == 90 - load.skipped
    assert not load.failed
    async with await Store.open(address) as store:
        logs = [await store.log(company.match) for company in crowd.companies]
    kept = sum(len([move for move in log if move.seat >= 0]) for log in logs)
    assert kept >= len(alone.moves) + load.moves > len(alone.moves)


async def test_a_channel_takes_five_edits_in_five_seconds_and_says_so():
    limits = Limits(clock=lambda: 0.0)
    async with StandIn([1], limits) as there, aiohttp.ClientSession() as session:
        statuses, left = [], []
        for message in range(IN_A_CHANNEL + 1):
            url = f"{there.url}/api/v10/channels/1/messages/{message}"
            async with session.patch(url, json={"components": []}) as answer:
                statuses.append(answer.status)
                left.append(answer.headers["X-RateLimit-Remaining"])
                told = await answer.json()
        assert statuses == [200] * IN_A_CHANNEL + [429]
        assert left == ["4", "3", "2", "1", "0", "0"]
        assert "Via" in answer.headers
        assert told["retry_after"] == CHANNEL_SPAN
        other = f"{there.url}/api/v10/channels/2/messages/1"
        async with session.patch(other, json={"components": []}) as answer:
            assert answer.status == 200
        assert there.traffic.refused == {"channel": 1}


async def test_a_bot_has_fifty_requests_a_second_beside_its_answers():
    limits = Limits(clock=lambda: 0.0)
    async with StandIn([1], limits) as there, aiohttp.ClientSession() as session:
        base = f"{there.url}/api/v10"
        found = []
        for channel in range(OF_A_BOT + 1):
            url = f"{base}/channels/{channel}/messages"
            async with session.post(url, json={"components": []}) as answer:
                found.append((answer.status, (await answer.json()).get("global")))
        assert found == [(200, None)] * OF_A_BOT + [(429, True)]
        async with session.post(f"{base}/interactions/1/press-1/callback", json={}) as answer:
            assert answer.status == 404  # nobody pressed; but it was heard
        assert there.traffic.refused == {"bot": 1}


def test_a_window_begins_anew_when_its_span_is_over():
    window = Window(2, 5.0)
    assert [window.take(now) for now in (0.0, 1.0, 4.9, 5.0, 5.1, 5.2)] == [
        True,
        True,
        False,
        True,
        True,
        False,
    ]


def moments(*waiting: int) -> list[Moment]:
    return [Moment(each, 10, 300, 0.01, 20, 0.0) for each in waiting]


@pytest.mark.parametrize(
    ("waiting", "grows"),
    [
        pytest.param((3, 5, 2, 4, 6, 3), False, id="a few wait, and always others"),
        pytest.param((3, 90, 4, 2, 5, 3), False, id="a moment of trouble is caught up with"),
        pytest.param((2, 20, 40, 60, 80, 100), True, id="every second more wait"),
    ],
)
def test_a_queue_grows_when_the_end_waits_more_than_the_beginning(waiting, grows):
    assert Load(moments=moments(*waiting)).is_growing is grows


def test_the_densest_span_counts_both_of_its_ends():
    assert densest([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 10.5]) == 6
    assert densest([0.0, 5.1, 10.2]) == 1


async def test_a_bot_that_does_not_start_is_told_of(tmp_path):
    with pytest.raises(RuntimeError, match="ended with"):
        async with BotProcess("tests.standin.empty", "http://127.0.0.1:9", tmp_path / "none"):
            pass


def test_ids_are_of_now_and_never_twice():
    before = time.time_ns() // 1_000_000
    ids = [new_id() for _ in range(1000)]
    after = time.time_ns() // 1_000_000
    assert len(set(ids)) == 1000
    assert all(before <= (each >> 22) + 1_420_070_400_000 <= after for each in ids)


async def test_the_bench_stops_by_itself(monkeypatch):
    monkeypatch.setattr(press, "STARTING", 0.05)
    with pytest.raises(TimeoutError):
        await press.measured(Options(seconds=0, presses=0, tables=1, channels=1))
