"""Every row of section 7 of the rules page."""

from collections import Counter
from typing import Any

import pytest

from games.errors import BadOptions
from games.game import DEALER
from games.rank import RANK
from games.rank.cards import cards_in_play, spread
from games.rank.events import Drew, Forfeited, Passed, Played, WentOut
from games.rank.moves import Deal
from games.rank.state import State, pile_text, to_act
from tests.games.rank.rows import (
    SEATS,
    cards,
    case_id,
    cases,
    code,
    facts,
    hands,
    ids_on_the_page,
    letters,
    load,
    move,
    run,
)
from tests.rulepages import rows

PLAYS = cases("7.1 Single plays")
SEQUENCES = cases("7.2 Sequences")
EXCHANGES = cases("7.3 Before the first lead")
TOKENS = rows("rank", "7.4 Tokens")
TABLES = cases("7.5 Tables")
STARTS = cases("7.6 Start of a hand")
RUNS = cases("7.7 Endless")


def test_every_row_of_the_page_is_run():
    run_here = [row["#"] for row, _ in (*PLAYS, *SEQUENCES, *EXCHANGES, *TABLES, *STARTS, *RUNS)]
    assert set(run_here) | {row["#"] for row in TOKENS} == set(ids_on_the_page())
    assert Counter(kind[0] for kind in ids_on_the_page()) == {
        "P": 122,
        "S": 54,
        "X": 20,
        "N": 11,
        "H": 10,
        "T": 8,
        "R": 8,
    }


def test_a_star_is_run_in_all_three_editions():
    assert len([row for row, _ in PLAYS if row["#"] == "P1"]) == 3
    assert len([row for row, _ in SEQUENCES if row["#"] == "S54"]) == 1


@pytest.mark.parametrize(("row", "options"), PLAYS, ids=map(case_id, PLAYS))
def test_single_plays(row, options):
    hand = cards(row["Hand"])
    seats = 7 if Counter(hand)[9] > 7 else 3
    state = load(seats, options, hands=[hand, *[[1]] * (seats - 1)], pile=row["Pile"], turn=0)
    text = row["Play"] if row["Play"] == "pass" else f"play {row['Play']}"
    listed = RANK.parse(state, text) in RANK.legal(state, 0)
    if (error := code(state, 0, text)) != "none":
        assert (f"!{error}", listed) == (row["Result"], False)
        return
    assert (result(move(state, 0, text).events), listed) == (row["Result"], True)


def result(events: tuple[Any, ...]) -> str:
    first = events[0]
    if isinstance(first, Passed):
        return "pass"
    assert isinstance(first, Played)
    text = "clear" if first.kind == "crown" else first.pile
    for event in events:
        if isinstance(event, Drew):
            text += f"+{event.number}"
        if isinstance(event, WentOut):
            text += " out"
        if isinstance(event, Forfeited):
            text += " forfeit"
    return text


@pytest.mark.parametrize(("row", "options"), SEQUENCES, ids=map(case_id, SEQUENCES))
def test_sequences(row, options):
    held = hands(row["Hands"])
    leader = SEATS.index(row["Leader"])
    start = load(
        len(held), options, hands=list(held.values()), draw=cards(row["Draw pile"]), turn=leader
    )
    state, error = run(start, [sequence_action(action) for action in row["Actions"].split(" / ")])
    for name, value in facts(row["Expected"]).items():
        assert (name, shown(state, error, name)) == (name, value)


def sequence_action(action: str) -> tuple[str, str]:
    seat, what = action.split()
    return seat, "pass" if what == "pass" else f"play {what.replace('+', ' ')}"


def shown(state: State, error: str, name: str) -> str:
    """What the Expected column says of a state."""
    if name.startswith("hand."):
        held = state.hands[SEATS.index(name[-1])]
        return ",".join(map(str, spread(held)))
    if name == "extra":
        return ",".join(map(str, spread(state.extra)))
    if name in ("turn", "leader"):
        assert state.phase == "play"
        return letters([state.turn])
    if name == "owner":
        return letters([state.owner])
    if name == "end":
        assert state.phase == "deal"
    named = {"err": error, "pile": pile_text(state.pile), "end": letters(state.ranking)}
    named |= {"out": letters(state.out), "passed": letters(sorted(state.passed))}
    return named[name]


