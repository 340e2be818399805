"""What a Queen of Scots table says to all, in every language, and what it never says."""

import json
from dataclasses import fields
from typing import Any

import pytest

from bot.looks.look import Showing
from bot.looks.scots.art import EMOJIS, PEOPLE
from bot.looks.scots.look import SCOTS as BOARD
from bot.ui.text import EmojiText
from bot.ui.words import words
from games.scots import SCOTS
from games.scots.deckfile import default_deck
from games.scots.events import (
    Dealt,
    Discarded,
    Drew,
    Exhausted,
    JewelsShown,
    Laid,
    Recycled,
    Scored,
    TookPile,
    WentOut,
)
from games.scots.moves import TakeOnto
from tests.bot.looks.fingers import panel as panel_of
from tests.bot.looks.scots_hands import COMPANY, LANGUAGES, emoji, holding, own, showing
from tests.games.playing import moments
from tests.games.scots.tables import table


def bare(name: str) -> str:
    return name.removeprefix("coin_")


def test_every_person_of_the_default_deck_has_a_name_and_a_face():
    deck = SCOTS.setup(2, SCOTS.options(2, {})).deck
    assert set(PEOPLE) == set(deck.codes)
    assert len(set(EMOJIS)) == len(EMOJIS) == 18 + 6


# Events


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Drew(0, 12, 60), "Ada drew"),
        (Laid(1, 1, ("MQ", "EL", "KJ", "CJ")), "Bo laid 3 royals and Jewels"),
        (Laid(1, 1, ("BO", "BO", "CJ", "CJ")), "Bo laid 2 Bothwell and 2 Jewels"),
        (JewelsShown(2, ("CJ", "CJ")), "Cleo showed 2 Jewels"),
        (
            TookPile(0, ("SE", "BO"), 1, ("BO", "BO", "BO"), False),
            "Ada took the pile (2 cards) and laid 3 Bothwell",
        ),
        (
            TookPile(0, ("CJ",), 1, ("BO", "BO", "BO", "CJ"), True),
            "Ada took the pile (1 card): a set is now 3 Bothwell and Jewels",
        ),
        (Discarded(0, "KN"), f"Ada discarded {emoji('scots_knox')} Knox"),
        (Dealt(1, 0, "KN", 11, 60), f"Bo dealt; {emoji('scots_knox')} Knox lies face up"),
        (Recycled(1, 2), "The pile was shuffled: 1 card to draw"),
        (Scored((), (), (45, -20), (45, -20)), "Round points: Ada +45, Bo −20"),
        (WentOut(0, "set"), "**Ada goes out!**"),
    ],
)
def test_events_are_told_in_a_few_words(event, said):
    assert BOARD.table.story((event,), at_first()) == [said]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            TookPile(0, ("CJ",), 1, ("CJ", "BO", "BO"), False),
            f"Ada took {emoji('scots_jewels')} Jewels from the pile and laid 2 Bothwell and Jewels",
        ),
        (
            TookPile(0, ("CJ",), 1, ("BO", "BO", "BO", "CJ"), True),
            f"Ada took {emoji('scots_jewels')} Jewels from the pile: a set is now 3 Bothwell and"
            " Jewels",
        ),
        (
            TookPile(0, ("BO",), 1, ("BO", "BO", "BO"), False),
            "Ada took the pile (1 card) and laid 3 Bothwell",
        ),
    ],
)
def test_jewels_that_come_alone_are_told_so(event, said):
    assert BOARD.table.story((event,), at_first(jewelsOnTop="alone")) == [said]


def test_a_hint_to_take_jewels_alone_says_so():
    options = {"jewelsOnTop": "alone"}
    given: dict[str, Any] = {
        "hands": [["CJ", "CJ", "KN"]],
        "sets": [[["BO"] * 3]],
        "pile": ["SE", "CJ"],
    }
    held = holding(table(options=options, **given)).holding
    assert BOARD.hand.advice(held, TakeOnto(1), None) == (
        "Take the top of the pile onto set 1",
        "It gives you the card of the pile, 25 points.",
    )


