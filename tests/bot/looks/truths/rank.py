"""RANK."""

from collections import Counter
from typing import Any

from games.rank.cards import KINDS
from games.rank.events import Played, RoundWon, SetAside, WentOut
from games.rank.moves import Pass, Play
from games.record import replace
from tests.bot.looks.truths import Case, Truth

STRONG = {11, 12, "C", "D", "W"}


def hand_of(case: Case, seat: int | None = None, state: Any = None) -> list[Any]:
    held = (state or case.state).hands[case.seat if seat is None else seat]
    return [kind for kind, count in zip(KINDS, held, strict=True) for _ in range(count)]


def others(case: Case) -> list[int]:
    return [seat for seat, held in enumerate(case.state.hands) if sum(held) and seat != case.seat]


def numbers(cards: Any) -> list[int]:
    return [card for card in cards if isinstance(card, int)]


def plain_plays(case: Case) -> list[list[int]]:
    plays = [move.cards for move in case.legal if isinstance(move, Play)]
    return [numbers(cards) for cards in plays if len(numbers(cards)) == len(cards)]


def left(case: Case) -> list[Any]:
    """The hand after the move, as the rules leave it."""
    return hand_of(case, state=case.after.state)


def is_over(case: Case) -> bool:
    """The hand is over with the move: what comes after is another deal."""
    return bool(case.after.state.phase != "play")


def out(case: Case, place: int) -> bool:
    events = case.after.events
    return WentOut(case.seat, place) in events


def led(case: Case, state: Any) -> Any:
    """The table as if the seat were to lead."""
    return replace(state, turn=case.seat, pile=None, owner=None, table=(), passed=())


def rest(case: Case, count: int) -> bool:
    cards, leads = left(case), led(case, case.after.state)
    if len(cards) != count:
        return False
    done = case.game.play(leads, case.seat, Play(tuple(cards)))
    return any(isinstance(event, WentOut) for event in done.events)


def wins_at_once(case: Case, drawn: int) -> bool:
    step = case.after
    drew = len(left(case)) - (len(hand_of(case)) - 1)
    return RoundWon(case.seat) in step.events and step.state.turn == case.seat and drew == drawn


def may_be_held(case: Case) -> Counter[Any]:
    """The cards that others can have, by all that the seat has seen."""
    decks = 1 if len(case.state.hands) < 7 else 2
    each = {"C": 2, "D": 2, "U": 3, "V": 3, "W": 4}
    whole = Counter({kind: decks * each.get(str(kind), 7) for kind in KINDS})
    whole.subtract(hand_of(case))
    for event in case.seen.events:
        if isinstance(event, Played | SetAside):
            whole.subtract(event.cards)
    return whole


def really_held(case: Case, above: int) -> list[Counter[int]]:
    return [
        Counter(card for card in numbers(hand_of(case, seat)) if card > above)
        for seat in others(case)
    ]


def stands_at(case: Case, value: int) -> bool:
    """As the move itself says, whatever follows at once."""
    (played,) = [event for event in case.after.events if isinstance(event, Played)]
    return played.pile.partition("x")[2] == str(value)


def size_of(case: Case) -> int:
    (played,) = [event for event in case.after.events if isinstance(event, Played)]
    return int(played.pile.partition("x")[0])


def highest(case: Case, count: int, value: int) -> bool:
    """Nobody can have so many, and nobody has them."""
    able = [n for n, held in may_be_held(case).items() if n in range(value + 1, 13)
            and held >= count]  # fmt: skip
    real = any(held >= count for each in really_held(case, value) for held in each.values())
    return stands_at(case, value) and count == size_of(case) and not able and not real


def few_sets(case: Case, size: int, count: int, value: int) -> bool:
    able = {n for n, held in may_be_held(case).items() if n in range(value + 1, 13)
            and held >= size}  # fmt: skip
    real = {n for each in really_held(case, value) for n, held in each.items() if held >= size}
    right = stands_at(case, value) and size == size_of(case)
    return right and real <= able and len(able) == count


def few_above(case: Case, left: int, all: int, value: int) -> bool:
    real = sum(sum(each.values()) for each in really_held(case, value))
    decks = 1 if len(case.state.hands) < 7 else 2
    return stands_at(case, value) and real <= left <= all / 2 and all == 7 * decks * (12 - value)


def lead_lowest(case: Case, count: int, number: int) -> bool:
    hand = numbers(hand_of(case))
    return case.move.cards == (number,) * count and min(hand) == number and number not in left(case)


def only(case: Case) -> bool:
    return [move for move in case.legal if not isinstance(move, Pass)] == [case.move]


