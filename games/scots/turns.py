"""Applies moves at a Queen of Scots table (RULES.md, sections 4 to 10)."""

from operator import add

from games.game import Seat, Step
from games.kit import left_of, one_by_one, put
from games.record import replace
from games.scots.cards import WILD, Cards, Counts, changed, counted, in_order, spread, without
from games.scots.events import (
    Added,
    Dealt,
    Discarded,
    Drew,
    Event,
    Exhausted,
    GameOver,
    JewelsShown,
    Laid,
    OwnDraw,
    OwnHand,
    Recycled,
    Scored,
    TookPile,
    WentOut,
)
from games.scots.moves import (
    Add,
    Appoint,
    Deal,
    Discard,
    Draw,
    Lay,
    Move,
    Recycle,
    Take,
    TakeOnto,
)
from games.scots.options import HAND
from games.scots.rules import next_round
from games.scots.scoring import added, score, winners
from games.scots.state import State, appointed, claimed


def apply(state: State, _: Seat, move: Move) -> Step[State, Event]:
    match move:
        case Draw():
            return _draw(state)
        case Discard(card):
            return _discard(state, card)
        case Lay(cards):
            return _lay(state, cards)
        case Add(number, cards):
            return _add(state, number, cards)
        case Take(cards):
            return _take(state, cards)
        case TakeOnto(number):
            return _take_onto(state, number)
        case Recycle(cards):
            return _recycle(state, cards)
        case Deal(cards):
            return _deal(state, cards)
        case Appoint(seat):
            return Step(appointed(state, seat), ())


def _deal(state: State, cards: Cards) -> Step[State, Event]:
    """QS-4.2 to QS-4.4: eleven each, one by one from the dealer's left; the next is turned up."""
    seats, deck = len(state.hands), state.deck
    dealer = left_of(state.dealer, seats) if state.phase == "roundOver" else state.dealer
    first = left_of(dealer, seats)
    dealt, face_up, draw = cards[: HAND * seats], cards[HAND * seats], cards[HAND * seats + 1 :]
    hands = tuple(counted(deck, hand) for hand in one_by_one(dealt, seats, first))
    new = replace(
        state,
        hands=hands,
        sets=((),) * seats,
        draw=draw,
        pile=(face_up,),
        phase="pickup",
        dealer=dealer,
        turn=first,
        round=next_round(state),
        recycles=0,
    )
    own = ((seat, OwnHand(spread(deck.codes, hand))) for seat, hand in enumerate(hands))
    return Step(new, (Dealt(dealer, first, face_up, HAND, len(draw)),), tuple(own))


def _draw(state: State) -> Step[State, Event]:
    """QS-5.2 and QS-8: the top card, or a recycling first, or the end of the round."""
    if state.draw:
        return _drawn(state, ())
    if len(state.pile) > 1 and state.recycles < state.options.max_recycles:
        return Step(replace(state, phase="recycle"), ())
    return _end_round(state, (Exhausted(),))


def _recycle(state: State, cards: Cards) -> Step[State, Event]:
    """QS-8.2: the top card stays, and the draw is carried out."""
    recycles = state.recycles + 1
    new = replace(state, draw=cards, pile=state.pile[-1:], recycles=recycles)
    return _drawn(new, (Recycled(len(cards), recycles),))


