"""Whole matches of Queen of Scots by the buttons that are drawn, and hands out of the ordinary."""

import random
import re
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

from bot.looks.look import Play
from bot.looks.scots.art import EMOJIS
from bot.looks.scots.look import SCOTS as BOARD
from bot.ui.panels import (
    MOST_PARTS,
    MOST_TEXT,
    Panel,
    Row,
    buttons_of,
    components,
    faults,
    texts_of,
)
from bot.ui.words import words
from games.dealing import key, shuffler
from games.game import DEALER
from games.scots import SCOTS
from games.scots.cards import spread
from games.scots.moves import Lay
from games.scots.state import State
from tests.bot.looks.fingers import means
from tests.bot.looks.fingers import panel as panel_of
from tests.bot.looks.fingers import payload as said_by
from tests.bot.looks.scots_hands import LANGUAGES, PAGES, Hand, emoji, holding, own, showing
from tests.games.playing import moments
from tests.games.scots.tables import ODD_DECKS, table

NASTY = "*_~`|>[]()#<@:-" * 2  # 30 characters that are all escaped
FORTY = {
    "types": [
        {
            "code": f"K{place}",
            "name": f"{NASTY} {place:02}",
            "royal": place % 4 == 0,
            "wild": place == 39,
            "value": 1000 - 25 * place,
            "copies": 7,
        }
        for place in range(40)
    ]
}
ALL_ROYAL = {
    "types": [
        {
            "code": f"R{place}",
            "name": f"Royal {'x' * 30}",
            "royal": place < 39,
            "wild": place == 39,
            "value": 999 - place,
            "copies": 7,
        }
        for place in range(40)
    ]
}
DECKS = {**ODD_DECKS, "forty kinds": FORTY, "forty royals": ALL_ROYAL}


def sound(panel: Panel) -> Panel:
    assert faults(panel) == []
    return panel


def check_table(state: State, events: tuple[Any, ...], language: str) -> None:
    said = BOARD.table.summary(showing(state, events, language))
    assert len(said.alt) <= 1024
    shown = (said.title, said.subtitle, said.moves, said.turn, said.asks, *said.seats)
    assert all(text.strip() for text in (said.title, said.subtitle, said.turn, said.asks))
    assert sum(map(len, shown)) <= MOST_TEXT
    if state.phase == "gameOver":
        assert sum(map(len, BOARD.table.final(showing(state, events, language)))) <= MOST_TEXT / 2


def check_moment(state: State, events: tuple[Any, ...], language: str) -> None:
    for seat in range(len(state.hands)):
        sound(panel_of(holding(state, seat, language=language)))
    check_table(state, events, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", SCOTS.presets, ids=lambda preset: preset.key)
def test_every_panel_of_a_match_can_be_sent(preset, seats, player, language):
    options = {**preset.options, "maxRounds": 1}
    events: tuple[Any, ...] = ()
    for moment in moments(SCOTS, seats, options, seats, player):
        events = (*events, *moment.step.events)
        check_moment(moment.step.state, events, language)
    assert not SCOTS.to_act(moment.step.state)


@pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))
def test_every_panel_of_an_odd_deck_can_be_sent(deck):
    options = {"deck": deck, "maxRounds": 1, "maxRecycles": 0}
    for number, moment in enumerate(moments(SCOTS, 2, options, 5, "random", limit=150)):
        check_moment(moment.step.state, moment.step.events, LANGUAGES[number % 2])


# Pressing only what is drawn


def walks(rng: random.Random, panel: Panel) -> str:
    """A button that is on; more often one that does something."""
    buttons = [each for each in buttons_of(panel) if each.on and said_by(each) not in PAGES]
    weights = [{"go": 20, "next": 6}.get(button.style, 1) for button in buttons]
    (button,) = rng.choices(buttons, weights)
    return button.action.split(":", 3)[3]


