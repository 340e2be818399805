"""What lies where at a table of Low Ebb."""

from collections.abc import Sequence
from typing import Any

from bot.looks.kit import round_sheet
from bot.looks.look import Showing
from bot.pictures.score_sheet import Mark, SheetScene
from games.game import Seat
from tests.sample.events import Dealt, Knocked, Scored
from tests.sample.look.picture import EbbScene, EbbSeat
from tests.sample.state import View

KNOCK = Mark("knock", "done")


def scene(showing: Showing) -> EbbScene:
    view: View = showing.view
    seats = (
        EbbSeat(view.totals[seat], hand, view.phase == "play" and seat == view.turn)
        for seat, hand in enumerate(view.hands)
    )
    return EbbScene(tuple(seats), view.draw, view.face_up)


def sheet(_: int, events: Sequence[Any]) -> SheetScene | None:
    """Who knocked is told before the score."""
    rounds: list[tuple[Sequence[int], Seat | None]] = []
    totals: tuple[int, ...] = ()
    knocker: Seat | None = None
    for event in events:
        match event:
            case Dealt():
                knocker = None
            case Knocked(seat):
                knocker = seat
            case Scored(_, points, totals):
                rounds.append((points, knocker))
    return round_sheet(rounds, totals, KNOCK)