def _drawn(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    seat, card, draw = state.turn, state.draw[0], state.draw[1:]
    hand = changed(state.deck, state.hands[seat], card, 1)
    new = replace(state, hands=put(state.hands, seat, hand), draw=draw, phase="play")
    drew = Drew(seat, sum(hand), len(draw))
    return Step(new, (*events, drew), ((seat, OwnDraw(card)),))


def _take(state: State, cards: Cards) -> Step[State, Event]:
    """QS-5.3 and QS-5.4: the top and the cards are one new set."""
    seat, top = state.turn, state.pile[-1]
    laid = (top, *in_order(state.deck, cards))
    number = len(state.sets[seat]) + 1
    hand = without(state.deck, state.hands[seat], cards)
    return _taken(state, hand, number, laid, _took(state, number, laid, False))


def _take_onto(state: State, number: int) -> Step[State, Event]:
    """QS-5.4: the jewels on top go onto an own set."""
    seat = state.turn
    laid = (*state.sets[seat][number - 1], state.pile[-1])
    took = _took(state, number, laid, True)
    return _taken(state, state.hands[seat], number, laid, took)


def _took(state: State, number: int, laid: Cards, onto: bool) -> TookPile:
    return TookPile(state.turn, claimed(state), number, laid, onto)


def _taken(
    state: State, hand: Counts, number: int, laid: Cards, took: TookPile
) -> Step[State, Event]:
    """QS-5.6: every card below the top goes to the hand, unless the top comes alone."""
    seat, deck, (*below, top) = state.turn, state.deck, took.pile
    hand = tuple(map(add, hand, counted(deck, below)))
    new = replace(
        state,
        hands=put(state.hands, seat, hand),
        sets=put(state.sets, seat, put(state.sets[seat], number - 1, laid)),
        pile=state.pile[: -len(took.pile)],
        phase="play",
    )
    shown = (JewelsShown(seat, (top, top)),) if deck.group[top] == WILD else ()
    return _go_on(new, (*shown, took))


def _lay(state: State, cards: Cards) -> Step[State, Event]:
    """QS-6.1: a new set."""
    seat, laid = state.turn, in_order(state.deck, cards)
    sets = (*state.sets[seat], laid)
    new = replace(
        state,
        hands=put(state.hands, seat, without(state.deck, state.hands[seat], laid)),
        sets=put(state.sets, seat, sets),
    )
    return _go_on(new, (Laid(seat, len(sets), laid),))


def _add(state: State, number: int, cards: Cards) -> Step[State, Event]:
    """QS-6.3: the cards go to an own set, behind those that lie there."""
    seat, laid = state.turn, in_order(state.deck, cards)
    sets = state.sets[seat]
    new = replace(
        state,
        hands=put(state.hands, seat, without(state.deck, state.hands[seat], laid)),
        sets=put(state.sets, seat, put(sets, number - 1, (*sets[number - 1], *laid))),
    )
    return _go_on(new, (Added(seat, number, laid),))


def _go_on(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """QS-7.2: the round ends the moment the hand is empty; there is no discard."""
    if any(state.hands[state.turn]):
        return Step(state, events)
    return _end_round(state, (*events, WentOut(state.turn, "set")))


def _discard(state: State, card: str) -> Step[State, Event]:
    """QS-7.1: the turn passes left; the last card goes out."""
    seat, discarded = state.turn, Discarded(state.turn, card)
    hand, pile = changed(state.deck, state.hands[seat], card, -1), (*state.pile, card)
    hands = put(state.hands, seat, hand)
    if not any(hand):
        out = replace(state, hands=hands, pile=pile)
        return _end_round(out, (discarded, WentOut(seat, "discard")))
    turn = left_of(seat, len(hands))
    return Step(replace(state, hands=hands, pile=pile, phase="pickup", turn=turn), (discarded,))


def _end_round(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """QS-9 and QS-10: everybody scores, and the match may be won."""
    deck = state.deck
    scores = tuple(
        score(deck, sets, hand) for sets, hand in zip(state.sets, state.hands, strict=True)
    )
    totals = added(state.totals, scores)
    won = winners(state.options, totals, state.round + 1)
    ended = replace(state, totals=totals, winners=won, phase="gameOver" if won else "roundOver")
    shown = tuple(spread(deck.codes, hand) for hand in state.hands)
    over = (GameOver(won, totals),) if won else ()
    return Step(ended, (*events, Scored(shown, state.sets, scores, totals), *over))
