"""The program starts and stops in processes of its own, with the real library and real sockets."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from aiohttp import web

from tests.running import (
    URL,
    Turn,
    environment,
    free_port,
    in_turn,
    playground,
    python,
)
from tests.standin.server import StandIn, refused
from tests.waiting import PATIENCE

TOKEN, PASSWORD = "MTIz.secret-token", "hunter2"


@dataclass
class Process:
    process: subprocess.Popen[bytes]
    file: Path

    @property
    def said(self) -> str:
        return self.file.read_text(encoding="utf-8", errors="replace")

    def wait_for(self, there: Callable[[str], object]) -> None:
        until = time.monotonic() + PATIENCE
        while not there(self.said):
            assert self.process.poll() is None, self.said[-2000:]
            assert time.monotonic() < until, self.said[-2000:]
            time.sleep(0.002)

    def stop(self, kind: signal.Signals) -> int:
        self.process.send_signal(kind)
        return self.process.wait(PATIENCE)


@contextmanager
def started(folder: Path, *arguments: str, **settings: str) -> Iterator[Process]:
    """Python tells of every module that it has imported."""
    file = folder / "said"
    with file.open("wb") as said:
        process = subprocess.Popen(
            [sys.executable, "-X", "importtime", *arguments],
            stdout=said,
            stderr=said,
            cwd=folder,
            env=environment(**settings),
            start_new_session=True,
        )
        try:
            yield Process(process, file)
        finally:
            process.kill()
            process.wait()


def imported(module: str) -> Callable[[str], object]:
    """And something after it: what stands between the two has been done."""
    return re.compile(rf"\| +{re.escape(module)}\n.*\n").search


# Secrets

FAILING = """
import typer

made = typer.Typer.__init__

def as_of_old(self, *given, pretty_exceptions_show_locals=True, **named):
    made(self, *given, pretty_exceptions_show_locals=pretty_exceptions_show_locals, **named)

typer.Typer.__init__ = as_of_old

import bot.__main__ as program

async def fails(settings, token):
    password = settings.database_url.get_secret_value()
    raise RuntimeError("something unexpected")

program.run_on_discord = fails
program.app(["--discord"])
"""


def test_an_unexpected_end_prints_neither_token_nor_password(tmp_path):
    """Also where the command line's library prints the values of all variables by itself."""
    done = python(
        "-c",
        FAILING,
        cwd=tmp_path,
        DISCORD_TOKEN=TOKEN,
        DATABASE_URL=f"postgresql://ada:{PASSWORD}@127.0.0.1/none",
    )
    assert done.returncode == 1
    assert "something unexpected" in done.stderr
    for secret in (TOKEN, PASSWORD):
        assert secret not in done.stdout + done.stderr


# Discord cannot be reached


class Troubled(StandIn):
    """It answers every request in the same way."""

    def __init__(self, status: int) -> None:
        super().__init__([])
        self._status = status

    async def _me(self, _: web.Request) -> web.Response:
        return refused(self._status, 0, "no")


class Wayless(StandIn):
    """It lets in, and says no more."""

    async def _way(self, _: web.Request) -> web.Response:
        return refused(503, 0, "no")


TROUBLES = {
    "nobody listens": "the connection was refused",
    "its name is not found": "its address was not found",
    "503": "it answered 503",
    "429": "it answered 429",
    "no gateway": "it named no gateway",
    "not secure": "the connection is not secure",
}
START = "import runpy; runpy.run_module('tests.standin.pointed', run_name='__main__')"


async def waits(folder: Path, url: str, why: str) -> bool:
    """It says why in one line, stays, and stops when it is told to."""

    def look() -> bool:
        with started(
            folder, "-m", "tests.standin.pointed", url, "--discord", DISCORD_TOKEN=TOKEN
        ) as running:
            running.wait_for(lambda said: "waiting for Discord" in said)
            running.wait_for(lambda said: why in said)
            assert running.said.count("waiting for Discord") == 1
            assert TOKEN not in running.said
            return ends_well(running, signal.SIGTERM)

    return await asyncio.to_thread(look)


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_discord_is_waited_for(tmp_path, trouble):
    async with Troubled(503) as broken, Troubled(429) as busy, Wayless([]) as wayless:
        addresses = {
            "nobody listens": f"http://127.0.0.1:{free_port()}",
            "its name is not found": "http://discord.invalid",
            "503": broken.url,
            "429": busy.url,
            "no gateway": wayless.url,
            "not secure": wayless.url.replace("http", "https"),
        }
        assert await waits(tmp_path, addresses[trouble], TROUBLES[trouble])


class Recovering(StandIn):
    """It is in trouble at first."""

    is_back = False

    async def _me(self, request: web.Request) -> web.Response:
        return await super()._me(request) if self.is_back else refused(503, 0, "no")


