"""Starting on Discord: what is missing or unwise is said."""

import pytest

from bot.run import EPHEMERAL_DISK_HOSTS, loses_its_disk
from tests.running import python

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


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        ("SHARD_COUNT", "none", "SHARD_COUNT"),
        ("SHARD_IDS", "0;1", "write shards as"),
        ("THINKERS", "0", "THINKERS"),
        ("DATABASE_URL", "mysql://x", "use sqlite or postgresql"),
    ],
)
def test_a_wrong_setting_says_what_to_do(tmp_path, setting, value, said):
    done = python(
        "-m", "bot", "--discord", cwd=tmp_path, **{"DISCORD_TOKEN": "none", setting: value}
    )
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert "Traceback" not in done.stderr