def pressed(state: State, rng: random.Random, language: str) -> Iterator[tuple[Panel, str]]:
    """Each panel up to the press that is a move, and the move's text with the last."""
    pick = ""
    (seat,) = SCOTS.to_act(state)
    for _ in range(1_000):
        hold = holding(state, seat, pick, language)
        panel = sound(panel_of(hold))
        answer = means(hold, walks(rng, panel))
        if isinstance(answer, Play):
            yield panel, answer.text
            return
        yield panel, ""
        pick = answer.pick
    raise AssertionError("no press was a move")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "seats", "deck"),
    [
        *((preset.key, seats, None) for preset in SCOTS.presets for seats in (2, 3, 4)),
        *(("standard", 2, name) for name in DECKS),
    ],
)
def test_a_match_is_played_to_its_end_by_the_buttons_drawn(preset, seats, deck, language):
    options = next(dict(each.options) for each in SCOTS.presets if each.key == preset)
    options |= {"maxRounds": 1, "maxRecycles": 0}
    if deck is not None:
        options["deck"] = DECKS[deck]
    state = SCOTS.setup(seats, SCOTS.options(seats, options))
    rng, shuffled = random.Random(seats), shuffler(key(bytes(32)))
    while actors := SCOTS.to_act(state):
        (seat,) = actors
        if seat == DEALER:
            state = SCOTS.play(state, seat, SCOTS.deal(state, shuffled)).state
            continue
        for _, text in pressed(state, rng, language):
            if text:
                state = SCOTS.play(state, seat, SCOTS.parse(state, text)).state
    assert state.phase == "gameOver"


# Hands of any size


def large(deck: dict[str, Any] | None, cards: int, phase: str, sets: int = 0) -> State:
    """A hand of so many cards, as mixed as can be, and own sets of the first type."""
    options = SCOTS.options(2, {"deck": deck} if deck else {})
    types = SCOTS.setup(2, options).deck.types
    rounds = [(copy, card.code) for card in types for copy in range(card.copies)]
    codes = [code for _, code in sorted(rounds, key=lambda each: each[0])]
    laid = [[types[0].code] * 3 for _ in range(sets)]
    hand = [code for code in codes if code != types[0].code or not sets][:cards]
    rest = codes.copy()
    for code in (*hand, *(code for cards in laid for code in cards)):
        rest.remove(code)
    position: dict[str, Any] = {"hands": [hand], "sets": [laid], "turn": 0, "phase": phase}
    return table(2, {"deck": deck} if deck else None, **position, pile=rest[:20], draw=[])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["pickup", "play"])
