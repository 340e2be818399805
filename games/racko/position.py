"""Turns a RACK-O table into a position, and back."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import Field

from games.errors import BadPosition, Fault
from games.game import Place, Seat
from games.kit import LARGEST, others, seat_faults, winner_faults
from games.options import Form, read
from games.racko.options import Options
from games.racko.scoring import winners
from games.racko.state import Phase, State, cards_in_play
from games.record import replace


class Position(Form):
    racks: list[list[int]] = []
    """By seat, from #5 to #50. One left out, or empty, gets the lowest unused cards, falling."""
    draw: list[int] | None = None
    """Top first; default: what is not named elsewhere, rising."""
    discard: list[int] | None = None
    """Oldest first; default: the lowest card not named elsewhere."""
    held: int | None = None
    """The card drawn, in phase drawn; default: none."""
    phase: Phase | None = None
    """Default: drawn with a held card, else pick."""
    turn: int | None = None
    """Default: the seat left of the dealer."""
    dealer: int | None = None
    """Default: the last seat."""
    round: int = Field(default=0, ge=0, le=LARGEST)
    """Default: 0."""
    turns_this_round: int = Field(default=0, ge=0, le=LARGEST)
    """Default: 0."""
    totals: list[int] | None = None
    """By seat, with partners by pair; default: zeros."""
    winners: list[int] = []
    """Seats; default: in phase gameOver whoever the totals say, else none."""


def load(seats: int, options: Options, raw: Mapping[str, Any]) -> State:
    """Return the state of a position, or raise every fault in it."""
    position = read(Position, raw, BadPosition)
    if faults := list(_faults(seats, options, position)):
        raise BadPosition(faults)
    phase = position.phase or ("pick" if position.held is None else "drawn")
    dealer = seats - 1 if position.dealer is None else position.dealer
    totals = tuple(position.totals or (0,) * (2 if options.partners else seats))
    won = tuple(position.winners)
    if phase == "gameOver" and not won:
        won = winners(options, totals, seats)
    state = State(
        options,
        ((),) * seats,
        totals,
        phase,
        turn=(dealer + 1) % seats if position.turn is None else position.turn,
        dealer=dealer,
        round=position.round,
        turns_this_round=position.turns_this_round,
        winners=won,
    )
    return state if phase in ("cut", "deal") else _with_cards(state, position)


def _with_cards(state: State, position: Position) -> State:
    seats = len(state.racks)
    unused = sorted(set(cards_in_play(seats)).difference(_named(position)))
    racks = []
    for seat in range(seats):
        rack = position.racks[seat] if seat < len(position.racks) else []
        if not rack:
            rack, unused = unused[9::-1], unused[10:]
        racks.append(tuple(rack))
    discard = position.discard
    if discard is None:
        discard, unused = unused[:1], unused[1:]
    draw = unused if position.draw is None else position.draw
    state = replace(
        state, racks=tuple(racks), discard=tuple(discard), draw=tuple(draw), held=position.held
    )
    _refuse_gaps(state)
    return state


def _named(position: Position) -> list[int]:
    racks = [card for rack in position.racks for card in rack]
    held = [] if position.held is None else [position.held]
    return [*racks, *(position.draw or ()), *(position.discard or ()), *held]


def _refuse_gaps(state: State) -> None:
    """A turn needs whole racks and both piles."""
    faults = []
    if any(len(rack) != 10 for rack in state.racks):
        faults.append(Fault("racks", "too few cards are left to fill a rack", "RO-1.3"))
    if state.phase == "pick" and not state.draw:
        faults.append(Fault("draw", "holds at least one card in phase pick", "RO-5.1"))
    if state.phase in ("pick", "drawn") and not state.discard:
        faults.append(Fault("discard", "holds at least one card", "RO-5.1"))
    if faults:
        raise BadPosition(faults)


def _faults(seats: int, options: Options, position: Position) -> list[Fault]:
    named, in_play = _named(position), set(cards_in_play(seats))
    faults = []
    if not in_play.issuperset(named):
        faults.append(Fault("racks", f"cards run from 1 to {max(in_play)}", "RO-1.2"))
    if len(set(named)) < len(named):
        faults.append(Fault("racks", "a card is named twice", "RO-1.1"))
    if len(position.racks) > seats:
        faults.append(Fault("racks", "more racks than seats", "RO-1.1"))
    if any(len(rack) not in (0, 10) for rack in position.racks):
        faults.append(Fault("racks", "a rack holds ten cards", "RO-1.3"))
    if (position.held is not None) != (position.phase == "drawn") and position.phase:
        faults.append(Fault("held", "there is a drawn card in phase drawn alone", "RO-4.3"))
    sides = 2 if options.partners else seats
    if position.totals is not None and (
        len(position.totals) != sides
        or any(total % 5 or not 0 <= total <= LARGEST for total in position.totals)
    ):
        faults.append(Fault("totals", f"{sides} multiples of five from 0", "RO-7.6"))
    faults += seat_faults(
        seats,
        "RO-1.5",
        turn=[position.turn],
        dealer=[position.dealer],
        winners=position.winners,
    )
    faults += winner_faults(position.winners, position.phase, "RO-8.1")
    return faults


def hidden(position: Mapping[str, Any], seat: Seat | None) -> Iterator[Place]:
    """RO-11.1: the draw pile, a card that another seat has drawn, and until they score the racks of
    the others."""
    yield ("draw",)
    if position["held"] is not None and seat != position["turn"]:
        yield ("held",)
    if position["phase"] not in ("roundOver", "gameOver"):
        yield from others("racks", position["racks"], seat)


def dump(state: State) -> dict[str, Any]:
    """Return everything as the fields of a position."""
    return {
        "racks": [list(rack) for rack in state.racks],
        "draw": list(state.draw),
        "discard": list(state.discard),
        "held": state.held,
        "phase": state.phase,
        "turn": state.turn,
        "dealer": state.dealer,
        "round": state.round,
        "turnsThisRound": state.turns_this_round,
        "totals": list(state.totals),
        "winners": list(state.winners),
    }
