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
    return [(name, _plain(said)) for name, said in (*headings, *rulings, *bullets)]


def _plain(said: str) -> str:
    """Remove the markup, and the tags that say which sheet has the clause."""
    return " ".join(re.sub(r"\[[^\]]*\]|[*`]", "", said).split())
