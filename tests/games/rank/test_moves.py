"""The texts of moves, and the order in which the judge asks."""

import re
from importlib.resources import files

import pytest

from games.errors import UnreadableMove
from games.game import DEALER
from games.rank import RANK, rules
from games.rank.cards import cards_in_play
from games.rank.moves import Deal, Play, Roles
from tests.games.rank.rows import code, load
from tests.rulepages import page

PLAYING = {"hands": [[5, 9], [7, 1], [3, 2]], "turn": 0}


def parsed(text):
    return RANK.parse(load(3, {}, **PLAYING), text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("play U 8 7 8", "play 7 8 8 U"),
        ("play W V U D C 12 1", "play 1 12 C D U V W"),
        ("  pass ", "pass"),
        ("play", "play"),
        ("hand take", "hand take"),
        ("hand keep", "hand keep"),
        ("benefit lead", "benefit lead"),
        ("benefit steal", "benefit steal"),
        ("return 9 3", "return 3 9"),
        ("return C 3", "return 3 C"),
        ("return 4:9 2:3", "return 2:3 4:9"),
        ("return 2:C 2:3", "return 2:3 2:C"),
        ("return", "return"),
        ("roles 2 0 1", "roles 2 0 1"),
        ("deal C 1 12", "deal C 1 12"),
    ],
)
def test_a_text_is_read_in_any_order_and_written_in_one(text, canonical):
    move = parsed(text)
    assert str(move) == canonical
    assert parsed(canonical) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play X",
        "play c",
        "play -1",
        "play 01",
        "play 5,5",
        "pass 1",
        "hand",
        "hand swap",
        "benefit lead steal",
        "return 2:3:4",
        "roles A",
        "deal X",
        "draw",
        "PASS",
        "play ５",
        "play " + "5 " * 2000,
    ],
)
def test_what_cannot_be_read_is_no_move(text):
    with pytest.raises(UnreadableMove):
        parsed(text)


@pytest.mark.parametrize(
    ("position", "seat", "text", "error"),
    [
        (PLAYING, 1, "hand take", "wrong_phase"),
        (PLAYING, DEALER, "deal 1 2 3", "wrong_phase"),
        (PLAYING, DEALER, "pass", "not_your_turn"),
        (PLAYING, 7, "play 5", "not_your_turn"),
        (PLAYING, 1, "play 5", "not_your_turn"),
        (PLAYING, 0, "return 5", "wrong_phase"),
        (PLAYING | {"pile": "1x4", "passed": [1]}, 1, "pass", "passed"),
        ({"hands": [[5], [7], []], "turn": 0}, 2, "pass", "out"),
        ({}, 0, "play 5", "wrong_phase"),
        ({}, 0, "deal 1", "not_your_turn"),
        ({}, DEALER, "roles 0 1 2", "wrong_phase"),
        ({}, DEALER, "deal 1 2 3", "bad_deck"),
        ({}, DEALER, "deal 13", "bad_deck"),
        ({"phase": "roles"}, DEALER, "roles 0 1 1", "bad_roles"),
        ({"phase": "roles"}, DEALER, "roles 0 1", "bad_roles"),
        ({"phase": "roles"}, DEALER, "roles 2 0 1", "none"),
        ({"phase": "gameOver"}, 0, "pass", "game_over"),
        ({"phase": "gameOver"}, DEALER, "deal 1", "game_over"),
    ],
)
def test_errors_of_sequence_come_in_their_order(position, seat, text, error):
    assert code(load(3, {}, **position), seat, text) == error


def test_a_deal_has_the_whole_deck_once():
    state = load(4, {}, phase="deal", king=2)
    assert RANK.refusal(state, DEALER, Deal(cards_in_play(4)[::-1])) is None
    assert RANK.refusal(state, DEALER, Deal((*cards_in_play(4)[1:], "W"))) == rules.BAD_DECK


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    """RK-2.2: then the extra hand, and the draw pile from its top."""
    order = (*cards_in_play(3)[45:], *cards_in_play(3)[:45])
    state = load(3, {"kingsHand": True}, phase="deal", king=2, dealer=1)
    state = RANK.play(state, DEALER, Deal(order)).state
    hands = RANK.dump(state)["hands"]
    assert sorted(map(str, hands[2])) == sorted(map(str, order[0:45:3]))
    assert sorted(map(str, hands[0])) == sorted(map(str, order[1:45:3]))
    assert sorted(map(str, hands[1])) == sorted(map(str, order[2:45:3]))
    assert sorted(map(str, RANK.dump(state)["extra"])) == sorted(map(str, order[45:60]))
    assert state.draw == order[60:]


def test_each_shuffle_has_its_own_label():
    labels = []

    def shuffled(label, items):
        labels.append((label, tuple(items)))
        return tuple(items)

    assert isinstance(RANK.deal(load(3, {}, phase="roles"), shuffled), Roles)
    assert isinstance(RANK.deal(load(3, {}), shuffled), Deal)
    RANK.deal(load(3, {}, ranking=[0, 1, 2], handNumber=4), shuffled)
    whole = cards_in_play(3)
    assert labels == [("roles", (0, 1, 2)), ("deal 0", whole), ("deal 4", whole)]


def test_nobody_but_the_seat_to_act_has_moves():
    state = load(3, {}, **PLAYING)
    assert list(map(str, RANK.legal(state, 0))) == ["play 5", "play 9"]
    assert not RANK.legal(state, 1)
    assert not RANK.legal(state, DEALER)
    assert not RANK.legal(load(3, {}), DEALER)
    assert Play((5,)) in RANK.legal(state, 0)


def test_every_clause_that_a_refusal_names_is_on_the_page():
    named = set()
    for room in ("rules.py", "plays.py", "exchanges.py", "faults.py", "position.py"):
        source = files("games.rank").joinpath(room).read_text(encoding="utf-8")
        named |= set(re.findall(r'"((?:RK|A)-[0-9.]+)"', source))
    assert len(named) > 20
    assert all(f"**{clause}**" in page("rank") for clause in named)
