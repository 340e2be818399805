"""The commands of whoever runs the bot: migrate, backup, restore, export, import, doctor,
recompute, ban."""

import asyncio
import json
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.config import Settings
from bot.doctor import examine
from bot.match.published import fingerprint_of
from games import verify
from games.tools.judge import judge
from storage.portable import LARGEST
from storage.records import EVERYWHERE, OPERATOR, LoggedMove, Match, Shards
from storage.schema import ratings
from storage.store import Store
from tests.bot.conftest import ADA, BO, House
from tests.bot.match.test_table import finish, until_idle
from tests.running import OWNER_ONLY

BEFORE = Path(__file__).parent.parent / "golden" / "before" / "before.db"


@pytest.fixture
def url(tmp_path, monkeypatch) -> str:
    monkeypatch.chdir(tmp_path)
    address = f"sqlite:///{tmp_path}/courtyard.sqlite3"
    monkeypatch.setenv("DATABASE_URL", address)
    return address


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


async def played(url: str) -> str:
    """A finished match, and one that goes on."""
    async with await Store.open(url) as store:
        house = House(store)
        table = await house.table(ADA, BO, options={"target": 75}, rated=True)
        await until_idle(table)
        await finish(table)
        await until_idle(await house.table(ADA, BO, game="scots"))
        await house.tables.close()
        return table.id


def test_the_operator_learns_what_the_log_calls_somebody(url):
    assert run("migrate").exit_code == 0
    ada, bo = (run("pseudonym", str(each)).output.strip() for each in (ADA, BO))
    assert ada == run("pseudonym", str(ADA)).output.strip()
    assert ada != bo

    async def known() -> str:
        async with await Store.open(url) as store:
            return store.pseudonyms.of(ADA)

    assert ada == asyncio.run(known())


async def findings(url: str) -> set[tuple[str, str]]:
    async with await Store.open(url) as store:
        return {(found.check, found.match) async for found in examine(store)}


def test_a_healthy_database_is_found_well(url):
    asyncio.run(played(url))
    done = run("doctor")
    assert done.exit_code == 0
    assert "No problems found." in done.output


def test_ratings_that_were_spoilt_are_worked_out_again(url):
    asyncio.run(played(url))

    async def rated(spoilt: bool = False) -> list[tuple[int, float]]:
        async with await Store.open(url) as store:
            if spoilt:
                await store.database.write(
                    lambda connection: connection.execute(update(ratings).values(mu=1.0))
                )
            found = [await store.ladder.ratings(person) for person in (ADA, BO)]
            return [(each.person, each.mu) for person in found for each in person]

    before = asyncio.run(rated())
    assert before
    assert asyncio.run(rated(spoilt=True)) != before
    done = run("recompute")
    assert done.exit_code == 0
    assert asyncio.run(rated()) == before


def test_the_doctor_names_a_move_that_the_rules_refuse(url):
    asyncio.run(played(url))

    async def spoil() -> str:
        async with await Store.open(url) as store:
            house = House(store)
            table = await house.table(ADA, BO)
            await until_idle(table)
            move = LoggedMove(table.to_act[0], "take 55", 0)
            await store.append(table.id, table.version, move)
            await house.tables.close()
            return table.id

    match = asyncio.run(spoil())
    assert asyncio.run(findings(url)) == {("move 2 is refused: bad_slot", match)}
    assert run("doctor").exit_code == 1


def test_the_doctor_names_what_does_not_fit(url):
    async def spoil() -> None:
        async with await Store.open(url) as store:
            lobby = Match("spoilt01", "racko", "{}", 1, 2, 0, commitment="0" * 64)
            await store.create(lobby, bytes(32))
            await store.create(Match("unknown1", "chess", "{}", 1, 2, 0, commitment=SEALED), SEED)
            await store.create(Match("oldrules", "rank", "{}", 0, 3, 0, commitment=SEALED), SEED)
            options = Match("options1", "racko", '{"target":7}', 1, 2, 0, commitment=SEALED)
            await store.create(options, SEED)
            await store.start("options1", 1)

    asyncio.run(spoil())
    found = {match: check for check, match in asyncio.run(findings(url))}
    assert found["spoilt01"] == "commitment does not fit the seed"
    assert found["unknown1"] == "unknown game chess"
    assert found["oldrules"] == "rules version 0 is not known here"
    assert found["options1"] in ("options cannot be read", "empty seats in play")


SEED = bytes(32)
SEALED = verify.commitment(SEED)


def test_a_backup_is_put_back(url, tmp_path):
    match = asyncio.run(played(url))
    assert run("backup", "copy.sqlite3").exit_code == 0
    copy = Path("copy.sqlite3")
    assert stat.S_IMODE(copy.stat().st_mode) == OWNER_ONLY
    assert "exists" in run("backup", "copy.sqlite3").output
    Path("courtyard.sqlite3").unlink()
    assert run("restore", "copy.sqlite3").exit_code == 0
    assert json.loads(run("export", match).output)["match"]["id"] == match


