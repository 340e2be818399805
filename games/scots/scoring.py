"""Scores rounds, and decides when the match is won (RULES.md, sections 9 and 10)."""

from operator import add, mul

from games.game import Seat, Standing, standings
from games.scots.cards import Counts, Deck
from games.scots.options import Options
from games.scots.state import Sets, State


def laid_value(deck: Deck, sets: Sets) -> int:
    return sum(deck.values[deck.place[card]] for cards in sets for card in cards)


def hand_value(deck: Deck, hand: Counts) -> int:
    return sum(map(mul, deck.values, hand))


def score(deck: Deck, sets: Sets, hand: Counts) -> int:
    """QS-9.1: what is laid counts for, what is left in the hand against; no bonus."""
    return laid_value(deck, sets) - hand_value(deck, hand)


def added(totals: tuple[int, ...], scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(add, totals, scores))


def winners(options: Options, totals: tuple[int, ...], rounds: int) -> tuple[Seat, ...]:
    """QS-10, after so many rounds: one best total at the target, or shared, or the round limit."""
    best = leaders(totals)
    if options.max_rounds is not None and rounds >= options.max_rounds:
        return best
    if max(totals) < options.target or (len(best) > 1 and options.tie_break == "extraRound"):
        return ()
    return best


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def places(state: State) -> tuple[Standing, ...]:
    """Rank the seats by total."""
    return standings(state.totals, state.totals)
