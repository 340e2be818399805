"""Whatever fails, and however: everybody is answered, and nothing secret is logged or printed.

The cards, people and addresses of these matches have a mark in their names, and so have the errors
that are put in the way of every call: they quote what they were given, as a library's might.
"""

import asyncio
import gc
import inspect
import random
import re
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from sqlalchemy.exc import OperationalError

from bot.discord_io.client import Courtyard
from bot.discord_io.render import modal_of, view_of
from bot.run import watch_errors
from bot.ui.display import Display, NotNow, PingRefused
from bot.ui.forms import Field, Form
from bot.ui.ids import MENU
from bot.ui.panels import Beside, Button, Menu, Option, PeopleMenu, panel, row
from bot.ui.text import base36
from bot.ui.words import FOLDERS, LANGUAGES, sources, words
from games.catalogue import GAMES
from storage.errors import RowRefused, StoreUnavailable
from tests.bot.discord.conftest import Message, Scene, Somebody, sit, stage
from tests.sample import SAMPLE

pytestmark = pytest.mark.usefixtures("fourth_game", "marked")

MARK = "Zq"
"""What every secret word begins with."""
ADDRESS = f"postgresql://court:{MARK}password@db/court"
WEBHOOK = f"https://discord.com/api/v10/webhooks/1000/{MARK}token"
NAMED = re.compile(r"^((?:scots-name|rank-card|rank-face)-[\w-]+) =", re.MULTILINE)
PEOPLE, PRESSES = ("Ada", "Bo", "Cleo"), 240
SAID = words("en")
COMMANDS = ("games", "settings me", "profile", "leaderboard", "help")
DANGER = discord.ButtonStyle.danger.value


# A language whose cards nobody else names


@pytest.fixture
def marked(monkeypatch, tmp_path) -> Iterator[None]:
    """Cards, faces and people are called by marked names."""
    for language in LANGUAGES:
        keys = {key for _, text in sources("en") for key in NAMED.findall(text)}
        (tmp_path / language).mkdir()
        said = "".join(f"{key} = {MARK}{key}\n" for key in sorted(keys))
        (tmp_path / language / "marked.ftl").write_text(said, encoding="utf-8")
    monkeypatch.setattr("bot.discord_io.emojis.plain", lambda name: f"{MARK}{name}")
    monkeypatch.setattr("bot.looks.look.face_in_words", lambda _, __, face: f"{MARK}{face}")
    monkeypatch.setattr(
        "tests.bot.discord.conftest.NAMES", tuple(f"{MARK}{name}" for name in PEOPLE)
    )
    FOLDERS.insert(0, tmp_path)
    yield
    FOLDERS.remove(tmp_path)