def down(case: Case, before: int, value: int) -> bool:
    was = case.state.pile.value
    return "V" in case.move.cards and stands_at(case, value) and value < before == was


def whole(case: Case, count: int, number: int) -> bool:
    return case.move.cards == (number,) * count and number not in left(case)


def lowest(case: Case, number: int) -> bool:
    mine = case.move.cards
    return max(mine) == number and all(max(cards) >= number for cards in plain_plays(case))


def pressed(case: Case, count: int) -> bool:
    return 0 < count <= 3 and count == min(sum(case.state.hands[seat]) for seat in others(case))


def tears(case: Case, cards: list[int]) -> bool:
    hand = Counter(hand_of(case))
    hand.subtract(cards)
    return any(hand[card] > 0 for card in cards)


def pass_tears(case: Case, number: int) -> bool:
    plays = plain_plays(case)
    right = number == min(map(max, plays))
    return right and all(tears(case, cards) for cards in plays)


def strong(cards: Any) -> int:
    return sum(card in STRONG for card in cards)


def average(case: Case) -> float:
    """Of the strong cards in as many unseen ones as the own hand has."""
    unseen = list(may_be_held(case).elements())
    return strong(unseen) / len(unseen) * len(hand_of(case))


def kinds(cards: Any) -> int:
    return len(set(numbers(cards)))


def given(case: Case) -> list[Any]:
    move = case.move
    return [card for _, card in move.gifts] if hasattr(move, "gifts") else list(move.cards)


def kept(case: Case) -> list[Any]:
    hand = Counter(hand_of(case))
    hand.subtract(given(case))
    return list(hand.elements())


def give_lowest(case: Case, count: int) -> bool:
    gone = given(case)
    highest = max(numbers(gone))
    stay = numbers(kept(case))
    return len(numbers(gone)) == len(gone) == count and (not stay or min(stay) >= highest)


def beggars(case: Case) -> list[int]:
    return numbers(hand_of(case, case.state.ranking[-1]))


def steal_higher(case: Case, count: int, number: int) -> bool:
    able = may_be_held(case)
    own = numbers(hand_of(case))
    right = number == max(own, default=0)
    at_most = sum(held for kind, held in able.items() if isinstance(kind, int) and kind > number)
    return right and count == at_most >= sum(card > number for card in beggars(case))


def steal_twelve(case: Case, count: int) -> bool:
    return count == may_be_held(case)[12] >= beggars(case).count(12)


def low(case: Case, count: int, number: int) -> bool:
    return count == sum(card <= number for card in numbers(hand_of(case))) and count > 0


TRUTHS: dict[str, Truth] = {
    "out": out,
    "rest": rest,
    "crown": lambda case: wins_at_once(case, 0),
    "crown-draw": lambda case, count: count > 0 and wins_at_once(case, count),
    "lead-lowest": lead_lowest,
    "lead-many": lambda case, count: len(case.move.cards) == count > 1,
    "wins-round": lambda case: case.after.state.pile is None and case.after.state.turn == case.seat,
    "only": only,
    "down": down,
    "highest": highest,
    "few-sets": few_sets,
    "few-above": few_above,
    "wild": lambda case, count, value: (
        "W" in case.move.cards and stands_at(case, value) and size_of(case) == count
    ),
    "up": lambda case, value: (
        "U" in case.move.cards and stands_at(case, value) and value > case.state.pile.value
    ),
    "whole": whole,
    "lowest": lowest,
    "pressed": pressed,
    "leaves": lambda case, count: is_over(case) or len(left(case)) == count,
    "stuck": lambda case: list(case.legal) == [Pass()],
    "pass-special": lambda case: len(case.legal) > 1 and not plain_plays(case),
    "pass-strong": lambda case, number: number == min(map(max, plain_plays(case))) > 10,
    "pass-tears": pass_tears,
    "pass": lambda case, number: number == min(map(max, plain_plays(case))),
    "keep-strong": lambda case, count: count == strong(hand_of(case)) and count > average(case),
    "keep": lambda case, count: count == kinds(hand_of(case)),
    "take-weak": lambda case, count: count == strong(hand_of(case)) and count < average(case),
    "take": lambda case, count: count == strong(hand_of(case)),
    "lead-low": low,
    "lead": lambda case, count: count == strong(hand_of(case)),
    "steal-higher": steal_higher,
    "steal-twelve": steal_twelve,
    "steal": lambda case: len(case.state.ranking) > 0,
    "give-fewer": lambda case, before, after: (
        kinds(hand_of(case)) == before > after and after == kinds(kept(case))
    ),
    "give-lowest": give_lowest,
    "give": lambda case, after: after == kinds(kept(case)),
}
