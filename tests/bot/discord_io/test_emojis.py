"""Emojis at a Discord that keeps a list, counts its requests, and fails when told to."""

import asyncio
import inspect
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.discord_io.emojis import EmojiClient, Emojis, read
from bot.looks.catalogue import every_emoji, plain
from bot.pictures.faces import Drawn
from storage.errors import StoreUnavailable
from tests.waiting import PATIENCE

NAMES = ("rank_7", "rank_crown", "racko_34")
NO_PAUSE = (0.0,)


def refused(status: int, kind: type[discord.HTTPException] = discord.HTTPException) -> Exception:
    answer: Any = SimpleNamespace(status=status, reason="no")
    return kind(answer, "no")


@dataclass
class Emoji:
    home: "Home"
    name: str
    id: int
    image: bytes

    async def delete(self) -> None:
        self.home.asked("delete", self.name)
        if self.home.there.pop(self.name, None) is None:
            raise refused(404, discord.NotFound)


@dataclass
class Home:
    """`troubles` says for each request, by its number, what goes wrong with it."""

    there: dict[str, Emoji] = field(default_factory=dict)
    requests: list[tuple[str, str]] = field(default_factory=list)
    troubles: dict[int, Exception] = field(default_factory=dict)
    bad: dict[str, Exception] = field(default_factory=dict)  # faces that are never accepted
    after: Callable[[str], None] = lambda name: None
    ids: int = 100

    def asked(self, what: str, name: str = "") -> None:
        self.requests.append((what, name))
        trouble = self.troubles.pop(len(self.requests), None) or self.bad.get(name)
        if trouble is not None:
            raise trouble

    def put(self, name: str, image: bytes = b"theirs") -> Emoji:
        self.ids += 1
        self.there[name] = Emoji(self, name, self.ids, image)
        return self.there[name]

    async def fetch_application_emojis(self) -> list[Emoji]:
        self.asked("fetch")
        return list(self.there.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> Emoji:
        self.asked("create", name)
        if name in self.there:
            raise refused(400)
        made = self.put(name, image)
        self.after(name)
        return made

    def made(self, what: str = "create") -> list[str]:
        return [name for asked, name in self.requests if asked == what]


@dataclass
class Shelf:
    """Where the text is kept between two starts."""

    text: str | None = None
    troubles: list[Exception] = field(default_factory=list)

    @property
    def notes(self) -> Any:
        """As the store has them."""
        return self

    async def get(self, _: str) -> str | None:
        if self.troubles:
            raise self.troubles.pop()
        return self.text

    async def put(self, _: str, text: str) -> None:
        if self.troubles:
            raise self.troubles.pop()
        self.text = text


@dataclass
class Studio:
    """Draws the name and the edition; a new edition is changed art."""

    edition: int = 1
    changed: int = 0
    shelf: Shelf = field(default_factory=Shelf)

    def draw(self, name: str) -> Drawn:
        return Drawn(f"{name} {self.edition}".encode(), f"{name}-{self.edition}")

    def told(self) -> None:
        self.changed += 1

    def faces(self, names: tuple[str, ...] = NAMES, **more: Any) -> Emojis:
        made: dict[str, Any] = {"draw": self.draw, "pauses": NO_PAUSE, "names": names} | more
        return Emojis(self.shelf.notes, self.told, **made)


@pytest.fixture
def home() -> Home:
    return Home()


@pytest.fixture
def studio() -> Studio:
    return Studio()


def icons(home: Home) -> dict[str, str]:
    return {name: f"<:{name}:{emoji.id}>" for name, emoji in home.there.items()}


def test_the_real_client_is_such_a_home():
    home: EmojiClient = discord.Client(intents=discord.Intents.none())  # for mypy
    assert inspect.iscoroutinefunction(home.create_application_emoji)
    assert inspect.iscoroutinefunction(home.fetch_application_emojis)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("rank_7", "[7]"),
        ("rank_crown", "[C]"),
        ("rank_crown_draw_2", "[D]"),
        ("rank_wild", "[W]"),
        ("racko_34", "[34]"),
        ("racko_back", "[–]"),
        ("scots_bothwell", "[BO]"),
        ("scots_jewels", "[CJ]"),
        ("coin_15", "(15)"),
        ("coin_25_royal", "(25)"),
        ("role_king", "♔"),
        ("token", "●"),
        ("seat_a", "Ⓐ"),
        ("seat_l", "Ⓛ"),
        ("scots_XY", "[XY]"),
    ],
)
def test_without_an_emoji_a_face_is_said_in_plain_signs(studio, name, text):
    assert plain(name) == text
    assert studio.faces().icon(name) == text
    assert studio.faces().emoji(name) is None


