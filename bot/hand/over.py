"""Shows on a hand that its match has ended, and how it came out."""

from bot.lobby.ids import Rematch
from bot.looks.catalogue import look_of
from bot.looks.look import Holding, Over
from bot.match.agreements import why_closed
from bot.match.outcomes import standings_of
from bot.match.table import Table
from bot.review.ids import LookBack
from bot.ui.ids import encode
from bot.ui.panels import Button, Panel, panel, row
from games.game import Standing


def over_of(table: Table) -> Over | None:
    """Return how the match came out, once it has ended."""
    if not table.is_over:
        return None
    finished = table.match.status == "finished"
    return Over(standings_of(table)) if finished else Over((), why_closed(table))


def over_panel(holding: Holding, over: Over) -> Panel:
    """Show the seat's place, everybody's result and the ways on."""
    said, own = holding.words, [each for each in over.standings if each.seat == holding.seat]
    if not own:
        return panel("waiting", f"## {said('over-closed')}\n{said(over.why)}")
    return panel(
        "waiting",
        f"## {said('hand-over', place=own[0].place)}",
        "\n".join(_line(holding, each) for each in over.standings),
        row(
            Button(encode(Rematch(holding.match, "again")), said("rematch-button"), "go"),
            Button(encode(LookBack(holding.match, "lookback")), said("look-back-button")),
        ),
    )


def _line(holding: Holding, standing: Standing) -> str:
    unit = look_of(holding.game).table.unit(holding.view.options)
    points = holding.words(unit, count=standing.points)
    name = holding.company.name(standing.seat)
    return holding.words("over-line", place=standing.place, name=name, points=points)
