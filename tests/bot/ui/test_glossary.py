"""The words of each game: every sentence says ours, and the search finds the sheet's too."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.rulebook.glossary import Term, glossary
from bot.rulebook.search import search
from bot.ui.refusals import is_clause
from bot.ui.words import LANGUAGES, sources
from tests.sample.fourth import EVERY_GAME
from tests.sample.shown import shown

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", EVERY_GAME)


@pytest.fixture(scope="module", autouse=True)
def the_sample_is_the_fourth_game() -> Iterator[None]:
    with shown():
        yield


@cache
def sentences(language: str, game: str) -> dict[str, str]:
    """What is said in a language at tables of a game, by key."""
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for file, text in sources(language)
        if file.startswith(game)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message) and entry.span is not None
    }


def names_in(text: str, name: str) -> bool:
    return bool(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text, re.IGNORECASE))


def without(text: str, names: list[str]) -> str:
    """A text without the names it may say, the longest first: `La Mano di Re` is no `Re`."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", "", text)
    return text


@every_game
def test_the_languages_have_the_same_terms_for_the_same_rules(game):
    first, *others = ({term.key: term.rule for term in glossary(each, game)} for each in LANGUAGES)
    assert first
    for other in others:
        assert other == first
    for rule in first.values():
        assert is_clause(game, rule), rule


@every_language
@every_game
def test_whatever_is_from_a_sheet_says_from_which(game, language):
    for term in glossary(language, game):
        assert bool(term.sheet) is bool(term.origin), term
        assert len(set(term.names)) == len(term.names), term
    assert language != "en" or all(term.sheet for term in glossary(language, game))


@every_language
@every_game
def test_every_sentence_says_our_word_for_a_thing_and_no_other(game, language):
    known = glossary(language, game)
    ours = [term.ours for term in known]
    said = sentences(language, game)
    for term in known:
        assert any(names_in(text, term.ours) for text in said.values()), term
        for key, text in said.items():
            for name in term.never:
                assert not names_in(without(text, ours), name), (key, name, term.ours)


def every_name() -> list[tuple[str, Term, str]]:
    """Each term with each of its names in any language, beside the language it is asked in."""
    with shown():
        return [
            (language, term, name)
            for language in LANGUAGES
            for game in EVERY_GAME
            for term in glossary(language, game)
            for other in LANGUAGES
            for same in glossary(other, game)
            if same.key == term.key
            for name in same.names
        ]


@pytest.mark.parametrize(
    ("language", "term", "name"),
    [pytest.param(*each, id=f"{each[0]}-{each[1].game}-{each[2]}") for each in every_name()],
)
def test_the_search_finds_every_name_of_a_thing_in_every_language(language, term, name):
    assert term.rule in [hit.clause for hit in search(name, language, term.game)][:8]


@pytest.mark.parametrize(
    ("printed", "clause"),
    [
        ("Crown", "RK-17.1"),
        ("Crown + Draw 2", "RK-18.1"),
        ("Wild", "RK-19.1"),
        ("Rank-Up", "RK-15.1"),
        ("Rank-Down", "RK-16.1"),
        ("King", "RK-10.1"),
        ("Queen", "RK-10.2"),
        ("Knight", "RK-10.3"),
        ("Beggar", "RK-10.4"),
        ("Royal Token", "RK-11.1"),
        ("mano", "RK-7.1"),
        ("turno", "RK-9.1"),
        ("pila delle carte", "RK-5.1"),
        ("mazzetto", "RK-21.11"),
        ("La Mano di Re", "RK-21.12"),
        ("Monarchia assoluta", "RK-21.5"),
        ("Infinito", "RK-21.9"),
        ("Infitto", "RK-21.9"),
    ],
)
@every_language
def test_what_the_italian_sheet_prints_is_found_in_all_games(printed, clause, language):
    assert clause in [hit.clause for hit in search(printed, language)][:8]
