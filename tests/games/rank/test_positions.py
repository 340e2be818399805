"""A table as a position: what stands for what is left out, and every fault."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dealing import key, shuffler
from games.errors import BadPosition, RuleError
from games.game import DEALER, Shuffle
from games.rank import RANK
from games.rank.cards import KINDS, cards_in_play, spread
from games.rank.state import State, setup
from tests.games.rank.rows import load
from tests.rulepages import page
from tests.thorough import examples

HANDS = [[5, 9], [7, 1], [3, 2]]
PRESIDENT = {"classicPresident": True}
EVERYONE = {"classicPresident": True, "edition": "italian"}
ENDLESS = {"endless": True, "handLimit": 3}


def fields(position, *names, flags=None):
    state = load(3, flags or {}, **position)
    dumped = RANK.dump(state)
    assert RANK.dump(load(3, flags or {}, **dumped)) == dumped
    return {name: dumped[name] for name in names}


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param({}, {"phase": "deal", "king": None, "handNumber": 0, "draw": []}, id="empty"),
        pytest.param(
            {"hands": HANDS},
            {"phase": "play", "turn": 0, "king": 0, "handNumber": 1, "owner": None, "out": []},
            id="hands alone are a lead of seat 0",
        ),
        pytest.param({"hands": HANDS, "king": 2}, {"turn": 2, "king": 2}, id="the King leads"),
        pytest.param(
            {"hands": [[1, 9]], "pile": "1x6"},
            {"hands": [[1, 9], [1], [1]], "turn": 0, "owner": 2, "out": []},
            id="a seat left out gets one unused card",
        ),
        pytest.param(
            {"hands": [[5, 9], [7]], "out": [2]},
            {"hands": [[5, 9], [7], []], "out": [2]},
            id="unless it is out",
        ),
        pytest.param(
            {"hands": [[5], [7], []], "king": 2},
            {"turn": 0, "out": [2]},
            id="a King without cards is out, and the next to the left leads",
        ),
        pytest.param(
            {"hands": HANDS, "pile": "1x4", "turn": 0},
            {"owner": 2, "pile": "1x4", "table": []},
            id="the pile is that of the seat to the right",
        ),
        pytest.param(
            {"hands": HANDS, "pile": "1x4", "owner": 0, "passed": [1]},
            {"turn": 2},
            id="the next to the left who is in the round answers",
        ),
        pytest.param(
            {"ranking": [1, 2, 0]},
            {"phase": "deal", "king": 1, "dealer": 0, "handNumber": 1},
            id="a ranking alone waits for the next deal",
        ),
        pytest.param(
            {"king": 1}, {"phase": "deal", "king": 1, "dealer": 0, "handNumber": 0}, id="a King"
        ),
        pytest.param(
            {"phase": "deal", "handNumber": 4, "king": 2},
            {"ranking": [2, 0, 1], "king": 2, "dealer": 1},
            id="a later deal has a ranking",
        ),
        pytest.param(
            {"hands": HANDS, "phase": "dealt"},
            {"phase": "play", "turn": 0, "ranking": []},
            id="dealt in the first hand goes on to the lead of the King",
        ),
        pytest.param(
            {"hands": HANDS, "phase": "dealt", "handNumber": 2},
            {"phase": "benefit", "ranking": [0, 1, 2], "turn": None},
            id="dealt in a later hand goes on to the benefit",
        ),
        pytest.param(
            {"hands": HANDS, "phase": "benefit"},
            {"ranking": [0, 1, 2], "handNumber": 2, "dealer": 2},
            id="a benefit has a ranking",
        ),
        pytest.param({"hands": HANDS, "phase": "kingReturn"}, {"received": 1}, id="a steal is one"),
        pytest.param(
            {"phase": "roles", "hands": HANDS}, {"handNumber": 1, "king": None}, id="roles after"
        ),
        pytest.param({"phase": "roles"}, {"handNumber": 0, "king": None}, id="roles before"),
        pytest.param(
            {"phase": "gameOver", "tokens": [5, 6, 0], "ranking": [1, 0, 2]},
            {"winners": [1], "king": 1},
            id="the winner has the better place",
        ),
        pytest.param(
            {"phase": "gameOver", "tokens": [0, 6, 0]}, {"winners": [1]}, id="the winner has five"
        ),
    ],
)
def test_what_is_left_out_has_a_default(position, expected):
    assert fields(position, *expected) == expected


def test_what_is_left_out_with_the_variants_has_a_default_too():
    hands = [[5, 9, 9], *HANDS[1:]]
    returned = fields({"hands": hands, "phase": "kingReturn"}, "received", flags=PRESIDENT)
    assert returned == {"received": 2}
    owed = fields({"hands": HANDS, "phase": "queenReturn"}, "receivers", flags=EVERYONE)
    assert owed == {"receivers": [2]}
    offered = fields({"hands": HANDS, "phase": "kingsHand"}, "extra", flags={"kingsHand": True})
    assert offered == {"extra": [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3]}
    roles_first = fields({}, "phase", flags={"edition": "second"})
    assert roles_first == {"phase": "roles"}


def test_cards_named_nowhere_are_drawn_in_their_order():
    state = load(3, {}, hands=[[5, 9], [7, 1], [3, 2]], discard=["C"], table=[])
    heaps = [*map(spread, state.hands), state.draw, state.discard]
    found = sorted(str(card) for heap in heaps for card in heap)
    assert found == sorted(map(str, cards_in_play(3)))
    assert state.draw[:2] == (1, 1)
    assert state.draw[-1] == "W"


def test_the_setup_dumps_and_loads():
    for edition in ("2018", "second"):
        options = RANK.options(4, {"edition": edition})
        assert RANK.load(4, options, RANK.dump(setup(4, options))) == setup(4, options)


FAULTS = [
    ("hands", "RK-1.1", {}, {"hands": [[13], [1], [2]]}),
    ("hands", "RK-1.1", {}, {"hands": [["X"], [1], [2]]}),
    ("hands", "RK-1.1", {}, {"hands": [[5] * 8, [1], [2]]}),
    ("hands", "RK-1.1", {}, {"hands": HANDS, "draw": ["C", "C", "C"]}),
    ("hands", "RK-1.1", {}, {"hands": HANDS, "extra": [10**30]}),
    ("hands", "RK-2.2", {}, {"hands": [[1], [2], [3], [4]]}),
    ("hands", "RK-2.2", {}, {"hands": [list(range(1, 13)) + list(range(1, 7)), [1], [2]]}),
    ("hands", "RK-9.1", {}, {"hands": [[1], [], []], "turn": 0}),
    ("hands", "RK-9.1", {}, {"phase": "play"}),
    ("hands", "RK-2.2", {}, {"hands": [[1], [2], []], "phase": "dealt"}),
    ("hands", "RK-2.2", {}, {"phase": "roles", "handNumber": 1}),
    ("hands", "RK-2.2", {}, {"hands": [[1], [2], []], "phase": "kingReturn"}),
    ("hands", "RK-2.2", EVERYONE, {"hands": [[1], [2], []], "phase": "queenReturn"}),
    ("hands.0.0.int", "", {}, {"hands": [[1.5], [1], [2]]}),
    ("hands.0.0.int", "", {}, {"hands": [[True], [1], [2]]}),
    ("pile", "RK-5.1", {}, {"hands": HANDS, "pile": "3"}),
    ("pile", "RK-5.1", {}, {"hands": HANDS, "pile": "0x3"}),
    ("pile", "RK-5.1", {}, {"hands": HANDS, "pile": "1x" + "9" * 40}),
    ("pile", "RK-5.1", {}, {"hands": HANDS, "pile": "1x٣"}),
    ("pile", "RK-4.2", {}, {"hands": HANDS, "pile": "1x3", "phase": "benefit"}),
    ("owner", "RK-3.1", {}, {"hands": HANDS, "owner": 3}),
    ("owner", "RK-7.1", {}, {"hands": HANDS, "owner": 2, "turn": 0}),
    ("turn", "RK-3.1", {}, {"hands": HANDS, "turn": -1}),
    ("turn", "RK-4.2", {}, {"hands": HANDS, "turn": 0, "owner": 0, "pile": "1x3"}),
    ("turn", "RK-4.2", {}, {"hands": HANDS, "turn": 0, "passed": [0], "pile": "1x3"}),
    ("turn", "RK-4.2", {}, {"hands": [[], [1], [2]], "turn": 0}),
    ("turn", "RK-4.2", {}, {"hands": HANDS, "passed": [0, 1, 2], "pile": "1x3"}),
    ("passed", "RK-3.1", {}, {"hands": HANDS, "passed": [1, 1], "pile": "1x3"}),
    ("passed", "RK-6.3", {}, {"hands": HANDS, "passed": [1]}),
    ("passed", "RK-6.3", {}, {"hands": HANDS, "table": [4]}),
    ("passed", "RK-8.1", {}, {"hands": [[1], [2], []], "passed": [2], "pile": "1x3", "turn": 0}),
    ("out", "RK-8.1", {}, {"hands": HANDS, "out": [1]}),
    ("out", "RK-8.1", {}, {"hands": [[1], [2], []], "out": []}),
    ("out", "RK-8.1", {}, {"hands": HANDS, "out": [1], "phase": "benefit"}),
    ("out", "RK-3.1", {}, {"hands": HANDS, "out": [10**20]}),
    ("king", "RK-3.1", {}, {"king": 3}),
    ("king", "RK-12.2", {}, {"king": 2, "ranking": [0, 1, 2]}),
    ("dealer", "RK-3.1", {}, {"dealer": 3}),
    ("ranking", "RK-9.2", {}, {"ranking": [0, 1]}),
    ("ranking", "RK-3.1", {}, {"ranking": [0, 1, 1]}),
    ("phase", "", {}, {"phase": "pick"}),
    ("phase", "RK-21.15", {}, {"hands": HANDS, "phase": "kingsHand"}),
    ("phase", "RK-21.1", PRESIDENT, {"hands": HANDS, "phase": "benefit"}),
    ("phase", "RK-21.5", PRESIDENT, {"hands": HANDS, "phase": "queenReturn"}),
    ("phase", "RK-21.5", {}, {"hands": HANDS, "phase": "queenReturn", "receivers": [2]}),
    ("phase", "RK-3.2", {}, {"phase": "roles", "king": 1}),
    ("phase", "RK-3.2", {}, {"phase": "roles", "hands": HANDS, "handNumber": 2}),
    ("received", "RK-21.4", {}, {"hands": HANDS, "received": 1}),
    ("received", "RK-21.4", {}, {"hands": HANDS, "received": 2, "phase": "kingReturn"}),
    ("received", "RK-21.4", {}, {"hands": HANDS, "received": 0, "phase": "kingReturn"}),
    ("received", "RK-21.4", {}, {"hands": HANDS, "received": -(10**40), "phase": "kingReturn"}),
    ("receivers", "RK-21.5", {}, {"hands": HANDS, "receivers": [2]}),
    ("receivers", "RK-21.5", EVERYONE, {"hands": HANDS, "phase": "queenReturn", "receivers": [0]}),
    ("extra", "RK-21.11", {}, {"hands": HANDS, "extra": [4]}),
    ("extra", "RK-21.11", {"kingsHand": True}, {"hands": HANDS, "extra": [], "phase": "dealt"}),
    ("extra", "RK-21.11", {"kingsHand": True}, {"hands": HANDS, "extra": [*range(3, 13)] * 2}),
    ("extra", "RK-21.11", {"kingsHand": True}, {"hands": HANDS, "extra": [], "phase": "roles"}),
    ("tokens", "RK-11.1", {}, {"tokens": [1, 2]}),
    ("tokens", "RK-11.1", {}, {"tokens": [1, 2, -1]}),
    ("tokens", "RK-11.1", {}, {"tokens": [1, 2, 10**30]}),
    ("tokens", "RK-14.1", {}, {"tokens": [5, 0, 0]}),
    ("tokens", "RK-21.9", ENDLESS, {"tokens": [1, 0, 0]}),
    ("reign", "RK-21.10", {}, {"reign": [1, 0, 0]}),
    ("longestReign", "RK-11.1", ENDLESS, {"longestReign": [1, 0]}),
    ("longestReign", "RK-21.10", ENDLESS, {"reign": [2, 0, 0], "longestReign": [1, 0, 0]}),
    ("handNumber", "RK-21.10", ENDLESS, {"handNumber": 3}),
    ("handNumber", "RK-21.10", ENDLESS, {"handNumber": 4, "hands": HANDS}),
    ("handNumber", "", {}, {"handNumber": -1}),
    ("handNumber", "", {}, {"handNumber": 10**30}),
    ("winners", "RK-14.1", {}, {"winners": [0]}),
    ("winners", "RK-14.1", {}, {"winners": [0, 1], "phase": "gameOver"}),
    ("winners", "RK-14.1", ENDLESS, {"winners": [0], "phase": "gameOver"}),
    ("players", "", {}, {"players": 3}),
]


@pytest.mark.parametrize(("where", "clause", "flags", "position"), FAULTS, ids=str)
def test_a_position_that_cannot_be_is_refused(where, clause, flags, position):
    with pytest.raises(BadPosition) as refused:
        load(3, flags, **position)
    assert (where, clause) in [(fault.where, fault.clause) for fault in refused.value.faults]


def test_every_clause_named_by_a_fault_is_on_the_page():
    assert all(f"**{clause}**" in page("rank") for _, clause, _, _ in FAULTS if clause)


def test_two_decks_hold_twice_as_many():
    hands = [["C", "C", "C"], *[[1]] * 6]
    assert load(7, {}, hands=hands).hands[0][12] == 3
    with pytest.raises(BadPosition):
        load(6, {}, hands=hands[:6])


def test_a_queen_left_nothing_to_owe_is_passed_over():
    """RK-21.4: nobody below her has an eligible card."""
    hands = [[3, 5], [2, 7], ["U", "V"], ["U", "W"]]
    state = load(4, EVERYONE, hands=hands, ranking=[0, 1, 2, 3], phase="dealt")
    assert (state.phase, state.turn) == ("play", 0)


SMALL = st.lists(st.sampled_from(KINDS), max_size=5)
SEAT = st.one_of(st.none(), st.integers(-1, 3))
SEATS_LIST = st.one_of(
    st.none(), st.lists(st.integers(0, 3), max_size=3), st.permutations(range(3))
)
PHASES = st.sampled_from(
    [
        "roles",
        "deal",
        "dealt",
        "kingsHand",
        "benefit",
        "kingReturn",
        "queenReturn",
        "play",
        "gameOver",
    ]
)
POSITIONS = st.fixed_dictionaries(
    {"hands": st.lists(SMALL, min_size=2, max_size=3)},
    optional={
        "pile": st.sampled_from(["-", "1x3", "2x0", "3x999999999", "99x1"]),
        "owner": SEAT,
        "passed": st.lists(st.integers(0, 2), max_size=2),
        "out": SEATS_LIST,
        "turn": SEAT,
        "draw": SMALL,
        "discard": SMALL,
        "table": SMALL,
        "extra": SMALL,
        "phase": PHASES,
        "ranking": SEATS_LIST,
        "king": SEAT,
        "dealer": SEAT,
        "handNumber": st.integers(0, 3),
        "received": st.integers(0, 2),
        "receivers": SEATS_LIST,
        "tokens": st.lists(st.integers(0, 5), min_size=3, max_size=3),
    },
)
VARIANTS = st.sampled_from(
    [{}, PRESIDENT, EVERYONE, {"kingsHand": True}, {"edition": "second"}, ENDLESS]
)


@settings(max_examples=examples(200))
@given(POSITIONS, VARIANTS, st.integers(0, 9))
def test_a_position_that_loads_can_be_played_to_the_end(position, flags, seed):
    try:
        state = load(3, flags, **position)
    except BadPosition:
        return
    assert RANK.dump(load(3, flags, **RANK.dump(state))) == RANK.dump(state)
    play_on(state, random.Random(seed), shuffler(key(bytes([seed]))))


def play_on(state: State, rng: random.Random, shuffled: Shuffle) -> None:
    """Every seat asks for everything; one of what may be done is done, into the next hand."""
    texts = ["play", "play 3", "pass", "hand take", "benefit steal", "return 3", "return 2:3"]
    for _ in range(60):
        if not (actors := RANK.to_act(state)):
            return
        for seat in range(-1, 4):
            RANK.view(state, seat)
            for text in texts:
                assert answers(state, seat, text)
        (seat,) = actors
        if seat == DEALER:
            move = RANK.deal(state, shuffled)
        else:
            legal = RANK.legal(state, seat)
            move = legal[int(rng.random() * len(legal))]
        state = RANK.play(state, seat, move).state


def answers(state: State, seat: int, text: str) -> bool:
    """A move is made or refused; nothing else is raised."""
    try:
        return RANK.play(state, seat, RANK.parse(state, text)).state is not None
    except RuleError as refused:
        return bool(refused.code)
