"""Draws score sheets: a row a round, a column a seat, totals at the foot."""

from dataclasses import dataclass

from bot.pictures.canvas import WIDTH, Canvas, fitting, width_of
from bot.pictures.colours import BRASS, BRONZE, DUST, GLOW, INK, SEPIA, Colour
from bot.pictures.ledger import EDGE, ledger, rule
from bot.pictures.pieces import number, show_badge, signed

HEAD, FOOT = 64, 58  # points high
FIRST_COLUMN = 60
SHORT = 6  # more rows than these move closer together
WIDE = 50  # points: a narrower column has its coins below


@dataclass(frozen=True, slots=True)
class Mark:
    """What a seat won in a round besides points: its name in the words, and its symbol."""

    name: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of one seat."""

    points: int
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class SheetScene:
    """A score sheet: a row a round, a column a seat."""

    rounds: tuple[tuple[Cell, ...], ...]
    totals: tuple[int, ...]
    first: int = 1  # the number of the first round shown
    before: tuple[int, ...] = ()  # the totals of the rounds not shown
    by_coins: bool = False  # marks come first, and points are coins beside them
    lowest_wins: bool = False

    def draw(self) -> Canvas:
        return score_sheet(self)


def score_sheet(scene: SheetScene) -> Canvas:
    rows = len(scene.rounds) + bool(scene.before)
    row = 37 if rows <= SHORT else 33
    foot = HEAD + row * rows
    canvas = ledger(foot + FOOT).copy()
    columns = list(_columns(len(scene.totals)))
    _best(canvas, scene, columns, foot)
    for line in range(rows):
        rule(canvas, HEAD + row * line)
        _row(canvas, scene, line, HEAD + row * (line + 0.5), columns)
    rule(canvas, foot, BRONZE, 1.6)
    _totals(canvas, scene, foot + FOOT / 2 - 2, columns)
    return canvas


def _columns(seats: int) -> list[float]:
    """Return the middles of the columns."""
    width = (WIDTH - EDGE / 2 - FIRST_COLUMN) / seats
    return [FIRST_COLUMN + width * (seat + 0.5) for seat in range(seats)]


def _width(columns: list[float]) -> float:
    return 2 * (columns[0] - FIRST_COLUMN)


def _best(canvas: Canvas, scene: SheetScene, columns: list[float], foot: float) -> None:
    """Draw the badges, and light up the columns of those who lead."""
    width = _width(columns)
    best = min(scene.totals) if scene.lowest_wins else max(scene.totals)
    for seat, x in enumerate(columns):
        leads = scene.totals[seat] == best and min(scene.totals) < max(scene.totals)
        if leads:
            half = min(42, width / 2 - 1)
            canvas.box(x - half, 12, 2 * half, foot + FOOT - 24, min(9, half / 2), GLOW)
        show_badge(canvas, x, 38, min(16, width * 0.42), seat, "turn" if leads else "idle")


def _row(canvas: Canvas, scene: SheetScene, line: int, y: float, columns: list[float]) -> None:
    skipped = bool(scene.before)
    if skipped and not line:
        last = scene.first - 1
        label = f"1–{last}" if last > 1 else "1"
        canvas.text(38, y, label, fitting(label, 15, 44, "serif"), DUST)
        for x, points in zip(columns, scene.before, strict=True):
            _points(canvas, x, y, _width(columns), points, DUST)
        return
    canvas.text(38, y, str(scene.first + line - skipped), 17, DUST)
    for x, cell in zip(columns, scene.rounds[line - skipped], strict=True):
        (_coins if scene.by_coins else _cell)(canvas, x, y, _width(columns), cell)


def _cell(canvas: Canvas, x: float, y: float, width: float, cell: Cell) -> None:
    _points(canvas, x, y, width, cell.points, INK)
    if cell.mark:
        beside = width_of(signed(cell.points), 17, "sans") / 2 + 12
        canvas.symbol(cell.mark.symbol, x + min(beside, width / 2 - 7), y, 13, BRONZE)


def _coins(canvas: Canvas, x: float, y: float, width: float, cell: Cell) -> None:
    """Draw the mark, and a coin for each point that came with it."""
    ink = INK if cell.points else SEPIA
    beside = width >= WIDE
    symbol = cell.mark.symbol if cell.mark else ""
    if symbol and beside:
        canvas.symbol(symbol, x - (13 if cell.points else 0), y, 21, ink)
    elif symbol:
        canvas.symbol(symbol, x, y - (5 if cell.points else 0), min(19, width * 0.78), ink)
    radius, step = (7, 10) if beside else (4, 9)
    left = x + 11 if beside else x - step * (cell.points - 1) / 2
    for token in range(cell.points):
        canvas.ring(left + token * step, y if beside else y + 10, radius, BRONZE, BRASS, 0.8)


def _points(canvas: Canvas, x: float, y: float, width: float, points: int, ink: Colour) -> None:
    text = signed(points)
    canvas.text(x, y, text, fitting(text, 17, width - 4), ink, "sans")


def _totals(canvas: Canvas, scene: SheetScene, y: float, columns: list[float]) -> None:
    width = _width(columns)
    for x, total in zip(columns, scene.totals, strict=True):
        if scene.by_coins:
            number(canvas, x, y, min(17, width * 0.45), total, 20)
        else:
            text = signed(total)
            canvas.text(x, y, text, fitting(text, 20, width - 10), INK, "sans")
