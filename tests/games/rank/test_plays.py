"""Section 3: the value of a set, and the list of plays against the judge."""

import random
from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from games.rank import RANK
from games.rank.cards import KINDS, PLACE, cards_in_play, counted, spread
from games.rank.legal import legal_plays
from games.rank.moves import Play
from games.rank.options import Options
from games.rank.plays import values
from games.rank.state import Pile
from games.record import replace
from tests.games.rank.rows import cards, code, load

FLAGS = [
    {},
    {"edition": "second"},
    {"edition": "italian"},
    {"edition": "second", "loneModifier": "forfeitAny"},
    {"edition": "second", "loneModifier": "forfeitAny", "loneCount": "any"},
    {"modifiersPerPlay": "one"},
    {"edition": "italian", "modifiersPerPlay": "one", "rankDownMustLower": False},
    {"edition": "second", "loneCount": "any", "rankDownMustLower": False},
]


@pytest.mark.parametrize(
    ("hand", "size"),
    [
        pytest.param("1 2 3 3 4 4 4 5 U U U W W W W", 436, id="one deck, 15 cards"),
        pytest.param("1 2 3 3 4 4 4 5 5 5 U U U W W W W", 576, id="one deck, 17 cards"),
        pytest.param("1 2 3 4 4 5 U U U U U U W W W", 641, id="two decks, 15 cards"),
        pytest.param("1 2 3 4 4 5 5 6 6 U U U U U U W W W W", 1628, id="two decks, 19 cards"),
    ],
)
def test_the_largest_leads_are_those_of_the_page(hand, size):
    plays = legal_plays(Options().grammar, None, counted(tuple(cards(hand))))
    assert len(plays) == len(set(plays)) == size


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize("ups", range(5))
def test_a_set_has_every_value_that_some_use_of_its_rank_ups_gives(size, ups):
    for numbers in combinations_with_replacement(range(3, 7), size):
        by_hand = set()
        for uses in product(range(size + 1), repeat=ups):  # the last place lifts the whole set
            lifted = {number + uses.count(place) for place, number in enumerate(numbers)}
            if len(lifted) == 1:
                by_hand.add(lifted.pop() + uses.count(size))
        assert values(numbers, ups) == sorted(by_hand, reverse=True)


def hands_and_piles(number, seed, decks=1):
    """Small hands with many specials, and piles of which some can be answered."""
    rng = random.Random(seed)
    whole = cards_in_play(3 if decks == 1 else 7)
    few = [card for card in whole if not isinstance(card, int) or card <= 4 or card >= 11]
    for _ in range(number):
        hand = rng.sample(rng.choice([whole, few]), rng.randint(1, 9))
        pile = Pile(rng.choice([1, 1, 2, 2, 3, 4]), rng.randint(0, 14))
        yield counted(tuple(hand)), rng.choice([None, pile, pile])


def parts(hand):
    """Every sub-multiset of a hand, the empty one too."""
    for numbers in product(*(range(held + 1) for held in hand)):
        yield spread(numbers)


@pytest.mark.parametrize("flags", FLAGS, ids=str)
@pytest.mark.parametrize("seats", [3, 7])
def test_what_is_listed_is_what_the_judge_accepts(flags, seats):
    start = load(seats, flags, hands=[[1]] * seats, turn=0)
    for hand, pile in hands_and_piles(400, seed=seats, decks=1 + (seats > 6)):
        owner = None if pile is None else 1
        state = replace(start, hands=(hand, *start.hands[1:]), pile=pile, owner=owner)
        accepted = {part for part in parts(hand) if RANK.refusal(state, 0, Play(part)) is None}
        listed = [move.cards for move in RANK.legal(state, 0) if isinstance(move, Play)]
        assert Counter(listed) == dict.fromkeys(accepted, 1)
        assert ("pass" in map(str, RANK.legal(state, 0))) == (pile is not None)


@pytest.mark.parametrize("flags", FLAGS, ids=str)
def test_a_leader_always_has_a_play(flags):
    grammar = Options.model_validate(flags, by_alias=True).grammar
    for size in range(1, 4):
        for held in combinations_with_replacement(KINDS, size):
            assert legal_plays(grammar, None, counted(held))


def test_plays_are_written_in_the_order_of_the_cards():
    for hand, pile in hands_and_piles(200, seed=5, decks=2):
        for play in legal_plays(Options().grammar, pile, hand):
            assert list(play.cards) == sorted(play.cards, key=PLACE.__getitem__)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("play 13", "not_held"),
        ("play 0", "not_held"),
        ("play 5 5", "not_held"),
        ("play 5 W", "not_held"),
        ("play " + "5 " * 900, "not_held"),
        ("play", "empty_play"),
    ],
)
def test_cards_that_are_not_in_the_hand_cannot_be_played(text, error):
    state = load(3, {}, hands=[[5, 9], [7], [8]], turn=0)
    assert code(state, 0, text.strip()) == error


def refused(hand, pile, text, **flags):
    state = load(3, flags, hands=[hand, [1], [2]], turn=0, pile=pile)
    refusal = RANK.refusal(state, 0, RANK.parse(state, text))
    assert refusal is not None
    return refusal.code, refusal.clause, dict(refusal.facts)


def test_a_refusal_shows_base_and_rank_up():
    """A-30: 12 + 1 against 13."""
    facts = {"base": 12, "ups": 1, "value": 13, "pile": 13}
    assert refused(["W", "U", 2], "1x13", "play W U") == ("too_low", "RK-19.4", facts)


@pytest.mark.parametrize(
    ("pile", "play", "expected"),
    [
        ("1x7", "play 7", ("too_low", "RK-5.3")),
        ("1x8", "play 7", ("too_low", "RK-5.1")),
        ("2x8", "play 7", ("wrong_count", "RK-5.1")),
        ("2x8", "play W", ("wrong_count", "RK-19.6")),
        ("2x8", "play 7 V", ("wrong_count", "RK-16.2")),
        ("1x3", "play 7 V", ("down_not_lower", "RK-16.4")),
        ("-", "play 7 V", ("down_on_lead", "RK-16.8")),
        ("1x3", "play V W", ("down_needs_number", "RK-16.5")),
        ("1x3", "play 5 7", ("not_equal", "RK-5.4")),
        ("1x3", "play V", ("lone_modifier", "RK-20.1")),
        ("1x3", "play C D", ("crown_alone", "RK-17.2")),
        ("-", "pass", ("must_lead", "RK-4.1")),
    ],
)
def test_a_refusal_names_the_clause(pile, play, expected):
    assert refused([5, 7, "C", "D", "V", "W"], pile, play)[:2] == expected


@pytest.mark.parametrize(
    ("hand", "play", "clause"),
    [
        ("5 U U 9", "play 5 U U", "RK-15.4"),
        ("5 V V 9", "play 5 V V", "RK-16.7"),
        ("U U", "play U U", "RK-20.3"),
    ],
)
def test_too_many_modifiers_name_the_clause_of_their_kind(hand, play, clause):
    found = refused(cards(hand), "1x6", play, modifiersPerPlay="one")
    assert found == ("too_many_modifiers", clause, {"most": 1})
