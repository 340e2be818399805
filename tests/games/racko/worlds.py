"""Tables of RACK-O for tests of its players: spots to decide on, and worlds that look the same."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from games.dealing import key, shuffler
from games.game import DEALER, Memory, Seat, seen
from games.racko import RACKO
from games.racko.events import Scored
from games.racko.state import State
from games.record import replace
from tests.games.playing import moments

Spot = tuple[State, Memory[Any, Any], Seat]


def spots(
    seats: int, options: Mapping[str, Any], seed: int, limit: int, player: str = "greedy"
) -> Iterator[Spot]:
    """The table before each move of a seat; the memory goes on with the match."""
    memory: Memory[Any, Any] = Memory(RACKO.Dealt)
    for moment in moments(RACKO, seats, options, seed, player, limit):
        if moment.seat != DEALER:
            yield moment.before, memory, moment.seat
        memory.add(moment.step)


def met(memory: Memory[Any, Any], seat: Seat) -> set[int]:
    """Every number in what the seat has witnessed since the deal."""
    found: set[int] = set()
    for event in memory.of(seat):
        for field in fields(event):
            value = getattr(event, field.name)
            found.update(value if isinstance(value, tuple) else (value,))
    return found


def other_world(state: State, memory: Memory[Any, Any], seat: Seat, rng: random.Random) -> State:
    """The same table with the cards exchanged that the seat has never met."""
    others = [rack for owner, rack in enumerate(state.racks) if owner != seat]
    held = state.held if state.turn != seat else None
    hidden = {*state.draw, *(card for rack in others for card in rack), held or 0} - {0}
    strange = sorted(hidden - met(memory, seat))
    changed = dict(zip(strange, rng.sample(strange, len(strange)), strict=True))

    def anew(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(changed.get(card, card) for card in cards)

    racks = tuple(rack if owner == seat else anew(rack) for owner, rack in enumerate(state.racks))
    return replace(state, racks=racks, draw=anew(state.draw))


def round_of(options: Mapping[str, Any], levels: Mapping[Seat, str], deal: int) -> Scored:
    """One round between levels, the same cards for the same deal."""
    state = RACKO.setup(len(levels), RACKO.options(len(levels), options))
    shuffled, rng = shuffler(key(deal.to_bytes(32, "big"))), random.Random(deal)
    memory: Memory[Any, Any] = Memory(RACKO.Dealt)
    while True:
        (seat,) = RACKO.to_act(state)
        if seat == DEALER:
            move = RACKO.deal(state, shuffled)
        else:
            choose = RACKO.players[levels[seat]]
            move = choose(seen(RACKO, state, memory, seat), RACKO.legal(state, seat), rng)
        step = RACKO.play(state, seat, move)
        memory.add(step)
        state = step.state
        for event in step.events:
            if isinstance(event, Scored):
                return event