def test_plain_signs_are_short_and_tell_all_cards_apart():
    cards = [name for name in every_emoji() if not name.startswith("coin")]
    for prefix in ("rank", "racko", "scots", "seat", "role"):
        texts = [plain(name) for name in cards if name.startswith(prefix)]
        assert len(set(texts)) == len(texts)
    assert max(len(plain(name)) for name in every_emoji()) <= 4


async def test_the_first_start_makes_all_faces_one_by_one_and_then_shows_them(home, studio):
    faces = studio.faces()
    await faces.refresh(home)
    assert home.requests == [("fetch", ""), *(("create", name) for name in NAMES)]
    assert {name: faces.icon(name) for name in NAMES} == icons(home)
    shown = faces.emoji("rank_7")
    assert (shown.name, shown.id) == ("rank_7", home.there["rank_7"].id)
    assert home.there["rank_7"].image == b"rank_7 1"
    assert studio.changed == 1


async def test_the_next_start_makes_nothing(home, studio):
    await studio.faces().refresh(home)
    home.requests.clear()
    faces = studio.faces()
    await faces.refresh(home)
    assert home.requests == [("fetch", "")]
    assert {name: faces.icon(name) for name in NAMES} == icons(home)


async def test_only_the_missing_faces_are_made(home, studio):
    await studio.faces().refresh(home)
    del home.there["rank_crown"]
    home.requests.clear()
    await studio.faces().refresh(home)
    assert home.made() == ["rank_crown"]


async def test_changed_art_replaces_the_emojis_that_we_made(home, studio):
    await studio.faces().refresh(home)
    old, studio.edition = dict(home.there), 2
    faces = studio.faces()
    await faces.refresh(home)
    assert home.made("delete") == list(NAMES)
    assert [emoji.image for emoji in home.there.values()] == [f"{n} 2".encode() for n in NAMES]
    assert all(home.there[name].id != old[name].id for name in NAMES)
    assert {name: faces.icon(name) for name in NAMES} == icons(home)


async def test_one_changed_face_leaves_the_others_alone(home, studio: Studio):
    await studio.faces().refresh(home)
    home.requests.clear()

    def other(name: str) -> Drawn:
        return Drawn(b"new", "new") if name == "racko_34" else studio.draw(name)

    await studio.faces(draw=other).refresh(home)
    assert home.requests == [("fetch", ""), ("delete", "racko_34"), ("create", "racko_34")]


async def test_emojis_that_are_not_ours_are_never_touched(home, studio):
    home.put("party_parrot")
    theirs = home.put("rank_7")
    for studio.edition in (1, 2):
        faces = studio.faces()
        await faces.refresh(home)
        assert faces.icon("rank_7") == f"<:rank_7:{theirs.id}>"
    assert home.there["rank_7"].image == b"theirs"
    assert "party_parrot" in home.there
    assert "rank_7" not in home.made("delete")


async def test_an_emoji_put_in_the_place_of_ours_is_not_ours(home, studio):
    await studio.faces().refresh(home)
    home.put("rank_7")
    studio.edition = 2
    await studio.faces().refresh(home)
    assert home.there["rank_7"].image == b"theirs"


