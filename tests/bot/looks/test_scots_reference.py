"""The reference card of Queen of Scots: the deck, and what everybody at a table has counted."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.looks.catalogue import game_colours
from bot.looks.look import Public, Reference
from bot.looks.scots.deck_picture import DeckScene
from bot.looks.scots.reference import reference
from bot.pictures.draw import png
from bot.ui.panels import LONGEST_ALT, MOST_TEXT
from bot.ui.words import words
from games.scots import SCOTS
from games.scots.events import Dealt, TookPile
from games.scots.events import Public as PublicEvent
from games.scots.state import State
from tests.bot.looks.scots_hands import LANGUAGES
from tests.bot.looks.test_scots_matches import DECKS
from tests.games.playing import moments
from tests.games.scots.tables import table

every_language = pytest.mark.parametrize("language", LANGUAGES)
DEALT = Dealt(0, 1, "BO", 11, 83)


def of(state: State, events: tuple[Any, ...] = (), language: str = "en") -> Reference:
    public = Public(SCOTS.view(state, None), events)
    return reference(words(language), state.options, public)


def seen(found: Reference) -> dict[str, int]:
    scene = found.picture.scene
    assert isinstance(scene, DeckScene)
    assert scene.seen is not None
    return {kind.code: count for kind, count in zip(scene.deck, scene.seen, strict=True) if count}


@every_language
def test_every_card_is_listed_with_its_name_its_worth_and_its_copies(language):
    deck = SCOTS.options(2, {}).deck
    found = reference(words(language), SCOTS.options(2, {}), None)
    for card in deck.types:
        assert f"{card.code} " in found.lines
        assert card.name in found.lines.replace("**", "")
        assert card.name in found.names
    assert found.lines.count("\N{NO-BREAK SPACE}×7") == 12
    assert len(found.lines.splitlines()) == 6


def test_royals_come_first_and_say_so():
    first = reference(words("en"), SCOTS.options(2, {}), None).lines.splitlines()[0]
    assert first == "(25, royal) MQ **Mary** Queen of Scots\u00a0×3 · EL **Elizabeth** I\u00a0×3"


def test_what_is_called_otherwise_here_stands_before_what_is_printed():
    lines = reference(words("it"), SCOTS.options(2, {}), None).lines
    assert "**Giacomo** (King James)\u00a0×4" in lines
    assert "Lord **Darnley**" in lines


def test_sets_and_the_pile_are_seen():
    position: dict[str, Any] = {"sets": [[["BO", "BO", "CJ"]]], "pile": ["KN", "DA"], "turn": 0}
    state = table(2, None, hands=[["MQ"]], phase="play", **position)
    assert seen(of(state, (DEALT,))) == {"BO": 2, "CJ": 1, "KN": 1, "DA": 1}


def test_what_was_taken_with_the_pile_is_seen_until_it_is_shuffled_again():
    took = TookPile(0, ("SE", "KN", "BO"), 1, ("BO", "BO", "BO"), False)
    position: dict[str, Any] = {"sets": [[["BO", "BO", "BO"]]], "pile": ["DA"], "turn": 1}
    state = table(2, None, hands=[["SE", "KN", "MQ"]], phase="pickup", **position)
    found = of(state, (DEALT, took))
    assert seen(found) == {"BO": 3, "SE": 1, "KN": 1, "DA": 1}
    assert "SE Mary **Seton**\u00a01/7" in found.lines
    assert seen(of(state, (DEALT,))) == {"BO": 3, "DA": 1}


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_learns_what_is_hidden(seats):
    """It never says more than there is, and hands count only as everybody knows them."""
    events: tuple[Any, ...] = ()
    for moment in moments(SCOTS, seats, {"maxRounds": 2}, 3, "greedy"):
        state = moment.step.state
        events = (*events, *moment.step.events)
        if any(isinstance(each, Dealt) for each in moment.step.events):
            events = moment.step.events
        assert not [each for each in events if not isinstance(each, PublicEvent)]
        counted = Counter(seen(of(state, events)))
        open_ = Counter(state.pile) + Counter(
            card for sets in state.sets for cards in sets for card in cards
        )
        assert open_ <= counted
        held = Counter(
            dict(zip(state.deck.codes, map(sum, zip(*state.hands, strict=True)), strict=True))
        )
        assert counted - open_ <= held
        if state.phase in ("roundOver", "gameOver"):
            assert counted == open_ + held
        else:
            assert of(state, events) == of(hidden_dealt_anew(state), events)


def hidden_dealt_anew(state: State) -> State:
    """The same table with all that nobody else sees in other hands, and drawn in another order."""
    return replace(state, hands=state.hands[::-1], draw=state.draw[::-1])


@every_language
@pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))
def test_a_servers_own_deck_fits_and_is_drawn(deck, language):
    options = SCOTS.options(2, {"deck": deck})
    state = SCOTS.setup(2, options)
    for found in (reference(words(language), options, None), of(state, (), language)):
        assert len(found.lines) + len(found.note) + len(found.title) < MOST_TEXT - 200
        assert 0 < len(found.picture.alt) <= LONGEST_ALT
    assert png(found.picture.scene, game_colours())[1:4] == b"PNG"
