"""Every row of the worked examples (RULES.md, section 15), played through positions."""

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from games.errors import IllegalMove
from games.game import DEALER
from games.scots import SCOTS
from games.scots.events import Dealt, Discarded, Exhausted, GameOver, OwnDraw, Scored, WentOut
from games.scots.moves import Deal
from games.scots.options import HAND
from games.scots.state import State
from tests.games.scots.tables import cards, held, play, refused, sets, table
from tests.rulepages import Row, page, rows, section

SECTION = "15. Worked examples"
FLAGS: dict[str, dict[str, Any]] = {
    "identical": {"pileRoyals": "identical"},
    "wildClaims": {"wildClaims": True},
    "alone": {"jewelsOnTop": "alone"},
}


def a_new_set(row: Row) -> None:
    state = table(phase="play", hands=[cards(row["hand"])])
    expect(state, f"lay {row['lay']}", row["result"])


def adding(row: Row) -> None:
    state = table(phase="play", hands=[cards(row["hand"])], sets=[sets(row["own sets"])])
    expect(state, f"add {row['add']}", row["result"])


def expect(state: State, text: str, result: str) -> State:
    """The state after an accepted move; a refused one has the code and changes nothing."""
    if result == "ok":
        return play(state, 0, text).state
    with pytest.raises(IllegalMove) as refusal:
        play(state, 0, text)
    assert refusal.value.code == result
    return state


def taking_the_pile(row: Row) -> None:
    hand, _, flags = row["hand"].removesuffix("]").partition(" [")
    options = {flag: value for name in flags.split() for flag, value in FLAGS[name].items()}
    own, pile = sets(row["own sets"]), cards(row["pile"])
    state = table(options=options, hands=[cards(hand)], sets=[own], pile=pile)
    after = expect(state, f"take {row['claim'].removeprefix('with ')}", row["result"])
    assert [list(laid) for laid in after.sets[0]] == sets(row["own sets after"])
    assert held(after, 0, row["hand after"])
    if after.phase == "play":
        assert list(after.pile) == (pile[:-1] if "alone" in flags and pile[-1] == "CJ" else [])


def a_whole_turn(row: Row) -> None:
    position: dict[str, Any] = {"draw": cards(row["draw"]), "pile": cards(row["pile"])}
    state = table(hands=[cards(row["hand"])], sets=[sets(row["own sets"])], **position)
    *turn, last = row["actions"].replace("take with ", "take ").split("; ")
    for text in turn:
        state = play(state, 0, text).state
    if row["outcome"].startswith("refused"):
        assert f"refused: {refused(state, 0, last)}" == row["outcome"]
    else:
        step = play(state, 0, last)
        state = step.state
        ways = [event.way for event in step.events if isinstance(event, WentOut)]
        assert row["outcome"] == (f"out by {ways[0]}" if ways else "next")
        assert ways or isinstance(step.events[0], Discarded)
    assert held(state, 0, row["hand after"])
    assert list(state.pile) == cards(row["pile after"])


def a_round_score(row: Row) -> None:
    state = table(hands=[cards(row["hand"])], sets=[sets(row["own sets"])], draw=[])
    scored = play(state, 0, "draw").events[1]
    assert isinstance(scored, Scored)
    assert scored.scores[0] == int(row["score"])


def totals_and_the_end(row: Row) -> None:
    before, scores, after = (
        list(map(int, row[name].split()))
        for name in ("totals before", "round scores", "totals after")
    )
    options: dict[str, Any] = {"maxRecycles": 0}
    if row["mode"] == "shared":
        options["tieBreak"] = "shared"
    limit = re.fullmatch(r"maxRounds=(\d+), round (\d+)", row["mode"])
    if limit:
        options["maxRounds"] = int(limit[1])
    hands, laid = zip(*map(worth, scores, PERSONS), strict=True)
    state = table(
        len(scores),
        options,
        hands=list(hands),
        sets=list(laid),
        draw=[],
        totals=before,
        round=int(limit[2]) - 1 if limit else 0,
    )
    step = play(state, state.turn, "draw")
    assert isinstance(step.events[1], Scored)
    assert list(step.events[1].scores) == scores
    assert list(step.state.totals) == after
    assert outcome(step.state) == row["outcome"]
    assert any(isinstance(event, GameOver) for event in step.events) == bool(step.state.winners)