FOREIGN = {
    "trigger": "CREATE TRIGGER t AFTER DELETE ON hands BEGIN DELETE FROM log; END",
    "view": "CREATE VIEW v AS SELECT * FROM log",
    "table": "CREATE TABLE t (a)",
    "index": "CREATE INDEX i ON log (text)",
    "virtual table": "CREATE VIRTUAL TABLE t USING fts5(a)",
    "column": "ALTER TABLE log ADD COLUMN more TEXT",
    "more markup": "CREATE VIEW '[/red]\x1b[2J' AS SELECT 1",
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_backup_with_more_than_ours_is_not_put_back(url, kind):
    asyncio.run(played(url))
    assert run("backup", "copy.sqlite3").exit_code == 0
    before = Path("courtyard.sqlite3").read_bytes()
    with closing(sqlite3.connect("copy.sqlite3")) as copy:
        copy.execute(FOREIGN[kind])
    refused = run("restore", "copy.sqlite3", "--over")
    assert refused.exit_code == 1
    assert "not a Courtyard database" in refused.output
    assert kind in refused.output or kind == "more markup"
    assert "\x1b[2J" not in refused.output
    assert Path("courtyard.sqlite3").read_bytes() == before


def test_a_backup_of_an_older_release_is_put_back(url):
    """Whether it was upgraded since or not."""
    shutil.copy(BEFORE, "old.sqlite3")
    assert run("restore", "old.sqlite3").exit_code == 0
    assert run("migrate").exit_code == 0
    assert run("backup", "new.sqlite3").exit_code == 0
    assert run("restore", "new.sqlite3", "--over").exit_code == 0


def test_a_backup_of_a_later_release_is_not_put_back(url):
    asyncio.run(played(url))
    assert run("backup", "copy.sqlite3").exit_code == 0
    with closing(sqlite3.connect("copy.sqlite3")) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
        copy.commit()
    refused = run("restore", "copy.sqlite3", "--over")
    assert refused.exit_code == 1
    assert "a later Courtyard wrote" in refused.output


async def published(url: str, match: str) -> str:
    async with await Store.open(url) as store:
        return fingerprint_of(await store.match(match), await store.log(match))


def test_an_exported_match_is_imported_elsewhere_and_verified(url, tmp_path, monkeypatch):
    match = asyncio.run(played(url))
    exported = run("export", match).output
    file = tmp_path / "match.json"
    file.write_text(exported, encoding="utf-8")
    found = verify.check(verify.entries(exported), judge=judge)
    assert found.is_over
    assert found.fingerprint == asyncio.run(published(url, match))
    assert "already" in run("import", str(file)).output
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/other.sqlite3")
    assert "Imported" in run("import", str(file)).output
    assert run("export", match).output == exported


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_match_is_imported_and_verified_in_every_encoding_of_windows(
    url, tmp_path, monkeypatch, encoding, capsys
):
    """PowerShell's `>` writes UTF-16, with a mark and with lines as Windows ends them."""
    exported = run("export", asyncio.run(played(url))).output
    file = tmp_path / "match.json"
    file.write_text(exported, encoding=encoding, newline="\r\n")
    assert verify.main([str(file)]) == 0
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/other.sqlite3")
    assert "Imported" in run("import", str(file)).output


def test_a_file_that_is_too_large_is_not_read_to_its_end(url, tmp_path, monkeypatch):
    file, asked = tmp_path / "match.json", list[int]()
    with file.open("wb") as whole:
        whole.truncate(1 << 40)
    given = Path.open

    def opened(self, *arguments, **named):
        found = given(self, *arguments, **named)
        return Measured(found, asked) if self == file else found

    monkeypatch.setattr(Path, "open", opened)
    refused = run("import", str(file))
    assert refused.exit_code == 1
    assert "more than" in refused.output
    assert max(asked) <= LARGEST + 1


class Measured:
    """A file that notes how much is read of it at once, and refuses to be read whole."""

    def __init__(self, file, asked):
        self._file, self._asked = file, asked

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._file.close()

    def read(self, most=-1):
        assert most >= 0
        self._asked.append(most)
        return self._file.read(most)


def test_an_export_is_written_to_a_new_file_of_its_owner(url, tmp_path):
    match = asyncio.run(played(url))
    printed = run("export", match).output
    file = tmp_path / "match.json"
    assert "Exported to" in run("export", match, str(file)).output
    assert file.read_text(encoding="utf-8") == printed
    assert stat.S_IMODE(file.stat().st_mode) == OWNER_ONLY
    file.write_text("mine", encoding="utf-8")
    refused = run("export", match, str(file))
    assert refused.exit_code == 1
    assert "--over" in refused.output
    assert file.read_text(encoding="utf-8") == "mine"
    assert run("export", match, str(file), "--over").exit_code == 0
    assert file.read_text(encoding="utf-8") == printed
    lost = run("export", match, str(tmp_path / "nowhere" / "match.json"))
    assert (lost.exit_code, "cannot be written" in lost.output) == (1, True)


def test_a_match_in_play_is_exported_only_with_its_secrets_asked_for(url):
    asyncio.run(played(url))

    async def live() -> str:
        async with await Store.open(url) as store:
            matches = [await store.match(each) for each in await store.ids()]
            return next(match.id for match in matches if match.status == "live")

    match = asyncio.run(live())
    refused = run("export", match)
    assert refused.exit_code == 1
    assert "is not over" in refused.output
    assert "--secret" in refused.output
    assert run("export", match, "--secret").exit_code == 0


@pytest.mark.parametrize(
    "arguments", [("export", "nothere1"), ("import", "missing"), ("restore", "missing")]
)
def test_what_cannot_be_done_is_said_in_a_line(url, arguments):
    done = run(*arguments)
    assert done.exit_code == 1
    assert len(done.output.strip().splitlines()) <= 2


@pytest.mark.parametrize(
    ("name", "value"),
    [("SHARD_COUNT", "many"), ("SHARD_IDS", "x-y"), ("THINKERS", "0")],
)
def test_a_setting_that_cannot_be_read_is_named(url, monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    done = run("migrate")
    assert done.exit_code == 2
    assert name in done.output


def test_a_database_address_that_cannot_be_read_is_not_repeated(url, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "mysql://user:hunter2@host/db")
    done = run("migrate")
    assert done.exit_code == 2
    assert "hunter2" not in done.output


def test_the_operator_bans_lists_and_lifts(url):
    assert run("migrate").exit_code == 0
    assert "Banned" in run("ban", str(ADA), "--reason", " spam\n and\u202e more ").output
    assert "banned already" in run("ban", str(ADA)).output
    assert run("ban", str(2**63 - 1)).exit_code == 0
    lines = run("bans").stdout.splitlines()
    assert len(lines) == 2
    (line,) = [each for each in lines if each.startswith(f"{ADA} ")]
    assert line.endswith("Z spam and more")

    async def kept() -> set[tuple[int, int, int | None]]:
        async with await Store.open(url) as store:
            everywhere = await store.bans.of_server(EVERYWHERE)
            return {(each.guild, each.by, each.person) for each in everywhere}

    assert (EVERYWHERE, OPERATOR, ADA) in asyncio.run(kept())
    assert run("unban", str(ADA)).exit_code == 0
    assert run("unban", str(2**63 - 1)).exit_code == 0
    assert run("bans").stdout == ""
    again = run("unban", str(ADA))
    assert (again.exit_code, "not banned" in again.output) == (1, True)


@pytest.mark.parametrize("person", ["0", "-1", "Ada", str(2**63)])
def test_the_operator_bans_by_an_id_alone(url, person):
    assert run("migrate").exit_code == 0
    assert run("ban", "--", person).exit_code == 2
    assert run("bans").stdout == ""


def test_migrate_brings_a_database_up_to_date(url):
    assert run("migrate").exit_code == 0
    assert Path("courtyard.sqlite3").exists()


def test_shards_are_read_as_lists_and_ranges(monkeypatch):
    monkeypatch.setenv("SHARD_IDS", "0-2, 5")
    monkeypatch.setenv("SHARD_COUNT", "8")
    monkeypatch.setenv("DISCORD_TOKEN", " ")
    chosen = Settings()
    assert chosen.shards == Shards(8, (0, 1, 2, 5))
    assert chosen.discord_token is None


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_settings_are_read_from_a_file_in_every_encoding_of_windows(
    tmp_path, monkeypatch, encoding
):
    monkeypatch.chdir(tmp_path)
    text = "DATABASE_URL=sqlite:///gäste.sqlite3\nTHINKERS=3\n"
    (tmp_path / ".env").write_text(text, encoding=encoding, newline="\r\n")
    assert run("migrate").exit_code == 0
    assert (tmp_path / "gäste.sqlite3").exists()


def test_a_file_of_settings_in_another_encoding_is_told(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("# für Gäste\nTHINKERS=3\n", encoding="latin-1")
    done = run("migrate")
    assert done.exit_code == 2
    assert "Save it again as UTF-8" in done.output


@pytest.mark.parametrize(("thinkers", "code"), [("60", 0), ("61", 2)])
def test_windows_has_room_for_sixty_thinkers(url, monkeypatch, thinkers, code):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("THINKERS", thinkers)
    done = run("migrate")
    assert done.exit_code == code
    assert ("on Windows there can be at most 60" in done.output) == (code == 2)