def test_a_custom_deck_is_told_by_its_own_names():
    """Also where it has given a code of the default deck to somebody else."""
    deck = json.loads(default_deck().model_dump_json(by_alias=True))
    deck["types"][4]["name"] = "The Knave"
    at = at_first(deck=deck)
    assert deck["types"][4]["code"] == "KN"
    assert BOARD.table.story((Discarded(0, "KN"),), at) == ["Ada discarded The Knave"]


def at_first(language: str = "en", face: EmojiText = emoji, **options: Any) -> Showing:
    state = SCOTS.setup(3, SCOTS.options(3, options))
    return Showing(
        game=SCOTS,
        view=SCOTS.view(state, None),
        events=(),
        company=COMPANY,
        words=words(language),
        face=face,
        preset="",
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", [emoji, bare, str], ids=["emoji", "bare", "names"])
def test_every_event_of_a_match_has_a_sentence(language, face: EmojiText):
    kinds = set()
    options = {"maxRounds": 1, "maxRecycles": 1}
    for seed, player in ((1, "greedy"), (2, "random"), (3, "random")):
        for moment in moments(SCOTS, 3, options, seed, player):
            for event in moment.step.events:
                kinds.add(type(event))
                (said,) = BOARD.table.story((event,), at_first(language, face, **options))
                assert said.strip()
    assert {kind.__name__ for kind in kinds} >= {"Drew", "Discarded", "Laid", "Scored", "GameOver"}


# The table


def test_the_table_says_where_the_match_is_what_happened_and_what_the_pile_offers():
    hand = own("KN CE", "BO BO BO", phase="pickup", pile="SE DA CE", round=2, totals=[340, 215])
    events: tuple[Any, ...] = (
        Dealt(1, 0, "KN", 11, 60),
        *(Drew(0, 12, 60), Laid(0, 1, ("BO", "BO", "BO")), Discarded(0, "DA")),
        *(Drew(1, 12, 59), Discarded(1, "CE")),
    )
    said = BOARD.table.summary(showing(hand.state, events, face=bare))
    assert said.title == "Queen of Scots · round 3"
    assert said.subtitle == "Standard · first to 1,000: Ada 340, Bo 215"
    assert said.moves == (
        "Ada drew · Ada laid 3 Bothwell · Ada discarded Darnley · Bo drew · Bo discarded Cecil"
    )
    assert said.turn == "Ada's turn"
    assert said.asks == (
        "Ada draws, or takes the pile: 3 cards, Cecil on top, 35 in all."
        " Time's up <t:1800000000:R>."
    )
    assert said.seats == (
        "▶ Ada: 3 Bothwell, 45; 2 cards in hand; total 340.",
        "Bo: no sets; 1 card in hand; total 215.",
    )
    assert said.alt == (
        "The pile: 3 cards, Cecil on top, 35 in all. 97 cards to draw."
        " Under the top: Darnley and Seton. " + " ".join(said.seats)
    )
    pictured = BOARD.table.summary(showing(hand.state, events))
    assert f"{emoji('scots_cecil')} Cecil on top" in pictured.asks
    assert pictured.alt == said.alt


def test_at_most_five_moves_are_told_and_the_newest_stands_last():
    events = tuple(Discarded(0, code) for code in ("DA", "BO", "MO", "CE", "KN", "WA"))
    said = BOARD.table.summary(showing(own("KN").state, events, face=bare)).moves
    assert said.split(" · ")[0] == "Ada discarded Bothwell"
    assert said.split(" · ")[-1] == "Ada discarded Walsingham"
    assert said.count("·") == 4


def over(events: tuple[Any, ...], **position: Any) -> tuple[str, ...]:
    named = {"hands": [["KN", "SE"], []], "sets": [[["BO"] * 3], []], "phase": "gameOver"}
    state = table(2, {"maxRounds": 3}, **(named | {"round": 2, "totals": [40, 90]} | position))
    return BOARD.table.final(showing(state, events))


def test_the_end_says_what_decided_it_and_shows_all_hands():
    scored = Scored((), (), (30, 0), (40, 90))
    assert over((WentOut(1, "discard"), scored)) == (
        "Bo went out in the last round: 0. Points of that round: Ada +30, Bo 0."
        " The match was set to 3 rounds at most.",
        "Ada: laid 45, left Knox and Seton, −15",
        "Bo: laid 0, nothing left",
    )
    assert over((Exhausted(), scored), totals=[1100, 40])[0] == (
        "Nobody went out in the last round: nothing was left to draw."
        " Points of that round: Ada +30, Bo 0."
    )


# A server's own deck


def deck(*names: str) -> dict[str, Any]:
    types = [{"code": f"X{place}", "value": 7, "copies": 20} for place in range(len(names))]
    rows = [kind | {"name": name} for kind, name in zip(types, names, strict=True)]
    return {"types": [*rows, {"code": "J", "name": "Joker", "wild": True, "value": 9, "copies": 8}]}


def test_an_own_deck_goes_by_its_names_shown_safely_and_without_faces():
    options = {"deck": deck("*Anna* <@1>", "Same", "same", "\u202e\u200b")}
    hand = own("X0 X0 X1 X2 X3 J", "X0 X0 X0", options=options)
    assert hand.labels[:-4] == [
        *("Lay all +23", "Add 2 *Anna* <@1> +14"),
        *("*Anna* <@1> (7) ×2", "Same (X1) (7)", "same (X2) (7)", "X3 (7)"),
        "Joker (9, wild)",
    ]
    assert all(button.face is None for button in (hand.button(label) for label in hand.labels))
    hand.press("*Anna* <@1> (7) ×2")
    assert r"### 2 \*Anna\* \<\@1\>" in hand.text
    assert "(9, wild) Joker" in own("X0 J", phase="pickup", pile="X1", options=options).text
    state = own("X0 J", phase="pickup", pile="X1", options=options).state
    said = BOARD.table.summary(showing(state, (Discarded(0, "X1"),)))
    assert (said.moves, "Same (X1)" in said.asks) == ("Ada discarded Same (X1)", True)


def test_an_own_deck_that_only_borrows_codes_goes_by_its_own_names():
    borrowed = deck("Anna", "Berta")
    borrowed["types"][0]["code"] = "BO"
    hand = own("BO BO X1", options={"deck": borrowed})
    assert hand.labels[:2] == ["Anna (7) ×2", "Berta (7)"]
    hand = own("J BO BO BO", options={"deck": borrowed}).press("Joker (9, wild)", "Anna (7) ×3")
    assert "### 3 Anna and Joker" in hand.text


def test_without_emojis_the_coins_are_words():
    hand = own("BO BO MQ CJ", phase="pickup", pile="KN", face=bare)
    for line in ("(25, royal) Mary", "(15) 2 Bothwell", "(25, wild) Jewels"):
        assert line in hand.text.splitlines()
    assert "Bothwell (15) ×2" in own("BO BO MQ", face=bare).labels


# Secrets

WORLDS: list[dict[str, Any]] = [
    {"hands": [["BO", "KN"], ["RI", "CJ", "CJ"], ["DA"]], "draw": ["SE", "DA"]},
    {"hands": [["BO", "KN"], ["SE", "DA", "CJ"], ["RI"]], "draw": ["CJ", "DA"]},
    {"hands": [["BO", "KN"], ["DA", "DA", "SE"], ["CJ"]], "draw": ["RI", "CJ"]},
]


@pytest.mark.parametrize("phase", ["pickup", "play"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_cannot_be_known_change_no_byte(phase, language):
    seen = set()
    for world in WORLDS:
        sets = [[["WA", "WA", "WA"]], [["MO", "MO", "CJ"]]]
        state = table(3, None, **world, sets=sets, pile=["MQ", "WD"], phase=phase, turn=1)
        waiting = panel_of(holding(state, 0, language=language))
        events = (Drew(1, 3, 2),)
        public = BOARD.table.summary(showing(state, events, language))
        seen.add(repr((waiting, [getattr(public, each.name) for each in fields(public)])))
    assert len(seen) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_turn_shows_no_card_of_others_either(language):
    seen = set()
    for phase in ("pickup", "play"):
        for world in WORLDS:
            state = table(3, None, **world, pile=["MQ", "BO"], phase=phase, turn=0)
            seen.add((phase, repr(panel_of(holding(state, 0, language=language)))))
    assert len(seen) == 2
