"""RACK-O's panels, as PANELS lays them out, and whole matches by what is drawn."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.looks.look import Choose, Company, Play, Showing
from bot.looks.racko.advice import advice
from bot.looks.racko.cards import card_face
from bot.looks.racko.look import RACKO as BOARD
from bot.ui.panels import Button, Line, Panel, Row, buttons_of, components, faults, texts_of
from bot.ui.words import LANGUAGES, words
from games.dealing import key, shuffler
from games.errors import UnreadableMove
from games.game import DEALER, Memory, seen
from games.racko import RACKO
from games.racko.moves import Place
from games.racko.state import State
from tests.bot.looks.fingers import Held, held_of, means, panel, payload, plays, tap

NAMES = ("Ada", "Bo", "Cleo", "Dan")
RACK = [4, 11, 19, 17, 28, 33, 52, 41, 45, 58]
READY = [4, 11, 17, 19, 28, 33, 41, 45, 58, 52]  # 60 in #50 completes it
UNTIL = 1_800_000_000
TIME = f"Time's up <t:{UNTIL}:R>."


def bracketed(name: str) -> str:
    return f"[{name.removeprefix('racko_')}]"


def emoji(name: str) -> str:
    return f"<:{name}:123>"


def at_table(rack: list[int] = RACK, options: dict[str, Any] | None = None, **more: Any) -> State:
    """Four at the table, seat 0 to move, 23 face up."""
    given = {"racks": [rack, [], [], []], "turn": 0, "discard": [23], **more}
    return RACKO.load(4, RACKO.options(4, options or {"declare": "auto"}), given)


def holding(
    state: State,
    seat: int = 0,
    memory: Any = None,
    pick: str = "",
    refused: Any = None,
    **more: Any,
) -> Held:
    given: dict[str, Any] = {
        "game": RACKO,
        "match": "7fq2z9a0",
        "version": 400,
        "seat": seat,
        "seen": seen(RACKO, state, memory or Memory(RACKO.Dealt), seat),
        "legal": RACKO.legal(state, seat),
        "refusal": lambda move: RACKO.refusal(state, seat, move),
        "parse": lambda text: RACKO.parse(state, text),
        "company": Company(NAMES[: len(state.racks)], (None,) * len(state.racks)),
        "words": words("en"),
        "face": emoji,
        "until": UNTIL,
    }
    return held_of(given | more, pick, refused)


def showing(state: State, memory: Any = None, language: str = "en", **more: Any) -> Showing:
    witnessed = memory.witnessed if memory else []
    given: dict[str, Any] = {
        "game": RACKO,
        "view": RACKO.view(state, None),
        "events": tuple(event for who, event in witnessed if who is None),
        "company": Company(NAMES[: len(state.racks)], (None,) * len(state.racks)),
        "words": words(language),
        "face": bracketed,
        "preset": "Standard",
        "until": UNTIL,
    }
    return Showing(**given | more)


def drawn(shown: Panel) -> list[Any]:
    """Texts, lines and rows in their order; a button as PANELS writes it."""
    return [
        part.text if hasattr(part, "text") else "—" if isinstance(part, Line) else marks(part)
        for part in shown.parts
    ]


def marks(row: Any) -> str:
    assert isinstance(row, Row)
    sign = {"plain": "", "next": "*", "go": "+", "danger": "!"}
    return " ".join(
        f"[{sign[each.style]}{each.label or bare(each)}{sign[each.style]}]" for each in row.buttons
    )


def bare(each: Button) -> str:
    assert each.face is not None
    return each.face.removeprefix("racko_")


def faces(*cards: int) -> str:
    return "".join(emoji(card_face(card)) for card in cards)


ROWS = "-# First row #5 to #25, second #30 to #50."
SO_FAR = "In order so far: **3 of 10** (4, 11, 19)."
FIVES = ["[4] [11] [19] [17] [28]", "[33] [52] [41] [45] [58]"]


# The states of the hand


def test_picking_up():
    shown = panel(holding(at_table()))
    assert drawn(shown) == [
        f"## Your turn\n# {faces(*RACK[:5])}\n# {faces(*RACK[5:])}\n{ROWS}\n{SO_FAR}",
        "—",
        f"Take {faces(23)} (it must go into your rack), or draw one unseen. {TIME}",
        "[*Take 23*] [*Draw*] [More]",
    ]
    assert shown.bar == "yours"
    assert components(shown) == 8


def test_a_card_is_drawn():
    shown = panel(holding(at_table(held=24, phase="drawn")))
    assert drawn(shown) == [
        f"## You drew 24\nWhich card does it replace? {TIME}",
        *FIVES,
        f"{ROWS} {SO_FAR}",
        "—",
        "[Discard 24] [More]",
    ]
    assert shown.bar == "yours"
    assert components(shown) == 19


def test_taking_opens_the_slots_and_goes_back():
    held = tap(holding(at_table()), "Take 23")
    assert drawn(panel(held)) == [
        f"## You take 23\nWhich card does it replace? {TIME}",
        *FIVES,
        f"{ROWS} {SO_FAR}",
        "—",
        "[Back] [More]",
    ]
    assert plays(held, "racko_17") == "take 20"
    assert panel(tap(held, "Back")) == panel(holding(at_table()))


@pytest.mark.parametrize(
    ("phase", "label", "text"),
    [
        pytest.param({}, "Draw", "draw", id="drawing is a move"),
        pytest.param({"held": 24}, "racko_17", "place 20", id="a slot is the move"),
        pytest.param({"held": 24}, "Discard 24", "drop", id="discarding"),
    ],
)
def test_one_tap_is_a_move(phase, label, text):
    assert plays(holding(at_table(**phase)), label) == text


def test_a_careful_person_taps_twice():
    held = tap(holding(at_table(held=24), careful=True), "racko_17")
    assert drawn(panel(held))[:3] == [
        "## You drew 24\n24 goes in, 17 is discarded. Tap the blue 17 to do it.",
        "[4] [11] [19] [*17*] [28]",
        FIVES[1],
    ]
    assert plays(held, "racko_17") == "place 20"
    moved = tap(held, "racko_28")
    assert plays(moved, "racko_28") == "place 25"
    taken = tap(holding(at_table(), careful=True), "Take 23", "racko_58")
    assert "23 goes in, 58 is discarded. Tap the blue 58 to do it." in drawn(panel(taken))[0]
    assert plays(taken, "racko_58") == "take 50"


def test_completing_the_rack_asks_when_waiting_could_pay():
    state = at_table(READY, {"bonus": True}, held=60)
    held = tap(holding(state), "racko_52")
    assert drawn(panel(held)) == [
        "## Your rack is in order!\n"
        f"# {faces(*READY[:5])}\n# {faces(*READY[5:9], 60)}\n"
        f"Go RACK-O for 75, or wait for a run of 3 (125)? {TIME}",
        "[+Go RACK-O for 75+] [Wait]",
        "—",
        "[Back] [More]",
    ]
    assert panel(held).bar == "asking"
    assert plays(held, "Go RACK-O for 75") == "place 50 !"
    assert plays(held, "Wait") == "place 50"
    assert panel(tap(held, "Back")) == panel(holding(state))


@pytest.mark.parametrize(
    ("rack", "question"),
    [
        pytest.param(
            [4, 11, 17, 18, 19, 33, 41, 45, 58, 52],
            "Go RACK-O for 125, or wait for a run of 4 (175)?",
            id="a run of three is there",
        ),
        pytest.param(
            [4, 11, 17, 18, 19, 20, 21, 45, 58, 52],
            "Go RACK-O for 275, or wait for a run of 6 (475)?",
            id="a run of five is there",
        ),
    ],
)
def test_the_question_names_what_is_there_and_what_could_be(rack, question):
    held = tap(holding(at_table(rack, {"bonus": True}, held=60)), "racko_52")
    assert question in drawn(panel(held))[0]


@pytest.mark.parametrize(
    ("options", "rack", "text"),
    [
        pytest.param({"declare": "auto"}, READY, "place 50", id="it goes out by itself"),
        pytest.param({"declare": "asks"}, READY, "place 50", id="by itself where it pays nothing"),
        pytest.param({"declare": "manual"}, READY, "place 50 !", id="waiting pays nothing"),
        pytest.param(
            {"bonus": True},
            [4, 11, 12, 13, 14, 15, 16, 45, 58, 52],
            "place 50 !",
            id="no longer run pays more",
        ),
        pytest.param({"bonus": True}, RACK, "place 50", id="it is not in order yet"),
    ],
)
def test_going_out_is_not_asked_when_waiting_cannot_pay(options, rack, text):
    card = card_face(rack[9])
    assert plays(holding(at_table(rack, options, held=60)), card) == text


@pytest.mark.parametrize(
    ("options", "totals", "question"),
    [
        pytest.param(
            {"declare": "asks"},
            [430, 20, 480, 460],
            "If you go now, Cleo could win the match, 530 to 505.\nGo RACK-O for 75, or wait?",
            id="another may win by it",
        ),
        pytest.param(
            {"declare": "manual", "bonus": True},
            [100, 480, 20, 460],
            "If you go now, Bo could win the match, 530 to 175.\n"
            "Go RACK-O for 75, or wait for a run of 3 (125)?",
            id="a run would pay too",
        ),
        pytest.param(
            {"declare": "asks", "partners": True},
            [430, 460],
            "If you go now, Bo and Dan could win the match, 560 to 510.\n"
            "Go RACK-O for 75, or wait?",
            id="the other pair may win by it",
        ),
    ],
)
def test_the_question_names_who_could_win_the_match_by_it(options, totals, question):
    held = tap(holding(at_table(READY, options, held=60, totals=totals)), card_face(READY[9]))
    assert question in drawn(panel(held))[0]
    assert plays(held, "Go RACK-O for 75") == "place 50 !"
    assert plays(held, "Wait") == "place 50"


def test_a_hint_that_waits_says_why():
    held = holding(at_table(READY, {"declare": "asks"}, held=60, totals=[430, 20, 480, 460]))
    _, waits = advice(held.holding, Place(50))
    _, goes = advice(held.holding, Place(50, declare=True))
    assert waits == words("en")("racko-why-wait-rivals", most=530)
    assert goes == words("en")("racko-why-out", points=75)


@pytest.mark.parametrize(
    ("rack", "said"),
    [
        pytest.param(
            [1, 4, 7, 10, 13, 18, 19, 24, 27, 35], "One of these would do: 17, 20.", id="a pair"
        ),
        pytest.param(
            [1, 4, 7, 10, 14, 18, 22, 26, 30, 34], "That takes more than one card.", id="neither"
        ),
    ],
)
def test_a_rack_in_order_without_its_run_says_what_is_missing(rack, said):
    options = {"declare": "auto", "runRule": True}
    for turn, more in ((0, {}), (0, {"held": 40, "phase": "drawn"}), (1, {})):
        given = {"racks": [rack, []], "turn": turn, "discard": [23], **more}
        held = holding(RACKO.load(2, RACKO.options(2, options), given))
        shown = "\n".join(texts_of(panel(held)))
        assert "All ten are in order, but you also need three numbers in a row." in shown
        assert said in shown
        assert "of 10" not in shown


def test_only_the_game_with_a_run_asks_for_one():
    ready = [4, 11, 17, 19, 28, 33, 41, 45, 52, 58]
    assert "**10 of 10**" in "\n".join(texts_of(panel(holding(at_table(ready)))))


def test_a_rack_kept_in_order_may_go_with_a_discard():
    ready = [4, 11, 17, 19, 28, 33, 41, 45, 52, 58]
    held = tap(holding(at_table(ready, {"bonus": True}, held=24)), "Discard 24")
    assert plays(held, "Go RACK-O for 75") == "drop !"
    assert plays(held, "Wait") == "drop"


def test_who_waits_sees_whose_turn_it_is_and_the_own_rack():
    shown = panel(holding(at_table(turn=1)))
    assert drawn(shown) == [
        "## Bo's turn",
        f"# {faces(*RACK[:5])}\n# {faces(*RACK[5:])}\n{ROWS}\n{SO_FAR}",
        "[Refresh] [More]",
    ]
    assert shown.bar == "waiting"


@pytest.mark.parametrize(
    ("before", "text", "said", "count"),
    [
        pytest.param({"held": 24}, "place 20", "24 is in for 17.", 7, id="placed"),
        pytest.param({}, "take 20", "23 is in for 17.", 7, id="taken"),
        pytest.param({"held": 24}, "drop", "You discarded 24.", 3, id="discarded"),
    ],
)
def test_after_a_move_the_hand_says_what_it_did(before, text, said, count):
    """And how far the rack has come; the others are not told what went in unseen."""
    state, memory = at_table(**before), Memory[Any, Any](RACKO.Dealt)
    memory.add(step := RACKO.play(state, 0, RACKO.parse(state, text)))
    state = step.state
    title, rack, _ = drawn(panel(holding(state, memory=memory)))
    assert title == f"## Bo's turn\n{said}"
    assert f"In order so far: **{count} of 10** (4, 11, 19" in rack
    other = str(drawn(panel(holding(state, 2, memory))))
    assert said not in other


@pytest.mark.parametrize(
    ("phase", "title"),
    [
        pytest.param(
            "roundOver", "## The round is over. The next one is being dealt.", id="a round"
        ),
        pytest.param("gameOver", "## The match is over.", id="the match"),
    ],
)
def test_when_it_is_over_the_hand_says_so(phase, title):
    shown = panel(holding(at_table(phase=phase, totals=[500, 20, 5, 0])))
    assert drawn(shown)[0] == title
    assert drawn(shown)[-1] == "[Refresh] [More]"


def test_a_refusal_is_told_in_amber_and_the_panel_stays_usable():
    moments: list[tuple[dict[str, Any], str]] = [({}, ""), ({}, "t"), ({"held": 24}, "")]
    for more, pick in moments:
        held = holding(at_table(**more), pick=pick, refused=("not_your_turn", "RO-3.6"))
        shown = panel(held)
        assert shown.bar == "asking"
        assert "✋ It is not your turn. (RO-3.6)" in drawn(shown)
        assert [each.label for each in buttons_of(shown)][-1] == "More"


def test_without_emojis_the_numbers_stand_apart():
    shown = drawn(panel(holding(at_table(), face=bracketed)))[0]
    assert "# [4] [11] [19] [17] [28]\n# [33] [52] [41] [45] [58]\n" in shown


# The table


def test_the_table_says_where_the_match_is_and_what_all_have_seen():
    state, memory = at_table(round=2, totals=[150, 200, 75, 20]), Memory[Any, Any](RACKO.Dealt)
    step = RACKO.play(state, 0, RACKO.parse(state, "take 20"))
    memory.add(step)
    told = BOARD.table.summary(showing(step.state, memory))
    assert told.title == "RACK-O · round 3"
    assert told.subtitle == "Standard · first to 500: Bo 200, Ada 150, Cleo 75, Dan 20"
    assert told.moves == "Ada took [23] for [17]"
    assert told.turn == "Bo's turn"
    assert told.asks == f"Bo takes the [17] or draws. {TIME}"
    assert told.seats[0] == "Ada: ▢ ▢ ▢ [23] ▢ ▢ ▢ ▢ ▢ ▢"
    assert told.seats[1].startswith("▶ Bo: ▢")
    assert told.alt.startswith("19 cards to draw. Face up: 17. Ada: 150 points, ")
    assert "known of the rack 23 on #20, last exchange on #20. Bo: to play, 200 points" in told.alt
    assert told.alt.count("rack hidden") == 3


def test_partners_have_one_score():
    options = {"declare": "auto", "partners": True}
    given = {"racks": [[], [], [], []], "turn": 0, "totals": [300, 120]}
    state = RACKO.load(4, RACKO.options(4, options), given)
    told = BOARD.table.summary(showing(state))
    assert told.subtitle == "Standard · first to 500: Ada and Cleo 300, Bo and Dan 120"
    assert "Cleo: 300 points, with Ada" in told.alt


def test_a_card_placed_unseen_covers_what_was_seen_there():
    state, memory = at_table(), Memory[Any, Any](RACKO.Dealt)
    for seat, text in (
        (0, "take 20"),
        (1, "draw"),
        (1, "drop"),
        (2, "draw"),
        (2, "drop"),
        (3, "take 5"),
    ):
        memory.add(step := RACKO.play(state, seat, RACKO.parse(state, text)))
        state = step.state
    assert "[23]" in BOARD.table.summary(showing(state, memory)).seats[0]
    for text in ("draw", "place 20"):
        memory.add(step := RACKO.play(state, 0, RACKO.parse(state, text)))
        state = step.state
    assert BOARD.table.summary(showing(state, memory)).seats[0].count("▢") == 10


# Whole matches, by what is drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", RACKO.presets, ids=lambda preset: preset.key)
def test_a_match_is_played_by_pressing_what_is_drawn(preset, language):
    """The simple computer's wishes, pressed button by button, by careful people and by others."""
    rng, shuffled = random.Random(preset.key), shuffler(key(bytes(32)))
    seats = preset.seats[0]
    state = RACKO.setup(seats, RACKO.options(seats, {**preset.options, "target": 150}))
    memory: Memory[Any, Any] = Memory(RACKO.Dealt)
    asked = 0
    while actors := RACKO.to_act(state):
        (seat,) = actors
        if seat == DEALER:
            step = RACKO.play(state, DEALER, RACKO.deal(state, shuffled))
        else:
            held = holding(state, seat, memory, careful=seat == 1, words=words(language))
            text, questions = pressed_through(held, rng)
            asked += questions
            step = RACKO.play(state, seat, RACKO.parse(state, text))
        memory.add(step)
        state = step.state
        check_table(state, memory, seats, language)
    assert max(state.totals) >= 150
    assert (asked > 0) == ("bonus" in preset.key)
    decided, *racks = BOARD.table.final(showing(state, memory, language))
    assert NAMES[state.turn] in decided
    assert len(racks) == seats
    assert all(rack.count("[") == 10 for rack in racks)


