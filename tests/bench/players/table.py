"""The results as they are kept, and as docs/strength.md and the README show them.

Nothing is shown that rests on fewer than 300 deals, and no aim is left out: it is reached, or
called missed, or named among those that are not measured on so many deals yet."""

import json
from collections.abc import Mapping
from pathlib import Path

from games.catalogue import GAMES
from games.players import LEVELS
from tests.bench.players import ALL, BENCHES, LEAGUE, LINES, PROMISED
from tests.bench.players.lines import (
    ENOUGH,
    ONE_ROUND,
    OTHERS,
    League,
    Line,
    Result,
    margin,
    verdict,
)
from tests.running import ROOT

KEPT = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
README = ROOT / "README.md"
BEGIN, END = "<!-- strength -->", "<!-- /strength -->"

Results = Mapping[str, Result]

ROUNDS = {"rank": "hands", "racko": "rounds", "scots": "rounds"}
VARIANTS = {"runRule": "run of three", "partners": "pairs", "bonus": "bonus"}
PLAYERS = {
    "easy": "Easy",
    "medium": "Medium",
    "blind": "Hard that ignores the bonus",
    "at once": "that lays at once",
    "early 80": "that lays a hand worth more than 80",
    "early 120": "that lays a hand worth more than 120",
    "flat 300": "flat search of 300 rounds",
    "flat 3000": "flat search of 3,000 rounds",
}
MANY = PLAYERS | {
    "hoarder": "hoarders",
    "blind": "Hards that ignore the bonus",
    "flat 3000": "flat searches of 3,000 rounds",
}
NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight")
STEPS = (("hard", "medium"), ("medium", "easy"), ("easy", "random"))

BY_HARD = """\
| | Hard against | reaches | chance | asked | to the ceiling | thinks |
|---|---|---|---|---|---|---|
"""
BY_LEVELS = """\
| first place against the level below | Hard | Medium | Easy, against random moves |
|---|---|---|---|
"""
BY_LEAGUE = """\
| first place against others who | Easy | Medium | Hard |
|---|---|---|---|
"""
IN_SHORT = """\
| first place | by chance | Easy | Medium | Hard | Hard, against the toughest met so far |
|---|---|---|---|---|---|
"""


def read() -> dict[str, Result]:
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return {name: Result(**fields) for name, fields in kept.items() if name in ALL}


def text(results: Results) -> str:
    """As JSON, in the order of the lines."""
    kept = {name: results[name].kept for name in ALL if name in results}
    return json.dumps(kept, indent=1) + "\n"


def write(results: Results) -> None:
    KEPT.write_text(text(results), encoding="utf-8")
    _replace(PAGE, render(results))
    _replace(README, in_short(results))


def _replace(path: Path, tables: str) -> None:
    """What stands between the marks."""
    page = path.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n{tables}{END}{after}", encoding="utf-8")


def render(results: Results) -> str:
    shown = _shown(results)
    hard = [line for line in LINES.values() if _is_of_hard(line) and line.name in shown]
    rows = "".join(_row(line, shown) for line in hard)
    league = "".join(_of_league(bench.league, shown) for bench in BENCHES.values())
    tables = f"{BY_HARD}{rows}", f"{BY_LEVELS}{_levels(shown)}", f"{BY_LEAGUE}{league}"
    return "\n" + "".join(f"{each}\n" for each in (*tables, _missing(shown)) if each)


def in_short(results: Results) -> str:
    """A row a game."""
    shown = _shown(results)
    return f"\n{IN_SHORT}{''.join(_short(bench.league, shown) for bench in BENCHES.values())}\n"


def _shown(results: Results) -> Results:
    return {name: found for name, found in results.items() if found.deals >= ENOUGH}


def _is_step(line: Line) -> bool:
    """Whether it promises that a level is better than the one below."""
    return line.name in PROMISED and not line.over and (line.subject, line.others) in STEPS


def _is_of_hard(line: Line) -> bool:
    return line.name in PROMISED and (line.group == "hard" or not _is_step(line))


def _missing(shown: Results) -> str:
    """The promises of which nothing is said."""
    names = [
        f"- {_table(line)}: {line.subject.capitalize()} against {_others(line)}\n"
        for line in PROMISED.values()
        if line.name not in shown
    ]
    return f"Not measured on {ENOUGH} deals yet:\n\n{''.join(names)}" if names else ""


