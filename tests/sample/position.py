"""A table of Low Ebb as a position, and back."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import Field

from games.errors import BadPosition, Fault
from games.game import Place, Seat
from games.kit import LARGEST, others, seat_faults, winner_faults
from games.options import Form, read
from tests.sample.options import Options
from tests.sample.rules import HAND, deck, winners
from tests.sample.state import SHOWN, Phase, State


class Position(Form):
    hands: list[list[int]] = []
    """By seat; one left out, or empty, gets the lowest unused cards."""
    draw: list[int] | None = None
    """Top first; default: what is not named elsewhere, rising."""
    discard: list[int] | None = None
    """Oldest first; default: the lowest card not named elsewhere."""
    phase: Phase = "play"
    """Default: play."""
    turn: int | None = None
    """Default: the seat left of the dealer."""
    dealer: int = 0
    """Default: seat 0."""
    round: int = Field(default=0, ge=0, le=LARGEST)
    """From 0; default: 0."""
    totals: list[int] | None = None
    """By seat; default: zeros."""
    winners: list[int] = []
    """Seats; default: in phase gameOver whoever has the lowest total, else none."""


def load(seats: int, options: Options, raw: Mapping[str, Any]) -> State:
    """The state of a position, or every fault in it."""
    position = read(Position, raw, BadPosition)
    if faults := list(_faults(seats, options, position)):
        raise BadPosition(faults)
    totals = (0,) * seats if position.totals is None else tuple(position.totals)
    won = tuple(position.winners) or (winners(totals) if position.phase == "gameOver" else ())
    turn = (position.dealer + 1) % seats if position.turn is None else position.turn
    hands, draw, discard = _cards(seats, options, position)
    return State(
        options,
        hands,
        totals,
        position.phase,
        draw,
        discard,
        turn,
        position.dealer,
        position.round,
        won,
    )


def _cards(seats: int, options: Options, position: Position) -> tuple[Any, Any, Any]:
    if position.phase == "deal":
        return ((),) * seats, (), ()
    rest = sorted((Counter(deck(seats, options)) - Counter(_named(position))).elements())
    hands = []
    for seat in range(seats):
        hand = position.hands[seat] if seat < len(position.hands) else []
        if not hand:
            hand, rest = rest[:HAND], rest[HAND:]
        hands.append(tuple(sorted(hand)))
    discard = position.discard
    if discard is None:
        discard, rest = rest[:1], rest[1:]
    draw = rest if position.draw is None else position.draw
    if any(len(hand) != HAND for hand in hands) or not discard:
        raise BadPosition([Fault("hands", "too few cards are left", "LE-2.1")])
    if position.phase == "play" and not draw:
        raise BadPosition([Fault("draw", "holds a card or more in phase play", "LE-2.4")])
    return tuple(hands), tuple(draw), tuple(discard)


def _named(position: Position) -> list[int]:
    held = [card for hand in position.hands for card in hand]
    return [*held, *(position.draw or ()), *(position.discard or ())]


def _faults(seats: int, options: Options, position: Position) -> Iterator[Fault]:
    if Counter(_named(position)) - Counter(deck(seats, options)):
        yield Fault("hands", "five cards of each number from 1 to 10", "LE-1.1")
    if len(position.hands) > seats:
        yield Fault("hands", f"there are {seats} seats", "LE-1.2")
    if any(len(hand) not in (0, HAND) for hand in position.hands):
        yield Fault("hands", "a hand holds four cards", "LE-2.1")
    if position.totals is not None and (
        len(position.totals) != seats or any(abs(total) > LARGEST for total in position.totals)
    ):
        yield Fault("totals", f"{seats} numbers", "LE-3.1")
    yield from seat_faults(
        seats,
        "LE-1.2",
        turn=[position.turn],
        dealer=[position.dealer],
        winners=position.winners,
    )
    yield from winner_faults(position.winners, position.phase, "LE-3.2")


def hidden(position: Mapping[str, Any], seat: Seat | None) -> Iterator[Place]:
    """The draw pile, and until they score the hands of the others."""
    yield ("draw",)
    if position["phase"] not in SHOWN:
        yield from others("hands", position["hands"], seat)


def dump(state: State) -> dict[str, Any]:
    """Everything, as the fields of a position."""
    return {
        "hands": [list(hand) for hand in state.hands if hand],
        "draw": list(state.draw),
        "discard": list(state.discard),
        "phase": state.phase,
        "turn": state.turn,
        "dealer": state.dealer,
        "round": state.round,
        "totals": list(state.totals),
        "winners": list(state.winners),
    }
