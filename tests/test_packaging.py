"""What is built, installed and put into a container is what is tracked, and nothing is left."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution
from pathlib import Path

import pytest

from games.version import named
from tests.running import ROOT, python

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = f"courtyard-{PROJECT['version']}"
OURS = ("games/", "storage/", "bot/")
LICENCES = {
    f"{NAME}.dist-info/licenses/{file}"
    for file in (
        "LICENSE",
        "bot/pictures/typefaces/HankenGrotesk-OFL.txt",
        "bot/pictures/typefaces/SourceSerifPro-OFL.txt",
    )
}
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


def git(*arguments: str) -> list[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("LOUD: no checkout here, so nobody knows which files are tracked")
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def tracked() -> set[str]:
    """Also what will be with the next commit."""
    listed = git("ls-files", "--cached", "--others", "--exclude-standard")
    return {file for file in listed if (ROOT / file).exists()}


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def copied(wanted: Iterable[str], folder: Path) -> Path:
    for file in wanted:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    return folder


def build(kind: str, folder: Path, out: Path) -> Path:
    """As an installer has it built."""
    out.mkdir(exist_ok=True)
    asked = f"import builder; print(builder.build_{kind}({str(out)!r}))"
    done = python("-B", "-c", asked, cwd=folder, PYTHONPATH="")
    assert done.returncode == 0, done.stderr
    return out / done.stdout.split()[-1]


def wheel(folder: Path, out: Path) -> set[str]:
    return set(zipfile.ZipFile(build("wheel", folder, out)).namelist())


def program() -> set[str]:
    return {file for file in tracked() if file.startswith(OURS)}


def test_a_wheel_holds_the_program_and_its_licences_and_leaves_nothing_behind(tmp_path: Path):
    checkout = copied(tracked(), tmp_path / "checkout")
    held = wheel(checkout, tmp_path / "out")
    about = {f"{NAME}.dist-info/{file}" for file in ("METADATA", "WHEEL", "RECORD")}
    assert held == program() | LICENCES | about | {f"{NAME}.dist-info/entry_points.txt"}
    assert files(checkout) == tracked()


def test_a_file_that_is_deleted_is_not_in_the_next_wheel(tmp_path: Path):
    checkout = copied(tracked(), tmp_path / "checkout")
    (checkout / "bot" / "once.py").touch()
    assert "bot/once.py" in wheel(checkout, tmp_path / "out")
    (checkout / "bot" / "once.py").unlink()
    assert "bot/once.py" not in wheel(checkout, tmp_path / "out")


def test_a_source_archive_holds_all_that_is_tracked_and_builds_the_same_wheel(tmp_path: Path):
    checkout = copied(tracked(), tmp_path / "checkout")
    with tarfile.open(build("sdist", checkout, tmp_path / "out")) as archive:
        archive.extractall(tmp_path, filter="data")
    assert files(tmp_path / NAME) == tracked() | {"PKG-INFO"}
    assert files(checkout) == tracked()
    assert wheel(tmp_path / NAME, tmp_path / "again") == wheel(checkout, tmp_path / "out")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands, in an environment that finds what Courtyard needs in ours."""
    work = tmp_path_factory.mktemp("installed")
    built = build("wheel", copied(tracked(), work / "checkout"), work / "out")
    where = {"base": str(work / "venv")}
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", where["base"]], check=True)
    commands = Path(sysconfig.get_path("scripts", "venv", where))
    install = ["--python", str(commands / "python"), "install", "--quiet", "--no-index"]
    subprocess.run([sys.executable, "-m", "pip", *install, "--no-deps", str(built)], check=True)
    ours = Path(sysconfig.get_path("purelib", "venv", where)) / "needs.pth"
    ours.write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return commands


def say(installed: Path, *command: str, said: str = "") -> str:
    """From a folder that is not the checkout."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [installed / command[0], *command[1:]],
        input=said,
        capture_output=True,
        text=True,
        check=True,
        cwd=installed.parent,
        env=kept,
    ).stdout


@pytest.mark.parametrize(
    "command",
    [["courtyard"], ["courtyard-rules"], ["python", "-m", "bot"], ["python", "-m", "games"]],
    ids=" ".join,
)
def test_every_command_knows_its_version(installed: Path, command: list[str]):
    assert say(installed, *command, "--version") == f"Courtyard {PROJECT['version']}\n"


def test_what_is_installed_plays_by_the_rules_and_draws(installed: Path):
    answer = json.loads(say(installed, "python", "-m", "games", said='{"op":"games"}\n'))
    assert set(answer) == {"ok", "rank", "racko", "scots"}
    assert say(installed, "courtyard", "--help").startswith("Usage: courtyard ")
    letters = "from bot.pictures.fonts import letters; print(letters('serif', 20).getname()[0])"
    assert say(installed, "python", "-c", letters) == "Source Serif Pro\n"


def test_a_folder_that_is_not_installed_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Distribution, "discover", lambda **_: iter(()))
    assert named() == "Courtyard, from a folder that is not installed"


def sources() -> list[str]:
    """What the container copies."""
    lines = (line.split()[1:-1] for line in CONTAINER if line.startswith("COPY "))
    return [source for line in lines for source in line]


def test_the_container_copies_all_that_the_program_is_built_from(tmp_path: Path):
    inside = {file for file in tracked() if file.startswith(tuple(sources()))}
    assert wheel(copied(inside, tmp_path / "app"), tmp_path / "out") >= program() | LICENCES


def test_a_container_engine_is_shown_what_is_copied_and_nothing_else():
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert kept[0] == "*"
    assert {line[1:] for line in kept if line.startswith("!")} == set(sources())


def test_the_container_installs_first_what_the_package_declares(tmp_path: Path):
    copied(["pyproject.toml"], tmp_path)
    (line,) = (line for line in CONTAINER if line.startswith("RUN python -c "))
    done = python("-c", shlex.split(line)[3], cwd=tmp_path)
    assert done.stdout.splitlines() == PROJECT["dependencies"]


def test_the_container_runs_as_a_user_with_a_number():
    (user,) = (line.split()[1] for line in CONTAINER if line.startswith("USER "))
    assert re.fullmatch(r"\d+:\d+", user)


def test_lines_end_as_a_shell_reads_them_on_every_machine():
    """Git writes a text with LF whatever its own settings say, and leaves a picture alone."""
    for line in git("ls-files", "--eol"):
        index, _, *attributes = line.split("\t")[0].split()
        kind = (index, " ".join(attributes))
        assert kind in {
            ("i/lf", "attr/text=auto eol=lf"),
            ("i/none", "attr/text=auto eol=lf"),
            ("i/-text", "attr/-text"),
        }, line
