"""Who may do what at a RANK table, and what it leads to (RULES.md, section 4)."""

from collections.abc import Mapping, Sequence

from games.errors import Refusal
from games.game import Seat, Shuffle, Step
from games.rank.cards import DEALT, Card, counted, deck, holds, in_order, spread
from games.rank.events import Dealt, Event, OwnHand, RolesDrawn
from games.rank.exchanges import (
    choices,
    choose_benefit,
    decide_kings_hand,
    first_decision,
    king_returns,
    queen_returns,
    return_refusal,
)
from games.rank.listing import legal_plays
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
from games.rank.plays import EMPTY_PLAY, NOT_HELD, only_modifiers, resolve
from games.rank.rounds import pass_by, play
from games.rank.state import Phase, State, actor
from games.record import replace

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
PASS = Pass()


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The one judge; the order of its questions is that of section 4."""
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
            return None if in_order(cards) == deck(len(state.hands)) else BAD_DECK
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


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """Every play in the order of section 3.3, and then the pass."""
    if seat < 0 or seat != actor(state):
        return ()
    if state.phase != "play":
        return choices(state)
    plays = legal_plays(state.options.grammar, state.pile, state.hands[seat])
    return tuple(plays) if state.pile is None else (*plays, PASS)


def deal(state: State, shuffled: Shuffle) -> Move:
    """The dealer's next move. Each shuffle has its own label, so their order changes nothing."""
    seats = len(state.hands)
    if state.phase == "roles":
        return Roles(shuffled("roles", range(seats)))
    return Deal(shuffled(f"deal {state.hand_number}", deck(seats)))


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    match move:
        case Play(cards):
            return play(state, seat, cards)
        case Pass():
            return pass_by(state, seat)
        case KingsHand():
            return decide_kings_hand(state, move)
        case Benefit():
            return choose_benefit(state, move)
        case KingReturn():
            return king_returns(state, move)
        case QueenReturn():
            return queen_returns(state, move)
        case Roles(seats):
            return _draw_roles(state, seats)
        case Deal(cards):
            return _deal(state, cards)


def _draw_roles(state: State, seats: tuple[Seat, ...]) -> Step[State, Event]:
    """RK-2.6: the cards may be dealt by now, or come next."""
    drawn = replace(state, king=seats[0])
    if not state.hand_number:
        return Step(replace(drawn, phase="deal"), (RolesDrawn(seats),))
    step = first_decision(drawn)
    return Step(step.state, (RolesDrawn(seats), *step.events), step.private)


def _deal(state: State, cards: tuple[Card, ...]) -> Step[State, Event]:
    """RK-2.2: hands, one card at a time from the dealer's left, the extra hand, the draw pile."""
    seats, first = len(state.hands), state.dealer + 1
    to_hands = DEALT * seats
    to_extra = to_hands + DEALT * state.options.kings_hand
    hands = tuple(
        counted(cards[(seat - first) % seats : to_hands : seats]) for seat in range(seats)
    )
    dealt = replace(
        state,
        hands=hands,
        extra=counted(cards[to_hands:to_extra]),
        draw=cards[to_extra:],
        discard=(),
        out=(),
        hand_number=state.hand_number + 1,
    )
    event = Dealt(dealt.hand_number, state.dealer, len(dealt.draw), sum(dealt.extra))
    private = tuple((seat, OwnHand(spread(hand))) for seat, hand in enumerate(hands))
    if state.king is None:
        return Step(replace(dealt, phase="roles"), (event,), private)
    step = first_decision(dealt)
    return Step(step.state, (event, *step.events), (*private, *step.private))
