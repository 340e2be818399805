"""Applies moves at a RANK table (RULES.md, sections 2 and 4).

`exchanges` applies what King and Queen decide before the first lead.
"""

from games.game import Seat, Step
from games.kit import one_by_one, put
from games.rank.cards import DEALT, Card, Counts, counted, minus, plus, spread
from games.rank.events import (
    Dealt,
    Drew,
    Event,
    Forfeited,
    GameOver,
    HandOver,
    OwnDraw,
    OwnHand,
    Passed,
    Played,
    Private,
    RolesDrawn,
    RoundWon,
    WentOut,
)
from games.rank.exchanges import (
    choose_benefit,
    decide_kings_hand,
    first_decision,
    king_returns,
    queen_returns,
)
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
from games.rank.plays import Outcome, only_modifiers, resolve
from games.rank.scoring import gained, is_over, reigns, winners
from games.rank.state import State, pile_text, turn_order
from games.record import replace


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
    hands = tuple(map(counted, one_by_one(cards[:to_hands], seats, first)))
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


def play(state: State, seat: Seat, cards: tuple[Card, ...]) -> Step[State, Event]:
    """Put the cards on the pile; with the last one their player goes out."""
    before = state.hands[seat]
    outcome = resolve(state.options.grammar, state.pile, cards, only_modifiers(before))
    assert isinstance(outcome, Outcome), "a play that the judge has not seen"
    hand = minus(before, cards)
    events: tuple[Event, ...] = (Played(seat, cards, outcome.kind, pile_text(outcome.pile)),)
    if outcome.kind == "crown":
        return _win_at_once(state, seat, hand, cards, outcome.draw, events)
    owner, passed, out = seat, state.passed, state.out
    if not any(hand):
        out = (*out, seat)
        events = (*events, WentOut(seat, len(out)))
    elif outcome.kind == "modifiers" and state.options.lone_modifier != "lastOnly":
        owner = seat if state.owner is None else state.owner
        passed = (*passed, seat)
        events = (*events, Forfeited(seat))
    left = _next_to_answer(len(state.hands), seat, owner, passed, out)
    after = replace(
        state,
        hands=put(state.hands, seat, hand),
        table=state.table + cards,
        pile=outcome.pile,
        owner=owner,
        passed=passed,
        out=out,
        turn=left,
    )
    if len(out) == len(state.hands) - 1:
        return _end_hand(after, events)
    return Step(after, events) if left is not None else _win(after, owner, events)


def pass_by(state: State, seat: Seat) -> Step[State, Event]:
    """RK-6.2: until the round ends."""
    owner, passed = state.owner, (*state.passed, seat)
    left = _next_to_answer(len(state.hands), seat, owner, passed, state.out)
    if left is not None:
        return Step(replace(state, passed=passed, turn=left), (Passed(seat),))
    assert owner is not None, "nobody owns the pile"
    return _win(state, owner, (Passed(seat),))


def _next_to_answer(
    seats: int, seat: Seat, owner: Seat | None, passed: tuple[Seat, ...], out: tuple[Seat, ...]
) -> Seat | None:
    """Return the nearest to the left in the round; nobody answers their own play."""
    for left in turn_order(seats, seat):
        if left not in passed and left not in out and left != owner:
            return left
    return None


def _win_at_once(
    state: State,
    seat: Seat,
    hand: Counts,
    cards: tuple[Card, ...],
    number: int,
    events: tuple[Event, ...],
) -> Step[State, Event]:
    """RK-17 and RK-18: the round is won and cleared, and then a D draws what the pile still has."""
    events = (*events, RoundWon(seat))
    drawn, draw, out = state.draw[:number], state.draw[number:], state.out
    private: tuple[tuple[Seat, Private], ...] = ()
    if number:
        hand = plus(hand, drawn)
        events = (*events, Drew(seat, len(drawn), len(draw)))
        private = ((seat, OwnDraw(drawn)),)
    if not any(hand):
        out = (*out, seat)
        events = (*events, WentOut(seat, len(out)))
    hands = put(state.hands, seat, hand)
    after = replace(state, hands=hands, draw=draw, table=state.table + cards, out=out)
    if len(out) == len(hands) - 1:
        return _end_hand(after, events, private)
    return Step(_cleared(after, _leader(after, seat)), events, private)


def _win(state: State, owner: Seat, events: tuple[Event, ...]) -> Step[State, Event]:
    """RK-7.1: nobody is left to answer."""
    return Step(_cleared(state, _leader(state, owner)), (*events, RoundWon(owner)))


def _leader(state: State, winner: Seat) -> Seat:
    """RK-7.5 and RK-8.4: the winner, or if out the nearest to the left in the hand."""
    order = (winner, *turn_order(len(state.hands), winner))
    return next(seat for seat in order if seat not in state.out)


def _cleared(state: State, turn: Seat | None) -> State:
    """RK-7.4: the table goes face down to the discard."""
    discard = state.discard + state.table
    return replace(state, discard=discard, table=(), pile=None, owner=None, passed=(), turn=turn)


def _end_hand(
    state: State, events: tuple[Event, ...], private: tuple[tuple[Seat, Private], ...] = ()
) -> Step[State, Event]:
    """RK-9.1: the one left with cards is last. Roles, tokens and runs, and then the next deal."""
    options, seats = state.options, len(state.hands)
    ranking = state.out + tuple(seat for seat in range(seats) if seat not in state.out)
    gains = gained(options, ranking)
    tokens = tuple(map(sum, zip(state.tokens, gains, strict=True)))
    reign = reigns(options, state.reign, ranking[0])
    longest = tuple(map(max, state.longest_reign, reign))
    won = winners(tokens, ranking)
    over = is_over(options, won, state.hand_number)
    ended = replace(
        _cleared(state, None),
        tokens=tokens,
        reign=reign,
        longest_reign=longest,
        winners=won,
        phase="gameOver" if over else "deal",
        ranking=ranking,
        king=ranking[0],
        dealer=ranking[-1],
    )
    events = (*events, HandOver(state.hand_number, ranking, gains, tokens, reign, longest))
    if over:
        events = (*events, GameOver(won, tokens, tuple(map(spread, state.hands))))
    return Step(ended, events, private)