def check_table(state: State, memory: Any, seats: int, language: str) -> None:
    told = BOARD.table.summary(showing(state, memory, language))
    assert len(told.seats) == seats
    assert len(told.alt) <= 1024
    for seat in range(seats):
        shown = panel(holding(state, seat, memory, words=words(language)))
        assert faults(shown) == []
        assert {each.face for each in buttons_of(shown)} <= {
            None,
            *(card_face(card) for card in range(1, 61)),
        }


def pressed_through(held: Held, rng: random.Random) -> tuple[str, int]:
    """From the hand as it opens to the move that the simple computer wants, if it is drawn."""
    wanted = str(RACKO.players["greedy"](held.seen, held.legal, rng)).split()
    slot = wanted[1] if len(wanted) > 1 else ""
    wishes = {"draw": ["d"], "drop": ["x"], "place": [f"s{slot}", f"p{slot}"]}
    ways = wishes.get(wanted[0], [f"s{slot}", f"p{slot}", "t"])
    questions = 0
    for _ in range(5):
        shown = panel(held)
        assert faults(shown) == []
        there = [payload(each) for each in buttons_of(shown) if each.on]
        goes = [each for each in there if each.endswith("!")]
        questions += bool(goes)
        way = next(each for each in (*goes, *ways) if each in there)
        pressed = means(held, way)
        if isinstance(pressed, Play):
            return pressed.text, questions
        held = replace(held, pick=pressed.pick)
    raise AssertionError("the move is never made")


