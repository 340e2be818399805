"""Options of the test run, and what every test is held to."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from games.arrays import keep_to_one_thread
from tests import thorough, tiers
from tests.unclosed import left_open

settings.load_profile(thorough.STEADY)
keep_to_one_thread()  # tests play with computers too


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="record the golden corpus anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tiers.mark(items)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    tiers.report(session.config)


@pytest.hookimpl(optionalhook=True)  # there without workers too
def pytest_testnodedown(node: Any) -> None:
    tiers.add(node.config, getattr(node, "workeroutput", {}))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    terminalreporter.line(tiers.told(config))


@pytest.fixture(autouse=True)
def every_database_is_closed() -> Iterator[None]:
    """Python 3.13 warns of one that is not, but only when it is collected: in some later test."""
    left_open()
    yield
    assert not left_open(), "this test left a SQLite database open"
