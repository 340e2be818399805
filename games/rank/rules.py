"""Judges who may do what at a RANK table (RULES.md, section 4), and says what is shuffled."""

from collections.abc import Mapping

from games.errors import Refusal
from games.game import Chance, Seat
from games.rank.cards import Card, cards_in_play, holds, in_order
from games.rank.exchanges import return_refusal
from games.rank.moves import (
    Benefit,
    Deal,
    KingReturn,
    KingsHand,
    Move,
    Pass,
    Play,
    QueenReturn,
    Roles,
)
from games.rank.options import Options
from games.rank.plays import EMPTY_PLAY, NOT_HELD, only_modifiers, resolve
from games.rank.state import Phase, State, actor

GAME_OVER = Refusal("game_over", "RK-14.1")
OUT = Refusal("out", "RK-8.1")
PASSED = Refusal("passed", "RK-6.2")
NOT_YOUR_TURN = Refusal("not_your_turn", "RK-4.2")
MUST_LEAD = Refusal("must_lead", "RK-4.1")
BAD_ROLES = Refusal("bad_roles", "RK-3.2")
BAD_DECK = Refusal("bad_deck", "RK-2.2")
WRONG_PHASE = {
    "roles": Refusal("wrong_phase", "RK-3.2"),
    "deal": Refusal("wrong_phase", "RK-2.2"),
    "kingsHand": Refusal("wrong_phase", "RK-21.14"),
    "benefit": Refusal("wrong_phase", "RK-12.1"),
    "kingReturn": Refusal("wrong_phase", "RK-12.4"),
    "queenReturn": Refusal("wrong_phase", "RK-21.5"),
    "play": Refusal("wrong_phase", "RK-4.2"),
}
PHASES: Mapping[type[Move], tuple[Phase, ...]] = {
    Play: ("play",),
    Pass: ("play",),
    KingsHand: ("kingsHand",),
    Benefit: ("benefit",),
    KingReturn: ("kingReturn", "queenReturn"),
    QueenReturn: ("kingReturn", "queenReturn"),
    Roles: ("roles",),
    Deal: ("deal",),
}


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Judge a move; the order of the questions is that of section 4."""
    phase = state.phase
    if phase == "gameOver":
        return GAME_OVER
    if phase not in PHASES[type(move)]:
        return WRONG_PHASE[phase]
    if phase == "play" and seat in state.out:
        return OUT
    if phase == "play" and seat in state.passed:
        return PASSED
    if seat != actor(state):
        return NOT_YOUR_TURN
    match move:
        case Play(cards):
            return _play_refusal(state, seat, cards)
        case Pass():
            return MUST_LEAD if state.pile is None else None
        case KingReturn() | QueenReturn():
            return return_refusal(state, move)
        case Roles(seats):
            return None if sorted(seats) == list(range(len(state.hands))) else BAD_ROLES
        case Deal(cards):
            return None if in_order(cards) == cards_in_play(len(state.hands)) else BAD_DECK
        case _:
            return None


def _play_refusal(state: State, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    hand = state.hands[seat]
    if not cards:
        return EMPTY_PLAY
    if not holds(hand, cards):
        return NOT_HELD
    result = resolve(state.options.grammar, state.pile, cards, only_modifiers(hand))
    return result if isinstance(result, Refusal) else None


def deck(seats: int, _: Options) -> tuple[Card, ...]:
    return cards_in_play(seats)


def chance(state: State) -> Chance:
    """Say what the dealer shuffles next. Each has its own label, so their order changes nothing."""
    seats = len(state.hands)
    if state.phase == "roles":
        return Chance("roles", "roles", range(seats))
    return Chance("deal", f"deal {state.hand_number}", cards_in_play(seats))
