"""One match as text: it arrives whole, or not at all."""

import json

import pytest

from storage.errors import Incomplete, MatchExists, RowRefused, StillOpen, UnknownMatch
from storage.portable import LARGEST, export_match, import_match, read_match
from storage.records import LoggedMove, Sitting
from storage.store import Store
from tests.storage.examples import ANNA, GUILD, PAIR, SEED, live, match, move


@pytest.fixture
async def text(store):
    """A finished match, exported."""
    seats = (Sitting(0, ANNA, stand_in="greedy", joined=11), Sitting(1, level="greedy"))
    await live(store, seats=seats, guild=GUILD, words=("ä", ""), rated=True)
    await store.append("m", 0, move("deal 3 1 2", seat=-1))
    await store.append("m", 1, move("take 15 !"), ending="finished")
    return await export_match(store.database, "m")


@pytest.fixture
async def other():
    async with await Store.open("sqlite://") as empty:
        yield empty


async def test_a_match_arrives_as_it_left(store, text, other):
    assert await import_match(other.database, text)
    assert await other.match("m") == await store.match("m")
    assert await other.seats("m") == await store.seats("m")
    assert await other.log("m") == await store.log("m")
    assert await other.seed("m") == SEED
    assert await export_match(other.database, "m") == text


async def test_no_console_changes_a_letter_of_what_is_printed(store, text):
    assert (await store.match("m")).words == ("ä", "")
    assert text.isascii()


async def test_the_very_same_again_is_nothing(store, text):
    assert not await import_match(store.database, text)
    assert len(await store.log("m")) == 2


async def test_another_match_of_that_id_is_not_written_over(store, text, other):
    await live(other)
    with pytest.raises(MatchExists):
        await import_match(other.database, text)
    assert await other.log("m") == ()
    changed = json.loads(text)
    changed["log"][1]["text"] = "take 20 !"
    with pytest.raises(MatchExists):
        await import_match(store.database, json.dumps(changed))
    assert (await store.log("m"))[1].text == "take 15 !"


async def test_a_match_that_is_not_over_keeps_its_secrets(store, other):
    await live(store)
    await store.append("m", 0, move("deal 3 1 2", seat=-1))
    with pytest.raises(StillOpen):
        await export_match(store.database, "m")
    moved = await export_match(store.database, "m", secret=True)
    assert await import_match(other.database, moved)
    await other.append("m", 1, move())
    assert len(await other.log("m")) == 2


async def test_a_lobby_is_carried_too(store, other):
    await store.create(match(), SEED, PAIR[:1])
    assert await import_match(other.database, await export_match(store.database, "m", secret=True))
    assert await other.seats("m") == PAIR[:1]


async def test_what_is_not_there_is_not_exported(store):
    with pytest.raises(UnknownMatch):
        await export_match(store.database, "x")


def with_change(text, *path, value=...):
    whole = json.loads(text)
    *way, last = path
    inner = whole
    for step in way:
        inner = inner[step]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        pytest.param(("format",), "courtyard match 9", "is not a courtyard match 1", id="format"),
        pytest.param(("match",), ..., "match is missing", id="no match"),
        pytest.param(("match", "rules"), ..., "match.rules is missing", id="no rules"),
        pytest.param(("match", "seed"), "00", "match.seed is unknown", id="unknown field"),
        pytest.param(("match", "rules"), "1", "match.rules is not", id="text for a number"),
        pytest.param(("match", "rules"), True, "match.rules is not", id="truth for a number"),
        pytest.param(("match", "created"), 2**63, "match.created is not", id="huge number"),
        pytest.param(("match", "rated"), 1, "match.rated is not", id="number for a truth"),
        pytest.param(("match", "status"), "lost", "match.status is not", id="status"),
        pytest.param(("match", "words"), [1], "match.words is not", id="words"),
        pytest.param(("match", "guild"), "7", "match.guild is not", id="guild"),
        pytest.param(("match", "finished"), None, "match.finished does not fit", id="not finished"),
        pytest.param(("match", "started"), None, "match.started is missing", id="not started"),
        pytest.param(("match", "seats"), 1, "seats do not fit", id="too many seats"),
        pytest.param(("match", "seats"), 3, "seats are missing", id="too few seats"),
        pytest.param(("seed",), ..., "seed is not hexadecimal", id="no seed"),
        pytest.param(("seed",), "xx", "seed is not hexadecimal", id="bad seed"),
        pytest.param(("seed",), "00", "seed is not of 32 bytes", id="short seed"),
        pytest.param(("seats",), ..., "seats is missing", id="no seats"),
        pytest.param(("seats", 0), ..., "seats are missing", id="a seat lost"),
        pytest.param(("seats", 0), 5, "seats.0 is missing", id="a seat that is none"),
        pytest.param(("seats", 1, "seat"), 0, "seats do not fit", id="a seat twice"),
        pytest.param(("seats", 1, "person"), 5, "a person or a computer", id="both at a seat"),
        pytest.param(("log",), {}, "log is missing", id="no log"),
        pytest.param(("log", 0), ..., "log.0 is missing", id="a move lost"),
        pytest.param(("log", 1), "take", "log.1 is missing", id="a move that is none"),
        pytest.param(("log", 1, "text"), ..., "log.1.text is missing", id="no text"),
        pytest.param(("log", 1, "seat"), 2, "a seat that is not there", id="nobody's move"),
        pytest.param(("log", 1, "seat"), -2, "a seat that is not there", id="below the dealer"),
    ],
)
async def test_what_is_not_whole_is_refused_by_name_and_leaves_nothing(
    text, other, path, value, fault
):
    with pytest.raises(Incomplete, match=fault):
        await import_match(other.database, with_change(text, *path, value=value))
    assert await other.ids() == ()


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000, "null", " " * (LARGEST + 1)])
def test_other_texts_are_refused(text):
    with pytest.raises(Incomplete):
        read_match(text)


async def test_a_text_that_the_database_cannot_hold_leaves_nothing(text, other):
    odd = with_change(text, "log", 1, "text", value="\ud800")
    assert read_match(odd)[3][1] == LoggedMove(0, "\ud800", 30)
    with pytest.raises(RowRefused):
        await import_match(other.database, odd)
    assert await other.ids() == ()


def test_an_export_from_before_does_not_say_who_chose(text):
    old = json.loads(text)
    for entry in old["log"]:
        del entry["chooser"]
    assert [move.chooser for move in read_match(json.dumps(old))[3]] == [None, None]
