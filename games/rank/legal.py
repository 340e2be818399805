"""Lists what a seat may do now, each move once (RULES.md, section 3.3).

The parts of a play are cached by what they depend on, so most turns only combine them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from games.game import Seat
from games.rank.cards import CROWN, DRAW_TWO, NUMBERS, UP, Card, Counts, spread
from games.rank.choices import QueenReturns
from games.rank.moves import Benefit, KingReturn, KingsHand, Move, Pass, Play
from games.rank.options import Grammar
from games.rank.plays import may_play_alone, only_modifiers, values, wild_base
from games.rank.state import Pile, State, actor

Plays = tuple[Play, ...]

HAND_CHOICES = (KingsHand("take"), KingsHand("keep"))
BENEFITS = (Benefit("lead"), Benefit("steal"))
PASS = Pass()
CROWNS: dict[tuple[bool, bool], Plays] = {
    (False, False): (),
    (True, False): (Play(("C",)),),
    (False, True): (Play(("D",)),),
    (True, True): (Play(("C",)), Play(("D",))),
}
NO_LIMIT = 10**3  # above every value of a set with a number


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """List every play in the order of section 3.3, and then the pass."""
    if seat < 0 or seat != actor(state):
        return ()
    if state.phase != "play":
        return _choices(state)
    plays = legal_plays(state.options.grammar, state.pile, state.hands[seat])
    return tuple(plays) if state.pile is None else (*plays, PASS)


def _choices(state: State) -> Sequence[Move]:
    """List what King or Queen may do before the first lead."""
    if state.phase == "kingsHand":
        return HAND_CHOICES
    if state.phase == "benefit":
        return BENEFITS
    if state.phase == "queenReturn":
        return QueenReturns(state.hands[state.ranking[1]], state.receivers)
    held = spread(state.hands[state.ranking[0]])
    return tuple(map(KingReturn, dict.fromkeys(combinations(held, state.received))))


def legal_plays(grammar: Grammar, pile: Pile | None, hand: Counts) -> list[Play]:
    plays = list(CROWNS[hand[CROWN] > 0, hand[DRAW_TWO] > 0])
    ups, downs, wilds = hand[UP:]
    if grammar.modifiers_per_play == "one":
        ups, downs = min(ups, 1), min(downs, 1)
    if (ups or downs) and may_play_alone(grammar, pile, only_modifiers(hand)):
        plays += _modifiers(ups, downs, grammar.lone_count)
    if wilds:
        plays += _wilds(grammar.wild_cap, pile, wilds, ups)
    if pile is None:
        plays += _leads(hand, ups, wilds)
    else:
        below = 0
        if downs:
            below = pile.value if grammar.rank_down_must_lower else NO_LIMIT
        plays += _answers(hand, pile, ups, downs, wilds, below)
    return plays


def _leads(hand: Counts, ups: int, wilds: int) -> Iterator[Play]:
    for top in range(1, NUMBERS + 1):
        if hand[top - 1]:
            yield from _with_top(top, hand[max(0, top - 1 - ups) : top], ups, 0, wilds, 0, 0, 0)


def _answers(
    hand: Counts, pile: Pile, ups: int, downs: int, wilds: int, below: int
) -> Iterator[Play]:
    """Without a Rank-Down only numbers count that Rank-Ups can bring above the pile."""
    count, value = pile
    lowest = 1 if downs else max(1, value + 1 - ups)
    for top in range(lowest, NUMBERS + 1):
        held = hand[top - 1]
        if held and (ups or held + wilds >= count):
            lift = max(0, value + 1 - top)
            numbers = hand[max(0, top - 1 - ups) : top]
            yield from _with_top(top, numbers, ups, downs, wilds, count, lift, below)


@lru_cache(maxsize=2**14)
def _with_top(
    top: int, held: Counts, ups: int, downs: int, wilds: int, count: int, lift: int, below: int
) -> Plays:
    """The sets whose highest number is `top`; `held` counts the numbers near it, `top` last.

    An answer has `count` cards, without a Rank-Down `lift` Rank-Ups left over for the whole set,
    and with one a value under `below`. A lead has neither: all three are 0.
    """
    plays = []
    for numbers, missing in _numbers(top, held, ups):
        for wild in range(wilds + 1):
            if count and len(numbers) + wild != count:
                continue
            for up in range(missing, ups + 1):
                if up - missing >= lift:
                    plays.append(_play(numbers, up, 0, wild))
                if downs and values(numbers, up)[-1] < below:
                    plays += [_play(numbers, up, down, wild) for down in range(1, downs + 1)]
    return tuple(plays)


def _numbers(top: int, held: Counts, ups: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """List each set with `top` that Rank-Ups can make equal, and how many of them it takes."""
    for lower, missing in _lower(top - len(held) + 1, held[:-1], ups):
        for size in range(1, held[-1] + 1):
            yield lower + (top,) * size, missing


def _lower(lowest: int, held: Counts, ups: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """List sets of numbers from `lowest` on, each as far below the top as places are left."""
    if not held:
        yield (), 0
        return
    step = len(held)
    for size in range(min(held[0], ups // step) + 1):
        for higher, missing in _lower(lowest + 1, held[1:], ups - size * step):
            yield (lowest,) * size + higher, missing + size * step


@lru_cache(maxsize=2**10)
def _wilds(cap: int | None, pile: Pile | None, wilds: int, ups: int) -> Plays:
    """RK-19: Wilds without numbers."""
    base = wild_base(cap, pile)
    return tuple(
        _play((), up, 0, wild)
        for wild in range(1, wilds + 1)
        for up in range(ups + 1)
        if pile is None or (wild == pile.size and base + up > pile.value)
    )


@lru_cache(maxsize=2**8)
def _modifiers(ups: int, downs: int, lone_count: str) -> Plays:
    """RK-20.3: one at a time, or any of them."""
    return tuple(
        _play((), up, down, 0)
        for up in range(ups + 1)
        for down in range(downs + 1)
        if up + down == 1 or (up + down and lone_count == "any")
    )


def _play(numbers: tuple[Card, ...], ups: int, downs: int, wilds: int) -> Play:
    return Play(numbers + ("U",) * ups + ("V",) * downs + ("W",) * wilds)
