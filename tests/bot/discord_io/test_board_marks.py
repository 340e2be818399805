"""What boards show is written together, never of a message that another has replaced."""

from collections.abc import Mapping

import pytest

from bot.background import BackgroundTasks
from bot.discord_io.board_marks import BoardMarks
from storage.errors import StoreUnavailable
from tests.waiting import until


class Kept:
    """A table of boards that notes what is written, and may be away."""

    def __init__(self) -> None:
        self.written: list[dict[str, str]] = []
        self.is_away = False

    async def keep_shown(self, shown: Mapping[str, str]) -> None:
        if self.is_away:
            raise StoreUnavailable("away")
        self.written.append(dict(shown))


@pytest.fixture
def kept(monkeypatch) -> Kept:
    monkeypatch.setattr("bot.background.SOON", 0.0)
    return Kept()


def marks_of(kept: Kept, background: BackgroundTasks) -> BoardMarks:
    return BoardMarks(kept, background)  # type: ignore[arg-type]


async def test_what_changes_within_a_moment_is_written_once_and_as_it_is_at_last(kept):
    background = BackgroundTasks()
    marks = marks_of(kept, background)
    for match, mark in (("one", "a"), ("two", "b"), ("one", "c")):
        marks.put(match, mark)
    await until(lambda: not background.running, "the end of writing")
    assert kept.written == [{"one": "c", "two": "b"}]
    marks.put("one", "d")
    await until(lambda: not background.running, "the end of writing")
    assert kept.written[1:] == [{"one": "d"}]


async def test_nothing_is_written_of_a_message_that_was_replaced(kept):
    marks = marks_of(kept, BackgroundTasks())
    marks.put("one", "a")
    marks.put("two", "b")
    marks.drop("one")
    assert not await marks.write()
    assert kept.written == [{"two": "b"}]


async def test_a_database_that_is_away_stops_nothing(kept):
    background = BackgroundTasks()
    marks = marks_of(kept, background)
    kept.is_away = True
    marks.put("one", "a")
    await until(lambda: not background.running, "the end of writing")
    kept.is_away = False
    marks.put("two", "b")
    await until(lambda: kept.written, "what is shown later")
    assert kept.written == [{"two": "b"}]
