"""A game brings one record: nothing of it is missing, and nothing of it stands elsewhere."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import bot
from bot.board.scenes import standings_scene
from bot.looks.catalogue import LOOKS, draw_emoji, every_emoji
from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from bot.pictures.faces import SIDE
from bot.pictures.standings import Finish, StandingsScene, share_of
from bot.rulebook.rules import in_order
from bot.ui.panels import LONGEST_ALT
from bot.ui.refusals import is_clause
from bot.ui.words import LANGUAGES, shared, sources, words
from games.catalogue import GAMES
from games.game import Standing

ROOT = Path(bot.__file__).parent.parent
every_game = pytest.mark.parametrize("game", list(GAMES))


# What is missing


def lacks(game: str) -> Iterator[str]:
    """What a game has forgotten, each in a sentence."""
    if game not in LOOKS:
        yield f"{game}: no look"
        return
    look, phases = LOOKS[game], LOOKS[game].rules.chapter_of_phase
    for chapter in phases.values():
        if not any(name.startswith(f"{chapter}.") for name in in_order(game)):
            yield f"{game}: no chapter {chapter}"
    for name in look.rules.topics:
        if not is_clause(game, name):
            yield f"{game}: no ruling {name}"
    for name in look.art.start_page:
        if name not in look.art.emojis:
            yield f"{game}: no emoji {name} for the start page"
    for language in LANGUAGES:
        if not 0 < len(look.rules.how_to_play(words(language)).alt) <= LONGEST_ALT:
            yield f"{game}: no how-to-play scene in words ({language})"
    if not look.art.deck:
        yield f"{game}: no deck"


@every_game
def test_a_look_has_everything(game):
    assert not list(lacks(game))
    assert LOOKS[game].key == game


@pytest.mark.parametrize("part", [TableLook, HandLook, RulesLook, Art, Look])
def test_no_part_of_a_look_has_a_default_that_hides_a_missing_one(part):
    names = {each.name for each in fields(part)}
    given: dict[str, Any] = dict.fromkeys(get_type_hints(part))
    for name in names:
        with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{name}'"):
            part(**{each: None for each in given if each != name})


def test_a_game_without_a_look_is_told_in_a_sentence():
    assert list(lacks("golf")) == ["golf: no look"]


@pytest.mark.parametrize("name", every_emoji())
def test_every_emoji_that_is_named_is_drawn(name):
    assert draw_emoji(name).final().size == (SIDE, SIDE)


def test_no_two_games_name_an_emoji_alike():
    named = [name for look in LOOKS.values() for name in look.art.emojis]
    assert len(set(named)) == len(named)


@every_game
def test_the_standings_know_what_wins_in_their_game(game, monkeypatch):
    standings = [Standing(seat, 1 + seat, 3 * seat) for seat in range(3)]
    look = LOOKS[game]
    for lowest in (False, True):
        table = replace(look.table, lowest_wins=lowest)
        monkeypatch.setitem(LOOKS, game, replace(look, table=table))
        scene = standings_scene(game, standings, {})
        assert (scene.lowest_wins, scene.by_coins) == (lowest, look.table.by_coins)


@pytest.mark.parametrize(
    ("points", "lowest", "shares"),
    [
        pytest.param((40, 20, -4), False, [1, 0.5, -0.1], id="the most points win"),
        pytest.param((-5, 15, 35), True, [1, 0.5, 0], id="the fewest points win"),
        pytest.param((7, 7, 7), True, [1, 1, 1], id="nobody is better"),
    ],
)
def test_the_longest_bar_of_the_standings_is_the_best(points, lowest, shares):
    lines = tuple(Finish(place, (place,), each) for place, each in enumerate(points, start=1))
    scene = StandingsScene(lines, lowest_wins=lowest)
    assert [share_of(scene, line) for line in lines] == shares


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [-1, -20])
def test_negative_points_keep_their_sign(language, points):
    assert words(language)("game-points", count=points).startswith(f"{points} ")


# What stands elsewhere

LISTS = ("games/catalogue.py", "bot/looks/catalogue.py")
"""The two places where a game is entered."""

APART = ("games/verify.py", "games/tools/contest.py")
"""A program that stands alone, and the example in a command's help."""

NAMED = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])")


def mentions() -> Iterator[str]:
    """Files outside a game's own folders in which its key stands, as a text or in an import."""
    for path in sorted((*ROOT.glob("bot/**/*"), *ROOT.glob("games/**/*"))):
        name = path.relative_to(ROOT).as_posix()
        own = any(part in GAMES for part in path.relative_to(ROOT).parts) or path.suffix == ".ftl"
        if own or name in APART or "__pycache__" in name or not path.is_file():
            continue
        if path.suffix == ".py" and any(map(NAMED.search, said_in(path))):
            yield name
        if path.suffix in (".css", ".html", ".json") and NAMED.search(
            path.read_text(encoding="utf-8")
        ):
            yield name


def said_in(path: Path) -> Iterator[str]:
    """Texts and imports; not what is explained."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explained = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in explained:
                yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def test_a_game_is_named_in_two_places_outside_its_own():
    assert sorted(mentions()) == sorted(LISTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_stands_in_its_own_files(language):
    for file, text in sources(language):
        owner = re.split(r"[-.]", file)[0]
        for key in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE):
            named = key.removeprefix("game-").partition("-")[0]
            if named in GAMES or shared(key) != key:
                assert owner == named, (file, key)
            elif re.match(r"(clause|rulings|example)-", key):
                assert owner in GAMES, (file, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_every_game_names_none(language):
    names = [words(language)(f"game-{game}") for game in GAMES]
    for file, text in sources(language):
        if re.split(r"[-.]", file)[0] not in GAMES:
            assert not [name for name in names if re.search(rf"\b{name}\b", text)], file


def test_what_two_looks_both_have_is_called_alike():
    """Files of one name hold one thing."""
    common = {
        "advice",
        "art",
        "closing",
        "hand",
        "look",
        "picture",
        "press",
        "rules",
        "scene",
        "sentences",
    }
    for game in GAMES:
        files = {path.stem for path in (ROOT / "bot" / "looks" / game).glob("*.py")}
        assert common | {"sentences", "summary", "__init__"} <= files, game
        empty = ROOT / "bot" / "looks" / game / "__init__.py"
        assert not empty.read_text(encoding="utf-8"), "the process that draws would load the panels"


def test_the_process_that_draws_loads_no_panels_and_no_discord():
    """It unpickles scenes, which stand in these modules."""
    loaded = "import sys, bot.pictures.draw, " + ", ".join(
        f"bot.looks.{game}.picture" for game in GAMES
    )
    asked = f"{loaded}; print(*[name for name in sys.modules if name.startswith({HEAVY!r})])"
    found = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == []


HEAVY = ("bot.ui", "bot.lobby", "bot.match", "games.", "storage", "discord", "fluent")
