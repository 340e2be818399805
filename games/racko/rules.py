"""Judges who may do what at a RACK-O table (RULES.md, sections 3 to 8), and says what is
shuffled."""

from games.errors import Refusal
from games.game import DEALER, Chance, Seat
from games.kit import OutOfTurn, out_of_turn
from games.racko.moves import Cut, Deal, Draw, Drop, Move, Place, Take
from games.racko.options import Options
from games.racko.scoring import may_go
from games.racko.state import DEALERS_PHASES, SLOTS, State, cards_in_play, exchanged

GAME_OVER = Refusal("game_over", "RO-8.1")
ROUND_OVER = Refusal("round_over", "RO-6.4")
NOT_YOUR_TURN = Refusal("not_your_turn", "RO-3.6")
OUT_OF_TURN = OutOfTurn(GAME_OVER, ROUND_OVER, NOT_YOUR_TURN)
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


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Judge a move; the order of the questions is that of RO-4.7."""
    if refused := out_of_turn(state, seat, DEALERS_PHASES, OUT_OF_TURN):
        return refused
    if seat == DEALER:
        return _dealer_refusal(state, move)
    phase = state.phase
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
    after = rack if card is None else exchanged(rack, slot, card)
    return None if may_go(state.options, after) else NOT_RACKO


def _dealer_refusal(state: State, move: Move) -> Refusal | None:
    seats = len(state.racks)
    in_play = cards_in_play(seats)
    match move:
        case Cut(cards) if state.phase == "cut":
            drawn = set(cards)
            fits = len(cards) == len(drawn) == seats and drawn <= set(in_play)
            return None if fits else BAD_CUT
        case Deal(cards) if state.phase != "cut":
            return None if sorted(cards) == list(in_play) else BAD_DECK
    return WRONG_PHASE[state.phase]


def deck(seats: int, _: Options) -> range:
    return cards_in_play(seats)


def chance(state: State) -> Chance:
    """Say what the dealer shuffles next; RO-3.1 draws from the shuffled cards in seat order."""
    seats = len(state.racks)
    if state.phase == "cut":
        return Chance("cut", "cut", cards_in_play(seats), seats)
    return Chance("deal", f"deal {next_round(state)}", cards_in_play(seats))


def next_round(state: State) -> int:
    return state.round + (state.phase == "roundOver")
