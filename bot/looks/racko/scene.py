"""Makes the scenes of a RACK-O table."""

from collections.abc import Sequence
from typing import Any

from bot.looks.kit import round_sheet
from bot.looks.look import Showing
from bot.looks.racko.picture import RackoScene, RackoSeat
from bot.looks.racko.summary import last_exchange, public_cards
from bot.pictures.score_sheet import Mark, SheetScene
from games.game import Seat
from games.racko.events import Placed, Scored, Took
from games.racko.state import SLOTS, View, place_of

OUT = Mark("out", "stairs")
IN_PLAY = ("pick", "drawn")


def scene(showing: Showing) -> RackoScene:
    view: View = showing.view
    known = public_cards(showing.events, len(view.racks))
    exchange = last_exchange(showing.events)
    return RackoScene(
        tuple(
            _seat(view, seat, known[seat], _place_of(exchange, seat))
            for seat in range(len(view.racks))
        ),
        view.draw,
        view.face_up,
    )


def _seat(view: View, seat: Seat, known: dict[int, int], exchanged: int | None) -> RackoSeat:
    """Before the scoring only what the whole table saw go into the rack (RO-11.2)."""
    sides = len(view.totals)
    return RackoSeat(
        view.racks[seat] or tuple(known.get(slot) for slot in SLOTS),
        view.totals[seat % sides],
        view.phase in IN_PLAY and seat == view.turn,
        (seat + sides) % len(view.racks) if view.options.partners else None,
        exchanged,
    )


def _place_of(exchange: Took | Placed | None, seat: Seat) -> int | None:
    return place_of(exchange.slot) if exchange is not None and exchange.seat == seat else None


def sheet(seats: int, events: Sequence[Any]) -> SheetScene | None:
    """Partners each have a column for what their rack brought, and their sum at its foot."""
    scored = [each for each in events if isinstance(each, Scored)]
    totals = scored[-1].totals if scored else ()
    return round_sheet(
        [(each.points, each.declarer) for each in scored],
        [totals[seat % len(totals)] for seat in range(seats) if totals],
        OUT,
    )