PERSONS = ("DA KN RI", "BO WA SE", "MO ML BA", "CE BE WD")
"""For each seat three persons, seven cards each, worth 15, 10 and 5."""


def worth(score: int, persons: str) -> tuple[list[str], list[list[str]]]:
    """A hand and sets of these persons that score so many points."""
    for numbers in product((0, 3, 4, 5, 6, 7), repeat=3):
        for kept in product(*(range(8 - number) for number in numbers)):
            points = zip(numbers, kept, (15, 10, 5), strict=True)
            if sum(value * (laid - hand) for laid, hand, value in points) == score:
                codes = persons.split()
                hand = [code for code, count in zip(codes, kept, strict=True) for _ in range(count)]
                laid = zip(codes, numbers, strict=True)
                return hand, [[code] * count for code, count in laid if count]
    raise AssertionError(score)


def outcome(state: State) -> str:
    if not state.winners:
        return "play on"
    seats = " ".join(map(str, state.winners))
    return f"seat {seats} wins" if len(state.winners) == 1 else f"seats {seats} win"


def the_draw_pile_is_empty(row: Row) -> None:
    recycles, most = map(int, row["recycles / max"].split(" / "))
    state = table(
        options={"maxRecycles": most},
        draw=cards(row["draw"]),
        pile=cards(row["pile"]),
        recycles=recycles,
    )
    action, _, order = row["action"].partition(", order ")
    step = play(state, 0, action)
    if order:
        assert SCOTS.to_act(step.state) == (DEALER,)
        step = play(step.state, DEALER, f"shuffle {order}")
    if row["result"] == "exhausted":
        assert step.events[0] == Exhausted()
    else:
        assert step.private == ((0, OwnDraw(row["result"].removeprefix("got "))),)
    assert list(step.state.draw) == cards(row["draw after"])
    assert list(step.state.pile) == cards(row["pile after"])
    assert step.state.recycles == int(row["recycles"])


def a_deal(row: Row) -> None:
    """The seat's places hold all the jewels and all the Marys, which nobody else can then have."""
    seats, dealer, seat = int(row["n"]), int(row["dealer"]), int(row["seat"])
    state = table(seats, phase="deal", dealer=dealer)
    mine = set(map(int, row["deck indices dealt to the seat"].split()))
    face_up = int(row["face-up index"])
    special, jewels = {"CJ", "MQ"}, ["CJ"] * 8 + ["MQ"] * 3
    others = [card for card in state.deck.cards if card not in special]
    places = range(len(state.deck.cards))
    deck = [jewels.pop() if place in mine else others.pop(0) for place in places]
    step = SCOTS.play(state, DEALER, Deal(tuple(deck)))
    assert len(mine) == HAND
    assert held(step.state, seat, "CJ " * 8 + "MQ " * 3)
    assert step.state.pile == (deck[face_up],)
    assert step.state.draw == tuple(deck[face_up + 1 :])
    assert isinstance(step.events[0], Dealt)
    assert step.events[0].turn == step.state.turn == int(row["first turn"])


KINDS: dict[str, Callable[[Row], None]] = {
    "M": a_new_set,
    "A": adding,
    "K": taking_the_pile,
    "O": a_whole_turn,
    "C": a_round_score,
    "G": totals_and_the_end,
    "E": the_draw_pile_is_empty,
    "P": a_deal,
}
ROWS = {row["id"]: row for row in rows("scots", SECTION)}


@pytest.mark.parametrize("key", ROWS)
def test_a_worked_example_comes_out_as_the_page_says(key):
    KINDS[key[0]](ROWS[key])


def test_no_row_of_the_page_was_left_out():
    on_the_page = re.findall(r"^\| ([A-Z]\d+) \|", section(page("scots"), SECTION), re.MULTILINE)
    ran = []
    for row in rows("scots", SECTION):
        KINDS[row["id"][0]](row)
        ran.append(row["id"])
    assert ran == on_the_page
    assert len(set(ran)) == 22 + 16 + 39 + 22 + 12 + 13 + 7 + 4
