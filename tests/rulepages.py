"""The rules pages as data: the tests read their rows and clauses from the pages themselves."""

import re

from games.rulebook import page

__all__ = ["Row", "examples", "page", "rows", "section", "tables"]

Row = dict[str, str]


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of its level or above."""
    found = re.search(rf"^(#+) {re.escape(heading)}", text, re.MULTILINE)
    assert found, f"no heading {heading!r}"
    level, rest = len(found[1]), text[found.end() :]
    end = re.search(rf"^#{{1,{level}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def tables(text: str) -> list[list[Row]]:
    """The tables of a text, each row by its column names."""
    found: list[list[Row]] = []
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if re.fullmatch(r"\s*\|(\s*:?-+:?\s*\|)+", line):
            names = _cells(lines[number - 1])
            rows = []
            for row in lines[number + 1 :]:
                if not row.strip().startswith("|"):
                    break
                rows.append(dict(zip(names, _cells(row), strict=True)))
            found.append(rows)
    return found


def rows(game: str, heading: str) -> list[Row]:
    """The rows of all tables under a heading; the tables of one section share their columns."""
    return [row for table in tables(section(page(game), heading)) for row in table]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def examples(game: str, chapter: str) -> list[str]:
    """The headings of a chapter's parts that hold a table of examples."""
    text = section(page(game), chapter)
    parts = re.findall(r"^### (.+)", text, re.MULTILINE)
    return [part for part in parts if tables(section(page(game), part))]