class Resetting(StandIn):
    """It lets in, and then the token is another."""

    async def reset(self) -> None:
        assert self._gateway is not None
        await self._gateway.close(code=4004)


async def test_the_bot_joins_once_discord_is_back(tmp_path):
    async with Recovering([1]) as there:
        pointed = ("-m", "tests.standin.pointed", there.url, "--discord")
        with started(tmp_path, *pointed, DISCORD_TOKEN=TOKEN) as running:
            await asyncio.to_thread(running.wait_for, lambda said: "waiting for Discord" in said)
            there.is_back = True
            await there.ready()
            assert await asyncio.to_thread(ends_well, running, signal.SIGTERM)


class Shut(StandIn):
    """Its gateway lets the first connection fail."""

    refusals = 0

    async def _join(self, request: web.Request) -> web.StreamResponse:  # type: ignore[override]
        if not self.refusals:
            self.refusals += 1
            return web.Response(status=503)
        return await super()._join(request)


async def test_a_shard_whose_first_connection_fails_connects_without_a_traceback(tmp_path):
    async with Shut([1]) as there:
        pointed = ("-m", "tests.standin.pointed", there.url, "--discord")
        given = {"DISCORD_TOKEN": TOKEN, "SHARD_COUNT": "1", "SHARD_IDS": "0"}
        with started(tmp_path, *pointed, **given) as running:
            await there.ready()
            assert await asyncio.to_thread(ends_well, running, signal.SIGTERM)
    assert running.said.count("Failed to connect for shard_id") == 1
    assert "Traceback" not in running.said


async def ended(running: Process) -> int:
    return await asyncio.to_thread(running.process.wait, PATIENCE)


@pytest.mark.parametrize("when", ["at the start", "while it runs"])
async def test_a_token_that_discord_does_not_take_is_a_sentence_and_a_code(tmp_path, when):
    async with Troubled(401) as strict, Resetting([1]) as there:
        url = strict.url if when == "at the start" else there.url
        pointed = ("-m", "tests.standin.pointed", url, "--discord")
        with started(tmp_path, *pointed, DISCORD_TOKEN=TOKEN) as running:
            if when == "while it runs":
                await there.ready()
                await there.reset()
            assert await ended(running) == 2
    assert "Discord rejected DISCORD_TOKEN; copy it again." in running.said
    assert "Traceback" not in running.said


HASTE = "import aiohttp.client as c; c.DEFAULT_TIMEOUT = c.ClientTimeout(total=0.3)"


