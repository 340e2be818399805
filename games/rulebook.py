"""Reads the rules pages beside the code, clause by clause."""

import re
from functools import cache

from games.catalogue import GAMES

CLAUSE = r"[A-Z]{1,2}-R?\d+(?:\.\d+)?"


def page(game: str) -> str:
    return GAMES[game].page.read_text(encoding="utf-8")


@cache
def clauses(game: str) -> dict[str, str]:
    """Return the text of each clause by its id; for a ruling, its row of the table."""
    return dict(_clauses(page(game)))


def clause(game: str, name: str) -> str:
    """Return one clause in plain words; empty if the page lacks it."""
    return clauses(game).get(name, "")


def _clauses(text: str) -> list[tuple[str, str]]:
    bullets = re.findall(rf"^- \*\*({CLAUSE})\*\* (.+(?:\n  .+)*)", text, re.MULTILINE)
    headings = re.findall(rf"^### ({CLAUSE}) (.+)", text, re.MULTILINE)
    rulings = re.findall(rf"^\| ({CLAUSE}) \| (.+) \|$", text, re.MULTILINE)
    below = rf"^- \*\*({CLAUSE})\*\* .+(?:\n  .+)*\n\n((?: *\|.+\n)+)"
    tables = dict(re.findall(below, text, re.MULTILINE))
    said = [(name, f"{said} {_told(tables.get(name, ''))}") for name, said in bullets]
    judged = [(name, said.replace(" | ", "; ")) for name, said in rulings]
    return [(name, _plain(said)) for name, said in (*headings, *judged, *said)]


def _told(table: str) -> str:
    """Return a table as sentences, a row each: its name, then each heading with the cell."""
    head, _, *rows = [_cells(row) for row in table.splitlines()] or [[], []]
    return " ".join(f"{row[0]}: {_row(head[1:], row[1:])}." for row in rows)


def _row(head: list[str], cells: list[str]) -> str:
    pairs = zip(head, cells, strict=True)
    return "; ".join(f"{name}: {cell}" for name, cell in pairs if cell)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _plain(said: str) -> str:
    """Remove the markup, and the tags that say which sheet has the clause: they stand outside of
    code."""
    parts = re.split(r"(`[^`]*`)", said)
    parts[::2] = [re.sub(r"\s*\[[^\]]*\]|\*", "", part) for part in parts[::2]]
    return " ".join("".join(parts).replace("`", "").split())
