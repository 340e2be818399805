"""What stands in channels from before custom ids became values goes on working."""

import json
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from bot.routes import ROUTES, find
from bot.ui.ids import route_of
from bot.ui.text import base36
from bot.ui.words import words
from tests.bot.discord.conftest import NAMES, Scene, Somebody, stage

BEFORE = Path(__file__).parents[2] / "golden" / "before"
MATCHES: dict[str, Any] = json.loads((BEFORE / "matches.json").read_text(encoding="utf-8"))
GAMES = ("rank", "racko", "scots")
EN = words("en")

ALWAYS_OFF = ":options:-1"
"""The end of the id of a button that could never be pressed: back from the first page."""

NOTHING_CHOSEN = re.compile("h:aadiwe0b:[0-9]:[alx]")
"""Lay, add and discard of a hand of Queen of Scots without a card: these buttons were off."""


def recorded() -> list[tuple[str, str | None]]:
    """Each id with what was chosen, if it is a menu's."""
    texts = json.loads((BEFORE / "ids.json").read_text(encoding="utf-8"))
    pairs = [text.partition("|") for text in texts if not text.endswith(ALWAYS_OFF)]
    return [(custom_id, chosen if mark else None) for custom_id, mark, chosen in pairs]


BOARDS = [
    *(f"b:{verb}:racko:pairs:season:w:a:99999" for verb in ("show", "back", "next", "where")),
    *(f"b:{verb}:scots:all:all:h:a:0" for verb in ("which", "share", "open")),
    *(f"=b:period:racko:all:week:w:r:0|{each}" for each in ("week", "month", "season", "all")),
    *(f"=b:game:racko:pairs:all:w:a:0|{each}" for each in ("rank", "racko:pairs", "scots")),
    "p:show:1:racko",
    f"p:show:{2**63 - 1}:rank",
    "=p:game:1:racko|scots",
]
RULES = [
    "r:games",
    *(f"r:rank:{page}{at}" for page in ("all", "how", "RK-5", "RK-5.1") for at in ("", "@MATCH")),
    *(f"r:rank:{page}{at}" for page in ("force", "in-RK-5.1", "A-23") for at in ("", "@MATCH")),
    "r:rank:RK-5.1!",
    "r:scots:QS-R9!",
    *(f"=r:go{number}:racko{at}|RO-4.1" for number in (1, 2) for at in ("", "@MATCH")),
    "=r:go1:racko@MATCH|in-RO-4.1",
]
SETTINGS = [
    *(f"s:me:{each}" for each in ("show", "quiet", "loud", "zone", "text:0", "careful:1")),
    *("s:me:auto:0", "=s:me:ping|direct", "=s:me:language|discord", "=s:me:listed|nowhere"),
    *("=s:me:profile|closed", "=s:me:from|23", "=s:me:until|0"),
    *(f"s:server:{each}" for each in ("show", "channels", "roles", "presets", "boards")),
    *("s:server:channel:1:0", "s:server:rated:1", "s:server:put:racko:pairs"),
    *("s:server:take:rank:all", "=s:server:language|it", "=s:server:speed|daily"),
    *("=s:server:tables|50", "=s:server:preset:rank|2018"),
]
TABLES = [
    *(f"t:MATCH:{each}" for each in ("hand", "menu", "rules", "scores", "moves", "force")),
    *(f"t:MATCH:{each}" for each in ("hands", "lookback", "down", "report", "pace", "leave")),
    *(f"t:MATCH:{each}" for each in ("again", "wait", "turn", "seat", "leave!")),
    "g:MATCH",
]
HANDS = [
    *(
        f"h:MATCH:0:{each}"
        for each in ("more", "auto", "careful", "text", "ping", "rules", "cards")
    ),
    *(f"h:MATCH:zz:{each}" for each in ("hand", "hint", "hint!", "rule:RK-5.1", "d", "p60!")),
    "h:MATCH:zzzzzzzz:" + "x" * 80,
]
SINCE = [
    *("t:MATCH:next:zz", "t:MATCH:moves:1", "t:MATCH:deal"),
    *("h:MATCH:zz:next", "h:MATCH:zz:pass!"),
]
"""Forms of later releases."""

