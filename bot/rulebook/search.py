"""Finds rules by number, by words of their sentences, or by what the sheets call a thing."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import log

from bot.looks.catalogue import LOOKS
from bot.rulebook.glossary import Term, every_name
from bot.rulebook.rules import Place, chapters, heading, in_order, sentence
from bot.ui.words import words
from games.catalogue import GAMES

LONGEST_QUERY = 100  # characters; the rest of a query is ignored
MOST_WORDS = 8
SHORTEST_NAME = 3  # letters of a word by which a card is found
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
    """Return the clauses with these words, best first. Rare words weigh more; what has another name
    here is found by ours too."""
    everything = [(key, clause) for key in GAMES for clause in in_order(key)]
    asked = terms(text[:LONGEST_QUERY])[:MOST_WORDS]
    meant = called(asked, language, game)
    scores: dict[Place, float] = {}
    for word, inside in _wanted(asked, meant, game):
        found = _found(word, language, inside)
        for place, strength in found.items():
            scores[place] = scores.get(place, 0.0) + strength * log(
                1 + len(everything) / len(found)
            )
    best = max(scores.values(), default=0.0)
    for term, name in meant:
        if len(terms(name)) == len(asked):  # nothing else was asked
            scores[term.game, term.rule] = best = max(best, 1.0)
    fitting = [place for place in everything if scores.get(place, 0.0) * WORST >= best > 0]
    hits = [Hit(*place, scores[place]) for place in fitting]
    return sorted(hits, key=lambda hit: -hit.score)


def _wanted(
    asked: list[str], meant: list[tuple[Term, str]], game: str | None
) -> list[tuple[str, str | None]]:
    """Return the words to look for, each with the game to look in."""
    ours = [(word, term.game) for term, _ in meant for word in terms(term.ours)]
    others = [each for each in ours if each[0] not in asked]
    return list(dict.fromkeys([*((word, game) for word in asked), *others]))


def called(asked: list[str], language: str, game: str | None = None) -> list[tuple[Term, str]]:
    """Return the terms that the words name, each with its longest name among them: the sheet's,
    ours or another."""
    found: dict[Term, str] = {}
    for term, name in every_name(language, game):
        wanted = terms(name)
        starts = range(len(asked) - len(wanted) + 1)
        if any(_is_named(asked[at : at + len(wanted)], wanted) for at in starts):
            found[term] = max(found.get(term, ""), name, key=len)
    return list(found.items())


def _is_named(asked: list[str], name: list[str]) -> bool:
    """Return whether these are the words of a name, in any form of each."""
    return all(
        one == other or (len(one) > SHORTEST_STEM and _likeness(one, other))
        for one, other in zip(asked, name, strict=True)
    )


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


# Names that stand on cards


def on_cards(text: str, language: str, game: str | None = None) -> list[tuple[str, str]]:
    """Return the cards in whose name all these words begin a word, each with its game."""
    wanted = [word for word in terms(text[:LONGEST_QUERY]) if len(word) >= SHORTEST_NAME]
    return [
        (key, name)
        for key in ((game,) if game else GAMES)
        for name in _card_names(key, language)
        if wanted and all(_begins(word, name) for word in wanted)
    ]


def is_whole_name(text: str, cards: Iterable[tuple[str, str]]) -> bool:
    """Return whether somebody asks for a card by a name of several words, from first to last."""
    wanted = terms(text)
    return len(wanted) > 1 and any(terms(name) == wanted for _, name in cards)


def _begins(word: str, name: str) -> bool:
    return any(each.startswith(word) for each in terms(name))


@cache
def _card_names(game: str, language: str) -> tuple[str, ...]:
    """Return the names of the usual deck, of games with reference cards."""
    reference = LOOKS[game].rules.reference
    if reference is None:
        return ()
    return reference(words(language), GAMES[game].Options(), None).names
