"""A Python that is too old is told so in one sentence, before anything else."""

import ast
import os
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.running import ROOT, environment, python

FIRST = ("games/__init__.py", "bot/__init__.py", "builder.py")
"""What an older Python reads."""
SENTENCE = "Courtyard needs Python 3.11 or newer; this is "
VERSION = "import sys; print('.'.join(map(str, sys.version_info[:2])))"
PRETEND = "import runpy, sys; sys.version_info = (3, 9, 18); runpy.run_module({!r})"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    settings = environment(PYTHONDONTWRITEBYTECODE="1")
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=settings)


def found() -> Iterator[str]:
    """Pythons on the path, and those of pyenv."""
    yield from filter(None, (shutil.which(f"python3.{minor}") for minor in (8, 9, 10)))
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob("versions/3.[89].*/bin/python")))
    yield from map(str, sorted(pyenv.glob("versions/3.10.*/bin/python")))


@pytest.fixture(scope="module")
def older() -> dict[str, str]:
    """One of each kind, by its version."""
    answers = {path: run(path, "-c", VERSION) for path in found()}
    kinds = {said.stdout.strip(): path for path, said in answers.items() if not said.returncode}
    if not kinds:
        pytest.skip("LOUD: no Python 3.8, 3.9 or 3.10 here, so none has been told that it is old")
    return kinds


@pytest.mark.parametrize("program", ["bot", "games"])
def test_an_older_python_says_so_and_nothing_else(older: dict[str, str], program: str):
    for version, path in older.items():
        done = run(path, "-m", program)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == f"{SENTENCE}{version}.\n"


def test_an_older_pip_says_so_before_it_fetches_anything(older: dict[str, str], tmp_path: Path):
    asked = ("-m", "pip", "install", "--no-index", "--target", str(tmp_path), ".[playground]")
    for version, path in older.items():
        done = run(path, *asked)
        assert f"{SENTENCE}{version}." in done.stdout + done.stderr
        assert done.returncode == 1


@pytest.mark.parametrize("program", ["bot", "games"])
def test_what_says_so_does_not_wait_for_an_import_that_fails(program: str):
    done = python("-S", "-c", PRETEND.format(program))
    assert (done.returncode, done.stderr) == (1, f"{SENTENCE}3.9.\n")


@pytest.mark.parametrize("file", FIRST)
def test_what_an_older_python_reads_is_written_for_it(file: str):
    ast.parse((ROOT / file).read_text(encoding="utf-8"), feature_version=(3, 8))


def test_the_sentence_names_the_version_that_the_package_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f" {project['requires-python'].removeprefix('>=')} " in SENTENCE
