"""Turns a Queen of Scots table into a position, and back."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import Field

from games.errors import BadPosition, Fault
from games.game import Place, Seat
from games.kit import LARGEST, others, seat_faults, winner_faults
from games.options import Form, read
from games.record import replace
from games.scots.cards import Cards, Deck, compiled, counted, natural_groups, spread
from games.scots.options import Options
from games.scots.scoring import leaders
from games.scots.state import Phase, State, setup


class Position(Form):
    hands: list[list[str]] = []
    """By seat. One left out gets one unused card; one given empty stays empty."""
    sets: list[list[list[str]]] = []
    """By seat, lists of sets; default: none."""
    draw: list[str] | None = None
    """Top first; default: what is not named elsewhere, in deck-file order, and in phase recycle
    nothing."""
    pile: list[str] | None = None
    """Oldest first; default: one unused card, and in phase recycle all that is not named."""
    phase: Phase = "pickup"
    """Default: pickup. In phases dealer and deal no card lies on the table."""
    turn: int | None = None
    """Default: the seat left of the dealer."""
    dealer: int | None = None
    """Default: the option firstDealer, else the last seat."""
    round: int = Field(0, ge=0, le=LARGEST)
    """From 0; default: 0."""
    recycles: int = Field(0, ge=0, le=LARGEST)
    """Default: 0."""
    totals: list[int] | None = None
    """By seat; default: zeros."""
    winners: list[int] = []
    """Seats; default: in phase gameOver whoever has the best total, else none."""


def load(seats: int, options: Options, raw: Mapping[str, Any]) -> State:
    """Return the state of a position, or raise every fault in it."""
    position = read(Position, raw, BadPosition)
    deck = compiled(options.deck)
    faults = [*_seat_faults(seats, position), *_card_faults(seats, deck, position)]
    if faults:
        raise BadPosition(faults)
    last = seats - 1 if options.first_dealer is None else options.first_dealer
    dealer = last if position.dealer is None else position.dealer
    totals = (0,) * seats if position.totals is None else tuple(position.totals)
    won = tuple(position.winners)
    if position.phase == "gameOver" and not won:
        won = leaders(totals)
    state = replace(
        setup(seats, options),
        totals=totals,
        phase=position.phase,
        turn=(dealer + 1) % seats if position.turn is None else position.turn,
        dealer=dealer,
        round=position.round,
        recycles=position.recycles,
        winners=won,
    )
    return state if position.phase in ("dealer", "deal") else _with_cards(state, position)


def _with_cards(state: State, position: Position) -> State:
    deck, seats = state.deck, len(state.hands)
    unused = _unused(deck, position)
    hands = [tuple(hand) for hand in position.hands]
    while len(hands) < seats:
        hands.append(unused[:1])
        unused = unused[1:]
    recycle = position.phase == "recycle"
    pile = tuple(position.pile or ())
    if position.pile is None:
        taken = len(unused) if recycle else 1
        pile, unused = unused[:taken], unused[taken:]
    if position.draw is not None:
        unused = tuple(position.draw)
    sets = [tuple(map(tuple, own)) for own in position.sets]
    state = replace(
        state,
        hands=tuple(counted(deck, hand) for hand in hands),
        sets=(*sets, *((),) * (seats - len(sets))),
        draw=() if recycle and position.draw is None else unused,
        pile=pile,
    )
    if faults := list(_gaps(state)):
        raise BadPosition(faults)
    return state


def _unused(deck: Deck, position: Position) -> Cards:
    named = Counter(_named(position))
    return spread(deck.codes, [card.copies - named[card.code] for card in deck.types])


def _named(position: Position) -> Iterator[str]:
    for hand in position.hands:
        yield from hand
    for own in position.sets:
        for laid in own:
            yield from laid
    yield from position.draw or ()
    yield from position.pile or ()


def _seat_faults(seats: int, position: Position) -> Iterator[Fault]:
    lengths = {"hands": len(position.hands), "sets": len(position.sets)}
    for name, rows in lengths.items():
        if rows > seats:
            yield Fault(name, f"there are {seats} seats", "QS-1.4")
    yield from seat_faults(
        seats,
        "QS-1.4",
        turn=[position.turn],
        dealer=[position.dealer],
        winners=position.winners,
    )
    if len(set(position.winners)) < len(position.winners):
        yield Fault("winners", "a seat is named twice", "QS-1.4")
    yield from winner_faults(position.winners, position.phase, "QS-10.1")
    totals = position.totals
    if totals is not None and len(totals) != seats:
        yield Fault("totals", f"there are {seats} seats", "QS-9.2")
    if totals is not None and any(abs(total) > LARGEST for total in totals):
        yield Fault("totals", f"at most {LARGEST}, either way", "QS-9.2")


def _card_faults(seats: int, deck: Deck, position: Position) -> Iterator[Fault]:
    named = Counter(_named(position))
    if named.keys() - deck.place.keys():
        yield Fault("hands", "a code that the deck does not have", "QS-2.1")
    if any(named[card.code] > card.copies for card in deck.types):
        yield Fault("hands", "more copies of a card than the deck has", "QS-2.2")
    if named and position.phase in ("dealer", "deal"):
        yield Fault("hands", "no card lies on the table before the deal", "QS-4.2")
    for seat, own in enumerate(position.sets[:seats]):
        for number, laid in enumerate(own):
            if not _is_set(deck, tuple(laid)):
                yield Fault(
                    f"sets.{seat}.{number}", "three cards, two natural, one group", "QS-6.1"
                )


def _is_set(deck: Deck, cards: Cards) -> bool:
    if not deck.place.keys() >= set(cards):
        return True  # told apart: the code is the fault
    groups = natural_groups(deck, cards)
    return len(cards) > 2 and len(groups) > 1 and len(set(groups)) == 1


def _gaps(state: State) -> Iterator[Fault]:
    """Find what a phase needs and lacks, and what only another may have."""
    if state.phase == "pickup" and not state.pile:
        yield Fault("pile", "holds a card or more in phase pickup", "QS-7.1")
    if state.phase == "play" and not any(state.hands[state.turn]):
        yield Fault("hands", "the seat to move holds a card or more in phase play", "QS-7.2")
    if state.recycles > state.options.max_recycles:
        yield Fault("recycles", "more than maxRecycles", "QS-8.2")
    if state.phase == "recycle" and (
        state.draw or len(state.pile) < 2 or state.recycles >= state.options.max_recycles
    ):
        yield Fault("phase", "nothing is to be recycled", "QS-8.2")


def hidden(position: Mapping[str, Any], seat: Seat | None) -> Iterator[Place]:
    """QS-13.1: the draw pile, and until they score the hands of the others."""
    yield ("draw",)
    if position["phase"] not in ("roundOver", "gameOver"):
        yield from others("hands", position["hands"], seat)


def dump(state: State) -> dict[str, Any]:
    """Return everything as the fields of a position."""
    cards = state.phase not in ("dealer", "deal")
    codes = state.deck.codes
    return {
        "hands": [list(spread(codes, hand)) for hand in state.hands] if cards else [],
        "sets": [[list(laid) for laid in own] for own in state.sets],
        "draw": list(state.draw),
        "pile": list(state.pile),
        "phase": state.phase,
        "turn": state.turn,
        "dealer": state.dealer,
        "round": state.round,
        "recycles": state.recycles,
        "totals": list(state.totals),
        "winners": list(state.winners),
    }
