"""Who may do what at a RACK-O table, and what it leads to (RULES.md, sections 3 to 8)."""

from collections.abc import Callable, Sequence
from operator import gt

from games.errors import Refusal
from games.game import DEALER, Seat, Shuffle, Step
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
from games.racko.moves import Cut, Deal, Draw, Drop, Move, Place, Take
from games.racko.scoring import add, may_go, score, winners
from games.racko.state import DEALERS_PHASES, SLOTS, Rack, State, cards_in_play, place_of
from games.record import replace

GAME_OVER = Refusal("game_over", "RO-8.1")
ROUND_OVER = Refusal("round_over", "RO-6.4")
NOT_YOUR_TURN = Refusal("not_your_turn", "RO-3.6")
WRONG_PHASE = {
    "cut": Refusal("wrong_phase", "RO-3.1"),
    "deal": Refusal("wrong_phase", "RO-3.2"),
    "roundOver": Refusal("wrong_phase", "RO-8.3"),
    "pick": Refusal("wrong_phase", "RO-4.1"),
    "drawn": Refusal("wrong_phase", "RO-4.4"),
}
BAD_SLOT = Refusal("bad_slot", "RO-1.3")
NOT_RACKO = Refusal("not_racko", "RO-6.1")
BAD_CUT = Refusal("bad_cut", "RO-3.1")
BAD_DECK = Refusal("bad_deck", "RO-3.2")

TAKES: tuple[Move, ...] = tuple(Take(slot) for slot in SLOTS)
PLACES: tuple[Move, ...] = tuple(Place(slot) for slot in SLOTS)
DRAW, DROP = Draw(), Drop()
PICKS = (*TAKES, DRAW)
ENDS = (*PLACES, DROP)


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The one judge; the order of its questions is that of RO-4.7."""
    phase = state.phase
    if phase == "gameOver":
        return GAME_OVER
    if seat == DEALER or phase in DEALERS_PHASES:
        return _dealer_refusal(state, seat, move)
    if seat != state.turn:
        return NOT_YOUR_TURN
    match move:
        case Take(slot, declare) if phase == "pick":
            card: int | None = state.discard[-1]
        case Place(slot, declare) if phase == "drawn":
            card = state.held
        case Drop(declare) if phase == "drawn":
            slot, card = SLOTS[0], None
        case Draw() if phase == "pick":
            return None
        case _:
            return WRONG_PHASE[phase]
    if slot not in SLOTS:
        return BAD_SLOT
    if not declare or state.options.declare == "auto":
        return None
    rack = state.racks[seat]
    after = rack if card is None else _exchanged(rack, slot, card)
    return None if may_go(state.options, after) else NOT_RACKO


def _dealer_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat != DEALER:
        return ROUND_OVER if state.phase == "roundOver" else NOT_YOUR_TURN
    if state.phase not in DEALERS_PHASES:
        return NOT_YOUR_TURN
    seats = len(state.racks)
    in_play = cards_in_play(seats)
    match move:
        case Cut(cards) if state.phase == "cut":
            drawn = set(cards)
            fits = len(cards) == len(drawn) == seats and drawn <= set(in_play)
            return None if fits else BAD_CUT
        case Deal(deck) if state.phase != "cut":
            return None if sorted(deck) == list(in_play) else BAD_DECK
    return WRONG_PHASE[state.phase]


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """Each exchange is listed twice where the player may also go RACK-O with it."""
    if seat != state.turn:
        return ()
    if state.phase == "pick":
        return _with_declarations(state, PICKS, Take, state.discard[-1])
    if state.phase == "drawn" and state.held is not None:
        return _with_declarations(state, ENDS, Place, state.held)
    return ()


def _with_declarations(
    state: State, moves: tuple[Move, ...], exchange: Callable[[int, bool], Move], card: int
) -> tuple[Move, ...]:
    rack = state.racks[state.turn]
    drops = sum(map(gt, rack, rack[1:]))
    if drops > 2 or state.options.declare == "auto":  # one card mends at most two drops
        return moves
    goes = [
        exchange(slot, True)
        for slot in SLOTS
        if may_go(state.options, _exchanged(rack, slot, card))
    ]
    if exchange is Place and may_go(state.options, rack):
        goes.append(Drop(True))
    return (*moves, *goes)


def deal(state: State, shuffled: Shuffle) -> Move:
    """The dealer's next move; RO-3.1 draws from the shuffled cards in seat order."""
    seats = len(state.racks)
    if state.phase == "cut":
        return Cut(shuffled("cut", cards_in_play(seats))[:seats])
    return Deal(shuffled(f"deal {_next_round(state)}", cards_in_play(seats)))


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
    """The lowest number deals round 1."""
    dealer = cards.index(min(cards))
    drawn = replace(state, phase="deal", dealer=dealer, turn=left_of(state, dealer))
    return Step(drawn, (DealerDrawn(cards, dealer),))


def _deal(state: State, deck: tuple[int, ...]) -> Step[State, Event]:
    """One card at a time from the dealer's left, each into the next slot from #50 to #5."""
    seats = len(state.racks)
    dealer = left_of(state, state.dealer) if state.phase == "roundOver" else state.dealer
    first = left_of(state, dealer)
    dealt, (face_up, *draw) = deck[: 10 * seats], deck[10 * seats :]
    racks = tuple(dealt[(seat - first) % seats :: seats][::-1] for seat in range(seats))
    new = replace(
        state,
        racks=racks,
        draw=tuple(draw),
        discard=(face_up,),
        held=None,
        phase="pick",
        dealer=dealer,
        turn=first,
        round=_next_round(state),
        turns_this_round=0,
    )
    event = Dealt(dealer, first, face_up, len(draw), 1)
    return Step(new, (event,), tuple((seat, OwnRack(rack)) for seat, rack in enumerate(racks)))


def _next_round(state: State) -> int:
    return state.round + (state.phase == "roundOver")


def _take(state: State, slot: int, declare: bool) -> Step[State, Event]:
    """The top discard must go into the rack."""
    *rest, card = state.discard
    out = state.racks[state.turn][place_of(slot)]
    racks = _racks(state, slot, card)
    took = Took(state.turn, card, slot, out)
    return _end_turn(state, racks, state.draw, (*rest, out), took, (), declare)


def _draw(state: State) -> Step[State, Event]:
    """The top of the draw pile, seen by its drawer alone."""
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
    goes = may_go(options, racks[seat]) if options.declare == "auto" else declare
    if goes or turns == options.turn_cap:
        ended = replace(
            state,
            racks=racks,
            draw=draw,
            discard=discard,
            held=None,
            turns_this_round=turns,
        )
        return _end_round(ended, event, private, seat if goes else None)
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
        turn=left_of(state, seat),
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
    return (*racks[:seat], _exchanged(racks[seat], slot, card), *racks[seat + 1 :])


def _exchanged(rack: Rack, slot: int, card: int) -> Rack:
    place = place_of(slot)
    return (*rack[:place], card, *rack[place + 1 :])


def _held(state: State) -> int:
    assert state.held is not None, "phase drawn without a drawn card"
    return state.held


def left_of(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.racks)
