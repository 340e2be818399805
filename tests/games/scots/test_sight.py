"""What everybody may work out about a hand (QS-13.2)."""

from games.scots.events import (
    Added,
    Dealt,
    Discarded,
    Drew,
    JewelsShown,
    Laid,
    TookPile,
    public_minimum,
)

DEALT = Dealt(0, 1, "BO", 11, 83)


def of_first(*events):
    return dict(public_minimum(2, (DEALT, *events))[0])


def test_cards_below_the_top_are_known_to_be_in_the_hand():
    took = TookPile(0, ("SE", "SE", "BO"), 1, ("BO", "BO", "BO"), False)
    assert of_first(took) == {"SE": 2}


def test_shown_jewels_are_two_at_the_least():
    shown = JewelsShown(0, ("CJ", "CJ"))
    assert of_first(shown) == {"CJ": 2}
    assert of_first(shown, shown) == {"CJ": 2}


def test_jewels_are_shown_before_the_pile_goes_to_the_hand():
    took = TookPile(0, ("CJ", "CJ"), 1, ("BO", "BO", "BO", "CJ"), True)
    assert of_first(JewelsShown(0, ("CJ", "CJ")), took) == {"CJ": 3}


def test_cards_laid_with_the_top_leave_the_hand_first():
    first = TookPile(0, ("SE", "SE", "BO"), 1, ("BO", "BO", "BO"), False)
    second = TookPile(0, ("SE", "SE"), 2, ("SE", "SE", "SE"), False)
    assert of_first(first, second) == {"SE": 1}


def test_what_leaves_the_hand_is_no_longer_known_to_be_there():
    took = TookPile(0, ("SE", "SE", "SE", "KN", "RI", "BO"), 1, ("BO", "BO", "BO"), False)
    laid, added = Laid(0, 2, ("SE", "SE", "SE", "SE")), Added(0, 1, ("CJ",))
    assert of_first(took, laid, added) == {"KN": 1, "RI": 1}
    assert of_first(took, laid, Discarded(0, "KN"), Discarded(0, "KN")) == {"RI": 1}


def test_a_draw_and_the_others_tell_nothing_and_a_deal_begins_anew():
    took = TookPile(1, ("SE", "BO"), 1, ("BO", "BO", "BO"), False)
    assert of_first(took, Drew(0, 12, 50)) == {}
    assert public_minimum(2, (DEALT, took, DEALT)) == ({}, {})
