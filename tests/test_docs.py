"""The pages say what is so: commands, settings, options, rights, links and pictures that exist."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import discord
import pytest

from bot.config import Settings
from tests.running import ROOT, environment

PAGES = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
LARGEST, ALL = 150_000, 1_000_000
"""Bytes of one picture, and of all together."""

RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
)

COMMANDS = """
import asyncio, json
from bot.app import App
from storage.store import Store

async def main():
    async with await Store.open("sqlite://") as store:
        client = App(store, connection={"shard_count": 1}).client
        print(json.dumps([each.qualified_name for each in client.tree.walk_commands()]))

asyncio.run(main())
"""

every_page = pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def slash() -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", COMMANDS], capture_output=True, text=True, env=environment()
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.fixture(scope="module")
def help_text() -> str:
    command = [sys.executable, "-m", "bot", "--help"]
    return subprocess.run(command, capture_output=True, text=True, env=environment()).stdout


@every_page
def test_slash_commands_exist(page: Path, slash: set[str]):
    for named in re.findall(r"`/([a-z]+(?: [a-z]+)?)(?=[` ])", text(page)):
        assert named in slash, named


def test_every_slash_command_is_in_the_readme(slash: set[str]):
    named = set(re.findall(r"`/([a-z]+)(?=[` ])", text(ROOT / "README.md")))
    assert {command.partition(" ")[0] for command in slash} == named


@every_page
def test_modes_and_operators_commands_exist(page: Path, help_text: str):
    for line in re.findall(r"python -m bot ([a-z-]+)", text(page)):
        assert re.search(rf"^  {line}\b", help_text, re.MULTILINE), line
    for option in re.findall(r"python -m bot[^`\n]*? (--[a-z]+)", text(page)):
        assert option in help_text or option == "--over", option


@every_page
def test_settings_exist(page: Path):
    known = {name.upper() for name in Settings.model_fields}
    for named in re.findall(r"\b([A-Z]{4,}_[A-Z]+)\b", text(page)):
        assert named in known | {"APPLICATION_ID"}, named


def test_every_setting_is_explained_with_its_default():
    table = text(ROOT / "docs" / "self-hosting.md")
    example = text(ROOT / ".env.example")
    for name, setting in Settings.model_fields.items():
        assert re.search(rf"^\| `{name.upper()}` \|", table, re.MULTILINE), name
        assert f"{name.upper()}=" in example
        if isinstance(setting.default, int):
            assert f"| `{name.upper()}` | `{setting.default}` |" in table


def test_the_invitation_asks_for_what_is_used_and_no_more():
    assert f"permissions={RIGHTS.value}\n" in text(ROOT / "README.md")


@every_page
def test_links_and_pictures_are_there(page: Path):
    for target in re.findall(r"\]\(([^)#:]+)\)", text(page)):
        assert (page.parent / target).exists(), target


def test_pictures_are_small_and_used():
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    sizes = [picture.stat().st_size for picture in pictures]
    assert max(sizes) <= LARGEST
    assert sum(sizes) <= ALL
    for picture in pictures:
        assert f"docs/pictures/{picture.name}" in text(ROOT / "README.md"), picture.name


def test_modules_that_are_named_can_be_run():
    for page in (*PAGES, ROOT / "CONTRIBUTING.md"):
        for name in re.findall(r"python -m (tests\.[a-z0-9_.]+)", text(page)):
            module = ROOT / name.replace(".", "/")
            assert module.with_suffix(".py").exists() or (module / "__main__.py").exists(), name


def test_the_container_and_the_procfile_start_what_the_pages_say():
    words = shlex.split(text(ROOT / "Procfile").partition(":")[2])
    assert words == ["python", "-m", "bot", "--discord"]
    last = text(ROOT / "Containerfile").strip().splitlines()[-1]
    assert json.loads(last.removeprefix("CMD ")) == words
    copied = re.findall(r"^COPY (\S+)", text(ROOT / "Containerfile"), re.MULTILINE)
    assert all((ROOT / name).exists() for name in copied)


def test_tests_that_are_named_exist():
    there = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", text(path), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", text(ROOT / "docs" / "threats.md")))
    assert len(named) > 30
    assert named <= there
