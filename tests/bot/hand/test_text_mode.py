"""Hands in text mode: every card is named once, in the person's language."""

import re

import pytest

from bot.looks.catalogue import LOOKS, plain
from bot.ui.panels import buttons_of, in_letters
from bot.ui.words import LANGUAGES, words
from games.catalogue import GAMES
from tests.bot.looks.test_looks import every_game
from tests.bot.sights import sights
from tests.games.playing import moments

SPECIALS = {
    "rank_crown": "rank-card-C",
    "rank_crown_draw_2": "rank-card-D",
    "rank_up": "rank-card-U",
    "rank_down": "rank-card-V",
    "rank_wild": "rank-card-W",
}


def name_of(face: str, language: str) -> str:
    """A number as it is, a special card as the rules call it; beside a coin stands a name."""
    if face in SPECIALS:
        return words(language)(SPECIALS[face])
    number = face.rpartition("_")[2]
    return number if number.isdecimal() and not face.startswith("coin") else ""


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_button_names_its_card_once(game, language):
    played = list(moments(GAMES[game], GAMES[game].presets[0].seats[-1], {}, 3, "greedy", 60))
    faces = set()
    for sight in sights(GAMES[game], played, range(0, len(played), 7), language=language):
        for seat in sight.seats:
            shown = sight.hand(seat)
            for before, after in zip(buttons_of(shown), buttons_of(in_letters(shown)), strict=True):
                assert after.face is None
                if before.face:
                    faces.add(before.face)
                    named = name_of(before.face, language)
                    assert after.label == f"{named} {before.label or ''}".strip()
    assert faces


def test_text_mode_says_no_name_of_an_emoji():
    """Only signs, numbers and what is printed on cards: those need no translation."""
    for look in LOOKS.values():
        for name in look.art.emojis:
            assert not re.search(r"[a-z]", plain(name)), name
