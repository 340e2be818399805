"""The bench that plays without a pause, for a few presses."""

import shutil

import pytest

from tests.bench.soak import main


@pytest.mark.skipif(shutil.which("ps") is None, reason="LOUD: no ps here tells the memory")
def test_four_people_play_without_an_error_or_a_stuck_table(capsys):
    done = main(presses=80)
    assert "presses" in capsys.readouterr().out
    assert done.memory
    assert done.pressed >= 80