@pytest.mark.parametrize(
    ("deck", "cards"),
    [(None, 80), (FORTY, 39), (FORTY, 80), (FORTY, 200), (ALL_ROYAL, 80), (ALL_ROYAL, 150)],
    ids=["default", "forty", "forty, 80 cards", "forty, 200 cards", "royals", "royals, 150"],
)
def test_hands_of_any_size_are_shown_and_pressed(deck, cards, phase, language):
    state = large(deck, cards, phase, sets=1)
    rng = random.Random(cards)
    for _ in range(8):
        played = [text for _, text in pressed(state, rng, language) if text]
        assert len(played) == 1
        assert SCOTS.refusal(state, 0, SCOTS.parse(state, played[0])) is None
    for seat in (0, 1):
        sound(panel_of(holding(state, seat, language=language)))
    check_table(state, (), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_sets_than_fit_a_message_are_chosen_from_page_by_page(language):
    laid = [[f"R{kind}"] * 3 for kind in range(39) for _ in range(2)]
    position = {"hands": [["R39", "R39", "R1"]], "sets": [laid], "turn": 0, "phase": "play"}
    state = table(2, {"deck": ALL_ROYAL}, **position, pile=["R2"])
    hand = Hand(state, language=language, pick="c00" + "0" * 39 + "1")
    said = "78 sets, 229,320" if language == "en" else "78 combinazioni, 229.320"
    assert said in hand.text
    add = "Add" if language == "en" else "Aggiungi"
    hand.press(add, "›", "›", "›", "›")
    assert not hand.button("›").on
    assert len(hand.labels) == 14 + 2 + 1
    hand.answer(next(iter(buttons_of(hand.panel))).action.split(":", 3)[3])
    assert hand.played == "add 65 R39"
    check_table(state, (), language)


def test_all_of_the_cards_of_a_forty_kind_hand_can_be_chosen_and_stay_named():
    state = large(FORTY, 80, "play")
    everything = "".join("2" for _ in range(40))
    panel = sound(panel_of(holding(state, 0, f"c20{everything}")))
    text = "\n".join(texts_of(panel))
    assert all(card.code in text for card in state.deck.types)
    assert max(len(button.action) for button in buttons_of(panel)) <= 100
    pages = [panel_of(holding(state, 0, f"c{page}0")) for page in range(3)]
    labels = [button.label or "" for page in pages for button in buttons_of(page)]
    assert sum(label.endswith("×2") for label in labels) == 40


@pytest.mark.parametrize(("number", "across"), [(10, 2), (15, 2), (16, 2), (17, 3), (18, 3)])
def test_the_kinds_are_two_across_and_from_seventeen_on_three(number, across):
    codes = SCOTS.setup(2, SCOTS.options(2, {})).deck.codes
    panel = own(" ".join((*codes[18 - number :], "MQ", "CJ", "RI")), "RI RI RI").panel
    grid = [
        part.buttons
        for part in panel.parts
        if isinstance(part, Row) and any(button.face for button in part.buttons)
    ]
    assert components(panel) <= MOST_PARTS
    assert {len(line) for line in grid[:-1]} == {across}
    assert sum(map(len, grid)) == number


def test_suggestions_walk_no_list_of_plays():
    """The moves of this hand are more than could ever be counted one by one."""
    state = large(ALL_ROYAL, 200, "play")
    assert len(SCOTS.legal(state, 0)) > 10**15
    panel = panel_of(holding(state, 0))
    first = next(iter(buttons_of(panel)))
    assert first.label == "‹"
    small = table(2, None, hands=[["MQ", "EL", "KJ", "KN"]], turn=0, phase="play")
    suggested = next(iter(buttons_of(panel_of(holding(small, 0)))))
    assert suggested.label == "Lay 3 royals +70"


def test_what_a_panel_shows_of_the_faces_exists():
    written: set[str] = set()

    def remember(name: str) -> str:
        written.add(name)
        return emoji(name)

    for code in SCOTS.setup(2, SCOTS.options(2, {})).deck.codes:
        state = table(2, None, pile=[code], turn=0, phase="play", hands=[["BO", "EL", "CJ"]])
        BOARD.table.summary(showing(state, face=remember))
        for seat in range(2):
            panel = panel_of(holding(state, seat, face=remember))
            written |= {button.face for button in buttons_of(panel) if button.face}
    wide = own("KJ BO KN RI", phase="pickup", pile="SE", face=remember)
    assert f"{emoji('coin_20_royal')} James" in wide.text
    assert written == set(EMOJIS)


def test_cards_judged_by_the_panel_are_judged_by_the_rules():
    state = table(2, None, hands=[["BO", "BO", "KN", "CJ", "CJ", "MQ", "EL"]], turn=0, phase="play")
    codes = state.deck.codes
    rng = random.Random(7)
    for _ in range(200):
        counts = [rng.randint(0, held) for held in state.hands[0]]
        digits = "".join(map(str, counts)).rstrip("0")
        panel = panel_of(holding(state, 0, f"c00{digits}"))
        lay = next(button for button in buttons_of(panel) if button.label == "Lay")
        cards = spread(codes, counts)
        refused = SCOTS.refusal(state, 0, Lay(cards))
        assert lay.on == (refused is None)
        if refused is not None and len(cards) >= 3 and panel.bar == "asking":
            code = refused.code
            assert holding(state).words(f"scots-refused-{code}") in "".join(texts_of(panel))


# Presses


def taps_to_discard(state: State, code: str) -> int:
    """How many taps choose one card of this kind alone, by the buttons that are drawn."""
    hand, kind = Hand(state, state.turn), words("en")(f"scots-name-{code}")
    for taps in range(5):
        if hand.button("Discard").on and hand.press("Discard").played == f"discard {code}":
            return taps
        (label,) = [each for each in hand.labels if re.match(rf"{kind}( [×0-9]|$)", each)]
        hand.press(label)
    raise AssertionError(f"{code} is never alone")


def test_draw_and_discard_take_three_presses():
    """Draw, one tap, Discard; never more than two taps, whatever is discarded."""
    taken, worst = [], 0
    for seats in (2, 4):
        for moment in moments(SCOTS, seats, {"maxRounds": 2}, 7, "greedy"):
            state = moment.step.state
            if state.phase != "play" or sum(state.hands[state.turn]) < 2:
                continue
            held = spread(state.deck.codes, (min(each, 1) for each in state.hands[state.turn]))
            taps = [taps_to_discard(state, code) for code in held]
            taken += taps
            worst = max(worst, *taps)
    assert median(taken) + 2 == 3
    assert worst == 2
