"""The bench of many deadlines at once, in short."""

import shutil

import pytest

from tests.bench.overdue import main


@pytest.mark.skipif(shutil.which("ps") is None, reason="LOUD: no ps here tells the memory")
def test_many_tables_whose_time_is_up_at_a_start_are_shown_at_the_pace(capsys):
    found = main(["--tables", "60", "--channels", "30"], longest=240.0)
    assert "60 tables shown" in capsys.readouterr().out
    assert found.requests >= 60
    assert not set(found.faults) - {"the memory grows"}  # a start is too short to tell