LOBBIES = [
    *(f"l:MATCH:{each}" for each in ("join", "leave", "how", "start", "add", "host", "cut")),
    *("=l:MATCH:h-add|hard", "=l:MATCH:h-remove|1:1800000000000", "=l:MATCH:h-give|1"),
    *(f"l:MATCH:{each}" for each in ("h-rated:0", "h-rated:1", "h-door:0", "h-door:1")),
    *("l:MATCH:h-cancel", "l:MATCH:h-cancel:yes", "l:MATCH:options", "l:MATCH:options:1"),
    *("=l:MATCH:o-preset|bonus", "=l:MATCH:o-speed|daily", "=l:MATCH:o-set:declare|1"),
    *("l:MATCH:o-set:bonus:1", "l:MATCH:o-ask:target", "l:MATCH:f-cut", "l:MATCH:f-option:target"),
]


def known(match: str) -> list[tuple[str, str | None]]:
    """Every form that an id could have, at a match."""
    texts = [*BOARDS, *RULES, *SETTINGS, *TABLES, *HANDS, *SINCE, *LOBBIES]
    pairs = [text.replace("MATCH", match).partition("|") for text in texts]
    return [(custom_id, chosen if mark else None) for custom_id, mark, chosen in pairs]


@pytest.mark.parametrize(("custom_id", "chosen"), [*known("k7fq2z9a"), *recorded()])
def test_an_id_of_before_is_read_and_has_a_handler(custom_id: str, chosen: str | None):
    press, handler = find(custom_id, chosen)
    assert handler is ROUTES[route_of(press)]


def test_the_forms_of_before_lead_to_every_route():
    """So none is missing above; others came later."""
    later = {
        ("b", "me"),
        ("t", "why"),
        ("p", "matches"),
        ("b", "fame"),
        ("l", "fill"),
        ("l", "h-invite"),
        ("l", "call"),
        ("l", "come"),
        ("t", "nudge"),
        ("s:me", "digest"),
        ("g:page", ""),
        *(("m", verb) for verb in ("end", "keep", "older", "newer")),
        *(("t", verb) for verb in ("ask", "goon", "end", "rest", "end!", "host")),
        *(("t", verb) for verb in ("h-wait", "h-level", "h-give")),
        *(("s:server", verb) for verb in ("speeds", "allow", "patient", "reports")),
        *(("l", verb) for verb in ("anyway", "not-now")),
        *(("c", verb) for verb in ("list", "drop", "here", "set", "report", "r-ask", "f-report")),
        *(("y", verb) for verb in ("show", "export", "delete", "sure", "delete!", "keep")),
    }
    assert {route_of(find(*each)[0]) for each in known("k7fq2z9a")} == ROUTES.keys() - later


@asynccontextmanager
async def former(tmp_path: Path) -> AsyncIterator[Scene]:
    """The database of before, its matches in the channel of this scene."""
    path = tmp_path / "before.db"
    shutil.copy(BEFORE / "before.db", path)
    async with stage(f"sqlite:///{path}") as scene:
        with closing(sqlite3.connect(path)) as bare:
            where = (scene.guild.id, scene.channel.id)
            bare.execute("UPDATE matches SET guild = ?, channel = ?", where)
            bare.commit()
        yield scene


