"""Who may do what at a table of Low Ebb, and what it leads to (RULES.md, sections 2 and 3).

A larger game has `legal`, `turns` and `scoring` in files of their own.
"""

from collections.abc import Sequence
from operator import add

from games.errors import Refusal
from games.game import DEALER, Chance, Seat, Standing, Step, standings
from games.kit import OutOfTurn, left_of, one_by_one, out_of_turn, put
from games.record import replace
from tests.sample.events import (
    Dealt,
    Drew,
    Event,
    GameOver,
    Knocked,
    OwnDraw,
    OwnHand,
    Scored,
    Took,
)
from tests.sample.moves import Deal, Draw, Knock, Move, Take
from tests.sample.options import Options
from tests.sample.state import DEALERS_PHASES, Cards, State

COPIES, HAND = 5, 4
LOWEST_KNOCK = -5
GAME_OVER = Refusal("game_over", "LE-3.2")
ROUND_OVER = Refusal("round_over", "LE-2.4")
NOT_YOUR_TURN = Refusal("not_your_turn", "LE-2.2")
OUT_OF_TURN = OutOfTurn(GAME_OVER, ROUND_OVER, NOT_YOUR_TURN)
WRONG_PHASE = Refusal("wrong_phase", "LE-2.2")
NOT_IN_HAND = Refusal("not_in_hand", "LE-2.3")
BAD_DECK = Refusal("bad_deck", "LE-2.1")


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The one judge."""
    if refused := out_of_turn(state, seat, DEALERS_PHASES, OUT_OF_TURN):
        return refused
    match move:
        case Deal(cards) if seat == DEALER:
            in_play = deck(len(state.hands), state.options)
            return None if tuple(sorted(cards)) == in_play else BAD_DECK
        case Take(card) | Draw(card) if seat != DEALER:
            return None if card in state.hands[seat] else NOT_IN_HAND
        case Knock() if seat != DEALER:
            return None
    return WRONG_PHASE


def legal(state: State, seat: Seat) -> Sequence[Move]:
    if seat != state.turn or state.phase != "play":
        return ()
    thrown = dict.fromkeys(state.hands[seat])
    return (Knock(), *map(Take, thrown), *map(Draw, thrown))


def deck(_: int, __: Options) -> Cards:
    return tuple(card for card in range(1, 11) for _ in range(COPIES))


def chance(state: State) -> Chance:
    """What the dealer shuffles next."""
    return Chance("deal", f"deal {_next_round(state)}", deck(len(state.hands), state.options))


def _next_round(state: State) -> int:
    return state.round + (state.phase == "roundOver")


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    match move:
        case Take(card):
            *rest, taken = state.discard
            after = replace(state, discard=(*rest, card), hands=_hands(state, card, taken))
            return _pass_on(after, (Took(seat, taken, card),))
        case Draw(card):
            drawn, *draw = state.draw
            after = replace(state, draw=tuple(draw), hands=_hands(state, card, drawn))
            after = replace(after, discard=(*state.discard, card))
            return _pass_on(after, (Drew(seat, card, len(draw)),), ((seat, OwnDraw(drawn)),))
        case Knock():
            return _end_round(state, (Knocked(seat),), (), seat)
        case Deal(cards):
            return _deal(state, cards)


def _deal(state: State, cards: Cards) -> Step[State, Event]:
    seats = len(state.hands)
    dealer = left_of(state.dealer, seats) if state.phase == "roundOver" else state.dealer
    first = left_of(dealer, seats)
    dealt, (face_up, *draw) = cards[: HAND * seats], cards[HAND * seats :]
    hands = tuple(tuple(sorted(hand)) for hand in one_by_one(dealt, seats, first))
    new = State(
        state.options,
        hands,
        state.totals,
        "play",
        tuple(draw),
        (face_up,),
        first,
        dealer,
        _next_round(state),
    )
    own = tuple((seat, OwnHand(hand)) for seat, hand in enumerate(hands))
    return Step(new, (Dealt(dealer, first, face_up, len(draw)),), own)


def _hands(state: State, out: int, new: int) -> tuple[Cards, ...]:
    """The hand of the seat to move, with one card for another."""
    kept = list(state.hands[state.turn])
    kept.remove(out)
    return put(state.hands, state.turn, tuple(sorted((*kept, new))))


Facts = tuple[tuple[Seat, Event], ...]


def _pass_on(state: State, events: tuple[Event, ...], private: Facts = ()) -> Step[State, Event]:
    """LE-2.4: with the last card drawn the round is over."""
    if not state.draw:
        return _end_round(state, events, private, None)
    return Step(replace(state, turn=left_of(state.turn, len(state.hands))), events, private)


def _end_round(
    state: State, events: tuple[Event, ...], private: Facts, knocker: Seat | None
) -> Step[State, Event]:
    points = score(state.options, state.hands, knocker)
    totals = tuple(map(add, state.totals, points))
    over = state.round + 1 >= state.options.rounds
    won = winners(totals) if over else ()
    ended = replace(state, totals=totals, winners=won, phase="gameOver" if over else "roundOver")
    last = (GameOver(won, totals),) if over else ()
    return Step(ended, (*events, Scored(state.hands, points, totals), *last), private)


def score(options: Options, hands: tuple[Cards, ...], knocker: Seat | None) -> tuple[int, ...]:
    """LE-3.1."""
    sums = tuple(map(sum, hands))
    if knocker is None:
        return sums
    its = sums[knocker]
    alone = all(its < other for seat, other in enumerate(sums) if seat != knocker)
    return put(sums, knocker, LOWEST_KNOCK if alone else its + options.penalty)


def winners(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def places(state: State) -> tuple[Standing, ...]:
    """The lowest total is the best."""
    return standings([-total for total in state.totals], state.totals)