# Forgeries


FORGED = (
    *("", "p", "p4", "p55", "p٥", "p²", "p05", "p-5", "p5 !", "s5!", "dd", "tt", "more", "x!"),
    *("w", "w!", "w5!!", "wx5", "g5", "take 5", "\n"),
)


@pytest.mark.parametrize("forged", FORGED)
@pytest.mark.parametrize("phase", [{}, {"held": 24}, {"turn": 1}], ids=["pick", "drawn", "waits"])
def test_a_payload_that_was_never_drawn_is_unreadable(forged, phase):
    with pytest.raises(UnreadableMove):
        means(holding(at_table(**phase)), forged)


@pytest.mark.parametrize(
    "payload", ["t", "d", "x", "p5", "s50", "w5", "w5!", "wx", "wx!", "r", "back"]
)
@pytest.mark.parametrize(
    "options",
    [{"declare": "auto"}, {"bonus": True}, {"declare": "manual"}, {"declare": "asks"}],
    ids=str,
)
@pytest.mark.parametrize(
    "state",
    [
        {}, {"held": 24}, {"turn": 1}, {"turn": 1, "held": 24},
        {"phase": "roundOver"}, {"phase": "gameOver"}, {"phase": "deal"},
    ],
    ids=str,
)  # fmt: skip
def test_a_payload_of_another_moment_is_judged_by_the_rules(payload, options, state):
    """It is a choice that draws a panel, or a move that the rules accept or refuse."""
    state = at_table(READY, options, **state)
    held = holding(state)
    pressed = means(held, payload)
    if isinstance(pressed, Choose):
        assert faults(panel(replace(held, pick=pressed.pick))) == []
        return
    move = RACKO.parse(state, pressed.text)
    refused = RACKO.refusal(state, 0, move)
    alone = options.get("declare") in ("auto", "asks")
    may = move in held.legal or (alone and not refused)
    assert may == (refused is None)


def test_the_texts_of_a_panel_are_never_empty():
    for state in (at_table(), at_table(held=24), at_table(turn=1), at_table(phase="deal")):
        assert all(text.strip() for text in texts_of(panel(holding(state))))
