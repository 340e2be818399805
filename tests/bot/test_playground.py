"""The playground starts, plays, and stops; in processes of its own, for its shims are for good."""

import asyncio
import http.client
import re
import socket
import urllib.parse
from collections.abc import Iterator
from subprocess import CompletedProcess

import pytest

from bot.playground.options import FILE, PlaygroundOptions, Unclear, language_named, names_of
from bot.ui.words import words
from storage.records import EVERYWHERE, OPERATOR, Ban
from storage.store import Store
from tests.bot.shims import WELL
from tests.running import ROOT, Running, bot_in_turn, free_port, playground, python
from tests.waiting import PATIENCE


def get(url: str, form: dict[str, str] | None = None, **headers: str) -> tuple[int, str]:
    """The status and the text; a redirection is not followed but told."""
    parts = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc, timeout=PATIENCE)
    body = urllib.parse.urlencode(form) if form else None
    sent = {"Content-Type": "application/x-www-form-urlencoded"} if form else {}
    connection.request("POST" if form else "GET", parts.path, body, sent | headers)
    answer = connection.getresponse()
    text = answer.getheader("Location") or answer.read().decode("utf-8", "replace")
    connection.close()
    return answer.status, text


# The library


def test_the_library_behaves_as_the_shims_expect():
    """The one place that would notice a simcord whose private parts have moved."""
    done = python("-W", "ignore", "-m", "tests.bot.shims")
    assert WELL in done.stdout, done.stderr[-2000:]


def test_private_parts_are_touched_in_one_folder_alone():
    for path in (ROOT / "bot").rglob("*.py"):
        if path.parent.name != "shims":
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"simcord\S* import _|simcord\.\S*\b_|preview\._", text), path


# The page


def test_it_answers_on_its_port_and_stops_when_told(tmp_path):
    port = free_port()
    with playground(tmp_path, "--port", str(port)) as running:
        assert f":{port}/" in running.url
        assert get(running.url)[0] == 200
        assert running.stop() == 0
    assert "Traceback" not in running.said
    assert "exception" not in running.said
    assert (tmp_path / "courtyard-playground.sqlite3").exists()


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A playground that several tests look into."""
    folder = tmp_path_factory.mktemp("playground")
    with playground(folder, "--players", "Eva,<b>", "--database", "sqlite://") as running:
        yield running


def test_nothing_opens_without_the_secret_or_under_another_name(there):
    root = there.url[: there.url.index("/", 8) + 1]
    status, page = get(root)
    assert status == 200
    assert "printed in the terminal" in page
    assert "channel#" not in page
    assert get(root + "wrong/")[0] == 404
    assert get(root + "api/state")[0] == 401
    assert get(there.url, Host="elsewhere.example")[0] == 403
    assert get(root, Host="elsewhere.example")[0] == 403


def test_a_table_is_opened_at_a_press_and_bad_wishes_change_nothing(there):
    _, page = get(there.url)
    assert "&lt;b&gt;" in page
    assert "<b>" not in page
    assert "No table is open" in page
    person = page.partition('name="person" value="')[2].partition('"')[0]
    for wish in (
        {"table": "chess alone", "person": person},
        {"table": "rank never", "person": person},
        {"table": "rank alone", "person": "7"},
        {"table": "rank alone", "person": "x" * 5000},
        {"table": "rank alone"},
    ):
        assert get(there.url + "open", wish)[0] == 400, wish
    assert "No table is open" in get(there.url)[1]
    for game in ("rank", "racko", "scots"):
        for company in ("alone", "together"):
            wish = {"table": f"{game} {company}", "person": person}
            status, way = get(there.url + "open", wish)
            assert status == 303
            assert way.endswith(f".{person}")


def test_what_was_played_is_there_again_until_a_fresh_start_in_another_language(tmp_path):
    with playground(tmp_path, "--players", "Eva,Max") as running:
        _, page = get(running.url)
        person = page.partition('name="person" value="')[2].partition('"')[0]
        get(running.url + "open", {"table": "scots together", "person": person})
        assert "One table is open" in get(running.url)[1]
    with playground(tmp_path) as running:
        _, page = get(running.url)
        assert "One table is open" in page
        assert "Eva" in page
        assert "Ada" not in page
        assert f'value="{person}"' in page
    with playground(tmp_path, "--fresh", "--language", "it") as running:
        _, page = get(running.url)
        assert 'lang="it"' in page
        assert "Scegli un gioco" in page
        assert words("it")("playground-tables", count=0) in page
        assert "Ada" in page


def test_a_table_opened_from_the_page_obeys_what_the_server_allows(tmp_path):
    """It runs the command that a person would type."""
    with playground(tmp_path, "--players", "Eva,Max") as running:
        _, page = get(running.url)
        eva, max_ = re.findall('name="person" value="([0-9]+)"', page)[:2]
        get(running.url + "open", {"table": "scots together", "person": eva})
        assert "One table is open" in get(running.url)[1]

    async def forbid() -> None:
        async with await Store.open(f"sqlite:///{tmp_path / FILE}") as store:
            (match,) = await store.open_of_person(int(eva))
            await store.settings.change_server(match.guild or 0, lambda _: '{"channels": [1]}')
            hash_of = store.pseudonyms.of
            await store.bans.put(Ban(EVERYWHERE, hash_of(int(max_)), int(max_), OPERATOR, 1))

    asyncio.run(forbid())
    with playground(tmp_path) as running:
        for person in (eva, max_):
            get(running.url + "open", {"table": "rank together", "person": person})
        assert "One table is open" in get(running.url)[1]


# The command line


WRONG = {
    "--players Ada,Ada": "different names",
    "--players 0": "from 1 to 12",
    "--players 13": "from 1 to 12",
    "--language xx": "one of en, it",
    "--database mysql://x": "use sqlite or postgresql",
    "--database sqlite:// --fresh": "names none",
    "--database nowhere/at/all.sqlite3": "nowhere",
}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, CompletedProcess[str]]:
    """By what was asked."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        asked = {each: each for each in (*WRONG, "--discord", "--help")}
        asked["a taken port"] = f"--port {taken.getsockname()[1]}"
        commands = (each.split() for each in asked.values())
        answers = bot_in_turn(*commands, cwd=tmp_path_factory.mktemp("said"))
        return dict(zip(asked, answers, strict=True))


