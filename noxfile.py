"""The tests on every Python that is promised: `nox`, or `nox -s tests-3.13 -- tests/games`."""

import nox

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
FEW = ("tests/games", "tests/storage")
"""What depends most on the Python it runs on."""

nox.options.sessions = ["tests"]
nox.options.error_on_missing_interpreters = False  # a Python that is not here is told as skipped


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """A part of the suite, or what is named after `--`."""
    session.install(".[playground,test]")
    session.run("python", "-m", "pytest", "-n", "auto", *(session.posargs or FEW))


@nox.session(python=PYTHONS[0])
def lowest(session: nox.Session) -> None:
    """The whole suite with the lowest versions that are declared to do: `nox -s lowest`."""
    session.install("uv")
    wanted = f"{session.create_tmp()}/lowest.txt"
    ways = ("--resolution", "lowest-direct", "--python-version", PYTHONS[0], "--all-extras")
    session.run("uv", "pip", "compile", "--quiet", *ways, "pyproject.toml", "-o", wanted)
    session.install("-r", wanted)
    session.run("python", "-m", "pytest", "-n", "auto", *session.posargs)
