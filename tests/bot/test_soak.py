"""The bench that plays without a pause, for a few seconds."""

from tests.bench.soak import main


def test_four_people_play_without_an_error_or_a_stuck_table(capsys):
    done = main(minutes=0.2)
    assert "presses" in capsys.readouterr().out
    assert len(done.memory) >= 6
    assert done.pressed > 50
