"""Whole matches of RANK by the board alone: what can be sent, pressed, seen and forged."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.looks.look import Choose, Company
from bot.looks.rank.look import RANK as BOARD
from bot.ui.panels import buttons_of, faults
from bot.ui.words import LANGUAGES
from games.dealing import key, shuffler
from games.errors import UnreadableMove
from games.game import DEALER
from games.rank import RANK
from tests.bot.looks.fingers import means, panel, payload
from tests.bot.looks.ranks import (
    LONG,
    answering,
    emoji,
    holding,
    is_own,
    king,
    press_somewhere,
    remembered,
    seat_to_move,
    showing,
    witness,
)
from tests.games.playing import moments
from tests.games.rank.test_views import redealt

SETUPS = [
    (preset.key, seats)
    for preset in RANK.presets
    for seats in (3, 4, 6, 12)
    if seats in preset.seats
]
PRESETS = {preset.key: dict(preset.options) for preset in RANK.presets}


@pytest.mark.parametrize(("preset", "seats"), SETUPS)
def test_every_panel_of_a_match_can_be_sent(preset, seats):
    """The seat to move with a random choice, one that waits, and the table; in both languages."""
    rng, memory = random.Random(f"{preset} {seats}"), witness()
    look: dict[str, Any] = {
        "face": emoji,
        "company": Company(LONG[:seats], (None,) * seats),
        "until": 1_800_000_000,
    }
    phases = set()
    for turn, moment in enumerate(moments(RANK, seats, PRESETS[preset], seed=seats)):
        memory.add(moment.step)
        state = moment.step.state
        actor = seat_to_move(state)
        phases.add(state.phase)
        if state.phase == "play" and turn % (2 * seats):
            continue
        for language in LANGUAGES:
            told = BOARD.table.summary(showing(state, memory, language, **look))
            assert len(told.alt) <= 1024
            assert not told.alt.endswith("…")
            assert sum(map(len, (told.title, told.subtitle, told.moves, *told.seats))) < 3_500
            for seat in sorted(watched(actor, rng.randrange(seats))):
                check_taps(holding(state, seat, memory, language, **look), rng)
    assert {"play", "gameOver"} <= phases
    assert len(BOARD.table.final(showing(state, memory, "it", **look))) == seats + 1


def watched(actor, other):
    """The seat to move if it is a player, and another."""
    return {other} if actor is None or actor == DEALER else {actor, other}


def hand_buttons(shown):
    return [each for each in buttons_of(shown) if is_own(each)]


def check_taps(held, rng):
    """The panel, and those that a few presses lead to."""
    for _ in range(4):
        shown = panel(held)
        assert not faults(shown), (faults(shown), held.view.phase, held.pick)
        pressed = means(held, payload(rng.choice(hand_buttons(shown))))
        if isinstance(pressed, Choose):
            held = replace(held, pick=pressed.pick)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_is_played_by_pressing_what_is_drawn(preset):
    rng, shuffled = random.Random(preset), shuffler(key(preset.encode().ljust(32)))
    state = RANK.setup(
        3, RANK.options(3, PRESETS[preset] | ({"handLimit": 3} if preset == "endless" else {}))
    )
    memory, pick, moved = witness(), "", 0
    while (seat := seat_to_move(state)) is not None:
        if seat == DEALER:
            step = RANK.play(state, DEALER, RANK.deal(state, shuffled))
        else:
            held = holding(state, seat, memory, pick=pick)
            found = press_somewhere(panel(held), rng)
            assert len(found.action) <= 100
            pressed = means(held, payload(found))
            if isinstance(pressed, Choose):
                pick = pressed.pick
                continue
            step = RANK.play(state, seat, RANK.parse(state, pressed.text))
        memory.add(step)
        state, pick, moved = step.state, "", moved + 1
    assert state.phase == "gameOver"
    assert moved > 50


# Secrets and forgeries


@pytest.mark.parametrize("preset", ["2018", "kings-hand", "italian-president"])
def test_unseen_cards_change_no_byte_of_what_a_viewer_is_sent(preset):
    rng, memory = random.Random(preset), witness()
    changed = 0
    for moment in moments(RANK, 4, PRESETS[preset], seed=5, limit=160):
        memory.add(moment.step)
        state = moment.step.state
        for viewer in set(range(4)) - {seat_to_move(state)}:
            other = redealt(state, viewer, rng)
            changed += other != state
            assert panel(holding(other, viewer, memory)) == panel(holding(state, viewer, memory))
        if state.phase != "gameOver":
            other = redealt(state, None, rng)
            assert BOARD.table.summary(showing(other, memory)) == BOARD.table.summary(
                showing(state, memory)
            )
    assert changed > 300


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "c",
        "c0",
        "p9",
        "c" + "z" * 17,
        "c" + "0" * 18,
        "C" + "0" * 17,
        "p" + "0" * 16 + "2",
        "m" + "0" * 16 + "-",
        "play 9",
        "pass ",
        "take 1",
        "q",
        "q.",
        "q0.1",
        "g00.",
        "x" * 100,
        "k" + "0" * 17,
        "٣",
        "c" + "٣" * 17,
        "c" + "0" * 17 + "\n",
    ],
)
def test_a_forged_payload_is_unreadable(forged):
    with pytest.raises(UnreadableMove):
        means(holding(answering(), 0), forged)


@pytest.mark.parametrize(
    "forged", ["q", "q0", "q..", "qz.", "q1111.", "g1.6", "x11.1", "q0.", "gg."]
)
def test_forged_gifts_are_unreadable(forged):
    state, _ = remembered(king({"edition": "italian", "classicPresident": True}), "0 return 3 5")
    with pytest.raises(UnreadableMove):
        means(holding(state, 1), forged)


@pytest.mark.parametrize("pick", ["c", "zzz", "f" * 17, "q1.", "mzz", "auto", "rules"])
def test_a_pick_of_another_moment_counts_as_nothing_chosen(pick):
    for state in (answering(), king(), king(phase="kingReturn")):
        shown = panel(holding(state, 0, pick=pick))
        assert not faults(shown)
        assert all(each.style != "next" for each in buttons_of(shown) if each.face)
