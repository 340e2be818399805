"""Returns chapters and clauses in the order of the rules page, and their sentences."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from bot.lobby.options import controls
from bot.looks.catalogue import LOOKS, look_named
from bot.looks.look import Switch
from bot.ui.text import EmojiText
from bot.ui.words import MissingWords, Words
from games.catalogue import rules_named
from games.options import Form
from games.rulebook import CLAUSE, clauses, page

Place: TypeAlias = tuple[str, str]
"""A game and one of its clauses."""

Standing: TypeAlias = Literal["on", "off", "part"]

BEGINS = re.compile(rf"^(?:- \*\*|### |\| )({CLAUSE})(?![\w.])", re.MULTILINE)
"""The beginning of a clause, a numbered chapter or a ruling on the rules page."""
TAGS = re.compile(r"\[([^\]]+)\]")
SHEET = re.compile(r"\s*((?:\(?(?:18|2|IT)\)?(?=[\s,]|$)\s*)+)(?!\s*silent)")
SHEETS: Mapping[str, str] = {"18": "2018", "2": "second", "IT": "italian"}
"""The rule sheets by the tags that rules pages use for them."""


CARDS = re.compile(r"\[(?P<faces>[a-z0-9_ ]+)(?:\|(?P<words>[^\]]+))?\]")
"""Cards in an example: `[8 8]`, or `[8 wild|8 and a Wild]` if words say more than the faces."""


@dataclass(frozen=True, slots=True)
class Chapter:
    game: str
    name: str  # its number, or the first of its rulings
    clauses: tuple[str, ...]

    @property
    def is_rulings(self) -> bool:
        return self.name in self.clauses


# Chapters


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """Return all chapters, with every clause once, in the order of the page."""
    known = list(clauses(game))
    numbered = {name.rpartition(".")[0] for name in known if "." in name}
    found: dict[str, list[str]] = {}
    rulings, topics = "", LOOKS[game].rules.topics
    for name in _in_order(game):
        if name in numbered:
            continue
        if "." not in name and (name in topics or not rulings):
            rulings = name
        found.setdefault(name.rpartition(".")[0] or rulings, []).append(name)
    return tuple(Chapter(game, name, tuple(inside)) for name, inside in found.items())


def _in_order(game: str) -> list[str]:
    """Keep the first place of a clause: pages mention some again further down."""
    known = clauses(game)
    return list(dict.fromkeys(name for name in BEGINS.findall(page(game)) if name in known))


@cache
def in_order(game: str) -> tuple[str, ...]:
    return tuple(name for chapter in chapters(game) for name in chapter.clauses)


def chapter_of(game: str, name: str) -> Chapter | None:
    """Return a chapter by its own name, or by one of its clauses."""
    for chapter in chapters(game):
        if name == chapter.name or name in chapter.clauses:
            return chapter
    return None


def beside(names: tuple[str, ...], name: str) -> tuple[str | None, str | None]:
    """Return the neighbours of a name: the one before and the one after."""
    at = names.index(name)
    before = names[at - 1] if at else None
    return before, names[at + 1] if at + 1 < len(names) else None


@cache
def sheets(game: str, clause: str) -> tuple[str, ...]:
    """Return the editions whose sheets have a clause, if the page says so."""
    tags = {
        tag.strip("()")
        for tagged in TAGS.findall(_as_written(game, clause))
        for part in tagged.split(";")
        if (found := SHEET.match(part))
        for tag in found[1].split()
    }
    return tuple(sheet for tag, sheet in SHEETS.items() if tag in tags)


def is_ruling(game: str, clause: str) -> bool:
    """Return whether a clause is a ruling: no sheet has it."""
    chapter = chapter_of(game, clause)
    if chapter is not None and chapter.is_rulings:
        return not clause.startswith("E-")
    tags = TAGS.findall(_as_written(game, clause))
    return any(tag.startswith("R") for tag in tags) and not sheets(game, clause)


def _as_written(game: str, clause: str) -> str:
    """Return the paragraph of a clause with its tags."""
    text = page(game)
    for found in BEGINS.finditer(text):
        if found[1] == clause:
            after = BEGINS.search(text, found.end())
            end = after.start() if after else len(text)
            return text[found.start() : end].partition("\n\n")[0]
    return ""


# Words


def sentence(said: Words, clause: str) -> str:
    """Return a clause in one plain sentence; for a numbered chapter, its heading."""
    return said(f"clause-{clause.replace('.', '_')}")


def heading(said: Words, chapter: Chapter) -> str:
    if chapter.is_rulings:
        return said(f"rulings-{chapter.name}")
    return sentence(said, chapter.name)


def examples(said: Words, game: str, clause: str, face: EmojiText | None = None) -> str | None:
    """Return an example for and one against, for clauses that are best shown: with the faces of
    cards, or with their names."""
    try:
        text = said(f"example-{clause.replace('.', '_')}")
    except MissingWords:
        return None

    def shown(cards: re.Match[str]) -> str:
        if face is None:
            return cards["words"] or cards["faces"]
        return "".join(face(f"{game}_{card}") for card in cards["faces"].split())

    return CARDS.sub(shown, text)


# What holds at a table


def governing(game: str, clause: str) -> list[str]:
    """Return the options of a table that decide how, or whether, a clause applies."""
    own = [control.name for control in controls(game) if control.clause == clause]
    switches = [switch.option for switch in _switches(game, clause)]
    return list(dict.fromkeys((*switches, *own)))


def standing(game: str, clause: str, options: Form) -> Standing | None:
    """Return whether the options turned a clause on or off, or leave only a part of it; None if it
    is as usual."""
    values, usual = options.plain(), rules_named(game).Options().plain()
    turned = [(each, values[each.option] not in (False, None)) for each in _switches(game, clause)]
    if any(is_on is (clause in each.off) for each, is_on in turned if clause not in each.part):
        return "off"
    if any(is_on for each, is_on in turned if clause in each.part):
        return "part"
    chosen = any(values[each.option] != usual[each.option] for each in _switches(game, clause))
    return "on" if chosen else None


def _switches(game: str, clause: str) -> tuple[Switch, ...]:
    return look_named(game).rules.switch_of_clause.get(clause, ())
