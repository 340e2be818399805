"""A flat Monte-Carlo player of RANK: it uses neither Hard's net nor what that reads from plays.

It deals the cards that its seat has not seen at random, plays each move out in the same deals with
a simple policy, and leaves greedy's move only for one that does surely better. Before the first
lead it chooses as greedy does.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any

from games.game import Seen
from games.rank.cards import CROWN, DOWN, DRAW_TWO, DRAWN, NUMBERS, PLACE, UP, WILD, spread
from games.rank.moves import Move
from games.rank.players import greedy
from games.rank.playing.plain import cost
from games.rank.playing.sight import Spot, candidates, spot_of
from games.rank.playing.worth import TOKENS, place_class
from tests.bench.players.play import Chooser, Legal

DOUBT = 2.0  # standard errors by which a move must beat greedy's
WHIMS = 0.05  # share of the moves in a playout that are a pass, or any lead
NEAR, AT_THE_DOOR = 5, 2  # cards in a hand: specials are spent, and Crowns
FEW = 3  # leads that a hand takes when its Crowns are spent
STRONG = 10  # the place of an 11: from here on numbers are kept
CALM, ANY = 12.0, 1e3  # the most that an answer may cost, and near the end
TEARING, HEIGHT = 5.0, 10.0  # of a card left behind, of a strong number
BREADTH = 1.5  # steps that a card more is worth in a lead

Hand = list[int]
Laid = tuple[tuple[int, ...], int]
"""The places of the cards of a play, and the value that it makes; 0 for a Crown."""


@dataclass(slots=True)
class World:
    """A hand in one way that the unseen cards may lie."""

    hands: list[Hand]
    sizes: list[int]
    draw: Sequence[int]  # places; the card on top is the last
    turn: int
    size: int  # of the pile; 0 for none
    value: int
    owner: int
    passed: set[int]
    out: int

    def place_of(self, seat: int, rng: random.Random) -> int:
        """Plays it out; the place that the seat takes."""
        while self.sizes[seat]:
            if self.out == len(self.hands) - 1:
                return len(self.hands)
            self._step(rng)
        return self.out

    def _step(self, rng: random.Random) -> None:
        seat, whim = self.turn, rng.random() < WHIMS
        hand, size = self.hands[seat], self.size
        if size:
            laid = None if whim else _answer(hand, size, self.value, self._nearest(seat))
        else:
            laid = _lead(hand, rng if whim else None)
        if laid is None:
            self.passed.add(seat)
            self._next(seat)
        else:
            self._lay(seat, *laid)

    def _nearest(self, seat: int) -> int:
        """The fewest cards of another hand."""
        return min(held for other, held in enumerate(self.sizes) if held and other != seat)

    def _lay(self, seat: int, places: tuple[int, ...], value: int) -> None:
        hand = self.hands[seat]
        for place in places:
            hand[place] -= 1
        self.sizes[seat] -= len(places)
        if places[0] == DRAW_TWO:
            self.drawn(seat)
        if not self.sizes[seat]:
            self.out += 1
        self.owner, self.value = seat, value
        if not value and places[0] in (CROWN, DRAW_TWO):
            self._lead_after(seat)
        else:
            self.size = self.size or max(1, sum(place not in (UP, DOWN) for place in places))
            self._next(seat)

    def drawn(self, seat: int) -> None:
        drawn, self.draw = self.draw[-DRAWN:], self.draw[:-DRAWN]
        for place in drawn:
            self.hands[seat][place] += 1
        self.sizes[seat] += len(drawn)

    def _next(self, seat: int) -> None:
        seats = len(self.hands)
        for step in range(1, seats):
            left = (seat + step) % seats
            if self.sizes[left] and left != self.owner and left not in self.passed:
                self.turn = left
                return
        self._lead_after(self.owner)

    def _lead_after(self, winner: int) -> None:
        self.size = 0
        self.passed.clear()
        seats = len(self.hands)
        while not self.sizes[winner] and self.out < seats:
            winner = (winner + 1) % seats
        self.turn = winner


def _answer(hand: Hand, size: int, value: int, nearest: int) -> Laid | None:
    """Numbers that tear no set and are not strong. When an end is near any that do, and then
    specials."""
    pressed = nearest <= NEAR or sum(hand) <= NEAR
    least, best = (ANY if pressed else CALM), -1
    for place in range(value, NUMBERS):
        if hand[place] >= size:
            price = TEARING * (hand[place] - size) + place + HEIGHT * (place >= STRONG)
            if price < least:
                least, best = price, place
    if best >= 0:
        return (best,) * size, best + 1
    if not (pressed and any(hand[CROWN:])):
        return None
    groups = sum(map(bool, hand[:NUMBERS]))
    if groups <= FEW or nearest <= AT_THE_DOOR:
        for crown in (CROWN, DRAW_TWO):
            if hand[crown]:
                return (crown,), 0
    return _with_wilds(hand, size, value) or _with_modifiers(hand, size, value)


def _with_wilds(hand: Hand, size: int, value: int) -> Laid | None:
    wilds = hand[WILD]
    for place in range(value, NUMBERS) if wilds else ():
        held = hand[place]
        if held and held + wilds >= size:
            return (place,) * held + (WILD,) * (size - held), place + 1
    return ((WILD,) * size, value + 1) if wilds >= size and value < NUMBERS else None


def _with_modifiers(hand: Hand, size: int, value: int) -> Laid | None:
    """Modifiers alone as in the first edition."""
    if hand[UP] and 0 < value <= NUMBERS and hand[value - 1] >= size:
        return (value - 1,) * size + (UP,), value + 1
    for place in range(min(value - 1, NUMBERS)) if hand[DOWN] else ():
        if hand[place] >= size:
            return (place,) * size + (DOWN,), place + 1
    return None if any(hand[:UP]) or hand[WILD] else _modifier(hand, value)


def _modifier(hand: Hand, value: int) -> Laid:
    return ((UP,), value + 1) if hand[UP] else ((DOWN,), max(0, value - 1))


def _lead(hand: Hand, rng: random.Random | None) -> Laid:
    """All of a low number, rather of one that there are many of; on a whim of any. With the last
    number go the Wilds and Rank-Ups."""
    held = [place for place in range(NUMBERS) if hand[place]]
    if hand[CROWN] and len(held) <= 1:
        return (CROWN,), 0
    if len(held) == 1:
        specials = (WILD,) * hand[WILD] + (UP,) * hand[UP]
        return (held[0],) * hand[held[0]] + specials, held[0] + 1 + hand[UP]
    if held:
        place = rng.choice(held) if rng else min(held, key=lambda each: each - BREADTH * hand[each])
        if len(held) == 2 and held[1] >= STRONG:
            place = held[1]  # it wins the round, and the other goes out
        return (place,) * hand[place], place + 1
    if hand[DRAW_TWO]:
        return (DRAW_TWO,), 0
    return ((WILD,) * hand[WILD], 1) if hand[WILD] else _modifier(hand, 0)


def dealt(spot: Spot, rng: random.Random) -> tuple[list[Hand], list[int]]:
    """The other hands in some way that they may lie, and the draw pile."""
    cards = [PLACE[card] for card in spread(spot.unseen)]
    rng.shuffle(cards)
    hands = [[0] * len(PLACE) for _ in range(spot.seats)]
    for seat in spot.others:
        for _ in range(spot.sizes[seat]):
            hands[seat][cards.pop()] += 1
    return hands, cards


def after(spot: Spot, move: Move, hands: Sequence[Hand], draw: Sequence[int]) -> World:
    """The world that a move leads to."""
    left = spot.after(move)
    mine, slots = spot.seat, (spot.seat, *spot.others)
    sizes = list(spot.sizes)
    sizes[mine] = sum(left.hand)
    size, value = left.pile or (0, 0)
    passed = {*spot.passed, *([mine] if left.passed else [])} if left.pile else set()
    owner = slots[left.owner] if left.owner >= 0 else spot.owner if left.pile else mine
    world = World(
        [hand[:] for hand in hands],
        sizes,
        draw,
        slots[left.turn],
        size,
        value,
        mine if owner is None else owner,
        passed,
        spot.out,
    )
    world.hands[mine] = list(left.hand)
    if left.cards > sizes[mine]:
        world.drawn(mine)
    return world


def flat(playouts: int) -> Chooser:
    """Plays out so many hands for a choice."""

    def choose(_: Any, its: Seen[Any, Any], legal: Legal, rng: random.Random) -> Move:
        listed = legal()
        if its.view.phase != "play" or len(listed) == 1:
            return greedy(its, listed, rng)
        spot = spot_of(its)
        return best(spot, candidates(listed, spot.sizes[spot.seat]), playouts, rng)

    return choose


def best(spot: Spot, moves: Sequence[Move], playouts: int, rng: random.Random) -> Move:
    """Greedy's move, unless another gains surely more in the same deals. Drops the worse half of
    the others again and again."""
    usual = min(moves, key=cost)
    gains: dict[Move, list[float]] = {move: [] for move in moves if move != usual}
    share = playouts // max(1, len(gains).bit_length())
    while gains:
        for _ in range(max(1, share // (len(gains) + 1))):
            hands, draw = dealt(spot, rng)
            base = worth(spot, usual, hands, draw, rng)
            for move, gained in gains.items():
                gained.append(worth(spot, move, hands, draw, rng) - base)
        if len(gains) == 1:
            break
        kept = sorted(gains, key=lambda move: fmean(gains[move]), reverse=True)
        gains = {move: gains[move] for move in kept[: len(kept) // 2]}
    for move, gained in gains.items():
        if fmean(gained) > DOUBT * pstdev(gained) / len(gained) ** 0.5:
            return move
    return usual


def worth(
    spot: Spot, move: Move, hands: Sequence[Hand], draw: Sequence[int], rng: random.Random
) -> float:
    place = spot.after(move).place or after(spot, move, hands, draw).place_of(spot.seat, rng)
    return TOKENS[place_class(place, spot.seats)]
