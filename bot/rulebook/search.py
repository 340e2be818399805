"""Finds rules by number, or by words of their sentences in any language."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import log

from bot.rulebook.rules import Place, chapters, heading, in_order, sentence
from bot.ui.words import words
from games.catalogue import GAMES

LONGEST_QUERY = 100  # characters; the rest of a query is ignored
MOST_WORDS = 8
SHORTEST_STEM = 4  # letters that two forms of a word share
LONGEST_ENDING = 3  # letters in which they may differ
WORST = 3  # the lowest score of a hit, as a part of the best one's
IN_HEADING, IN_SENTENCE = 0.5, 1.0


@dataclass(frozen=True, slots=True)
class Hit:
    game: str
    clause: str
    score: float


def named(text: str, game: str | None = None) -> Place | None:
    """Return the clause or chapter of a number: `RK-5.1`, `rk 5.1`."""
    wanted = _squashed(text)
    for key in (game,) if game else GAMES:
        for name in (*in_order(key), *(chapter.name for chapter in chapters(key))):
            if _squashed(name) == wanted:
                return key, name
    return None


def _squashed(text: str) -> str:
    return re.sub(r"[\s_-]", "", text[:LONGEST_QUERY]).upper()


def search(text: str, language: str, game: str | None = None) -> list[Hit]:
    """Return the clauses with these words, best first. Rare words weigh more."""
    everything = [(key, clause) for key in GAMES for clause in in_order(key)]
    scores: dict[Place, float] = {}
    for word in dict.fromkeys(terms(text[:LONGEST_QUERY])[:MOST_WORDS]):
        found = _found(word, language, game)
        for place, strength in found.items():
            scores[place] = scores.get(place, 0.0) + strength * log(
                1 + len(everything) / len(found)
            )
    best = max(scores.values(), default=0.0)
    fitting = [place for place in everything if scores.get(place, 0.0) * WORST >= best > 0]
    hits = [Hit(*place, scores[place]) for place in fitting]
    return sorted(hits, key=lambda hit: -hit.score)


def _found(wanted: str, language: str, game: str | None) -> dict[Place, float]:
    """Return where a word occurs, in any form, and how well it matches."""
    found: dict[Place, float] = {}
    for word, places in _index(language, tuple(GAMES)).items():
        if likeness := _likeness(wanted, word):
            for place, weight in places.items():
                if game in (None, place[0]):
                    found[place] = max(found.get(place, 0.0), likeness * weight)
    return found


def terms(text: str) -> list[str]:
    """Split a text into words, without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text)
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return re.findall(r"\w+", bare.casefold())


@cache
def _index(language: str, games: tuple[str, ...]) -> Mapping[str, Mapping[Place, float]]:
    """Map words to the clauses they occur in, with their weight: in a sentence, a heading, or
    both."""
    said = words(language)
    index: dict[str, dict[Place, float]] = {}
    for game in games:
        for chapter in chapters(game):
            above = set(terms(heading(said, chapter)))
            for clause in chapter.clauses:
                below = set(terms(sentence(said, clause)))
                for word in above | below:
                    weight = IN_SENTENCE * (word in below) + IN_HEADING * (word in above)
                    index.setdefault(word, {})[game, clause] = weight
    return index


def _likeness(wanted: str, word: str) -> int:
    """Return 4 for the same word, 3 for its beginning, 2 for another form of it."""
    if word == wanted:
        return 4
    if word.startswith(wanted):
        return 3
    stem = wanted[: max(SHORTEST_STEM, len(wanted) - LONGEST_ENDING)]
    return 2 if len(wanted) > SHORTEST_STEM and word.startswith(stem) else 0