@pytest.mark.parametrize("trouble", [1, 2, 3, 4], ids=lambda at: f"request {at}")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(lambda: refused(429), id="too many requests"),
        pytest.param(lambda: discord.RateLimited(60), id="a long wait"),
        pytest.param(lambda: refused(500, discord.DiscordServerError), id="Discord is down"),
        pytest.param(lambda: refused(403, discord.Forbidden), id="forbidden"),
        pytest.param(lambda: aiohttp.ServerDisconnectedError(), id="the line is cut"),
        pytest.param(lambda: TimeoutError(), id="no answer"),
    ],
)
async def test_trouble_in_the_middle_is_waited_out(home, studio, trouble, kind):
    home.troubles[trouble] = kind()
    faces = studio.faces()
    with capture_logs() as logged:
        await faces.refresh(home)
    assert [line["log_level"] for line in logged] == ["warning"]
    assert {name: faces.icon(name) for name in NAMES} == icons(home)
    assert set(home.there) == set(NAMES)


async def test_what_was_made_before_the_trouble_is_shown_meanwhile(home, studio):
    home.troubles[3] = refused(500)
    faces = studio.faces(pauses=(60.0,))
    faces.start(home)
    while studio.changed == 0:
        await asyncio.sleep(0.001)
    assert faces.icon("rank_7") == icons(home)["rank_7"]
    assert faces.icon("rank_crown") == "[C]"
    await faces.stop()


async def test_a_face_that_is_always_refused_does_not_hold_up_the_others(home, studio):
    home.bad["rank_7"] = refused(400)
    faces = studio.faces()
    faces.start(home)
    while len(home.there) < 2 or len(home.requests) < 20:
        await asyncio.sleep(0.001)
    assert faces.icon("rank_7") == "[7]"
    assert {faces.icon(name) for name in NAMES[1:]} == set(icons(home).values())
    home.bad.clear()
    while len(home.there) < 3:
        await asyncio.sleep(0.001)
    await faces.stop()


async def test_pauses_grow_while_nothing_moves(home, studio, monkeypatch):
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 4:
            home.bad.clear()

    monkeypatch.setattr(asyncio, "sleep", sleep)
    home.bad[""] = refused(500)  # every fetch
    await studio.faces(pauses=(1, 2, 3)).refresh(home)
    assert slept == [1, 2, 3, 3]


async def test_a_face_that_was_being_made_when_we_stopped_is_known_as_ours(home, studio):
    def stop(name: str) -> None:
        if name == "rank_crown":
            raise TimeoutError  # it is there, and nobody told us

    home.after = stop
    faces = studio.faces(pauses=(60.0,))
    faces.start(home)
    while studio.changed == 0:
        await asyncio.sleep(0.001)
    await faces.stop()
    home.after = lambda name: None
    studio.edition = 2
    await studio.faces().refresh(home)
    assert [home.there[name].image for name in NAMES] == [f"{n} 2".encode() for n in NAMES]


async def test_a_replaced_face_that_somebody_deletes_first_is_made_all_the_same(home, studio):
    await studio.faces().refresh(home)
    studio.edition = 2
    slow = dict(home.there)

    async def fetched() -> list[Emoji]:
        home.there.pop("rank_7", None)
        return list(slow.values())

    home.fetch_application_emojis = fetched
    await studio.faces().refresh(home)
    assert home.there["rank_7"].image == b"rank_7 2"


async def test_two_processes_at_once_make_each_face_once(home, studio):
    one, other = studio.faces(), studio.faces()
    await asyncio.gather(one.refresh(home), other.refresh(home))
    assert set(home.there) == set(NAMES)
    for faces in (one, other):
        assert {name: faces.icon(name) for name in NAMES} == icons(home)


@pytest.mark.parametrize("failing", [1, 2])
async def test_a_database_that_is_down_for_a_while_only_delays(home, studio, failing):
    studio.shelf.troubles = [StoreUnavailable("down")] * failing
    faces = studio.faces()
    with capture_logs() as logged:
        await faces.refresh(home)
    assert [line["log_level"] for line in logged] == ["warning"] * failing
    assert {name: faces.icon(name) for name in NAMES} == icons(home)


