"""What every game promises is asked of a fourth one too, which the tests bring along."""

from collections.abc import Iterator

import pytest

from tests.sample.fourth import registered


@pytest.fixture(scope="package", autouse=True)
def the_sample_is_the_fourth_game() -> Iterator[None]:
    with registered():
        yield
