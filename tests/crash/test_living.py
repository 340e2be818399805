"""After each kill all that stands comes right without a press."""

from tests.crash.living import kill_often

KILLS, TABLES = 5, 6
"""In short; `tests.bench.crash --living` kills for as long as is wanted."""


async def test_a_bot_that_is_killed_comes_back_right_without_a_press(tmp_path):
    seen = await kill_often(tmp_path, f"sqlite:///{tmp_path}/living.sqlite3", KILLS, TABLES)
    assert seen.kills == KILLS
    assert len(seen.seconds) == KILLS + 1
