"""Defines the table of Queen of Scots, and what each seat sees of it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games import kit
from games.game import Seat
from games.scots.cards import WILD, Cards, Counts, Deck, compiled, spread
from games.scots.options import Options

Phase: TypeAlias = Literal["dealer", "deal", "recycle", "pickup", "play", "roundOver", "gameOver"]

Sets: TypeAlias = tuple[Cards, ...]
"""One seat's, in lay order: the claimed top first, then each action's cards in deck-file order."""

DEALERS_PHASES = frozenset({"dealer", "deal", "recycle", "roundOver"})


@dataclass(frozen=True, slots=True)
class State:
    """All that is true at the table."""

    options: Options
    deck: Deck
    hands: tuple[Counts, ...]  # by seat
    sets: tuple[Sets, ...]  # by seat
    totals: tuple[int, ...]  # by seat
    phase: Phase = "dealer"
    draw: Cards = ()  # the card on top is the first
    pile: Cards = ()  # the card on top is the last
    turn: Seat = 0
    dealer: Seat = 0
    round: int = 0
    recycles: int = 0  # this round
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What a seat or a spectator may know: a foreign hand is None until the round is scored."""

    options: Options
    seat: Seat | None
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[int, ...]
    sets: tuple[Sets, ...]
    totals: tuple[int, ...]
    phase: Phase
    draw: int  # cards left to draw
    pile: Cards  # oldest first: all of it lies open
    turn: Seat
    dealer: Seat
    round: int
    recycles: int
    winners: tuple[Seat, ...]


def claimed(table: State | View) -> Cards:
    """QS-5.6: what a claim takes, oldest first: the whole pile, or Jewels on top alone (QS-R16)."""
    if table.options.jewels_on_top == "alone" and is_wild_on_top(table):
        return table.pile[-1:]
    return table.pile


def is_wild_on_top(table: State | View) -> bool:
    deck = compiled(table.options.deck)
    return deck.group[table.pile[-1]] == WILD


def setup(seats: int, options: Options) -> State:
    """Nothing is dealt yet."""
    deck = compiled(options.deck)
    empty = (0,) * len(deck.codes)
    state = State(options, deck, (empty,) * seats, ((),) * seats, (0,) * seats)
    return state if options.first_dealer is None else appointed(state, options.first_dealer)


def appointed(state: State, dealer: Seat) -> State:
    """Return the same table, with this seat to deal the first round."""
    return State(
        state.options,
        state.deck,
        state.hands,
        state.sets,
        state.totals,
        "deal",
        turn=kit.left_of(dealer, len(state.hands)),
        dealer=dealer,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    return kit.to_act(state, DEALERS_PHASES)


def view(state: State, seat: Seat | None) -> View:
    shown = state.phase in ("roundOver", "gameOver")
    codes = state.deck.codes
    return View(
        state.options,
        seat,
        tuple(
            spread(codes, hand) if shown or owner == seat else None
            for owner, hand in enumerate(state.hands)
        ),
        tuple(map(sum, state.hands)),
        state.sets,
        state.totals,
        state.phase,
        len(state.draw),
        state.pile,
        state.turn,
        state.dealer,
        state.round,
        state.recycles,
        state.winners,
    )
