"""Who may know whom in `bot/`, and how large anything may grow: the plan of the house as a test."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BOT = ROOT / "bot"
GROUND = ("errors", "clock", "background", "stopping")
ROOMS = (
    "pictures", "ui", "looks", "match", "people", "lobby", "ladder", "rulebook", "review",
    "hand", "pings", "board", "inbox", "moderation", "conduct", "privacy",
)  # fmt: skip
"""From the left to the right: a room knows those to its left."""
UPSTAIRS = ("context", "effects", "routes", "discord_io", "app", "playground", "run", "__main__")
"""Above all rooms, each knowing what stands before it."""
ASIDE = {"config": (), "doctor": (*GROUND, *ROOMS)}
ENTERS = {"handlers", "command"}
"""The files of a room that know what a handler is given."""
MAY_IMPORT_DISCORD = {"discord_io", "playground", "run", "__main__"}

LONGEST_FILE, MOST_METHODS, MOST_IMPORTS, MOST_AT_THE_TOP = 400, 25, 20, 12


def modules() -> list[Path]:
    return sorted(path for path in BOT.rglob("*.py") if path.name != "__init__.py")


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def imported(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, the files themselves where names are packages'."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for each in node.names:
                inside = f"{node.module}.{each.name}"
                is_file = (ROOT / f"{inside.replace('.', '/')}.py").exists()
                yield inside if is_file else node.module


def ours(path: Path) -> set[str]:
    return {name for name in imported(path) if name.startswith("bot.")}


def room_of(name: str) -> str:
    return name.split(".")[1]


def kind_of(name: str) -> str:
    return name.rpartition(".")[2]


def known_to(room: str) -> set[str]:
    if room in ASIDE:
        return {room, *ASIDE[room]}
    order = (*GROUND, *ROOMS, *UPSTAIRS)
    known = {*order[: order.index(room) + 1]} - {"pictures", "ui", "looks"}
    drawing = {
        each for each in ("pictures", "ui", "looks") if order.index(each) <= order.index(room)
    }
    at_the_edge = {"config", "doctor"} if room in ("run", "playground", "__main__") else set()
    return known | (set() if room == "match" else drawing) | at_the_edge


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_a_room_knows_those_to_its_left_and_any_room_s_ids(path: Path):
    name = name_of(path)
    for other in ours(path):
        if kind_of(other) == "ids" and room_of(name) in ROOMS:
            continue
        if room_of(other) == "context" and room_of(name) in ROOMS:
            assert kind_of(name) in ENTERS, f"{name} knows {other}"
        else:
            assert room_of(other) in known_to(room_of(name)), f"{name} knows {other}"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_ids_stand_at_the_bottom_and_nouns_know_no_handlers(path: Path):
    name = name_of(path)
    if kind_of(name) == "ids" and room_of(name) != "ui":
        assert ours(path) <= {"bot.ui.ids"}, name
    if room_of(name) in ROOMS and kind_of(name) not in ENTERS:
        assert not {kind_of(other) for other in ours(path)} & ENTERS, name


def test_discord_is_imported_where_it_is_spoken_to():
    for path in modules():
        name = name_of(path)
        if "discord" in {each.split(".")[0] for each in imported(path)}:
            at_the_edge = room_of(name) in MAY_IMPORT_DISCORD or kind_of(name) == "command"
            assert at_the_edge or name == "bot.ui.command_texts", name


def test_no_module_waits_for_one_that_waits_for_it():
    graph = {name_of(path): ours(path) for path in modules()}
    assert len(list(TopologicalSorter(graph).static_order())) >= len(graph)
    for path in modules():
        assert "TYPE_CHECKING" not in path.read_text(encoding="utf-8"), path


def test_pictures_and_matches_know_no_words_and_no_looks():
    for path in modules():
        if room_of(name_of(path)) in ("pictures", "match"):
            assert not {room_of(other) for other in ours(path)} & {"ui", "looks"}, path


def test_nothing_grows_too_large_to_be_read():
    assert len([path for path in BOT.glob("*.py") if path.name != "__init__.py"]) <= MOST_AT_THE_TOP
    for path in modules():
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= LONGEST_FILE, path
        if name_of(path) != "bot.app":
            assert len(ours(path)) <= MOST_IMPORTS, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                methods = [
                    each
                    for each in node.body
                    if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
                ]
                assert len(methods) <= MOST_METHODS, f"{path}: {node.name}"
