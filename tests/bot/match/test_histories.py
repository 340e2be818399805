"""Random histories of one table, in short."""

import pytest

from bot.match.autoplay import AutoPlay
from tests.bench import histories


def test_no_table_gets_stuck_whatever_people_moderators_restarts_and_clocks_do(capsys):
    assert histories.main(["--number", "200"]) == 0, capsys.readouterr().out
    assert capsys.readouterr().out.splitlines()[-1] == "200 histories, 0 stuck"


def test_the_histories_see_a_table_that_stands_still(monkeypatch, capsys):
    monkeypatch.setattr(histories, "PATIENCE", 0.05)
    monkeypatch.setattr(AutoPlay, "go_on", lambda *_: None)
    assert histories.main(["--number", "3"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "3 histories, 3 stuck"


@pytest.mark.parametrize("often", histories.OFTEN)
def test_every_step_is_one_of_a_history(often: str):
    assert callable(getattr(histories.History, often))
