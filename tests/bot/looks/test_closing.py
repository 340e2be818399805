"""How rounds and hands come out, and how each round of RANK was won: in words."""

from dataclasses import replace
from typing import Any

import pytest

from bot.looks.look import Closing, Company, Showing
from bot.looks.racko.look import RACKO as RACKO_LOOK
from bot.looks.rank.look import RANK as RANK_LOOK
from bot.looks.scots.look import SCOTS as SCOTS_LOOK
from bot.ui.words import LANGUAGES, words
from games.racko import RACKO
from games.racko.events import Scored
from games.rank.state import State
from games.scots import SCOTS
from games.scots.events import Exhausted, WentOut
from games.scots.events import Scored as ScotsScored
from tests.bot.looks.ranks import at_table, remembered, showing

# RACK-O

ORDERED = (1, 5, 9, 14, 15, 16, 17, 30, 34, 39)
MIXED = (7, 8, 3, 10, 11, 12, 13, 18, 19, 20)


def racko(event: Scored, language: str = "en", **options: Any) -> Closing:
    seats = len(event.points)
    state = RACKO.setup(seats, RACKO.options(seats, options))
    state = replace(state, phase="roundOver", racks=event.racks, totals=event.totals)
    names = ("Ada", "Bo", "Cleo", "Dan")[:seats]
    return RACKO_LOOK.table.closing(
        Showing(
            game=RACKO,
            view=RACKO.view(state, None),
            events=(event,),
            company=Company(names, (None,) * seats),
            words=words(language),
            face=str,
            preset="",
        )
    )


def test_who_went_racko_and_how_the_points_came():
    event = Scored((MIXED, ORDERED), 1, (2, 10), 4, 100, (10, 175), (60, 300))
    closing = racko(event, bonus=True)
    assert closing.sentence == "Bo went RACK-O: 175 points"
    assert [each.line for each in closing.seats] == [
        "**Bo** +175 (10 in order × 5, RACK-O 25, run of 4 100), total 300",
        "**Ada** +10 (2 in order × 5), total 60",
    ]
    assert closing.seats[1].shown.split() == [f"racko_{card}" for card in MIXED]
    assert closing.scene is not None


def test_a_round_that_the_turn_limit_ended():
    event = Scored((MIXED, MIXED), None, (2, 2), 0, 0, (10, 10), (60, 300))
    assert racko(event).sentence == "The turn limit ended the round: nobody went RACK-O"


def test_partners_are_told_their_common_total():
    event = Scored((MIXED, ORDERED) * 2, 1, (2, 10, 2, 10), 0, 0, (10, 75, 10, 50), (20, 125))
    totals = {each.seat: each.line.rpartition(" ")[2] for each in racko(event, partners=True).seats}
    assert totals == {0: "20", 1: "125", 2: "20", 3: "125"}


# Queen of Scots


def scots(*events: Any) -> Closing:
    state = replace(SCOTS.setup(2, SCOTS.options(2, {})), phase="roundOver")
    return SCOTS_LOOK.table.closing(
        Showing(
            game=SCOTS,
            view=SCOTS.view(state, None),
            events=events,
            company=Company(("Ada", "Bo"), (None, None)),
            words=words("en"),
            face=lambda name: "",
            preset="",
        )
    )


SCORED = ScotsScored((("CE", "CE"), ()), ((), (("DA", "DA", "DA"),)), (-30, 45), (-10, 65))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (WentOut(1, "set"), "Bo laid the last card and went out: +45"),
        (WentOut(1, "discard"), "Bo discarded the last card and went out: +45"),
        (Exhausted(), "Nothing was left to draw: the round is over, and nobody went out"),
    ],
)
def test_who_went_out_and_how(event: Any, said: str):
    closing = scots(event, SCORED)
    assert closing.sentence == said
    assert [(each.line, each.shown) for each in closing.seats] == [
        ("**Bo** +45 (laid 45, held 0), total 65", "held nothing"),
        ("**Ada** −30 (laid 0, held 30), total -10", "held 2 Cecil"),
    ]


# RANK


