"""The results as they are kept, and as docs/strength.md shows them."""

import json
from collections.abc import Mapping
from dataclasses import asdict

from games.catalogue import GAMES
from tests.bench.players import LINES
from tests.bench.players.lines import Line, Result
from tests.running import ROOT

KEPT = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- strength -->", "<!-- /strength -->"

Results = Mapping[str, Result]

ROUNDS = {"rank": "hands", "racko": "rounds", "scots": "rounds"}
VARIANTS = {"runRule": "run of three", "partners": "pairs", "bonus": "bonus"}
FEWEST = 300  # deals of a row
PLAYERS = {"medium": "Medium", "blind": "Hard that ignores the bonus"}
MANY = PLAYERS | {"hoarder": "hoarders", "blind": "Hards that ignore the bonus"}
NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight")
STEPS = (("hard", "medium"), ("medium", "easy"), ("easy", "random"))

HARD = """\
| | Hard against | reaches | chance | asked | to the ceiling | thinks |
|---|---|---|---|---|---|---|
"""
LEVELS = """\
| first place against the level below | Hard | Medium | Easy, against random moves |
|---|---|---|---|
"""


def read() -> dict[str, Result]:
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return {name: Result(**fields) for name, fields in kept.items() if name in LINES}


def text(results: Results) -> str:
    """As JSON, in the order of the lines."""
    kept = {name: asdict(results[name]) for name in LINES if name in results}
    return json.dumps(kept, indent=1) + "\n"


def write(results: Results) -> None:
    KEPT.write_text(text(results), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{render(results)}{END}{after}", encoding="utf-8")


def render(results: Results) -> str:
    """What stands between the marks."""
    sure = {name: found for name, found in results.items() if found.deals >= FEWEST}
    hard = [line for line in LINES.values() if line.group == "hard" and line.name in sure]
    rows = "".join(_row(line, results) for line in hard)
    return f"\n{HARD}{rows}\n{LEVELS}{_levels(sure)}\n"


def _row(line: Line, results: Results) -> str:
    found = results[line.name]
    cells = (
        _table(line),
        _others(line),
        f"{_interval(line, found)}, {_deals(found)}{_last(line, found)}",
        _rate(line, line.chance),
        _asked(line),
        _to_the_ceiling(line, results),
        _time(found.median),
    )
    return f"| {' | '.join(cells)} |\n"


def _table(line: Line) -> str:
    variant = (VARIANTS[flag] for flag in line.variant)
    unit = "points" if line.over else "matches" if line.unit == "match" else ROUNDS[line.game]
    return ", ".join((GAMES[line.game].name, f"{line.seats} players", *variant, unit))


def _others(line: Line) -> str:
    if line.options.get("partners"):
        return f"two {MANY.get(line.others, line.others)}, as a pair"
    names = MANY if line.seats > 2 else PLAYERS
    return f"{NUMBERS[line.seats - 1]} {names.get(line.others, line.others)}"


def _interval(line: Line, found: Result) -> str:
    low, high = (_rate(line, rate)[:-1] for rate in (found.low, found.high))
    return f"**{_rate(line, found.rate)}** ({low}–{high})"


def _deals(found: Result) -> str:
    return f"{found.deals:,} deals"


def _last(line: Line, found: Result) -> str:
    return "" if line.last is None else f"; last {found.last:.1%}"


def _asked(line: Line) -> str:
    last = "" if line.last is None else f"; last {line.last:.0%} or less"
    return f"{_rate(line, line.line or 0)}{last}"


def _rate(line: Line, rate: float) -> str:
    return f"{rate:.2f}x" if line.over else f"{rate:.1%}"


def _to_the_ceiling(line: Line, results: Results) -> str:
    """How much of the way from chance to a player that sees all cards."""
    for other in LINES.values():
        if other.subject.startswith("ceiling") and other.name in results and _alike(line, other):
            height = results[other.name].rate - line.chance
            way = results[line.name].rate - line.chance
            return f"{way / height:z.0%}" if height > 0 else "–"
    return "–"


def _alike(line: Line, other: Line) -> bool:
    return _setting(line) == _setting(other)


def _setting(line: Line) -> tuple[object, ...]:
    return line.game, line.others, line.seats, line.options, line.unit, line.over


def _time(median: float) -> str:
    return f"{median:.0f} ms" if median >= 10 else f"{median:.1f} ms"


def _levels(results: Results) -> str:
    """A row for each game and number of seats."""
    rows: dict[tuple[str, int], dict[tuple[str, str], str]] = {}
    for line in LINES.values():
        step = line.subject, line.others
        usual = line.group != "more" and not line.variant
        if usual and step in STEPS and line.name in results:
            cells = rows.setdefault((line.game, line.seats), {})
            cells[step] = _interval(line, results[line.name])
    return "".join(
        f"| {GAMES[game].name}, {seats} players, chance {1 / seats:.0%} | "
        f"{' | '.join(cells.get(step, '–') for step in STEPS)} |\n"
        for (game, seats), cells in rows.items()
    )