@pytest.mark.parametrize(("row", "options"), EXCHANGES, ids=map(case_id, EXCHANGES))
def test_before_the_first_lead(row, options):
    held = hands(row["Hands"])
    extra = {"extra": held.pop("extra")} if "extra" in held else {}
    seats = len(held)
    start = load(
        seats,
        options,
        hands=list(held.values()),
        ranking=list(range(seats)),
        phase="dealt",
        **extra,
    )
    state, error = run(start, [exchange_action(action) for action in row["Actions"].split(" / ")])
    expected = facts(row["Expected"])
    assert error == expected.pop("err", "none")
    for name, value in expected.items():
        assert (name, sorted(shown(state, error, name))) == (name, sorted(value))


def exchange_action(action: str) -> tuple[str, str]:
    seat, order, *rest = action.split()
    if order in ("take", "keep"):
        return seat, f"hand {order}"
    if order in ("lead", "steal"):
        return seat, f"benefit {order}"
    given = " ".join(rest).replace("+", " ")
    if ":" in given:
        pairs = (word.split(":") for word in rest)
        given = " ".join(f"{SEATS.index(name)}:{kind}" for name, kind in pairs)
    return seat, f"return {given}"


def finish(state: State, order: list[int]) -> State:
    """A hand of one card each is played out in that order: everybody else passes."""
    while state.phase == "play":
        assert state.turn is not None
        due = order[len(state.out)] == state.turn
        (held,) = spread(state.hands[state.turn])
        state = move(state, state.turn, f"play {held}" if due else "pass").state
    return state


def ready(order: list[int]) -> dict[str, Any]:
    """Hands of one card, the higher the later they are to go out; the last may not answer."""
    held = {seat: [place] for place, seat in enumerate(order, start=1)}
    return {"hands": [held[seat] for seat in range(len(order))], "turn": order[0]}


@pytest.mark.parametrize("row", TOKENS, ids=[row["#"] for row in TOKENS])
@pytest.mark.parametrize("edition", ["2018", "second", "italian"])
def test_tokens(row, edition):
    order = [SEATS.index(name) for name in row["Finishing order"].split(",")]
    before = [int(word[1:]) for word in row["Before"].split()]
    state = load(len(order), {"edition": edition}, **ready(order), tokens=before)
    state = finish(state, order)
    assert state.ranking == tuple(order)
    assert [f"{SEATS[seat]}{number}" for seat, number in enumerate(state.tokens)] == row[
        "After"
    ].split()
    if row["Result"] == "next hand":
        assert (state.phase, state.winners) == ("deal", ())
    else:
        assert (state.phase, f"{letters(state.winners)} wins") == ("gameOver", row["Result"])


@pytest.mark.parametrize(("row", "options"), TABLES, ids=map(case_id, TABLES))
def test_tables(row, options):
    seats = int(row["Players"])
    if row["Decks"] == "!refused":
        with pytest.raises(BadOptions) as refused:
            RANK.options(seats, options)
        assert refused.value.clause == row["Clauses"]
        return
    state = RANK.setup(seats, RANK.options(seats, options))
    state = RANK.play(state, DEALER, Deal(cards_in_play(seats))).state
    assert len(cards_in_play(seats)) == 98 * int(row["Decks"])
    assert len(state.draw) == int(row["Draw pile"])
    assert {sum(hand) for hand in state.hands} == {15}
    assert sum(state.extra) == (15 if "kingsHand" in options else 0)


@pytest.mark.parametrize(("row", "options"), STARTS, ids=map(case_id, STARTS))
def test_start_of_a_hand(row, options):
    names = row["Seats"].split(",")
    kind, _, given = row["Given"].partition("=")
    seats = [names.index(name) for name in given.split(",")]
    position: dict[str, Any] = {"king": seats[0]} if kind == "first" else {"ranking": seats}
    state = load(len(names), options, phase="deal", **position)
    assert names[state.dealer] == row["Dealer"]
    state = RANK.play(state, DEALER, Deal(cards_in_play(len(names)))).state
    assert state.phase == row["First phase"]
    assert letters(to_act(state)) == row["Actor"]


@pytest.mark.parametrize(("row", "options"), RUNS, ids=map(case_id, RUNS))
def test_endless(row, options):
    order = [SEATS.index(name) for name in row["Finishing order"].split(",")]
    before = [tuple(map(int, word[1:].split("/"))) for word in row["Before"].split()]
    state = load(
        len(order),
        options,
        **ready(order),
        handNumber=int(row["Hand"]),
        king=SEATS.index(row["King"]),
        reign=[current for current, _ in before],
        longestReign=[longest for _, longest in before],
    )
    state = finish(state, order)
    runs = zip(SEATS, state.reign, state.longest_reign, strict=False)
    assert [f"{name}{now}/{longest}" for name, now, longest in runs] == row["After"].split()
    assert state.phase == {"next hand": "deal", "over": "gameOver"}[row["Result"]]
    assert not any(state.tokens)
    assert state.winners == ()
