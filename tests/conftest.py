"""Options of the test run, and what every test is held to."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.unclosed import left_open

settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")
"""How busy a machine is fails no test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="record the golden corpus anew")


@pytest.fixture(autouse=True)
def every_database_is_closed() -> Iterator[None]:
    """Python 3.13 warns of one that is not, but only when it is collected: in some later test."""
    left_open()
    yield
    assert not left_open(), "this test left a SQLite database open"
