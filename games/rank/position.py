"""Turns a RANK table into a position, and back."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import Field
from pydantic.alias_generators import to_camel

from games.errors import BadPosition, Fault
from games.game import Place, Seat
from games.kit import LARGEST, others, seat_faults
from games.options import Form, read
from games.rank.cards import DEALT, EACH, NONE, PLACE, Counts, counted, decks, minus, spread
from games.rank.exchanges import first_decision, queens_givers
from games.rank.faults import is_dealt, may_still_take, table_faults
from games.rank.options import Options
from games.rank.scoring import winners
from games.rank.state import Phase, Stage, State, pile_text, read_pile, turn_order
from games.record import replace


class Position(Form):
    hands: list[list[int | str]] = []
    """By seat. Where some are given, a seat left out gets one unused card, the lowest, unless it is
    named in out; default: no cards. In phase play a seat without cards is out."""
    pile: str = "-"
    """Count and value, as 3x8; default: -, a lead is due."""
    owner: int | None = None
    """Whose play the pile is; default: with a pile the seat right of the turn."""
    passed: list[int] = []
    """Seats that have passed in this round; default: none."""
    out: list[int] | None = None
    """Seats in order of going out; default: in phase play those without cards, by seat."""
    turn: int | None = None
    """In phase play; default: with a pile the next to answer its owner, else the King, or the
    nearest to the King's left who holds cards."""
    draw: list[int | str] | None = None
    """Top first; default: once cards are dealt all that are not named elsewhere, in their order."""
    discard: list[int | str] = []
    """Cleared in this hand, oldest first; default: none."""
    table: list[int | str] = []
    """Played in this round, oldest first; default: none."""
    extra: list[int | str] | None = None
    """The hand set aside; default: while the King may still take it the first 15 cards not named
    elsewhere, in their order, else none."""
    phase: Stage | None = None
    """Default: play if there are hands, deal if there is a ranking or a King, else the setup's."""
    ranking: list[int] | None = None
    """Of the previous or just finished hand, King first; default: in phases that need one the
    seats in turn order from the King, else none, which means the first hand."""
    king: int | None = None
    """Default: the first of the ranking; without one in phase deal or roles not drawn yet, in
    other phases seat 0."""
    dealer: int | None = None
    """Default: the last of the ranking, else seat 0."""
    hand_number: int | None = Field(default=None, ge=0, le=LARGEST)
    """Hands dealt so far; default: the least that fits the phase and the ranking."""
    received: int | None = None
    """In phase kingReturn the cards to return; default: two with Classic President, else one."""
    receivers: list[int] | None = None
    """In phase queenReturn; default: all whom the options let the Queen receive from."""
    tokens: list[int] | None = None
    """By seat; default: zeros."""
    reign: list[int] | None = None
    """By seat; default: zeros."""
    longest_reign: list[int] | None = None
    """By seat; default: the current runs."""
    winners: list[int] | None = None
    """No seat or one; default: in phase gameOver the one that the tokens name, else none."""


def load(seats: int, options: Options, raw: Mapping[str, Any]) -> State:
    """Return the state of a position, or raise every fault in it."""
    position = read(Position, raw, BadPosition)
    _refuse(field_faults(seats, position))
    phase = position.phase or _phase(options, position)
    state = _with_roles(_with_score(seats, options, position), position, phase)
    state = _in_phase(_with_cards(state, position, phase), position, phase)
    _refuse(table_faults(state, phase))
    return first_decision(state).state if phase == "dealt" else state


def _refuse(faults: Iterable[Fault]) -> None:
    if found := list(faults):
        raise BadPosition(found)


def _phase(options: Options, position: Position) -> Phase:
    if any(position.hands):
        return "play"
    if position.ranking or position.king is not None or options.setup_order == "cardsFirst":
        return "deal"
    return "roles"


def _with_score(seats: int, options: Options, position: Position) -> State:
    zeros = (0,) * seats
    reign = zeros if position.reign is None else tuple(position.reign)
    return State(
        options,
        (NONE,) * seats,
        tokens=zeros if position.tokens is None else tuple(position.tokens),
        reign=reign,
        longest_reign=reign if position.longest_reign is None else tuple(position.longest_reign),
        phase="deal",
    )


def _with_roles(state: State, position: Position, phase: Stage) -> State:
    seats = len(state.hands)
    ranking = _ranking(seats, position, phase)
    king, dealer, number = position.king, position.dealer, position.hand_number
    if king is None and (ranking or phase not in ("roles", "deal", "gameOver")):
        king = ranking[0] if ranking else 0
    if dealer is None:
        dealer = ranking[-1] if ranking else 0
    if number is None:
        first = any(position.hands) if phase == "roles" else phase not in ("deal", "gameOver")
        number = bool(ranking) + first
    return replace(state, ranking=ranking, king=king, dealer=dealer, hand_number=number)


def _ranking(seats: int, position: Position, phase: Stage) -> tuple[Seat, ...]:
    """Return the ranking, which a later hand has: if none is given, the seats from the King on."""
    hands_over = (position.hand_number or 0) - (phase in ("dealt", "kingsHand"))
    later = phase in ("dealt", "kingsHand", "deal") and hands_over > 0
    if position.ranking or not (later or phase in ("benefit", "kingReturn", "queenReturn")):
        return tuple(position.ranking or ())
    king = position.king or 0
    return king, *turn_order(seats, king)


