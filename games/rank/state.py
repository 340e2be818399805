"""Defines the table of RANK, and what each seat sees of it."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from games.game import DEALER, Seat
from games.rank.cards import NONE, Card, Counts, spread
from games.rank.options import Options

Phase: TypeAlias = Literal[
    "roles", "deal", "kingsHand", "benefit", "kingReturn", "queenReturn", "play", "gameOver"
]

Stage: TypeAlias = Literal[
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
"""A phase, or `dealt`: the cards are dealt, go on to the first decision."""

DEALERS_PHASES = frozenset({"roles", "deal"})
KINGS_PHASES = frozenset({"kingsHand", "benefit", "kingReturn"})
PILE = re.compile(r"([1-9][0-9]{0,2})x(0|[1-9][0-9]{0,8})")


class Pile(NamedTuple):
    """What stands to be beaten; written 3x8 it is a triple of 8."""

    size: int  # the count of the rules page
    value: int

    def __str__(self) -> str:
        return f"{self.size}x{self.value}"


def pile_text(pile: Pile | None) -> str:
    """The pile as the rules page writes it: an empty one is -."""
    return "-" if pile is None else str(pile)


def read_pile(text: str) -> Pile | None:
    """The inverse of `pile_text`."""
    if text == "-":
        return None
    if not (found := PILE.fullmatch(text)):
        raise ValueError("no pile")
    return Pile(int(found[1]), int(found[2]))


@dataclass(frozen=True, slots=True)
class State:
    """All that is true at the table."""

    options: Options
    hands: tuple[Counts, ...]  # by seat
    tokens: tuple[int, ...]  # by seat
    reign: tuple[int, ...]  # by seat: the current run of hands finished first
    longest_reign: tuple[int, ...]
    phase: Phase
    draw: tuple[Card, ...] = ()  # the card on top is the first
    extra: Counts = NONE  # the hand set aside
    discard: tuple[Card, ...] = ()  # cleared in this hand, oldest first
    table: tuple[Card, ...] = ()  # played in this round, oldest first
    pile: Pile | None = None
    owner: Seat | None = None  # whose play stands on the pile
    passed: tuple[Seat, ...] = ()  # in order of passing
    out: tuple[Seat, ...] = ()  # in order of going out
    turn: Seat | None = None  # in phase play
    ranking: tuple[Seat, ...] = ()  # of the hand before, King first; none in the first hand
    king: Seat | None = None  # of this hand; None until the first roles are drawn
    dealer: Seat = 0
    hand_number: int = 0  # hands dealt so far
    received: int = 0  # cards the King has to return
    receivers: tuple[Seat, ...] = ()  # whom the Queen has to give a card, by seat
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """RK-23: what a seat or a spectator may know. A foreign hand is None until the game is over.

    What a seat has learnt on the way (cards given and received, the hand a King set aside) was
    told to it alone when it happened, and is not repeated here.
    """

    options: Options
    seat: Seat | None
    hands: tuple[tuple[Card, ...] | None, ...]
    sizes: tuple[int, ...]  # of the hands, by seat
    tokens: tuple[int, ...]
    reign: tuple[int, ...]
    longest_reign: tuple[int, ...]
    phase: Phase
    draw: int  # cards left to draw
    extra: int  # cards in the hand set aside
    discard: int  # cards cleared, face down
    table: tuple[Card, ...]
    pile: str  # 3x8, or - when a lead is due
    owner: Seat | None
    passed: tuple[Seat, ...]
    out: tuple[Seat, ...]
    turn: Seat | None
    ranking: tuple[Seat, ...]
    king: Seat | None
    dealer: Seat
    hand_number: int
    received: int
    receivers: tuple[Seat, ...]
    winners: tuple[Seat, ...]


def setup(seats: int, options: Options) -> State:
    """RK-2.6: the cards or the characters come first."""
    zeros = (0,) * seats
    phase: Phase = "deal" if options.setup_order == "cardsFirst" else "roles"
    return State(options, (NONE,) * seats, zeros, zeros, zeros, phase)


def actor(state: State) -> Seat | None:
    """Return who is to move, the dealer included."""
    if state.phase == "play":
        return state.turn
    if state.phase in KINGS_PHASES:
        return state.king
    if state.phase in DEALERS_PHASES:
        return DEALER
    return state.ranking[1] if state.phase == "queenReturn" else None


@cache
def turn_order(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats, from the left neighbour on."""
    return (*range(seat + 1, seats), *range(seat))


def to_act(state: State) -> tuple[Seat, ...]:
    seat = actor(state)
    return () if seat is None else (seat,)


def view(state: State, seat: Seat | None) -> View:
    shown = state.phase == "gameOver"
    hands = state.hands
    return View(
        state.options,
        seat,
        tuple(spread(hand) if shown or owner == seat else None for owner, hand in enumerate(hands)),
        tuple(map(sum, hands)),
        state.tokens,
        state.reign,
        state.longest_reign,
        state.phase,
        len(state.draw),
        sum(state.extra),
        len(state.discard),
        state.table,
        pile_text(state.pile),
        state.owner,
        state.passed,
        state.out,
        state.turn,
        state.ranking,
        state.king,
        state.dealer,
        state.hand_number,
        state.received,
        state.receivers,
        state.winners,
    )
