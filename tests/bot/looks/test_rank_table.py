"""RANK's table message, its end, and its words: PANELS 2 and 8."""

import re

import pytest

from bot.looks.look import Company, Showing
from bot.looks.rank.look import RANK as BOARD
from bot.ui.words import LANGUAGES, words
from games.rank import RANK, events
from games.rank.events import Public
from tests.bot.looks.ranks import (
    LONG,
    at_table,
    emoji,
    king,
    remembered,
    showing,
)
from tests.games.playing import moments

PRESETS = {preset.key: dict(preset.options) for preset in RANK.presets}


def test_the_summary_tells_this_round_and_what_is_to_be_beaten():
    hands = [[9, 9, 9, 1], [10, 2, 2, 5], [4, 4, 4, 8], [7, 7, 7, 3]]
    state = at_table(hands, turn=2, tokens=[2, 3, 1, 0], handNumber=3)
    state, memory = remembered(state, "2 play 4 4 4", "3 play 7 7 7", "0 pass")
    told = BOARD.table.summary(showing(state, memory, until=9))
    assert told.title == "RANK · hand 3"
    assert told.subtitle == "2018 rules · first to 5 tokens: Bo 3, Ada 2, Cleo 1, Dan 0"
    assert told.moves == "Cleo led 4 4 4 · Dan played 7 7 7 · Ada passed"
    assert told.turn == "Bo's turn"
    assert told.asks == "To beat: **three 7s**. Time's up <t:9:R>."
    assert told.seats[0] == "Ada: King, 4 cards, passed, 2 tokens"
    assert told.seats[1] == "▶ Bo: 4 cards, 3 tokens"
    assert told.alt.startswith("On the pile: three 7s by Dan. Laid: 7, 7, 7. ")
    assert "Bo is to play: 4 cards, 3 tokens." in told.alt
    state, memory = remembered(state, "1 pass", "2 pass")
    assert BOARD.table.summary(showing(state, memory)).moves == "Dan won the round"
    assert BOARD.table.summary(showing(state, memory)).asks == "Dan leads."


def test_an_end_that_nobody_saw_is_decided_by_tokens():
    state = at_table([[], [7], []], phase="gameOver", tokens=[5, 0, 3], ranking=[0, 2, 1])
    assert BOARD.table.final(showing(state)) == (
        "What decided it: Ada had the tokens.",
        "Ada: out 1st",
        "Bo: 7",
        "Cleo: out 2nd",
    )


def test_specials_tell_what_they_stand_for():
    hands = [[9, 9, "W", "U", 1], [10, 2], [4, 4], [7, 3]]
    state, memory = remembered(at_table(hands), "0 play 9 9 U W")
    told = BOARD.table.summary(showing(state, memory))
    assert told.moves == "Ada led 9 9 up wild as three 10s"
    assert "Laid: 9, 9, Rank-Up, Wild." in told.alt


def test_roles_of_the_hand_before_stand_at_the_seats():
    seats = BOARD.table.summary(showing(king())).seats
    assert [re.findall(r"King|Queen|Knight|Beggar", seat)[-1] for seat in seats] == [
        "King",
        "Queen",
        "Knight",
        "Beggar",
    ]


def test_the_endless_game_counts_runs():
    endless = {"endless": True, "handLimit": 10}
    state = at_table(
        [[1, 2], [3, 4], [5, 6]], endless, reign=[0, 2, 0], longestReign=[3, 2, 0], handNumber=6
    )
    told = BOARD.table.summary(showing(state))
    assert told.subtitle.endswith(
        "10 hands · in a row as King (longest): Bo 2 (2), Ada 0 (3), Cleo 0 (0)"
    )
    assert "King 2 in a row" in told.seats[1]


def test_the_end_says_what_decided_it_and_shows_all_hands():
    state = at_table([["C", 9], [12, 12, 12, 1], [3, 5]], tokens=[4, 2, 1], handNumber=5, turn=1)
    state, memory = remembered(
        state, "1 play 12 12 12", "2 pass", "0 play C", "0 play 9", "1 pass", "2 pass", "1 play 1"
    )
    shown = showing(state, memory)
    assert BOARD.table.summary(shown).turn == "Ada wins"
    assert BOARD.table.final(shown) == (
        "What decided it: Ada led 9 and was out in hand 5.",
        "Ada: out 1st",
        "Bo: out 2nd",
        "Cleo: 3 5",
    )
    state = at_table([["C"], [12, 12, 12, 1], [3, 5]], tokens=[4, 2, 1], handNumber=5, turn=1)
    state, memory = remembered(state, "1 play 12 12 12", "2 pass", "0 play C", "1 play 1")
    decided = BOARD.table.final(showing(state, memory))[0]
    assert decided == "What decided it: Ada's crown on Bo's three 12s in hand 5."


# Words


def shown_to_all(language: str) -> Showing:
    company = Company(LONG[:4], (None,) * 4)
    view = RANK.view(RANK.setup(4, RANK.options(4, {})), None)
    return Showing(
        game=RANK,
        view=view,
        events=(),
        company=company,
        words=words(language),
        face=emoji,
        preset="",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_match_is_told(language):
    showing, told = shown_to_all(language), set()
    for preset in ("2018", "kings-hand", "second", "italian-president"):
        for moment in moments(RANK, 4, PRESETS[preset], seed=2):
            for event in moment.step.events:
                (said,) = BOARD.table.story((event,), showing)
                assert said.strip()
                told.add(type(event))
    assert told | {events.Forfeited} == set(Public.__args__)
    (forfeited,) = BOARD.table.story((events.Forfeited(1),), showing)
    assert LONG[1] in forfeited