def _with_cards(state: State, position: Position, phase: Stage) -> State:
    """Put the named cards in place, and the rest where it belongs."""
    seats = len(state.hands)
    hands = [counted(tuple(hand)) for hand in position.hands]
    rest = _rest(seats, position)
    for seat in range(len(hands), seats):
        plays_on = position.hands and seat not in (position.out or ())
        held = spread(rest)[:1] if plays_on else ()
        hands.append(counted(held))
        rest = minus(rest, held)
    extra = tuple(position.extra or ())
    if position.extra is None and may_still_take(state, phase):
        extra = spread(rest)[:DEALT]
        rest = minus(rest, extra)
    draw = tuple(position.draw or ())
    if position.draw is None and is_dealt(state, phase):
        draw = spread(rest)
    return replace(
        state,
        hands=tuple(hands),
        draw=draw,
        extra=counted(extra),
        discard=tuple(position.discard),
        table=tuple(position.table),
    )


def _rest(seats: int, position: Position) -> Counts:
    """Return the cards that the position puts nowhere."""
    return minus(tuple(each * decks(seats) for each in EACH), tuple(named_cards(position)))


def _in_phase(state: State, position: Position, phase: Stage) -> State:
    """Round and returns. A position in `dealt` has its phase when its first decision is found."""
    state = replace(
        state,
        phase="deal" if phase == "dealt" else phase,
        pile=read_pile(position.pile),
        owner=position.owner,
        passed=tuple(position.passed),
        out=tuple(position.out or ()),
        received=position.received or 0,
        receivers=tuple(sorted(position.receivers or ())),
        winners=tuple(position.winners or ()),
    )
    options, ranking = state.options, state.ranking
    if phase == "play":
        return _in_round(state, position)
    if phase == "kingReturn" and position.received is None:
        return replace(state, received=1 + options.classic_president)
    if phase == "queenReturn" and position.receivers is None:
        return replace(state, receivers=queens_givers(options, ranking))
    if phase == "gameOver" and position.winners is None:
        return replace(
            state, winners=winners(state.tokens, ranking or tuple(range(len(state.hands))))
        )
    return state


def _in_round(state: State, position: Position) -> State:
    """Fill in who is out, whose turn and whose pile it is, where the position leaves it open."""
    seats, owner, turn = len(state.hands), position.owner, position.turn
    if position.out is None:
        out = tuple(seat for seat, hand in enumerate(state.hands) if not any(hand))
        state = replace(state, out=out)
    if turn is None:
        start = (state.king or 0) if owner is None else owner
        away = {owner, *state.passed, *state.out}
        turn = next((seat for seat in (start, *turn_order(seats, start)) if seat not in away), None)
    if owner is None and state.pile is not None and turn is not None:
        owner = (turn - 1) % seats
    return replace(state, owner=owner, turn=turn)


def named_cards(position: Position) -> list[int | str]:
    """Return every card that a position puts somewhere."""
    hands = [card for hand in position.hands for card in hand]
    heaps = (position.draw or (), position.discard, position.table, position.extra or ())
    return hands + [card for heap in heaps for card in heap]


def field_faults(seats: int, position: Position) -> Iterator[Fault]:
    named = tuple(named_cards(position))
    if not PLACE.keys() >= set(named):
        yield Fault("hands", "a card is 1 to 12, C, D, U, V or W", "RK-1.1")
    elif any(held > each * decks(seats) for held, each in zip(counted(named), EACH, strict=True)):
        yield Fault("hands", "more cards of a kind than there are", "RK-1.1")
    if len(position.hands) > seats:
        yield Fault("hands", "more hands than seats", "RK-2.2")
    try:
        read_pile(position.pile)
    except ValueError:
        yield Fault("pile", "count and value, as 3x8, or -", "RK-5.1")
    yield from _seat_faults(seats, position)
    for name in ("tokens", "reign", "longest_reign"):
        numbers = getattr(position, name)
        if numbers is not None and not _are_scores(numbers, seats):
            yield Fault(to_camel(name), f"{seats} numbers from 0", "RK-11.1")


def _seat_faults(seats: int, position: Position) -> Iterator[Fault]:
    alone = {name: [getattr(position, name)] for name in ("owner", "turn", "king", "dealer")}
    yield from seat_faults(seats, "RK-3.1", **alone)
    for name in ("passed", "out", "ranking", "receivers", "winners"):
        named = getattr(position, name) or ()
        if len(set(named)) < len(named) or not set(range(seats)).issuperset(named):
            yield Fault(name, f"different seats from 0 to {seats - 1}", "RK-3.1")
    if position.ranking and len(position.ranking) != seats:
        yield Fault("ranking", "names every seat, or none", "RK-9.2")


def _are_scores(numbers: list[int], seats: int) -> bool:
    return len(numbers) == seats and all(0 <= number <= LARGEST for number in numbers)


def hidden(position: Mapping[str, Any], seat: Seat | None) -> Iterator[Place]:
    """RK-23: the draw pile, the hands of the others until the game is over, and the one set aside,
    which a King may have put there."""
    yield ("draw",)
    if seat is None or seat != position["king"]:
        yield ("extra",)
    if position["phase"] != "gameOver":
        yield from others("hands", position["hands"], seat)


def dump(state: State) -> dict[str, Any]:
    """Return everything as the fields of a position."""
    return {
        "hands": [list(spread(hand)) for hand in state.hands],
        "pile": pile_text(state.pile),
        "owner": state.owner,
        "passed": list(state.passed),
        "out": list(state.out),
        "turn": state.turn,
        "draw": list(state.draw),
        "discard": list(state.discard),
        "table": list(state.table),
        "extra": list(spread(state.extra)),
        "phase": state.phase,
        "ranking": list(state.ranking),
        "king": state.king,
        "dealer": state.dealer,
        "handNumber": state.hand_number,
        "received": state.received,
        "receivers": list(state.receivers),
        "tokens": list(state.tokens),
        "reign": list(state.reign),
        "longestReign": list(state.longest_reign),
        "winners": list(state.winners),
    }
