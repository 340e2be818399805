"""The bench that plays without a pause, for a few presses."""

from tests.bench.soak import main


def test_four_people_play_without_an_error_or_a_stuck_table(capsys):
    done = main(presses=80)
    assert "presses" in capsys.readouterr().out
    assert done.memory
    assert done.pressed >= 80
