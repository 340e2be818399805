"""The rules pages beside the code, clause by clause."""

import re
from functools import cache

from games.catalogue import GAMES

CLAUSE = r"[A-Z]{1,2}-R?\d+(?:\.\d+)?"


def page(game: str) -> str:
    return GAMES[game].page.read_text(encoding="utf-8")


@cache
def clauses(game: str) -> dict[str, str]:
    """The text of each clause by its id; of a ruling, its row of the table."""
    return dict(_clauses(page(game)))


def clause(game: str, name: str) -> str:
    """One clause in plain words, or nothing when the page has no such clause."""
    return clauses(game).get(name, "")


def _clauses(text: str) -> list[tuple[str, str]]:
    bullets = re.findall(rf"^- \*\*({CLAUSE})\*\* (.+(?:\n  .+)*)", text, re.MULTILINE)
    headings = re.findall(rf"^### ({CLAUSE}) (.+)", text, re.MULTILINE)
    rulings = re.findall(rf"^\| ({CLAUSE}) \| (.+) \|$", text, re.MULTILINE)
    return [(name, _plain(said)) for name, said in (*headings, *rulings, *bullets)]


def _plain(said: str) -> str:
    """Without marks, and without the tags that say which sheet states it."""
    return " ".join(re.sub(r"\[[^\]]*\]|[*`]", "", said).split())
