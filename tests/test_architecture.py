"""Who may import whom, and what the rules may never touch."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import pytest

from games.game import AnyGame
from tests.sample.fourth import EVERY_GAME, SHIPPED

ROOT = Path(__file__).parent.parent
MAY_IMPORT = {"games": {"games"}, "storage": {"storage"}, "bot": {"bot", "games", "storage"}}
OURS = set(MAY_IMPORT)
RULES_MAY_IMPORT = {"pydantic", "pydantic_core"}
THINKING_MAY_IMPORT = {"numpy", "threadpoolctl"}
THINKING = {"arrays.py", "nets.py", "players.py", "playing"}  # files, and the folders of the games
NO_CLOCK_NO_CHANCE = {"time", "datetime", "asyncio", "socket", "threading", "os", "uuid"}


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            yield node.module or ""


@pytest.mark.parametrize("package", list(MAY_IMPORT))
def test_games_know_nobody_storage_knows_nobody_and_the_bot_knows_both(package: str):
    for path in modules(package):
        ours = {name.split(".")[0] for name in imported(path)} & OURS
        assert ours <= MAY_IMPORT[package], path


def test_rules_import_the_standard_library_and_pydantic_and_players_arithmetic():
    for path in modules("games"):
        outside = {name.split(".")[0] for name in imported(path)} - sys.stdlib_module_names
        thinks = THINKING & {path.name, path.parent.name}
        assert outside - {"games"} <= (THINKING_MAY_IMPORT if thinks else RULES_MAY_IMPORT), path


def test_the_rules_have_no_clock_and_no_chance_of_their_own():
    for path in modules("games"):
        assert not set(imported(path)) & NO_CLOCK_NO_CHANCE, path
        if path.name != "dealing.py":
            assert "secrets" not in imported(path), path


def test_one_game_does_not_know_another():
    keys = {path.parent.name for path in (ROOT / "games").glob("*/__init__.py")}
    for key in keys:
        for path in modules(f"games/{key}"):
            known = {name.split(".")[1] for name in imported(path) if name.startswith("games.")}
            assert not (known & keys) - {key}, path


ROOMS = {
    "refusal": {"rules"},
    "chance": {"rules"},
    "deck": {"rules"},
    "legal": {"legal", "rules"},  # `rules` as long as all of it is a short page
    "apply": {"turns", "rules"},
    "standings": {"scoring", "rules"},
    "setup": {"state"},
    "to_act": {"state"},
    "view": {"state"},
    "parse": {"moves"},
    "Dealt": {"events"},
    "Options": {"options"},
    "option_faults": {"options"},
    "position": {"position"},
    "load": {"position"},
    "dump": {"position"},
    "hidden": {"position"},
    "judge": {"players"},
}
"""In which file of its folder each part of a game stands."""


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_one_thing_has_one_file_name_in_every_game(game: AnyGame):
    for part, rooms in ROOMS.items():
        room = getattr(game, part).__module__.rpartition(".")[2]
        assert room in rooms, f"{game.name}: {part} stands in {room}, not in {sorted(rooms)}"


def test_no_game_is_left_out_of_the_list_of_games():
    folders = {path.parent.name for path in (ROOT / "games").glob("*/RULES.md")}
    assert folders == set(SHIPPED)


def test_nobody_copies_the_list_of_games_when_imported():
    """So that a game that the tests bring along is found by everybody, and so are the looks."""
    for path in (*modules("games"), *modules("bot")):
        if {"games.catalogue", "bot.looks.catalogue"} & set(imported(path)):
            assert not list(read_at_import(ast.parse(path.read_text(encoding="utf-8")))), path


def read_at_import(node: ast.AST) -> Iterator[ast.AST]:
    """Where the list of games, or that of their looks, is read outside of functions."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.Name) and inner.id in ("GAMES", "LOOKS"):
            if isinstance(inner.ctx, ast.Load):
                yield inner
        elif not isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from read_at_import(inner)


def test_the_verifier_stands_alone():
    names = {name.split(".")[0] for name in imported(ROOT / "games" / "verify.py")}
    assert names <= sys.stdlib_module_names


ALLOWED = {
    "games": (),
    "storage": (),
    "bot": (),
    "bot/playground": ("playground",),
    "tests": ("playground", "test"),
    "tests/bench": ("playground", "test", "bench"),
}
"""The extras that are installed where a folder is read; the innermost folder counts."""


def plain(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def declared(extras: tuple[str, ...]) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = [project["dependencies"], *(project["optional-dependencies"][key] for key in extras)]
    return {plain(re.match(r"[\w.-]+", each)[0]) for each in chain(*listed)}  # type: ignore[index]


def owners(module: str, known: Mapping[str, list[str]]) -> set[str]:
    """Who brings a module. Where several share a name, as `fluent`, each is called as its part."""
    top = module.split(".")[0]
    shared = set(known.get(top, [top]))
    return {plain(each) for each in shared if len(shared) == 1 or module.startswith(each)}


@pytest.mark.parametrize("folder", list(ALLOWED))
def test_what_is_imported_is_declared_where_it_is_needed(folder: str):
    known, may = packages_distributions(), declared(ALLOWED[folder])
    inner = [ROOT / each for each in ALLOWED if each.startswith(f"{folder}/")]
    for path in modules(folder):
        if any(path.is_relative_to(each) for each in inner):
            continue
        for module in imported(path):
            if module.split(".")[0] not in sys.stdlib_module_names | OURS | {"tests"}:
                assert owners(module, known) & may, f"{path}: {module}"
