"""The tests on every Python that is promised: `nox`, or `nox -s tests-3.13 -- tests/games`."""

import nox

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
FEW = ("tests/games", "tests/storage")
"""What depends most on the Python it runs on."""

nox.options.error_on_missing_interpreters = False  # a Python that is not here is told as skipped


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """A part of the suite, or what is named after `--`."""
    session.install(".[playground,test]")
    session.run("python", "-m", "pytest", "-n", "auto", *(session.posargs or FEW))