def test_who_became_what_and_what_it_brought():
    state = at_table([[9], [12, 4], [1, 5]], tokens=[2, 1, 0], handNumber=3, turn=0)
    state, memory = remembered(state, "0 play 9", "1 play 12", "2 pass", "1 play 4")
    shown = showing(state, memory)
    closing = RANK_LOOK.table.closing(shown)
    assert closing.sentence == "Hand 3 is over: Ada is King, Bo is Queen, Cleo is the Beggar"
    assert [each.line for each in closing.seats] == [
        "1st **Ada**, King: 2 tokens, 4 in all",
        "2nd **Bo**, Queen: 1 token, 2 in all",
        "3rd **Cleo**, Beggar: no token, 0 in all",
    ]
    assert not any(each.shown for each in closing.seats), "what is held stays hidden"
    assert "out 1st" in RANK_LOOK.table.summary(shown).alt


def test_without_tokens_runs_are_told():
    options = {"endless": True, "handLimit": 10}
    state = at_table([[9], [12, 4], [1, 5]], options, reign=[1, 0, 0], longestReign=[3, 0, 0])
    state, memory = remembered(state, "0 play 9", "1 play 12", "2 pass", "1 play 4")
    line = RANK_LOOK.table.closing(showing(state, memory)).seats[0].line
    assert line == "1st **Ada**, King: King 2 in a row, 3 at most"


def story(state: State, *moves: str) -> list[str]:
    shown = showing(*remembered(state, *moves))
    return list(RANK_LOOK.table.story(shown.events, shown))


def board(state: State, *moves: str) -> str:
    return RANK_LOOK.table.summary(showing(*remembered(state, *moves))).moves


HANDS: list[list[Any]] = [[12, 12, 3, 7], ["C", "D", 5, 5], [1, 2, 2, 4], [6, 6, 11, 11]]


def test_a_crown_is_told_with_what_it_beat_and_why_its_player_leads():
    said = story(at_table(HANDS), "0 play 12 12", "1 play C", "1 play 5 5", "2 pass")
    assert said == [
        "Ada led 12 12",
        "Bo played crown on 12 12 and takes the lead",
        "Bo led 5 5 (after winning the round)",
        "Cleo passed",
    ]


def test_who_draws_is_told_for_which_card():
    state = at_table(HANDS, draw=[8, 8, 9, 9])
    said = story(state, "0 play 12 12", "1 play D")
    assert said == [
        "Ada led 12 12",
        "Bo played crown_draw_2 on 12 12 and takes the lead",
        "Bo drew 2 cards for crown_draw_2",
    ]


def test_a_crown_that_is_led_wins_an_empty_round():
    state = at_table(HANDS, turn=1)
    assert story(state, "1 play C") == ["Bo led crown and won an empty round"]


def test_who_goes_out_with_a_crown_does_not_lead():
    hands = [[12, 12, 3], ["C"], [1, 2], [6, 6]]
    said = story(at_table(hands), "0 play 12 12", "1 play C", "2 play 1")
    assert said == [
        "Ada led 12 12",
        "Bo played crown on 12 12 and won the round",
        "**Bo is out, 1st**",
        "Cleo led 1 (in turn after Bo, who won and is out)",
    ]


def test_the_cards_that_won_are_named():
    said = story(at_table(HANDS), "0 play 3", "1 play 5", "2 pass", "3 play 6", "0 play 7",
                 "1 pass", "3 pass")  # fmt: skip
    assert said[-1] == "Ada won the round with 7"
    assert said[0] == "Ada led 3"


def test_the_board_tells_how_a_round_was_won_until_the_next_lead_is_answered():
    moves = ["0 play 3", "1 pass", "2 pass", "3 play 6", "0 play 7", "3 pass"]
    state = at_table(HANDS)
    won, led = "Ada won the round with 7", "Ada led 12 (after winning the round)"
    assert board(state, *moves) == won
    moves.append("0 play 12")
    assert board(state, *moves) == f"{won} · {led}"
    moves.append("1 pass")
    assert board(state, *moves) == f"{led} · Bo passed"


def test_the_pile_shows_this_round_alone():
    moves = ["0 play 3", "1 pass", "2 pass", "3 play 6", "0 play 7", "3 pass", "0 play 12"]
    shown = showing(*remembered(at_table(HANDS), *moves))
    assert "Laid: 12." in RANK_LOOK.table.summary(shown).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_is_told_in_every_language(language: str):
    shown = showing(*remembered(at_table(HANDS), "0 play 12 12", "1 play C"), language=language)
    assert all(RANK_LOOK.table.story(shown.events, shown))
    event = Scored((MIXED, ORDERED), 1, (2, 10), 4, 100, (10, 175), (60, 300))
    assert racko(event, language, bonus=True).sentence.startswith("Bo ")
