"""Starting on Discord: what is missing or unwise is said."""

from subprocess import CompletedProcess

import pytest

from bot.run import EPHEMERAL_DISK_HOSTS, loses_its_disk
from tests.running import Turn, in_turn, python

FILE = "sqlite:///courtyard.sqlite3"


@pytest.mark.parametrize("name", EPHEMERAL_DISK_HOSTS)
def test_a_file_on_a_host_that_keeps_none_is_noticed(name):
    assert loses_its_disk(FILE, {name: "anything"})
    assert not loses_its_disk("postgresql://somewhere/courtyard", {name: "anything"})


def test_any_other_host_keeps_its_files():
    assert not loses_its_disk(FILE, {"HOME": "/root"})


def test_the_warning_comes_before_the_start(tmp_path):
    """The token is none, so that nothing else happens."""
    done = python(
        "-c",
        "import bot.__main__ as program\n"
        "program.run_on_discord = lambda *_: exit('started')\n"
        "program.app(['--discord'])",
        cwd=tmp_path,
        DISCORD_TOKEN="none",
        DYNO="web.1",
        DATABASE_URL=FILE,
    )
    assert "deletes its files" in done.stderr
    assert done.stderr.rstrip().endswith("started")


WRONG = [
    ("SHARD_COUNT", "none", "SHARD_COUNT"),
    ("SHARD_IDS", "0;1", "write shards as"),
    ("SHARD_IDS", "\N{SUPERSCRIPT TWO}", "write shards as"),
    ("SHARD_IDS", "0-999999999", "write shards as"),
    ("SHARD_IDS", "0-99999", "there is no shard"),
    ("SHARD_IDS", "2-1", "there is no shard"),
    ("SHARD_IDS", "3", "but SHARD_COUNT is 1"),
    ("THINKERS", "0", "THINKERS"),
    ("DATABASE_URL", "mysql://u:hunter2@h/d", "use sqlite or postgresql"),
    ("DATABASE_URL", "", "is not a database address"),
    ("DATABASE_URL", "postgresql://u:hunter2@h:x/d", "is not a database address"),
    ("DATABASE_URL", "postgresql://u:hunter2@[::1/d", "is not a database address"),
    ("DATABASE_URL", "postgresql://u:hunter2@h:99999/d", "a port that does not exist"),
    ("DATABASE_URL", "postgresql://u:hunter2@h/d?foo=hunter2", "PostgreSQL can read"),
    ("DATABASE_URL", "postgresql://u:hunter2@h/d?port=hunter2", "PostgreSQL can read"),
    ("DATABASE_URL", f"postgresql://u:hunter2@{'h' * 300}/d", "PostgreSQL can read"),
    ("DATABASE_URL", "sqlite://host/file.db", "three slashes"),
]
"""A setting, a value of it, and what is said of that."""


@pytest.fixture(scope="module")
def answers(tmp_path_factory) -> dict[str, CompletedProcess[str]]:
    folder = tmp_path_factory.mktemp("wrong")
    turns = (
        Turn(("--discord",), folder, {"DISCORD_TOKEN": "none", setting: value})
        for setting, value, _ in WRONG
    )
    return dict(zip([value for _, value, _ in WRONG], in_turn(*turns), strict=True))


@pytest.mark.parametrize(("setting", "value", "said"), WRONG)
def test_a_wrong_setting_says_what_to_do(answers, setting, value, said):
    done = answers[value]
    assert done.returncode == 2
    assert said in done.stderr
    assert setting in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 2
    assert "hunter2" not in done.stderr + done.stdout
