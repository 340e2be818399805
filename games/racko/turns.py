"""Applies moves at a RACK-O table (RULES.md, sections 3 to 8)."""

from games.game import Seat, Step
from games.kit import left_of, one_by_one, put
from games.racko.events import (
    DealerDrawn,
    Dealt,
    Drew,
    Dropped,
    Event,
    GameOver,
    Kept,
    OwnDraw,
    OwnRack,
    Placed,
    Private,
    Public,
    Racko,
    Scored,
    Took,
    TurnedOver,
)
from games.racko.moves import Cut, Draw, Drop, Move, Place, Take
from games.racko.rules import next_round
from games.racko.scoring import add, goes, score, winners
from games.racko.state import Rack, State, exchanged, place_of
from games.record import replace


def apply(state: State, _: Seat, move: Move) -> Step[State, Event]:
    match move:
        case Take(slot, declare):
            return _take(state, slot, declare)
        case Draw():
            return _draw(state)
        case Place(slot, declare):
            return _place(state, slot, declare)
        case Drop(declare):
            return _drop(state, declare)
        case Cut(cards):
            return _cut(state, cards)
    return _deal(state, move.deck)


def _cut(state: State, cards: tuple[int, ...]) -> Step[State, Event]:
    """Let the lowest number deal round 1."""
    dealer = cards.index(min(cards))
    drawn = replace(state, phase="deal", dealer=dealer, turn=left_of(dealer, len(state.racks)))
    return Step(drawn, (DealerDrawn(cards, dealer),))


def _deal(state: State, deck: tuple[int, ...]) -> Step[State, Event]:
    """Deal one card at a time from the dealer's left, each into the next slot from #50 to #5."""
    seats = len(state.racks)
    dealer = left_of(state.dealer, seats) if state.phase == "roundOver" else state.dealer
    first = left_of(dealer, seats)
    dealt, (face_up, *draw) = deck[: 10 * seats], deck[10 * seats :]
    racks = tuple(rack[::-1] for rack in one_by_one(dealt, seats, first))
    new = replace(
        state,
        racks=racks,
        draw=tuple(draw),
        discard=(face_up,),
        held=None,
        phase="pick",
        dealer=dealer,
        turn=first,
        round=next_round(state),
        turns_this_round=0,
    )
    event = Dealt(dealer, first, face_up, len(draw), 1)
    return Step(new, (event,), tuple((seat, OwnRack(rack)) for seat, rack in enumerate(racks)))


def _take(state: State, slot: int, declare: bool) -> Step[State, Event]:
    """Take the top discard, which must go into the rack."""
    *rest, card = state.discard
    out = state.racks[state.turn][place_of(slot)]
    racks = _racks(state, slot, card)
    took = Took(state.turn, card, slot, out)
    return _end_turn(state, racks, state.draw, (*rest, out), took, (), declare)


def _draw(state: State) -> Step[State, Event]:
    """Draw the top of the draw pile, seen by its drawer alone."""
    card, draw = state.draw[0], state.draw[1:]
    new = replace(state, phase="drawn", draw=draw, held=card)
    return Step(new, (Drew(state.turn, len(draw)),), ((state.turn, OwnDraw(card)),))


def _place(state: State, slot: int, declare: bool) -> Step[State, Event]:
    card = _held(state)
    out = state.racks[state.turn][place_of(slot)]
    racks = _racks(state, slot, card)
    placed, kept = Placed(state.turn, slot, out), ((state.turn, Kept(slot, card)),)
    return _end_turn(state, racks, state.draw, (*state.discard, out), placed, kept, declare)


def _drop(state: State, declare: bool) -> Step[State, Event]:
    card = _held(state)
    dropped = Dropped(state.turn, card)
    return _end_turn(state, state.racks, state.draw, (*state.discard, card), dropped, (), declare)


def _end_turn(
    state: State,
    racks: tuple[Rack, ...],
    draw: tuple[int, ...],
    discard: tuple[int, ...],
    event: Public,
    private: tuple[tuple[Seat, Private], ...],
    declare: bool,
) -> Step[State, Event]:
    """RO-4.6, in its order: RACK-O, the turn limit, the used-up draw pile, the next turn."""
    options, seat = state.options, state.turn
    turns = state.turns_this_round + 1
    is_out = goes(state, racks[seat], declare)
    if is_out or turns == options.turn_cap:
        ended = replace(
            state,
            racks=racks,
            draw=draw,
            discard=discard,
            held=None,
            turns_this_round=turns,
        )
        return _end_round(ended, event, private, seat if is_out else None)
    events: tuple[Event, ...] = (event,)
    if not draw:
        draw, discard = discard[1:], discard[:1]
        events = (event, TurnedOver(discard[0], len(draw), len(discard)))
    new = replace(
        state,
        racks=racks,
        draw=draw,
        discard=discard,
        held=None,
        phase="pick",
        turn=left_of(seat, len(racks)),
        turns_this_round=turns,
    )
    return Step(new, events, private)


def _end_round(
    state: State,
    event: Public,
    private: tuple[tuple[Seat, Private], ...],
    declarer: Seat | None,
) -> Step[State, Event]:
    """RO-7 and RO-8: everybody scores, and the match may be won."""
    result = score(state.options, state.racks, declarer)
    totals = add(state.totals, result.points)
    won = winners(state.options, totals, len(state.racks))
    ended = replace(state, totals=totals, winners=won, phase="gameOver" if won else "roundOver")
    declared = () if declarer is None else (Racko(declarer),)
    scored = Scored(
        state.racks, declarer, result.prefixes, result.run, result.bonus, result.points, totals
    )
    over = (GameOver(won, totals),) if won else ()
    return Step(ended, (event, *declared, scored, *over), private)


def _racks(state: State, slot: int, card: int) -> tuple[Rack, ...]:
    racks, seat = state.racks, state.turn
    return put(racks, seat, exchanged(racks[seat], slot, card))


def _held(state: State) -> int:
    assert state.held is not None, "phase drawn without a drawn card"
    return state.held
