"""Plays from the deal to the first lead: King's Hand, benefit, returned cards (RK-12 and RK-21)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from games.errors import Refusal
from games.game import Seat
from games.game import Step as AnyStep
from games.kit import put
from games.rank.cards import HIGHEST, KINDS, Card, Counts, holds, minus, plus, spread
from games.rank.events import (
    ChoseBenefit,
    Event,
    Gave,
    KeptHand,
    OwnGift,
    OwnHand,
    Received,
    SetAside,
    TookKingsHand,
)
from games.rank.moves import Benefit, Gift, KingReturn, KingsHand, QueenReturn, Return
from games.rank.options import Options
from games.rank.state import State
from games.record import replace

Step: TypeAlias = AnyStep[State, Event]

STOLEN = HIGHEST[2:]  # RK-12.5: numbers only


def offers_kings_hand(options: Options, first_hand: bool) -> bool:
    """RK-21.15: in the first hand if the flag says so."""
    return options.kings_hand and (options.kings_hand_in_first_hand or not first_hand)


def queens_givers(options: Options, ranking: Sequence[Seat]) -> tuple[Seat, ...]:
    """RK-21.5, by seat: from whom the Queen receives. Of three the second to last is herself."""
    if options.queen_exchange == "everyoneBelow":
        return tuple(sorted(ranking[2:]))
    return tuple(ranking[-2:-1]) if len(ranking) > 3 else ()


def first_decision(state: State) -> Step:
    """Go on from the deal to the first phase with something to decide."""
    if offers_kings_hand(state.options, not state.ranking):
        return AnyStep(replace(state, phase="kingsHand"), ())
    return _after_kings_hand(state)


def _after_kings_hand(state: State) -> Step:
    """RK-13.1: nothing is chosen or exchanged in the first hand; the drawn King leads."""
    if not state.ranking:
        return _lead(state, state.king)
    if state.options.classic_president:
        return _king_receives(state, HIGHEST, 2)
    return AnyStep(replace(state, phase="benefit"), ())


def _lead(state: State, seat: Seat | None) -> Step:
    return AnyStep(replace(state, phase="play", turn=seat, received=0, receivers=()), ())


def decide_kings_hand(state: State, move: KingsHand) -> Step:
    """RK-21.12: the whole hand for the extra one, unseen; the hand not played lies aside."""
    king = _king(state)
    if move.choice == "keep":
        return _then(AnyStep(state, (KeptHand(king),)), _after_kings_hand)
    dealt, taken = state.hands[king], state.extra
    swapped = replace(state, hands=put(state.hands, king, taken), extra=dealt)
    private = ((king, OwnHand(spread(taken))), (king, SetAside(spread(dealt))))
    return _then(AnyStep(swapped, (TookKingsHand(king),), private), _after_kings_hand)


def choose_benefit(state: State, move: Benefit) -> Step:
    """RK-12.3 and RK-12.4: lead, or steal the Beggar's highest number."""
    chose: Step = AnyStep(state, (ChoseBenefit(_king(state), move.choice),))
    if move.choice == "lead":
        return _then(chose, lambda same: _lead(same, same.king))
    return _then(chose, lambda same: _king_receives(same, STOLEN, 1))


def _king_receives(state: State, order: Sequence[int], most: int) -> Step:
    """The Beggar's highest cards; RK-12.7 and RK-21.4: where there are none nothing is returned."""
    king, beggar = state.ranking[0], state.ranking[-1]
    cards = highest(state.hands[beggar], order, most)
    if not cards:
        return _king_done(state)
    moved = move_cards(state, beggar, king, cards)
    return _then(
        moved, lambda after: AnyStep(replace(after, phase="kingReturn", received=len(cards)), ())
    )


def king_returns(state: State, move: KingReturn) -> Step:
    moved = move_cards(state, state.ranking[0], state.ranking[-1], move.cards)
    return _then(moved, _king_done)


def _king_done(state: State) -> Step:
    """After a steal the Queen leads; with Classic President her exchange is next."""
    if state.options.classic_president:
        return _queen_receives(replace(state, received=0))
    return _lead(state, state.ranking[1])


def _queen_receives(state: State) -> Step:
    """RK-21.7: she receives from everybody before she gives."""
    queen = state.ranking[1]
    step: Step = AnyStep(state, ())
    receivers = []
    for giver in queens_givers(state.options, state.ranking):
        if cards := highest(state.hands[giver], HIGHEST, 1):
            receivers.append(giver)
            step = _then(step, partial(move_cards, giver=giver, receiver=queen, cards=cards))
    if not receivers:
        return _lead(state, state.king)
    waiting = replace(step.state, phase="queenReturn", receivers=tuple(receivers))
    return AnyStep(waiting, step.events, step.private)


def queen_returns(state: State, move: QueenReturn) -> Step:
    """RK-21.5: nothing moves until all are chosen. RK-21.1: the King leads."""
    queen = state.ranking[1]
    step: Step = AnyStep(state, ())
    for receiver, card in move.gifts:
        step = _then(step, partial(move_cards, giver=queen, receiver=receiver, cards=(card,)))
    return _then(step, lambda after: _lead(after, after.king))


def return_refusal(state: State, move: Return) -> Refusal | None:
    """Check the number of cards and the receivers first, then whether the cards are held."""
    if state.phase == "kingReturn":
        clause = "RK-21.3" if state.options.classic_president else "RK-12.4"
        fits = isinstance(move, KingReturn) and len(move.cards) == state.received
        due, hand = state.received, state.hands[state.ranking[0]]
    else:
        clause = "RK-21.5"
        seats = tuple(seat for seat, _ in _gifts(move))
        fits = seats == state.receivers
        due, hand = len(state.receivers), state.hands[state.ranking[1]]
    if not fits:
        return Refusal("wrong_number", clause, (("due", due),))
    cards = move.cards if isinstance(move, KingReturn) else tuple(card for _, card in move.gifts)
    return None if holds(hand, cards) else Refusal("not_held", clause)


def _gifts(move: Return) -> tuple[Gift, ...]:
    return move.gifts if isinstance(move, QueenReturn) else ()


def highest(hand: Counts, order: Sequence[int], most: int) -> tuple[Card, ...]:
    """Return the first cards of a hand in that order, up to that many."""
    held = [KINDS[place] for place in order for _ in range(hand[place])]
    return tuple(held[:most])


def move_cards(state: State, giver: Seat, receiver: Seat, cards: tuple[Card, ...]) -> Step:
    """RK-12.8: all see how many, and only giver and receiver which."""
    hands = put(state.hands, giver, minus(state.hands[giver], cards))
    hands = put(hands, receiver, plus(hands[receiver], cards))
    private = ((giver, OwnGift(receiver, cards)), (receiver, Received(giver, cards)))
    return AnyStep(replace(state, hands=hands), (Gave(giver, receiver, len(cards)),), private)


def _then(step: Step, follow: Callable[[State], Step]) -> Step:
    after = follow(step.state)
    return AnyStep(after.state, step.events + after.events, step.private + after.private)


def _king(state: State) -> Seat:
    assert state.king is not None, "a decision of the King before the roles are drawn"
    return state.king
