"""Makes the scenes of a Queen of Scots table."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from bot.looks.kit import round_sheet
from bot.looks.look import Showing
from bot.looks.scots.cards import is_known
from bot.looks.scots.kinds import Kind
from bot.looks.scots.picture import ScotsScene, ScotsSeat
from bot.pictures.score_sheet import Mark, SheetScene
from games.game import Seat
from games.scots.cards import CardType, compiled
from games.scots.events import Dealt, Scored, WentOut
from games.scots.scoring import laid_value
from games.scots.state import View

OUT = Mark("out", "done")
IN_PLAY = ("pickup", "play")


def scene(showing: Showing) -> ScotsScene:
    view: View = showing.view
    types = compiled(view.options.deck).types
    return ScotsScene(
        tuple(_seat(view, seat) for seat in range(len(view.sets))),
        view.draw,
        view.pile,
        kinds(types),
        is_known(types),
    )


@lru_cache(maxsize=64)
def kinds(types: tuple[CardType, ...]) -> tuple[Kind, ...]:
    return tuple(Kind(each.code, each.value, each.royal, each.wild) for each in types)


def _seat(view: View, seat: Seat) -> ScotsSeat:
    sets, hand = view.sets[seat], view.hands[seat]
    return ScotsSeat(
        view.hand_sizes[seat],
        view.totals[seat],
        tuple(tuple(Counter(cards).items()) for cards in sets),
        laid_value(compiled(view.options.deck), sets),
        view.phase in IN_PLAY and seat == view.turn,
        None if hand is None else tuple(Counter(hand).items()),
    )


def sheet(_: int, events: Sequence[Any]) -> SheetScene | None:
    """Make the score sheet: who went out is told before the score."""
    rounds: list[tuple[Sequence[int], Seat | None]] = []
    totals: tuple[int, ...] = ()
    out: Seat | None = None
    for each in events:
        if isinstance(each, Dealt):
            out = None
        elif isinstance(each, WentOut):
            out = each.seat
        elif isinstance(each, Scored):
            rounds.append((each.scores, out))
            totals = each.totals
    return round_sheet(rounds, totals, OUT)
