"""Which picture a message carries: one new one in a channel every two seconds, by turns."""

import asyncio
from collections.abc import Collection
from dataclasses import replace

import pytest

from bot.discord_io.attachments import view_with_files
from bot.discord_io.board_pictures import REST, BoardPictures, Sending
from bot.looks.catalogue import game_colours
from bot.looks.rank.picture import RankScene, RankSeat
from bot.pictures.studio import Studio
from bot.ui.panels import Panel, Picture, Text, panel, pictures_of

CHANNEL, ELSEWHERE = 7, 8


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr("bot.discord_io.board_pictures.time", found)
    return found


class Drawn(Studio):
    """Every picture is its scene in words; some cannot be drawn."""

    def __init__(self, broken: Collection[object] = ()) -> None:
        super().__init__(game_colours())
        self.broken = broken

    async def picture(self, scene: object) -> bytes | None:
        return None if scene in self.broken else repr(scene).encode()


def scene(cards: int) -> RankScene:
    return RankScene((RankSeat(cards),) * 3, 5)


def shown(cards: int, words: str = "words") -> Panel:
    return panel("waiting", words, Picture(scene(cards), "alt", "legend", "instead"))


def cards_of(sent: Sending) -> int | None:
    """Of the picture that is on the message."""
    hung = pictures_of(sent.panel)
    assert not hung or isinstance(hung[0].scene, RankScene)
    return hung[0].scene.seats[0].cards if hung else None  # type: ignore[attr-defined]


async def edit(
    pictures: BoardPictures, match: str, cards: int, message: int, channel: int = CHANNEL
) -> Sending:
    sent = await pictures.prepare(match, channel, shown(cards), message)
    pictures.shown(message, sent)
    return sent


async def test_a_new_picture_rests_two_seconds_and_the_words_go_on(clock: Clock):
    pictures = BoardPictures(Drawn())
    first = await edit(pictures, "one", 1, 11)
    assert first.files is not None
    assert cards_of(first) == 1
    clock.now += 0.5
    sent = await pictures.prepare("one", CHANNEL, shown(2, "later words"), 11)
    assert (cards_of(sent), sent.files) == (1, None)
    assert sent.later == pytest.approx(REST - 0.5)
    assert Text("later words") in sent.panel.parts
    clock.now += sent.later
    assert cards_of(await edit(pictures, "one", 3, 11)) == 3


async def test_a_message_without_a_picture_has_words_until_its_turn(clock: Clock):
    pictures = BoardPictures(Drawn())
    await edit(pictures, "one", 1, 11)
    sent = await edit(pictures, "two", 2, 22)
    assert cards_of(sent) is None
    assert Text("instead") in sent.panel.parts
    assert sent.later == REST


async def test_every_channel_has_its_own_pace(clock: Clock):
    pictures = BoardPictures(Drawn())
    await edit(pictures, "one", 1, 11)
    assert cards_of(await edit(pictures, "two", 2, 22, ELSEWHERE)) == 2


async def test_the_same_picture_is_never_sent_twice(clock: Clock):
    pictures = BoardPictures(Drawn())
    await edit(pictures, "one", 1, 11)
    clock.now += 2 * REST
    sent = await edit(pictures, "one", 1, 11)
    assert (cards_of(sent), sent.files, sent.later) == (1, None, 0.0)


async def test_whoever_waits_longest_is_next(clock: Clock):
    pictures, served = BoardPictures(Drawn()), []
    tables = {"one": 11, "two": 22, "three": 33}
    for step in range(90):
        for match, message in tables.items():
            sent = await edit(pictures, match, step, message)
            if sent.files:
                served.append(match)
        clock.now += 0.3
    assert 12 <= len(served) <= 90 * 0.3 / REST + 1
    assert {served.count(match) for match in tables} <= {len(served) // 3, len(served) // 3 + 1}


async def test_a_match_that_never_comes_holds_nobody_up(clock: Clock):
    pictures = BoardPictures(Drawn())
    await edit(pictures, "one", 1, 11)
    await edit(pictures, "gone", 1, 22)
    await edit(pictures, "two", 1, 33)
    clock.now += REST
    assert (await edit(pictures, "two", 2, 33)).later == REST
    pictures.forget("gone", CHANNEL)
    assert cards_of(await edit(pictures, "two", 2, 33)) == 2
    await edit(pictures, "gone", 1, 22)
    await edit(pictures, "two", 3, 33)
    clock.now += 2 * REST
    assert cards_of(await edit(pictures, "two", 3, 33)) == 3


async def test_what_cannot_be_drawn_goes_in_words_and_the_old_picture_goes(clock: Clock):
    pictures = BoardPictures(Drawn(broken=[scene(2)]))
    await edit(pictures, "one", 1, 11)
    clock.now += REST
    sent = await edit(pictures, "one", 2, 11)
    assert cards_of(sent) is None
    assert sent.files == []
    clock.now += REST
    assert cards_of(await edit(pictures, "one", 3, 11)) == 3


async def test_words_do_not_wait_for_a_slow_picture_and_it_comes_later(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.discord_io.board_pictures.PATIENCE", 0.01)
    studio = Drawn()
    pictures = BoardPictures(studio)
    await edit(pictures, "one", 1, 11)
    clock.now += REST
    with monkeypatch.context() as slow:
        slow.setattr(studio, "picture", lambda _: asyncio.sleep(60))
        sent = await edit(pictures, "one", 2, 11)
    assert (cards_of(sent), sent.files, sent.later) == (1, None, 0.01)
    assert cards_of(await edit(pictures, "one", 2, 11)) == 2


async def test_an_answer_does_not_wait_long_for_its_picture(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.discord_io.attachments.PATIENCE", 0.01)
    studio = Drawn()
    monkeypatch.setattr(studio, "picture", lambda _: asyncio.sleep(60))
    view, files = await view_with_files(studio, shown(1), lambda _: None)
    assert files == []
    assert "instead" in str(view.to_components())


async def test_where_files_may_not_be_attached_there_are_words(clock: Clock):
    allowed = {CHANNEL, ELSEWHERE}
    pictures = BoardPictures(Drawn(), lambda channel: channel in allowed)
    allowed.remove(CHANNEL)
    assert cards_of(await edit(pictures, "one", 1, 11)) is None
    pictures.refused(ELSEWHERE)
    assert cards_of(await edit(pictures, "two", 1, 22, ELSEWHERE)) is None
    pictures.regained(ELSEWHERE)
    assert cards_of(await edit(pictures, "two", 1, 22, ELSEWHERE)) == 1


async def test_a_panel_without_pictures_takes_the_picture_away(clock: Clock):
    pictures = BoardPictures(Drawn())
    await edit(pictures, "one", 1, 11)
    bare = replace(shown(1), parts=(Text("over"),))
    assert (await pictures.prepare("one", CHANNEL, bare, 11)).files == []
    assert (await pictures.prepare("one", CHANNEL, bare, 99)).files is None
