"""Says what the pictures of a table show, who sits where, and their alt text."""

import json
from collections.abc import Sequence

from bot.board.scenes import sheet_scene, standings_scene, table_scene
from bot.looks.catalogue import look_of
from bot.looks.look import Closing, Showing, Summary
from bot.match.outcomes import replayed
from bot.match.table import Table
from bot.pictures.scene import LETTERS
from bot.pictures.score_sheet import Cell, SheetScene
from bot.ui.panels import LONGEST_ALT, Picture
from bot.ui.ratings import shown_change
from bot.ui.text import clipped, spoken
from games.catalogue import name_of
from games.game import Seat, Standing
from storage.records import RatingChange


def badge(showing: Showing, seat: Seat) -> str:
    """Return the letter that stands for a seat in every picture."""
    return showing.face(f"seat_{LETTERS[seat].lower()}")


def table_picture(showing: Showing, summary: Summary) -> Picture:
    """Show the table as a picture, or a line a seat without one."""
    return Picture(table_scene(showing), summary.alt, legend(showing), "\n".join(summary.seats))


def closing_picture(showing: Showing, summary: Summary, closing: Closing) -> Picture:
    """Show how the round came out: a sentence and a line a seat under the picture or, without one,
    with what the picture shows."""
    heading = f"### {closing.sentence}"
    marked = [f"{badge(showing, came.seat)} {came.line}" for came in closing.seats]
    spelt = [f"{came.line}\n{came.shown}" if came.shown else came.line for came in closing.seats]
    scene = closing.scene or table_scene(showing)
    return Picture(scene, summary.alt, "\n".join((heading, *marked)), "\n".join((heading, *spelt)))


def legend(showing: Showing) -> str:
    """Say which name each letter stands for; no line breaks between the two."""
    company = showing.company
    return " · ".join(
        f"{badge(showing, seat)}\N{NO-BREAK SPACE}{company.listed(seat)}"
        for seat in range(len(company.names))
    )


def points_of(showing: Showing, points: int) -> str:
    unit = look_of(showing.game).table.unit(showing.view.options)
    return showing.words(unit, count=points)


# The score sheet


def sheet_of(table: Table) -> SheetScene | None:
    """Make the score sheet from the whole log. Slow: not for the event loop."""
    options = table.game.options(table.match.seats, json.loads(table.match.options))
    _, events = replayed(table.game, table.match.seats, options, tuple(table.moves))
    return sheet_scene(name_of(table.game), table.match.seats, events)


def sheet_picture(showing: Showing, sheet: SheetScene) -> Picture:
    lines = [_column(showing, sheet, seat) for seat in range(len(sheet.totals))]
    alt = spoken(" ".join(lines))
    if len(alt) > LONGEST_ALT:
        totals = [_total(showing, sheet, seat) for seat in range(len(sheet.totals))]
        alt = spoken(" ".join(totals))
    return Picture(sheet, clipped(alt, LONGEST_ALT), legend(showing), "\n".join(lines))


def _column(showing: Showing, sheet: SheetScene, seat: Seat) -> str:
    words = showing.words
    rounds = [_cell(showing, sheet, cells[seat]) for cells in sheet.rounds]
    if sheet.before:
        rounds.insert(0, words("sheet-before", points=sheet.before[seat], last=sheet.first - 1))
    return words(
        "sheet-column",
        name=showing.company.name(seat),
        rounds=", ".join(rounds),
        total=points_of(showing, sheet.totals[seat]),
    )


def _total(showing: Showing, sheet: SheetScene, seat: Seat) -> str:
    total = points_of(showing, sheet.totals[seat])
    return showing.words("sheet-total", name=showing.company.name(seat), total=total)


def _cell(showing: Showing, sheet: SheetScene, cell: Cell) -> str:
    words = showing.words
    if cell.mark is None:
        return words("sheet-points", points=cell.points)
    mark = words(f"{showing.game.key}-mark-{cell.mark.name}")
    if not sheet.by_coins:
        return words("sheet-marked", points=cell.points, mark=mark)
    return words("sheet-coins", points=cell.points, mark=mark) if cell.points else mark


# The end of a match


def standings_picture(
    showing: Showing,
    standings: Sequence[Standing],
    changes: Sequence[RatingChange | None],
    lines: Sequence[str],
) -> Picture:
    """Show the final standings, first place first: for each seat its rating change and its line."""
    by_seat = {
        each.seat: change
        for each, change in zip(standings, changes, strict=True)
        if change is not None
    }
    scene = standings_scene(name_of(showing.game), standings, by_seat)
    marked = [
        f"{badge(showing, each.seat)} {line}" for each, line in zip(standings, lines, strict=True)
    ]
    said = [_finish(showing, each, change) for each, change in zip(standings, changes, strict=True)]
    alt = clipped(spoken(" ".join(said)), LONGEST_ALT)
    return Picture(scene, alt, "\n".join(marked), "\n".join(lines))


def _finish(showing: Showing, standing: Standing, change: RatingChange | None) -> str:
    words = showing.words
    line = {
        "place": standing.place,
        "name": showing.company.name(standing.seat),
        "points": points_of(showing, standing.points),
    }
    if change is None:
        return words("standings-alt", **line)
    moved = shown_change(change.mu_before, change.mu)
    return words("standings-alt-rated", **line, change=moved)
