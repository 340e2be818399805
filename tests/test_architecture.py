"""Who may import whom, and what the rules may never touch."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAY_IMPORT = {"games": {"games"}, "storage": {"storage"}, "bot": {"bot", "games", "storage"}}
OURS = set(MAY_IMPORT)
RULES_MAY_IMPORT = {"pydantic", "pydantic_core"}
THINKING_MAY_IMPORT = {"numpy", "threadpoolctl"}
THINKING = {"arrays.py", "players.py", "playing"}  # files, and the folders of the games
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


def test_the_verifier_stands_alone():
    names = {name.split(".")[0] for name in imported(ROOT / "games" / "verify.py")}
    assert names <= sys.stdlib_module_names
