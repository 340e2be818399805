"""The three levels: they do not peek, they end every match, and each beats the one below."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.dealing import key, shuffler
from games.game import DEALER, Memory, Seen, seen
from games.scots import SCOTS
from games.scots.cards import spread
from games.scots.events import Laid, OwnDraw, public_minimum
from games.scots.moves import Discard, Draw, Lay, Take
from games.scots.state import State
from tests.games.playing import moments
from tests.games.scots.tables import ODD_DECKS, cards, play, sets, table
from tests.games.scots.test_players import Unread

LEVELS = ("easy", "medium", "hard")

every_level = pytest.mark.parametrize("level", LEVELS)


@pytest.fixture
def hasty(monkeypatch):
    """Hard looks at fewer rounds, and is the same in all else."""
    monkeypatch.setattr("games.scots.players.SIMULATIONS", 1200)


def choice(level: str, state: State, events: tuple[Any, ...] = (), seed: int = 1) -> Any:
    its = Seen(state.turn, SCOTS.view(state, state.turn), events)
    move = SCOTS.players[level](its, Unread(), random.Random(seed))
    assert SCOTS.refusal(state, state.turn, move) is None
    return move


def decisions(level: str, seats: int, seed: int, options: Any) -> Iterator[tuple[State, Seen]]:
    """What the seats of a match see, whenever one is to move."""
    rng, shuffled = random.Random(seed), shuffler(key(seed.to_bytes(32, "big")))
    state = SCOTS.setup(seats, SCOTS.options(seats, options))
    memory: Memory = Memory(SCOTS.Dealt)
    while actors := SCOTS.to_act(state):
        (seat,) = actors
        if seat == DEALER:
            step = SCOTS.play(state, seat, SCOTS.deal(state, shuffled))
        else:
            its = seen(SCOTS, state, memory, seat)
            yield state, its
            step = SCOTS.play(state, seat, SCOTS.players[level](its, Unread(), rng))
        memory.add(step)
        state = step.state


def another_world(state: State, its: Seen, rng: random.Random) -> State:
    """The same to the seat: what it cannot know lies elsewhere."""
    least = public_minimum(len(state.hands), its.events)
    position = SCOTS.dump(state)
    kept = [list(Counter(its).elements()) for its in least]
    hidden = list(state.draw)
    for seat, hand in enumerate(state.hands):
        if seat != its.seat:
            free = list(spread(state.deck.codes, hand))
            for card in kept[seat]:
                free.remove(card)
            hidden += free
    rng.shuffle(hidden)
    for seat, hand in enumerate(state.hands):
        if seat != its.seat:
            more = sum(hand) - len(kept[seat])
            position["hands"][seat], hidden = kept[seat] + hidden[:more], hidden[more:]
    position["draw"] = hidden
    return SCOTS.load(len(state.hands), state.options, position)


@pytest.mark.parametrize(
    ("level", "matches", "every"), [("easy", 8, 1), ("medium", 12, 1), ("hard", 6, 5)]
)
def test_no_level_peeks(level, matches, every, hasty):
    rng, asked = random.Random(4), 0
    choose = SCOTS.players[level]
    for seed in range(matches):
        seats = 2 + seed % 3
        spots = decisions("medium", seats, seed, {"maxRounds": 3})
        for number, (state, its) in enumerate(spots):
            if number % every:
                continue
            other = another_world(state, its, rng)
            again = Seen(its.seat, SCOTS.view(other, its.seat), its.events)
            assert again == its
            moves = {str(choose(spot, Unread(), random.Random(7))) for spot in (its, again)}
            assert len(moves) == 1
            asked += other != state
    assert asked > (1000 if every == 1 else 50)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", SCOTS.presets, ids=lambda preset: preset.key)
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_quick_levels_end_every_preset(preset, seats, level):
    *_, last = moments(SCOTS, seats, preset.options, seed=seats, player=level)
    assert last.step.state.phase == "gameOver"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", SCOTS.presets, ids=lambda preset: preset.key)
def test_hard_ends_every_preset(preset, seats, hasty):
    options = preset.options | {"maxRounds": 1}
    *_, last = moments(SCOTS, seats, options, seed=seats, player="hard")
    assert last.step.state.phase == "gameOver"


@pytest.mark.parametrize("deck", ODD_DECKS)
@every_level
def test_every_level_plays_with_any_deck(deck, level, hasty):
    for royals, recycles in (("family", 0), ("identical", 2)):
        options = {"deck": ODD_DECKS[deck], "maxRounds": 1, "maxRecycles": recycles}
        options |= {"wildClaims": recycles > 0, "jewelsOnTop": "alone" if recycles else "pile"}
        seen_moves = moments(SCOTS, 3, options | {"pileRoyals": royals}, 3, level)
        *_, last = (moment for _, moment in zip(range(150), seen_moves, strict=False))
        assert last.step.state.phase in ("gameOver", "pickup", "play")


OTHER_READINGS = {"wildClaims": True, "jewelsOnTop": "alone", "maxRounds": 1}


@every_level
def test_every_level_plays_the_other_readings_to_the_end(level, hasty):
    for seed in range(2):
        *_, last = moments(SCOTS, 2 + 2 * seed, OTHER_READINGS, seed, level)
        assert last.step.state.phase == "gameOver"


@pytest.mark.parametrize(
    ("hand", "own", "pile", "move", "stays"),
    [
        pytest.param("BO CJ KN RI", "-", "SE DA BO", "take BO CJ", 0, id="one and a wild"),
        pytest.param("CJ CJ KN RI", "BO BO BO", "SE DA CJ", "take onto 1", 2, id="a wild alone"),
    ],
)
def test_a_claim_by_the_other_readings_is_seen(hand, own, pile, move, stays):
    state = table(2, OTHER_READINGS, hands=[cards(hand)], sets=[sets(own)], pile=cards(pile))
    chosen = choice("medium", state)
    assert str(chosen) == move
    assert len(play(state, 0, str(chosen)).state.pile) == stays


def test_a_move_follows_from_the_seed():
    for state, its in list(decisions("medium", 3, 5, {"maxRounds": 1}))[::9]:
        for level in LEVELS:
            moves = {str(choice(level, state, its.events, seed=3)) for _ in range(2)}
            assert len(moves) == 1


MANY = " ".join(f"{code} " * 4 for code in cards("DA BO MO CE KN WA ML BE RI SE BA WD"))


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(
            {"hands": [cards(MANY + "MQ EL KJ KJ MG FR " * 2 + "CJ " * 8)]}, id="a huge hand"
        ),
        pytest.param({"hands": [["BO"], ["RI"]], "draw": [], "pile": ["KN"]}, id="nothing left"),
        pytest.param({"hands": [["BO", "BO"], ["RI"]], "draw": [], "pile": ["BO"]}, id="its last"),
        pytest.param({"hands": [cards("CJ " * 6)], "pile": ["CJ"]}, id="jewels alone"),
        pytest.param({"hands": [["BO"]], "totals": [-400, 995], "round": 19}, id="far behind"),
        pytest.param({"hands": [cards("MQ EL KJ")], "totals": [10**9, -(10**9)]}, id="huge totals"),
    ],
)
@every_level
def test_no_spot_is_too_strange(level, position):
    for phase in ("pickup", "play"):
        state = table(options={"maxRounds": 20}, phase=phase, **position)
        start = time.process_time()
        while state.turn == 0 and state.phase in ("pickup", "play"):
            move = choice(level, state)
            state = play(state, 0, str(move)).state
            if state.phase == "recycle":
                return
        assert time.process_time() - start < 20


def match_points(level: str, below: str, seats: int, deals: int, rounds: int) -> list[float]:
    """By deal: how many points a seat of the level is ahead of the mean of the others."""
    ahead = []
    for deal in range(deals):
        gain = 0.0
        for seat in range(seats):
            options = {"maxRounds": rounds, "target": 10_000, "firstDealer": 0}
            totals = totals_of([level if s == seat else below for s in range(seats)], options, deal)
            gain += totals[seat] - (sum(totals) - totals[seat]) / (seats - 1)
        ahead.append(gain / seats / rounds)
    return ahead


def totals_of(levels: list[str], options: dict[str, Any], seed: int) -> tuple[int, ...]:
    rng, shuffled = random.Random(seed), shuffler(key(seed.to_bytes(32, "big")))
    state = SCOTS.setup(len(levels), SCOTS.options(len(levels), options))
    memory: Memory = Memory(SCOTS.Dealt)
    while actors := SCOTS.to_act(state):
        (seat,) = actors
        if seat == DEALER:
            move = SCOTS.deal(state, shuffled)
        else:
            its = seen(SCOTS, state, memory, seat)
            move = SCOTS.players[levels[seat]](its, SCOTS.legal(state, seat), rng)
        step = SCOTS.play(state, seat, move)
        memory.add(step)
        state = step.state
    return state.totals


@pytest.mark.parametrize(
    ("level", "below", "seats", "deals", "rounds"),
    [
        ("easy", "random", 2, 4, 2),
        ("medium", "easy", 2, 30, 4),
        ("medium", "easy", 4, 15, 4),
        ("hard", "medium", 2, 15, 2),
    ],
)
def test_each_level_beats_the_one_below(level, below, seats, deals, rounds, hasty):
    ahead = match_points(level, below, seats, deals, rounds)
    assert sum(ahead) / len(ahead) > 20


def test_easy_often_does_not_see_the_pile():
    state = table(hands=[cards("BO BO KN RI")], pile=["SE", "BO"])
    chosen = [choice("easy", state, seed=seed) for seed in range(60)]
    assert {Draw(), Take(("BO", "BO"))} == set(chosen)


def medium(hand: str, own: str = "-", other: str = "RI " * 9, **position: Any) -> str:
    hands = [cards(hand), cards(other)]
    return str(choice("medium", table(hands=hands, sets=[sets(own)], **position)))


@pytest.mark.parametrize(
    ("hand", "other", "move"),
    [
        pytest.param("BO BO BO KN SE", "WD " * 7, "discard SE", id="holds back"),
        pytest.param("BO BO BO KN SE", "WD WD WD", "lay BO BO BO", id="fears a short hand"),
        pytest.param("BO BO BO KN", "WD " * 7, "lay BO BO BO", id="goes out"),
        pytest.param("BO BO CJ KN", "WD " * 7, "lay BO BO CJ", id="goes out with jewels"),
        pytest.param(
            "MQ MQ MQ EL EL EL KJ KJ KJ KJ CJ DA SE",
            "WD " * 7,
            "lay MQ MQ MQ EL EL EL KJ KJ KJ KJ",
            id="a hand worth too much to lose",
        ),
    ],
)
def test_medium_lays_late(hand, other, move):
    assert medium(hand, other=other, phase="play") == move


def test_who_has_begun_to_lay_goes_on():
    state = table(phase="play", hands=[cards("KN KN KN RI SE WD"), cards("DA " * 7)])
    begun = (OwnDraw("RI"), Laid(0, 1, ("BO", "BO", "BO")))
    assert choice("medium", state, begun) == Lay(("KN", "KN", "KN"))
    assert isinstance(choice("medium", state), Discard)


def test_hard_goes_out_when_that_wins_the_match():
    hands = [cards("BO BO BO KN"), cards("DA " * 7 + "MQ EL")]
    state = table(phase="play", hands=hands, sets=[sets("KJ KJ KJ")], totals=[950, 900])
    assert choice("hard", state) == Lay(("BO", "BO", "BO"))


def test_hard_does_not_feed_a_pair_that_it_has_seen_go_to_a_hand():
    """Three cheap cards are alike, but the next seat took two of the one with a pile."""
    hands = [cards("SE BA MO MO KN KN CE CE RI"), cards("SE SE " + "DA " * 6)]
    state = table(phase="play", hands=hands, pile=cards("MQ EL KJ KJ MG FR"))
    before = table(turn=1, hands=[["RI"], cards("WD WD DA")], pile=cards("SE SE WD"))
    known = play(before, 1, "take WD WD").events
    assert choice("hard", state, known) in (Discard("BA"), Discard("RI"))