def test_a_taken_port_is_said_in_a_line(said):
    done = said["a taken port"]
    assert done.returncode == 1
    assert "cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("asked", WRONG)
def test_what_cannot_be_done_is_said_in_a_line(said, asked):
    done = said[asked]
    assert done.returncode in (1, 2)
    assert WRONG[asked] in done.stderr
    assert "Traceback" not in done.stderr


def test_names_are_a_number_or_a_list():
    assert names_of("") == ()
    assert names_of(" 2 ") == ("Ada", "Bo")
    assert names_of("Eva, Max") == ("Eva", "Max")
    for unclear in ("Eva,,Max", "x" * 33, "a\nb", ",".join("abcdefghijklm"), "²,²"):
        with pytest.raises(Unclear):
            names_of(unclear)
    with pytest.raises(Unclear):
        language_named("xx", ("en", "it"))


def test_fresh_removes_the_file_and_what_sqlite_puts_beside_it(tmp_path):
    file = tmp_path / "kept.sqlite3"
    for end in ("", "-wal", "-shm"):
        (tmp_path / f"kept.sqlite3{end}").touch()
    PlaygroundOptions(database=f"sqlite:///{file}").clear()
    assert not list(tmp_path.iterdir())
    PlaygroundOptions(database=f"sqlite:///{file}").clear()


def test_without_a_token_discord_is_refused_clearly(said):
    done = said["--discord"]
    assert done.returncode == 2
    assert "DISCORD_TOKEN is missing" in done.stderr


def test_an_old_python_is_told_so_before_anything_else():
    done = python("-c", "import sys; sys.version_info = (3, 9, 2); import bot")
    assert done.returncode == 1
    assert done.stderr == "Courtyard needs Python 3.11 or newer; this is 3.9.\n"


def test_help_names_every_mode_and_setting(said):
    done = said["--help"]
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "SHARD_IDS", "SHARD_COUNT", "THINKERS"):
        assert name in done.stdout
    for option in ("--players", "--port", "--database", "--language", "--fresh", "--discord"):
        assert option in done.stdout
    for command in ("doctor", "backup", "restore", "export", "import", "migrate"):
        assert command in done.stdout
