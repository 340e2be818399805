"""Low Ebb."""

from statistics import fmean

from tests.bot.looks.truths import Case, Truth
from tests.sample.rules import deck
from tests.sample.state import Cards


def hand(case: Case) -> Cards:
    held: Cards = case.state.hands[case.seat]
    return held


def top(case: Case) -> int:
    return int(case.state.discard[-1])


def summed(case: Case) -> int:
    """After the move."""
    return sum(case.after.state.hands[case.seat])


def mean(case: Case) -> float:
    return fmean(deck(len(case.state.hands), case.state.options))


def knock(case: Case, sum: int, count: int | None = None) -> bool:
    piled = count in (None, len(case.state.draw))
    return piled and sum == summed(case)


def take(case: Case, sum: int) -> bool:
    return sum == summed(case)


def comes_down(case: Case, card: int, count: int) -> bool:
    return card == case.move.card and sum(hand(case)) - summed(case) == count > 0


TRUTHS: dict[str, Truth] = {
    "knock-late": knock,
    "knock-small": knock,
    "knock": knock,
    "take-small": take,
    "take-low": lambda case, taken: taken == top(case) <= 2,
    "take-highest": lambda case, card, count: (
        comes_down(case, card, count) and card == max(hand(case))
    ),
    "take-lower": comes_down,
    "take": take,
    "draw-open": lambda case, taken: (
        taken == top(case) and all(card <= taken for card in hand(case))
    ),
    "draw-mean": lambda case, card: mean(case) == 5.5 < card == case.move.card,
    "draw-highest": lambda case, card: card == case.move.card == max(hand(case)),
    "draw-unseen": lambda case, taken: mean(case) == 5.5 < taken == top(case),
    "draw": lambda case, card, count: card == case.move.card and count == len(case.state.draw),
}
