"""Makes the scenes of a RANK table."""

from collections.abc import Sequence
from typing import Any

from bot.looks.look import Showing
from bot.looks.rank.art import ROLES, Role
from bot.looks.rank.cards import actor, role
from bot.looks.rank.picture import RankScene, RankSeat
from bot.looks.rank.summary import is_out, laid, roles
from bot.pictures.scene import State
from bot.pictures.score_sheet import Cell, Mark, SheetScene
from games.game import Seat
from games.rank.events import HandOver
from games.rank.state import View, read_pile


def scene(showing: Showing) -> RankScene:
    view: View = showing.view
    pile = read_pile(view.pile)
    held = roles(showing)
    return RankScene(
        tuple(_seat(view, seat, held.get(seat)) for seat in range(len(view.sizes))),
        view.draw,
        view.extra,
        () if pile is None else tuple(map(str, laid(showing.events))),
        None if pile is None else (pile.size, pile.value),
        None if pile is None else view.owner,
    )


def _seat(view: View, seat: Seat, seat_role: Role | None) -> RankSeat:
    endless = view.options.endless
    out = is_out(view, seat)
    return RankSeat(
        view.sizes[seat],
        _state(view, seat, out),
        view.out.index(seat) + 1 if out else 0,
        seat_role,
        0 if endless else view.tokens[seat],
        view.reign[seat] if endless else None,
    )


def _state(view: View, seat: Seat, out: bool) -> State:
    if out:
        return "out"
    if seat == actor(view):
        return "turn"
    return "passed" if seat in view.passed else "idle"


def sheet(seats: int, events: Sequence[Any]) -> SheetScene | None:
    """The score sheet, from the public events of the whole match; none before the first score."""
    hands = [each for each in events if isinstance(each, HandOver)]
    if not hands:
        return None
    endless = any(hands[-1].longest_reign)
    rounds = tuple(tuple(_cell(hand, seat) for seat in range(seats)) for hand in hands)
    totals = hands[-1].longest_reign if endless else hands[-1].tokens
    return SheetScene(rounds, totals, by_coins=True)


def _cell(hand: HandOver, seat: Seat) -> Cell:
    place = hand.ranking.index(seat) + 1
    won = role(place, len(hand.ranking))
    return Cell(hand.gained[seat], Mark(won, ROLES[won]))
