"""The program starts and stops in processes of its own, with the real library and real sockets."""

import asyncio
import http.client
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

from tests.running import URL, bot_in_turn, environment, free_port, playground, python
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


def on_discord(folder: Path, url: str, before: str = "") -> subprocess.CompletedProcess[str]:
    """To its end, with an address in Discord's place."""
    program = f"import sys; sys.argv[1:] = [{url!r}, '--discord']\n{before}\n{START}"
    return python("-c", program, cwd=folder, DISCORD_TOKEN=TOKEN)


START = "import runpy; runpy.run_module('tests.standin.pointed', run_name='__main__')"
HASTE = "import aiohttp.client as c; c.DEFAULT_TIMEOUT = c.ClientTimeout(total=0.3)"


def is_one_sentence(done: subprocess.CompletedProcess[str], why: str) -> bool:
    *_, last = done.stderr.strip().splitlines()
    assert last == f"Discord cannot be reached: {why}.", done.stderr[-2000:]
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stdout + done.stderr
    return done.returncode == 1


def test_nobody_listens_where_discord_should_be(tmp_path):
    done = on_discord(tmp_path, f"http://127.0.0.1:{free_port()}")
    assert is_one_sentence(done, "the connection is refused")


def test_the_name_of_discord_is_not_found(tmp_path):
    done = on_discord(tmp_path, "http://discord.invalid")
    assert is_one_sentence(done, "the address of its name is not found")


def test_discord_says_nothing(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        done = on_discord(tmp_path, f"http://127.0.0.1:{silent.getsockname()[1]}", HASTE)
    assert is_one_sentence(done, "it does not answer in time")


@pytest.mark.parametrize(("status", "why"), [(503, "it answers 503"), (429, "it answers 429")])
async def test_discord_has_troubles_of_its_own(tmp_path, status, why):
    async with Troubled(status) as there:
        done = await asyncio.to_thread(on_discord, tmp_path, there.url)
    assert is_one_sentence(done, why)


async def test_discord_does_not_name_its_gateway(tmp_path):
    async with Wayless([]) as there:
        done = await asyncio.to_thread(on_discord, tmp_path, there.url)
    assert is_one_sentence(done, "it does not say where to")


async def test_the_connection_is_not_secure(tmp_path):
    async with StandIn([]) as plain:
        url = plain.url.replace("http", "https")
        done = await asyncio.to_thread(on_discord, tmp_path, url)
    assert is_one_sentence(done, "the connection cannot be made secure")


async def test_a_token_that_discord_does_not_take_is_told_apart(tmp_path):
    async with Troubled(401) as there:
        done = await asyncio.to_thread(on_discord, tmp_path, there.url)
    assert done.returncode == 2
    assert "Discord does not take this DISCORD_TOKEN" in done.stderr
    assert "Traceback" not in done.stderr


# To stop is heard at every moment

BOTH = pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT], ids=lambda kind: kind.name)
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


@BOTH
def test_the_playground_stops_when_it_is_there(tmp_path, kind):
    with started(tmp_path, "-m", "bot") as running:
        running.wait_for(URL.search)
        assert ends_well(running, kind)


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
    port = free_port()
    for _ in range(2):
        with playground(tmp_path, "--port", str(port)) as running:
            kept = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            kept.request("GET", "/")
            assert kept.getresponse().read()
            assert running.stop() == 0
            kept.close()


# Nothing to look into


LOOKING = ("doctor", "recompute", "export any")


def test_where_there_is_no_database_it_is_said_and_none_is_made(tmp_path):
    commands = [command.split() for command in (*LOOKING, "backup copy")]
    for done in bot_in_turn(*commands, cwd=tmp_path):
        assert done.returncode == 1, done.args
        assert "there is no database" in done.stderr
        assert str(tmp_path) in done.stderr
        assert "well" not in done.stdout + done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("kind", ["empty", "in memory"])
def test_a_database_of_nobody_is_not_found_well(tmp_path, kind):
    (tmp_path / "empty").touch()
    address = "sqlite:///empty" if kind == "empty" else "sqlite://"
    commands = [command.split() for command in LOOKING]
    for done in bot_in_turn(*commands, cwd=tmp_path, DATABASE_URL=address):
        assert done.returncode == 1, done.args
        assert "no database" in done.stderr or "nothing of Courtyard" in done.stderr
        assert "well" not in done.stdout + done.stderr
