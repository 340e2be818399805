"""Plays by a few rules of thumb, from the spot and the legal moves alone.

The prices and bounds were found by trying them against the greedy player.
"""

from collections.abc import Sequence
from functools import lru_cache

from games.rank.cards import CROWN, DOWN, DRAW_TWO, NUMBERS, UP, WILD, Card, Counts
from games.rank.moves import Move, Play
from games.rank.playing.sight import Spot

STRONG = 11  # numbers from here on are kept for later
SHORT = 5  # cards: an own hand that is run down
NEAR = 5  # cards: another hand that is nearly out
AT_THE_DOOR = 2  # cards: another hand against which a Crown is spent
FEW = 3  # leads that a hand still takes when its Crowns are spent

ANY_PRICE = 100.0
CALM_PRICE = 6.0  # the most that an answer may cost while nobody is near the end
CROWN_NOW, CROWN_LATER = 9.0, 50.0
UP_PRICE, DOWN_PRICE, WILD_PRICE = 3.0, 4.0, 7.0
BREAKING = 3.0  # a card of a set that is left behind
HEIGHT = 0.55  # a step of the highest number
STRENGTH = 6.0  # a strong number
BREADTH = 1.5  # steps that a card more is worth in a lead


def cost(move: Move) -> tuple[int, int, int]:
    """Price a play: fewest specials first, then lowest value, then most cards; the pass last."""
    return cost_of(move.cards) if isinstance(move, Play) else (99, 0, 0)


@lru_cache(maxsize=2**14)
def cost_of(cards: tuple[Card, ...]) -> tuple[int, int, int]:
    numbers = [card for card in cards if isinstance(card, int)]
    return len(cards) - len(numbers), max(numbers, default=0), -len(cards)


def thrifty(spot: Spot, moves: Sequence[Move]) -> Move:
    """Play whole sets first; strong cards wait until the end is near."""
    held = spot.sizes[spot.seat]
    for move in moves:
        if isinstance(move, Play) and len(move.cards) >= held and spot.after(move).place:
            return move
    return _lead(spot.hand, moves) if spot.pile is None else _answer(spot, moves)


def groups(hand: Counts) -> int:
    """Count the leads that the numbers take."""
    return sum(1 for held in hand[:NUMBERS] if held)


def _lead(hand: Counts, moves: Sequence[Move]) -> Move:
    if groups(hand) <= 1 and hand[CROWN]:
        return Play(("C",))  # the last set goes out behind it
    whole = [move.cards for move in moves if isinstance(move, Play) and _is_whole(hand, move.cards)]
    if not whole:
        return min(moves, key=cost)
    last_two = len(whole) == 2 and not hand[CROWN] + hand[DRAW_TWO]
    if last_two and _number(whole[-1]) >= STRONG:
        return Play(whole[-1])  # it wins the round, and the other goes out
    return Play(min(whole, key=lambda cards: _number(cards) - BREADTH * len(cards)))


def _number(cards: tuple[Card, ...]) -> int:
    """Return the highest number; Wilds and modifiers alone count as strong."""
    return max((card for card in cards if isinstance(card, int)), default=STRONG)


def _is_whole(hand: Counts, cards: tuple[Card, ...]) -> bool:
    """Say whether these are all the numbers of one kind and nothing else."""
    number = cards[0]
    return isinstance(number, int) and cards[-1] == number and hand[number - 1] == len(cards)


def _answer(spot: Spot, moves: Sequence[Move]) -> Move:
    nearest = min((spot.sizes[seat] for seat in spot.others), default=0)
    pressed = spot.sizes[spot.seat] <= SHORT or nearest <= NEAR
    best: Move = moves[-1]  # the pass
    least = ANY_PRICE if pressed else CALM_PRICE
    for move in moves:
        if isinstance(move, Play) and (price := _price(spot.hand, move.cards, nearest)) < least:
            best, least = move, price
    return best


def _price(hand: Counts, cards: tuple[Card, ...], nearest: int) -> float:
    if cards[0] in ("C", "D"):
        ends = groups(hand) + (cards[0] == "D") <= FEW or nearest <= AT_THE_DOOR
        return CROWN_NOW if ends else CROWN_LATER
    price = UP_PRICE * cards.count("U") + DOWN_PRICE * cards.count("V")
    price += WILD_PRICE * cards.count("W")
    for card in set(cards):
        if isinstance(card, int):
            price += BREAKING * (hand[card - 1] - cards.count(card))
    top = _number(cards)
    return price + HEIGHT * top + STRENGTH * (top >= STRONG) - len(cards)


def rough_worth(hand: Counts) -> float:
    """Rate what is easy to get rid of, and what wins rounds."""
    total = 3.0 * hand[CROWN] + 1.8 * hand[DRAW_TWO] + 1.9 * hand[WILD]
    total += 0.8 * hand[UP] + 0.6 * hand[DOWN]
    for number, held in enumerate(hand[:NUMBERS], start=1):
        if held:
            total += (number - 8) / 4 + 0.4 * (held - 1)
    return total