async def test_a_bug_in_drawing_costs_one_face(home, studio: Studio):
    def broken(name: str) -> Drawn:
        if name == "rank_7":
            raise ValueError("no such colour")
        return studio.draw(name)

    faces = studio.faces(draw=broken)
    faces.start(home)
    while len(home.there) < 2:
        await asyncio.sleep(0.001)
    await faces.stop()
    assert faces.icon("rank_7") == "[7]"


async def test_who_is_told_of_changes_may_fail(home, studio):
    def failing() -> None:
        raise RuntimeError("not today")

    faces = Emojis(
        studio.shelf.notes,
        failing,
        names=NAMES,
        draw=studio.draw,
        pauses=NO_PAUSE,
    )
    await faces.refresh(home)
    assert {name: faces.icon(name) for name in NAMES} == icons(home)


async def test_between_the_old_face_and_the_new_one_plain_signs_stand(home, studio):
    await studio.faces().refresh(home)
    studio.edition = 2
    home.requests.clear()
    home.troubles[3] = refused(500)  # fetch, delete, create
    faces = studio.faces(pauses=(60.0,))
    faces.start(home)
    while studio.changed < 2:
        await asyncio.sleep(0.001)
    assert "rank_7" not in home.there
    assert faces.icon("rank_7") == "[7]"
    assert faces.icon("racko_34") == icons(home)["racko_34"]  # old art, but there
    await faces.stop()


async def test_what_another_process_made_meanwhile_stays_known(home, studio):
    await studio.faces().refresh(home)
    studio.edition = 2
    home.requests.clear()
    home.troubles[2] = refused(500)
    slow = studio.faces(pauses=(0.05,))
    slow.start(home)
    while len(home.requests) < 2:
        await asyncio.sleep(0.001)
    await studio.faces(names=NAMES[:2]).refresh(home)
    while home.there["racko_34"].image != b"racko_34 2":
        await asyncio.sleep(0.001)
    await slow.refresh(home)
    studio.edition = 3
    await studio.faces().refresh(home)
    assert [home.there[name].image for name in NAMES] == [f"{n} 3".encode() for n in NAMES]


async def test_two_refreshes_of_one_process_follow_one_another(home, studio):
    faces = studio.faces()
    await asyncio.gather(faces.refresh(home), faces.refresh(home))
    assert home.made() == list(NAMES)


async def test_getting_ready_twice_starts_one_refresh(home, studio):
    faces = studio.faces()
    faces.start(home)
    faces.start(home)
    await asyncio.sleep(0)
    await faces.refresh(home)  # after whatever was started
    await faces.stop()
    assert home.made("fetch") == [""] * 2
    assert home.made() == list(NAMES)


async def test_the_loop_goes_on_while_a_face_is_drawn(home, studio: Studio):
    drawing, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(name: str) -> Drawn:
        loop.call_soon_threadsafe(drawing.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(PATIENCE)
        return studio.draw(name)

    faces = studio.faces(names=("rank_7",), draw=slow)
    faces.start(home)
    await drawing.wait()  # the drawing waits for the loop, and the loop runs
    assert faces.icon("rank_7") == "[7]"
    go_on.set()
    while not home.there:
        await asyncio.sleep(0.001)
    await faces.stop()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"rank_7": 3}', '{"rank_7": ["x"]}', "null", "7"])
def test_a_text_that_cannot_be_read_is_as_if_nothing_had_been_kept(text):
    assert read(text) == {}


async def test_what_is_kept_is_small_and_holds_no_image(home, studio):
    faces = Emojis(studio.shelf.notes, pauses=NO_PAUSE)
    await faces.refresh(home)
    assert len(studio.shelf.text) < 8_000
    assert set(json.loads(studio.shelf.text)) == set(every_emoji())
    assert all(re.fullmatch(r"<:[a-z0-9_]+:\d+>", faces.icon(name)) for name in every_emoji())
    assert all(emoji.image.startswith(b"\x89PNG") for emoji in home.there.values())
