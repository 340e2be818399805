"""A RANK table as a position, and back."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.errors import BadPosition, Fault
from games.game import Seat
from games.options import read
from games.rank.cards import DEALT, EACH, NONE, Counts, counted, decks, minus, spread
from games.rank.exchanges import first_decision, queens_givers
from games.rank.faults import field_faults, is_dealt, may_still_take, named_cards, table_faults
from games.rank.form import Position, Stage
from games.rank.options import Options
from games.rank.scoring import winners
from games.rank.state import Phase, State, pile_text, read_pile, turn_order
from games.record import replace


def load(seats: int, options: Options, raw: Mapping[str, Any]) -> State:
    """The state of a position, or every fault in it."""
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
    """A later hand has a ranking: if none is given, the seats from the King on."""
    hands_over = (position.hand_number or 0) - (phase in ("dealt", "kingsHand"))
    later = phase in ("dealt", "kingsHand", "deal") and hands_over > 0
    if position.ranking or not (later or phase in ("benefit", "kingReturn", "queenReturn")):
        return tuple(position.ranking or ())
    king = position.king or 0
    return king, *turn_order(seats, king)


def _with_cards(state: State, position: Position, phase: Stage) -> State:
    """What is named, and the rest where it belongs."""
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
    """The cards that the position puts nowhere."""
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
    """Who is out, whose turn it is and whose pile, as far as the position leaves it open."""
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


def dump(state: State) -> dict[str, Any]:
    """Everything, as the fields of a position."""
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