async def come_back(scene: Scene, tmp_path: Path, which: str) -> list[Somebody]:
    """The people of a match of before, and its board."""
    before = MATCHES[which]
    people = [scene.person(name) for name in NAMES[: len(before["people"])]]
    with closing(sqlite3.connect(tmp_path / "before.db")) as bare:
        ids = [each.id for each in people]
        apart = [-each for each in ids]  # an id of before may be somebody else's by now
        for olds, news in ((before["people"], apart), (apart, ids)):
            for was, now in zip(olds, news, strict=True):
                bare.execute("UPDATE seats SET person = ? WHERE person = ?", (now, was))
                bare.execute("UPDATE matches SET host = ? WHERE host = ?", (now, was))
                bare.execute("UPDATE results SET person = ? WHERE person = ?", (now, was))
        bare.commit()
    for table in scene.services.tables.distrust():  # those that were looked at when the bot came up
        await table.reload()
    await scene.settle()
    scene.app.boards.repaint(before["match"], scene.channel.id, repost=True)  # the newest of all
    await scene.settle()
    return people


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_goes_on_from_an_old_hand(logged, tmp_path, game: str):
    before = MATCHES[game]
    async with former(tmp_path) as scene:
        people = await come_back(scene, tmp_path, game)
        table = await scene.services.tables.find(before["match"])
        assert [[each.seat, each.text] for each in table.moves] == before["log"]
        (seat,) = table.to_act
        drawn = f"h:{table.id}:{base36(table.version)}:"
        for custom_id, _ in recorded():
            if custom_id.startswith(drawn) and table.version == before["version"]:
                await people[seat].forge(custom_id)
        await scene.settle()
        for person in people:
            await person.forge(f"t:{table.id}:hand")
            assert EN("answer-forged") not in person.text
        await scene.press_on(table, 12)
        assert table.version > before["version"]
        await scene.settle()


async def test_a_lobby_of_before_is_joined_and_keeps_what_was_noted(logged, tmp_path):
    at = MATCHES["lobby"]["match"]
    async with former(tmp_path) as scene:
        host, guest = await come_back(scene, tmp_path, "lobby")
        await host.forge(f"l:{at}:how")
        await guest.forge(f"l:{at}:join")
        assert "You are in" in guest.text
        lobby = await scene.services.lobbies.lobby(at)
        assert lobby.people == (host.id, guest.id)
        assert (await scene.store.notes("lobby:").get(at)) is not None
        await host.forge(f"l:{at}:start")
        await scene.settle()
        assert (await scene.services.tables.find(at)).match.status == "live"


async def test_the_end_of_a_match_of_before_can_still_be_looked_at(logged, tmp_path):
    at = MATCHES["finished"]["match"]
    async with former(tmp_path) as scene:
        ada, _ = await come_back(scene, tmp_path, "finished")
        assert "🏆" in scene.table_message().text
        for verb, key in (
            ("hands", "hands-button"),
            ("scores", "menu-scores-title"),
            ("lookback", "look-back-title"),
            ("again", "rematch-in"),
        ):
            await ada.forge(f"t:{at}:{verb}")
            assert EN(key) in ada.text, verb
        await scene.settle()


async def test_whatever_stood_there_can_be_pressed(logged, tmp_path):
    """One press after the other, each by somebody who has it before them: a hand's buttons are of
    one seat, and the ids do not say of which."""
    async with former(tmp_path) as scene:
        seated = {}
        for which, before in MATCHES.items():
            seated[before["match"]] = await come_back(scene, tmp_path, which)
        board, guest = scene.table_message(), scene.person("Guest")
        at_table, at_lobby = known(MATCHES["rank"]["match"]), known(MATCHES["lobby"]["match"])
        forms = [each for each in at_table if not each[0].lstrip("=").startswith("l:")]
        forms += [each for each in at_lobby if each[0].lstrip("=").startswith("l:")]
        for custom_id, chosen in [*recorded(), *forms]:
            if NOTHING_CHOSEN.fullmatch(custom_id):
                continue
            name = custom_id.partition(":")[2][:8]
            told = []
            for person in seated.get(name, [guest]):
                answer = await person.forge(custom_id, board, *filter(None, [chosen]))
                told.append(answer.text if answer is not None else "")
                if EN("answer-forged") not in told[-1]:
                    break
            assert EN("answer-forged") not in told[-1], (custom_id, chosen)
            assert EN("answer-trouble") not in "".join(told), (custom_id, chosen)
        await scene.settle()
