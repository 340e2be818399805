"""Defines the computer players of RANK."""

import random
from collections.abc import Sequence

from games.game import Glance, Player, Seat, Seen, Verdict
from games.players import at_random
from games.rank.cards import PLACE, Card, Counts
from games.rank.events import Event
from games.rank.moves import KingReturn, KingsHand, Move, Play, QueenReturn
from games.rank.playing.expert import rate_hands, rate_moves
from games.rank.playing.openings import Opening
from games.rank.playing.plain import STRONG, cost, rough_worth, thrifty
from games.rank.playing.sight import Spot, candidates, spot_of
from games.rank.playing.worth import worth_of
from games.rank.state import View

SLIPS = 0.45  # share of its plays that Easy does not think about
NEAR = 2  # steps by which a number may then be higher than the cheapest would be
LEADING = 1.0  # what the first lead adds to the worth of a hand


def greedy(seen: Seen[View, Event], legal: Sequence[Move], _: random.Random) -> Move:
    """Plays if it can: the fewest specials, then the lowest value, then the most cards."""
    view = seen.view
    if view.phase == "play":
        return min(legal, key=cost)
    if view.phase == "kingsHand":
        hand = view.hands[seen.seat] or ()
        return KingsHand("keep" if sum(map(_height, hand)) > 7 * len(hand) else "take")
    if view.phase == "kingReturn":
        return min(legal, key=_given)
    if view.phase == "queenReturn":
        lowest = sorted(view.hands[seen.seat] or (), key=_height)
        return QueenReturn(tuple(zip(view.receivers, lowest, strict=False)))
    return legal[-1]  # of the benefits the steal


def _given(move: Move) -> int:
    return sum(map(_height, move.cards)) if isinstance(move, KingReturn) else 0


def _height(card: Card) -> int:
    """Return how much a card is worth keeping: every special more than any number."""
    return card if isinstance(card, int) else PLACE[card] + 1


def easy(seen: Seen[View, Event], legal: Sequence[Move], rng: random.Random) -> Move:
    """Plays like greedy, but now and then does not look twice."""
    if seen.view.phase == "play" and rng.random() < SLIPS:
        return rng.choice(_slips(legal))
    return greedy(seen, legal, rng)


def _slips(legal: Sequence[Move]) -> Sequence[Move]:
    """List what people do who do not look twice: pass, tear a set, play a little too high. Nobody
    spends the dear for the cheap: a strong number or another special."""
    cheapest = min(legal, key=cost)
    if not isinstance(cheapest, Play):
        return [cheapest]
    highest = max(_number(cheapest), min(_number(cheapest) + NEAR, STRONG - 1))
    return [
        move
        for move in legal
        if not isinstance(move, Play)
        or (_number(move) <= highest and _specials(move) == _specials(cheapest))
    ]


def _number(play: Play) -> int:
    return max((card for card in play.cards if isinstance(card, int)), default=0)


def _specials(play: Play) -> Sequence[Card]:
    return [card for card in play.cards if not isinstance(card, int)]


def medium(seen: Seen[View, Event], legal: Sequence[Move], rng: random.Random) -> Move:
    """Follows a few rules of thumb."""
    spot = spot_of(seen)
    if seen.view.phase == "play":
        return thrifty(spot, legal)
    return Opening(seen.view, spot, _rate_roughly, rng).choose(legal)


def hard(seen: Seen[View, Event], legal: Sequence[Move], rng: random.Random) -> Move:
    """Plays what the net expects most of; it has learnt by playing against itself and others."""
    if len(legal) == 1:
        return legal[0]
    spot, worth = spot_of(seen), worth_of(seen.view, seen.seat)
    if seen.view.phase != "play":
        return Opening(seen.view, spot, rate_hands(worth), rng).choose(legal)
    moves = candidates(legal, spot.sizes[seen.seat])
    rates = rate_moves(spot, moves, worth)
    return moves[max(range(len(moves)), key=rates.__getitem__)]


def judge(glance: Glance[View, Event, Move], rng: random.Random) -> Verdict[Move]:
    """Compares with the other moves the net would consider; costs are shares of a King's worth."""
    seen, played = glance.seen, glance.move
    spot, worth = spot_of(seen), worth_of(seen.view, seen.seat)
    if seen.view.phase == "play":
        moves = [played, *candidates(glance.legal, spot.sizes[seen.seat])]
        rates: Sequence[float] = rate_moves(spot, moves, worth)
    else:
        opening = Opening(seen.view, spot, rate_hands(worth), rng)
        many = seen.view.phase == "queenReturn"
        moves = [played, *([opening.choose(glance.legal)] if many else glance.legal)]
        rates = opening.rates(moves)
    best, *rest = sorted(range(len(moves)), key=rates.__getitem__, reverse=True)
    others = (moves[each] for each in rest if moves[each] not in (played, moves[best]))
    return Verdict(moves[best], rates[best] - rates[0], next(others, None))


def _rate_roughly(spot: Spot, hands: Sequence[Counts], leader: Seat) -> Sequence[float]:
    led = LEADING if leader == spot.seat else 0.0
    return [rough_worth(hand) + led for hand in hands]


PLAYERS: dict[str, Player[View, Event, Move]] = {
    "random": at_random,
    "greedy": greedy,
    "easy": easy,
    "medium": medium,
    "hard": hard,
}