@pytest.fixture
def hooks(monkeypatch) -> None:
    """The hooks of the process are as before when the test ends."""
    for of, name in ((sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(of, name, getattr(of, name))


# Troubles


def http(status: int) -> Callable[[str], Exception]:
    response: Any = type("Response", (), {"status": status, "reason": ""})
    return lambda text: discord.HTTPException(response, {"code": 0, "message": text})


OF_ALL: tuple[Callable[[str], Exception], ...] = (
    RuntimeError,
    KeyError,
    TimeoutError,
    OSError,
    lambda text: ExceptionGroup(text, [ValueError(text)]),
)
OF_STORE = (
    *OF_ALL,
    lambda _: StoreUnavailable("away"),
    lambda _: StoreUnavailable("lost", maybe_kept=True),
    lambda _: RowRefused("INTEGRITY"),
    lambda text: OperationalError(text, {"text": text}, ValueError(text)),
)
OF_DISCORD = (*OF_ALL, http(400), http(500), aiohttp.ClientError, aiohttp.ClientPayloadError)
OF_DISPLAY = (*OF_DISCORD, lambda _: NotNow(), lambda _: PingRefused())
LATELY = 60  # calls, of which one is to fail
AFTER = 2  # of so many writes one fails after it was kept


@dataclass
class Troubles:
    """Lets one call fail while it is set: one that was seen, in a way in which it has not yet."""

    secret: str = ""
    target: str = ""
    fired: Counter[str] = field(default_factory=Counter)
    kinds: dict[str, int] = field(default_factory=dict)
    lately: deque[str] = field(default_factory=lambda: deque(maxlen=LATELY))
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def set(self) -> None:
        """Choose one of those that were made a moment ago."""
        left = sorted(name for name in set(self.lately) if self.fired[name] < self.kinds[name])
        self.target = self.rng.choice([*left, ""])

    def next_for(self, name: str, kinds: tuple[Callable[[str], Exception], ...]) -> Any:
        """Make the error that meets this call; None if it succeeds."""
        self.kinds[name] = len(kinds)
        self.lately.append(name)
        if name != self.target:
            return None
        self.target = ""
        self.fired[name] += 1
        return kinds[self.fired[name] - 1]

    def around(self, of: Any, name: str, kinds: Any, called: str = "") -> None:
        whole = getattr(of, name)
        is_slow = inspect.iscoroutinefunction(whole)

        def failing(given: Any) -> tuple[Exception | None, bool]:
            call = called or f"{name} {getattr(given[0], '__name__', '')}".strip()
            kind = self.next_for(call, kinds)
            text = f"{self.secret} {given!r}"
            late = name == "write" and self.fired[call] % AFTER == 0
            return (None if kind is None else kind(text)), late

        async def slowly(*given: Any, **named: Any) -> Any:
            trouble, is_late = failing(given or (named,))
            if trouble is not None and not is_late:
                raise trouble
            done = await whole(*given, **named)
            if trouble is not None:
                raise trouble
            return done

        def at_once(*given: Any, **named: Any) -> Any:
            trouble, _ = failing(given or (named,))
            if trouble is not None:
                raise trouble
            return whole(*given, **named)

        setattr(of, name, slowly if is_slow else at_once)


CALLS = tuple(name for name, _ in inspect.getmembers(Display, inspect.isfunction) if name[0] != "_")


def lay(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Troubles:
    """Put troubles in the way of the store, of the display, and of Discord beneath them."""
    troubles = Troubles()
    for name in ("read", "write"):
        troubles.around(scene.store.database, name, OF_STORE)
    for name in CALLS:
        troubles.around(scene.services.display, name, OF_DISPLAY, f"display {name}")
    for name in ("edit_message", "send_message", "delete_message"):
        troubles.around(scene.app.client.http, name, OF_DISCORD, f"discord {name}")
    whole = AsyncWebhookAdapter.create_interaction_response

    async def answering(self: Any, *given: Any, **named: Any) -> Any:
        kind = troubles.next_for("discord answer", OF_DISCORD)
        if kind is not None:
            raise kind(f"{troubles.secret} {given!r} {named['params'].payload!r}")
        return await whole(self, *given, **named)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", answering)
    return troubles


async def in_trouble(scene: Scene, troubles: Troubles, work: Any) -> None:
    """One thing that somebody does, and what follows from it, while one call fails."""
    troubles.set()
    await work
    await scene.settle()
    troubles.target = ""


async def a_press(scene: Scene, troubles: Troubles, match: str) -> None:
    """Whoever is to move presses on, in the hand as it is now."""
    table = await scene.services.tables.find(match)
    by_id = {person.id: person for person in scene.people.values()}
    seat = table.to_act[0]
    person = by_id[table.sittings[seat].person or 0]
    now = f"h:{match}:{base36(table.version)}:"
    if person.seen is None or not any(
        each["custom_id"].startswith(now) for each in scene._hand_buttons(person.seen, table)
    ):
        await person.press(SAID("hand-button"))
    await in_trouble(scene, troubles, scene.one_press(table, seat, person))


async def a_look(scene: Scene, troubles: Troubles, number: int) -> None:
    """Somebody looks around."""
    people = list(scene.people.values())
    person = people[number % len(people)]
    match number % 4:
        case 0:
            command = COMMANDS[number // 4 % len(COMMANDS)]
            await in_trouble(scene, troubles, person.actor.slash(scene.channel, command))
        case 1:
            await in_trouble(scene, troubles, tap_anything(person, scene.table_message(), number))
        case _:
            await tap_anything(person, scene.table_message(), number)
            await in_trouble(scene, troubles, tap_anything(person, person.seen, number))
    for each in people:
        each.seen = None


async def tap_anything(person: Somebody, shown: Message | None, number: int) -> None:
    """Something that ends nothing."""
    buttons = [
        each
        for each in (shown.buttons if shown else ())
        if not each.get("disabled") and each["style"] != DANGER
    ]
    if shown is not None and buttons:
        await person.click(shown, buttons[number // 2 % len(buttons)]["custom_id"])


def secrets_of(scene: Scene, seed: bytes) -> list[str]:
    tokens = list(scene.env.backend.interaction_tokens)
    assert tokens
    ids = [str(person.id) for person in scene.people.values()]
    return [MARK, seed.hex(), repr(seed)[2:-1], *tokens, *WORDS, *ids]


WORDS = (SAID("hand-button"), SAID("menu-button"), f"{MENU}t:")


@pytest.mark.parametrize("game", [*GAMES, SAMPLE.key])
async def test_a_match_under_failures_answers_everybody_and_tells_no_secret(
    game, output, hooks, monkeypatch, capsys
):
    async with stage() as scene:
        watch_errors()
        await sit(scene, game, 3, speed="unlimited")
        table = await scene.table()
        seed = await scene.store.seed(table.id)
        troubles = lay(scene, monkeypatch)
        troubles.secret = f"{seed.hex()} {seed!r} {ADDRESS} {WEBHOOK}"
        asyncio.get_running_loop().call_soon(nobody_hears, troubles.secret)
        for number in range(PRESSES):
            if number % 3 == 0 or (await scene.services.tables.find(table.id)).is_over:
                await a_look(scene, troubles, number // 3)
            else:
                await a_press(scene, troubles, table.id)
        answered(scene)
        secrets = secrets_of(scene, seed)
        called = [scene.store.pseudonyms.of(person.id) for person in scene.people.values()]
    assert sum(troubles.fired.values()) > PRESSES // 8, troubles.fired
    assert troubles.fired.keys() >= {"discord answer", "read find"}, troubles.fired
    text = output.getvalue() + "".join(capsys.readouterr())
    assert "press failed" in text
    assert any(f"person={each}" in text for each in called)
    for secret in secrets:
        assert secret not in text, [line for line in text.splitlines() if secret in line][:3]


def nobody_hears(text: str) -> None:
    raise RuntimeError(text)


def answered(scene: Scene) -> None:
    """Every press and every command has got an answer."""
    silent = [each for each in scene.env.backend.interactions.values() if not each.responded]
    assert not silent, silent


# Errors beside the handlers


async def test_a_command_that_breaks_before_its_work_is_answered(output, monkeypatch):
    def breaks(written: str) -> None:
        raise KeyError(f"{MARK}{written}")

    async with stage() as scene:
        ada = scene.person("Ada")
        monkeypatch.setattr("bot.lobby.command.mentioned", breaks)
        await ada.actor.slash(scene.channel, "play", game="racko")
        assert SAID("answer-trouble") in scene.private(ada)[-1].text
        scene.env._errors_acknowledged = scene.env.error_cursor
    assert "press failed" in output.getvalue()
    assert MARK not in output.getvalue()


async def test_what_breaks_before_a_press_has_a_handler_is_answered(output, monkeypatch):
    async with stage() as scene:
        ada = scene.person("Ada")
        await ada.slash("play", game="racko")

        def breaks(_: Any) -> None:
            raise KeyError(scene.table_message().labels()[0])

        monkeypatch.setattr(scene.app.client, "_pressed", breaks)
        await ada.press("How to play")
        assert SAID("answer-trouble") in scene.private(ada)[-1].text
        scene.env._errors_acknowledged = scene.env.error_cursor
        label = scene.table_message().labels()[0]
    assert "press failed" in output.getvalue()
    assert label not in output.getvalue()


async def test_an_event_that_breaks_is_logged_by_its_name_alone(output, monkeypatch):
    client = Courtyard(shard_count=1)
    async with client:
        try:
            raise ValueError(MARK)
        except ValueError:
            await client.on_error("on_guild_join", MARK)
    assert "about=on_guild_join" in output.getvalue()
    assert MARK not in output.getvalue()


async def test_what_nobody_waited_for_is_told_without_its_text(output, hooks, capsys):
    watch_errors()

    def fails() -> None:
        raise ValueError(MARK)

    async def fails_later() -> None:
        fails()

    asyncio.get_running_loop().call_soon(fails)
    lost = asyncio.create_task(fails_later(), name="lost")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del lost
    gc.collect()
    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    said, of_thread = output.getvalue(), capsys.readouterr().err
    assert said.count("nobody waited for this") == 2
    assert "task=lost" in said
    assert of_thread.endswith("ValueError\n")
    assert MARK not in said + of_thread


async def test_items_print_nothing_of_what_stands_on_them():
    shown = panel(
        "yours",
        MARK,
        Beside(MARK, Button(MARK, MARK)),
        row(Button(MARK, MARK)),
        Menu(MARK, (Option(MARK, MARK),), MARK),
        PeopleMenu(MARK, MARK),
    )
    form = Form(MARK, MARK, (Field(MARK, MARK, MARK),))
    items = [*view_of(shown, lambda _: None).walk_children(), *modal_of(form).walk_children()]
    assert len(items) > 8
    for each in (*items, *(getattr(item, "accessory", item) for item in items)):
        assert MARK not in repr(each)


async def test_a_suggestion_that_fails_is_told_without_server_and_person(output, monkeypatch):
    async def fails(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.moderation.handlers.choices", fails)
    async with stage() as scene:
        moderator = scene.moderator()
        await moderator.actor.autocomplete(scene.channel, "table end", "table", "x")
        told = output.getvalue()
    assert "nothing could be suggested for 'table end'" in told
    assert str(moderator.id) not in told
    assert str(scene.guild.id) not in told
