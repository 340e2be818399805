"""Long tasks: none ends silently, each begins again, and whoever asks hears how they are."""

import asyncio
import json

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from bot import background
from bot.__main__ import app
from bot.background import HEALTH, BackgroundTasks, Supervisor, ailing, written
from bot.clock import now_ms
from storage.errors import StoreUnavailable
from storage.store import Store
from tests.bot.conftest import House, StandingClock
from tests.waiting import until


@pytest.fixture
def soon(monkeypatch) -> None:
    monkeypatch.setattr(background, "PAUSES", (0.0, 0.0, 0.01))


FAILURES = (ZeroDivisionError, StoreUnavailable("away"), TimeoutError, asyncio.CancelledError)


@pytest.mark.parametrize("failure", FAILURES, ids=str)
async def test_a_long_task_begins_again_whatever_it_raises(soon, failure):
    tasks, tried = BackgroundTasks(), list[int]()
    supervisor = Supervisor(StandingClock(), tasks)

    async def work() -> float:
        tried.append(1)
        if len(tried) < 5:
            raise failure
        return 3600.0

    with capture_logs() as logged:
        supervisor.keep("work", work, 60.0)
        await until(lambda: len(tried) == 5, "another attempt")
    assert [each["task"] for each in logged] == ["work"] * 4
    await tasks.close()


async def test_a_round_that_hangs_is_ended_and_begins_again(soon):
    tasks, tried = BackgroundTasks(), list[int]()

    async def work() -> float:
        tried.append(1)
        await asyncio.Event().wait()
        return 0.0

    Supervisor(StandingClock(), tasks).keep("work", work, 0.01)
    await until(lambda: len(tried) > 2, "another attempt")
    await tasks.close()


async def test_a_task_that_is_kept_already_goes_on_and_one_that_is_done_is_forgotten():
    tasks, begun = BackgroundTasks(), list[str]()
    supervisor = Supervisor(StandingClock(), tasks)

    async def done() -> None:
        begun.append("done")

    for _ in range(2):
        supervisor.keep("work", done, 60.0)
    await until(lambda: not supervisor.successes, "the end of the task")
    assert begun == ["done"]


async def test_only_a_task_that_succeeds_stays_well(soon):
    clock, tasks = StandingClock(), BackgroundTasks()
    supervisor, rounds = Supervisor(clock, tasks), list[int]()

    async def well() -> float:
        rounds.append(1)
        return 0.01

    async def ill() -> float:
        raise ZeroDivisionError

    with capture_logs():
        supervisor.keep("well", well, 10.0)
        supervisor.keep("ill", ill, 10.0)
        assert ailing(written(supervisor.successes, clock.now), clock.now) == ()
        clock.now += 10 * 60_000
        so_far = len(rounds)
        await until(lambda: len(rounds) > so_far + 1, "a success")
        note = written(supervisor.successes, clock.now)
    assert ailing(note, clock.now) == ("ill last succeeded 600 s ago",)
    assert ailing(note, clock.now + 600_000) == ("nothing was heard of it for 600 s",)
    assert ailing("{", clock.now) == ("its note cannot be read",)
    await tasks.close()


@pytest.mark.parametrize(
    ("note", "code", "said"),
    [
        pytest.param(None, 1, "it is not running", id="not started, or stopped"),
        pytest.param({"clock": [0, 10]}, 1, "clock last succeeded", id="a clock that stands"),
        pytest.param({"clock": [0, 1 << 50]}, 0, "All is well", id="well"),
    ],
)
def test_the_command_health_says_how_the_bot_is(tmp_path, monkeypatch, note, code, said):
    address = f"sqlite:///{tmp_path}/courtyard.sqlite3"
    monkeypatch.setenv("DATABASE_URL", address)
    monkeypatch.setenv("SHARD_COUNT", "4")
    monkeypatch.setenv("SHARD_IDS", "2-3")

    async def prepare() -> None:
        async with await Store.open(address) as store:
            if note is not None:
                text = json.dumps({"at": now_ms(), "tasks": note})
                await store.notes(HEALTH).put("clock 4 2", text)

    asyncio.run(prepare())
    done = CliRunner().invoke(app, ["health"])
    assert done.exit_code == code
    assert said in done.output


async def test_a_clock_that_runs_is_among_the_successes(house: House):
    tasks = BackgroundTasks()
    supervisor = Supervisor(house.clock, tasks)
    clock = house.deadlines(supervisor=supervisor)
    await clock.start()
    assert supervisor.successes["clock"].at == house.clock.now
    await clock.stop()
    assert not supervisor.successes
