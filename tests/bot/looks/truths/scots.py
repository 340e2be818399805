"""Queen of Scots."""

from collections import Counter
from typing import Any

from games.game import Seat
from games.record import replace
from games.scots.cards import CardType
from games.scots.events import Exhausted, Scored, WentOut
from games.scots.moves import Add, Discard, Draw, Lay, Take
from tests.bot.looks.truths import Case, Truth


def hand_of(case: Case, seat: Seat, state: Any = None) -> list[str]:
    held = (state or case.state).hands[seat]
    return [code for code, count in zip(case.state.deck.codes, held, strict=True)
            for _ in range(count)]  # fmt: skip


def own(case: Case) -> list[str]:
    return hand_of(case, case.seat)


def types(case: Case) -> dict[str, CardType]:
    return {each.code: each for each in case.state.deck.types}


def worth(case: Case, cards: Any) -> int:
    return sum(types(case)[card].value for card in cards)


def match(case: Case, one: str, other: str) -> bool:
    a, b = types(case)[one], types(case)[other]
    return not (a.wild or b.wild) and (one == other or (a.royal and b.royal))


def goes_with(case: Case, card: str, hand: list[str]) -> bool:
    sets = [each for laid in case.state.sets[case.seat] for each in laid]
    return types(case)[card].wild or any(match(case, card, each) for each in (*hand, *sets))


def taken(case: Case) -> list[str]:
    """What a claim takes: with Jewels on top it may be these alone."""
    pile = list(case.state.pile)
    alone = case.state.options.jewels_on_top == "alone" and types(case)[pile[-1]].wild
    return pile[-1:] if alone else pile


def nearest(case: Case) -> int:
    sizes: list[int] = [
        sum(held) for seat, held in enumerate(case.state.hands) if seat != case.seat
    ]
    return min(sizes)


def without(cards: list[str], gone: Any) -> list[str]:
    rest = Counter(cards)
    rest.subtract(gone)
    return list(rest.elements())


def out(case: Case) -> bool:
    return any(isinstance(event, WentOut) for event in case.after.events)


def brought(case: Case) -> list[str]:
    """What of the pile the rules gave the seat, the top apart."""
    gone = list(case.move.cards) if isinstance(case.move, Take) else []
    return without(hand_of(case, case.seat, case.after.state), without(own(case), gone))


def take_matching(case: Case, count: int, matching: int) -> bool:
    stay = without(own(case), case.move.cards if isinstance(case.move, Take) else ())
    below = brought(case)
    return count == len(below) and matching == sum(goes_with(case, each, stay) for each in below)


def take(case: Case, count: int, points: int) -> bool:
    all_of_it = [*brought(case), case.state.pile[-1]]
    return count == len(all_of_it) and points == worth(case, all_of_it)


def laid(case: Case, state: Any) -> int:
    return worth(case, [each for cards in state.sets[case.seat] for each in cards])


def lays(case: Case, points: int) -> bool:
    return laid(case, case.after.state) - laid(case, case.state) == points


def draw_ends(case: Case) -> bool:
    events = case.after.events
    return any(isinstance(event, Exhausted | Scored) for event in events)


def unfit(case: Case, count: int, matching: int) -> bool:
    below = taken(case)[:-1]
    fit = sum(goes_with(case, card, own(case)) for card in below)
    return count == len(below) and matching == fit <= count / 2


def near(case: Case, count: int, points: int) -> bool:
    of = taken(case) if isinstance(case.move, Draw) else case.move.cards
    return count == nearest(case) <= 3 and points == worth(case, of)


def out_of_sight(case: Case, card: str, alike: bool) -> int:
    """In the other hands and the draw pile, as they really are."""
    hidden = list(case.state.draw)
    for seat in range(len(case.state.hands)):
        hidden += hand_of(case, seat) if seat != case.seat else []
    return sum(each == card if alike else match(case, each, card) for each in hidden)


def lay_open(case: Case, count: int, points: int) -> bool:
    natural = next(card for card in case.move.cards if not types(case)[card].wild)
    right = points == worth(case, case.move.cards)
    return right and count == out_of_sight(case, natural, False) > 0


def likes(case: Case) -> int:
    card = case.move.card
    return out_of_sight(case, card, case.state.options.pile_royals == "identical")


def safe(case: Case, count: int) -> bool:
    """And nobody can: the rules list no claim for any of them."""
    if count != likes(case):
        return False
    state = case.after.state
    if state.phase != "pickup":
        return True
    for seat in range(len(state.hands)):
        if seat != case.seat:
            turn = replace(state, turn=seat)
            if any(not isinstance(move, Draw) for move in case.game.legal(turn, seat)):
                return False
    return True


def alone(case: Case, points: int) -> bool:
    card = case.move.card
    rest = without(own(case), [card])
    return points == worth(case, [card]) and not goes_with(case, card, rest)


def price(case: Case) -> int:
    assert isinstance(case.move, Discard)
    return types(case)[case.move.card].value


def dear(case: Case, count: int, points: int) -> bool:
    most = max(types(case)[card].value for card in own(case))
    return count == nearest(case) <= 3 and points == price(case) == most


def cheapest(case: Case, points: int) -> bool:
    return points == price(case) == min(types(case)[card].value for card in own(case))


def lay_last(case: Case) -> bool:
    return isinstance(case.move, Lay | Add) and len(own(case)) - len(case.move.cards) == 1


TRUTHS: dict[str, Truth] = {
    "out": out,
    "take-matching": take_matching,
    "take": take,
    "take-lays": lays,
    "draw-ends": draw_ends,
    "empty": lambda case: not case.state.pile,
    "only": lambda case: len(case.legal) == 1,
    "draw-near": near,
    "draw-unfit": unfit,
    "draw-one": lambda case, points: len(taken(case)) == 1 and points == worth(case, taken(case)),
    "draw": lambda case, count: count == len(case.state.pile),
    "lay-last": lay_last,
    "lay-near": near,
    "lay-open": lay_open,
    "lay": lays,
    "safe": safe,
    "few": lambda case, count: count == likes(case) <= 3,
    "alone": alone,
    "dear": dear,
    "cheapest": cheapest,
    "discard": lambda case, points: points == price(case),
}