def _row(line: Line, shown: Results) -> str:
    found = shown[line.name]
    cells = (
        _table(line),
        _others(line),
        f"{_interval(line, found)}, {_deals(found)}{_last(line, found)}{_ahead(found)}",
        _rate(line, line.chance),
        _asked(line, found),
        _to_the_ceiling(line, shown),
        _time(found.median),
    )
    return f"| {' | '.join(cells)} |\n"


def _table(line: Line) -> str:
    is_alone = line.options == ONE_ROUND  # which its unit tells
    variant = () if is_alone else [VARIANTS[flag] for flag in line.variant]
    return ", ".join((GAMES[line.game].name, f"{line.seats} players", *variant, _unit(line)))


def _unit(line: Line) -> str:
    if line.over:
        return "points"
    if line.options == ONE_ROUND:
        return "matches of one round"
    return "matches" if line.unit == "match" else ROUNDS[line.game]


def _others(line: Line) -> str:
    if line.over and line.over != OTHERS:
        return "a Hard that ignores the bonus, both against greedy"
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


def _ahead(found: Result) -> str:
    return "" if found.ahead is None else f"; {found.ahead:+.0f} ± {found.within:.0f} points"


def _asked(line: Line, found: Result) -> str:
    asked = [] if line.line in (None, line.above) else [_rate(line, line.line or 0)]
    asked += [] if line.above is None else [f"surely over {_rate(line, line.above)}"]
    asked += [] if line.last is None else [f"last {line.last:.0%} or less"]
    return ", ".join(asked) + _missed(line, found)


def _missed(line: Line, found: Result) -> str:
    return ", **missed**" if verdict(line, found) == "missed" else ""


def _rate(line: Line, rate: float) -> str:
    return f"{rate:.2f}x" if line.over else f"{rate:.1%}"


def _to_the_ceiling(line: Line, shown: Results) -> str:
    """How much of the way from chance to a player that sees all cards."""
    for other in LINES.values():
        if other.subject.startswith("ceiling") and other.name in shown and _alike(line, other):
            height = shown[other.name].rate - line.chance
            way = shown[line.name].rate - line.chance
            return f"{way / height:z.0%}" if height > 0 else "–"
    return "–"


def _alike(line: Line, other: Line) -> bool:
    return _setting(line) == _setting(other)


def _setting(line: Line) -> tuple[object, ...]:
    return line.game, line.others, line.seats, line.options, line.unit, line.over


def _time(median: float) -> str:
    return f"{median:.0f} ms" if median >= 10 else f"{median:.1f} ms"


def _levels(shown: Results) -> str:
    """A row for each table at which levels are compared."""
    rows: dict[str, dict[tuple[str, str], str]] = {}
    for line in LINES.values():
        if _is_step(line) and line.name in shown:
            found = shown[line.name]
            cells = rows.setdefault(f"{_table(line)}, chance {line.chance:.0%}", {})
            cells[line.subject, line.others] = _interval(line, found) + _missed(line, found)
    return "".join(
        f"| {table} | {' | '.join(cells.get(step, '–') for step in STEPS)} |\n"
        for table, cells in rows.items()
    )


def _of_league(league: League, shown: Results) -> str:
    """A row for each opponent that was met, below the name of the table."""
    found = ""
    for seats in league.seats:
        rows = ""
        for others, habit in league.opponents.items():
            lines = [league.line(level, others, seats) for level in LEVELS]
            if any(line.name in shown for line in lines):
                cells = " | ".join(_cell(line, shown) for line in lines)
                rows += f"| {habit} ({others}) | {cells} |\n"
        found += f"| **{_table(lines[0])}, chance {1 / seats:.0%}** | | | |\n{rows}" * bool(rows)
    return found


def _cell(line: Line, shown: Results) -> str:
    if line.name not in shown:
        return "–"
    found = shown[line.name]
    missed = _missed(LEAGUE[line.name], found)
    return f"{found.rate:.1%} ± {100 * margin(found):.1f}{_ahead(found)}{missed}"


def _short(league: League, shown: Results) -> str:
    """Among greedy ones, with the fewest seats; what Hard reaches at least of all."""
    seats = league.seats[0]
    lines = [league.line(level, "greedy", seats) for level in LEVELS]
    levels = (f"{shown[each.name].rate:.0%}" if each.name in shown else "–" for each in lines)
    met = {
        others: shown[name].rate
        for others in league.opponents
        if (name := league.line("hard", others, seats).name) in shown
    }
    toughest = min(met, key=met.__getitem__, default="")
    least = f"{met[toughest]:.0%}, {toughest}" if met else "–"
    return f"| {_table(lines[0])} | {1 / seats:.0%} | {' | '.join(levels)} | {least} |\n"