def test_discord_says_nothing(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        program = f"import sys; sys.argv[1:] = [{url!r}, '--discord']\n{HASTE}\n{START}"
        with started(tmp_path, "-c", program, DISCORD_TOKEN=TOKEN) as running:
            running.wait_for(lambda said: "it did not answer in time" in said)
            assert ends_well(running, signal.SIGTERM)


# The end comes in time


HANGING = """
import time
from bot.app import App

async def hangs(self):
    print("hangs", flush=True)
    time.sleep(600)

App.stop = hangs
"""


def test_the_end_comes_in_time_whatever_hangs(tmp_path):
    url = f"http://127.0.0.1:{free_port()}"
    program = f"import sys; sys.argv[1:] = [{url!r}, '--discord']\n{HANGING}\n{START}"
    with started(tmp_path, "-c", program, DISCORD_TOKEN=TOKEN) as running:
        running.wait_for(lambda said: "waiting for Discord" in said)
        before = time.monotonic()
        assert ends_well(running, signal.SIGTERM)
        assert time.monotonic() - before < 10
        assert "hangs" in running.said


# To stop is heard at every moment

TERM, INT = signal.SIGTERM, signal.SIGINT
PLAYGROUND = {
    "bot.stopping": (TERM, INT),
    "discord": (INT,),
    "simcord": (TERM,),
    "alembic": (INT,),
    "simcord.preview._server": (TERM, INT),
}
BOT = {"bot.stopping": (TERM, INT), "bot.app": (TERM,), "alembic": (INT,)}
"""Modules, each imported some time after the one before it. Alembic makes the database. Both
signals are heard in the same way: each has the first moment, and they share the others."""


def at_moments(moments: dict[str, tuple[signal.Signals, ...]]) -> pytest.MarkDecorator:
    pairs = [(moment, kind) for moment, kinds in moments.items() for kind in kinds]
    names = [f"{moment}-{kind.name}" for moment, kind in pairs]
    return pytest.mark.parametrize(("moment", "kind"), pairs, ids=names)


def ends_well(running: Process, kind: signal.Signals) -> bool:
    code = running.stop(kind)
    told = [line for line in running.said.split("\n") if not line.startswith("import time:")]
    assert not [line for line in told if "Traceback" in line or "exception" in line], told
    return code == 0


@at_moments(PLAYGROUND)
def test_the_playground_stops_while_it_starts(tmp_path, kind, moment):
    with started(tmp_path, "-m", "bot") as running:
        running.wait_for(imported(moment))
        assert ends_well(running, kind)


def test_the_playground_stops_when_it_is_there(tmp_path):
    """The other signal is how `test_playground` ends all of its own."""
    with started(tmp_path, "-m", "bot") as running:
        running.wait_for(URL.search)
        assert ends_well(running, TERM)


class Slow(StandIn):
    """It never answers one kind of request."""

    def __init__(self, kind: str) -> None:
        super().__init__([1])
        self._kind = kind
        self.asked = asyncio.Event()

    async def _me(self, request: web.Request) -> web.Response:
        await self._hold("login")
        return await super()._me(request)

    async def _commands(self, request: web.Request) -> web.Response:
        await self._hold("sync")
        return await super()._commands(request)

    async def _hold(self, kind: str) -> None:
        if kind == self._kind:
            self.asked.set()
            await asyncio.Event().wait()


@at_moments(BOT)
def test_the_bot_stops_while_it_starts(tmp_path, kind, moment):
    """Nobody would answer it."""
    url = f"http://127.0.0.1:{free_port()}"
    pointed = ("-m", "tests.standin.pointed", url, "--discord")
    with started(tmp_path, *pointed, DISCORD_TOKEN=TOKEN) as running:
        running.wait_for(imported(moment))
        assert ends_well(running, kind)


@at_moments({"login": (TERM,), "sync": (INT,), "joined": (TERM, INT)})
async def test_the_bot_stops_while_discord_is_slow(tmp_path, kind, moment):
    async with Slow(moment) as there:
        pointed = ("-m", "tests.standin.pointed", there.url, "--discord")
        with started(tmp_path, *pointed, DISCORD_TOKEN=TOKEN) as running:
            await (there.ready() if moment == "joined" else there.asked.wait())
            assert await asyncio.to_thread(ends_well, running, kind)


STUCK = """
import socket, time

def asks(*_, **__):
    print("asks for an address", flush=True)
    time.sleep(600)

socket.getaddrinfo = asks
"""


def test_the_bot_stops_while_nobody_says_where_discord_is(tmp_path):
    program = (
        f"import sys; sys.argv[1:] = ['http://discord.invalid', '--discord']\n{STUCK}\n{START}"
    )
    with started(tmp_path, "-c", program, DISCORD_TOKEN=TOKEN) as running:
        running.wait_for(lambda said: "asks for an address" in said)
        assert ends_well(running, signal.SIGTERM)


# The port


def test_a_port_that_was_just_left_is_taken_again(tmp_path):
    """The side that closes a connection keeps its port for a while."""
    with socket.create_server(("127.0.0.1", 0)) as before:
        port = before.getsockname()[1]
        kept = socket.create_connection(("127.0.0.1", port))
        before.accept()[0].close()
        assert kept.recv(1) == b""
        kept.close()
    with playground(tmp_path, "--port", str(port)) as running:
        assert f":{port}/" in running.url
        assert running.stop() == 0


# Nothing to look into


LOOKING = ("doctor", "recompute", "export any")
PLACES = {"none": "", "empty": "sqlite:///empty", "in memory": "sqlite://"}
"""Databases of nobody: their addresses in the settings."""


@pytest.fixture(scope="module")
def looked(tmp_path_factory) -> dict[str, tuple[Path, list[subprocess.CompletedProcess[str]]]]:
    """By place: its folder, and what is said of it."""
    asked = []
    for place, address in PLACES.items():
        folder = tmp_path_factory.mktemp("looked")
        commands = (*LOOKING, "backup copy") if place == "none" else LOOKING
        settings = {"DATABASE_URL": address} if address else {}
        asked += [(place, Turn(each.split(), folder, settings)) for each in commands]
        if place == "empty":
            (folder / "empty").touch()
    done = in_turn(*(turn for _, turn in asked))
    return {
        place: (
            next(turn.folder for at, turn in asked if at == place),
            [said for (at, _), said in zip(asked, done, strict=True) if at == place],
        )
        for place in PLACES
    }


def test_where_there_is_no_database_it_is_said_and_none_is_made(looked):
    folder, answers = looked["none"]
    for done in answers:
        assert done.returncode == 1, done.args
        assert "there is no database" in done.stderr
        assert str(folder) in done.stderr
        assert "well" not in done.stdout + done.stderr
    assert not list(folder.iterdir())


@pytest.mark.parametrize("place", ["empty", "in memory"])
def test_a_database_of_nobody_is_not_found_well(looked, place):
    for done in looked[place][1]:
        assert done.returncode == 1, done.args
        assert "no database" in done.stderr or "no Courtyard tables" in done.stderr
        assert "well" not in done.stdout + done.stderr
