"""Answers what somebody asks of /rules: a number opens its clause, words are searched for."""

from collections.abc import Sequence

from bot.rulebook.ids import AllGames
from bot.rulebook.panels import (
    CARDS,
    LONGEST_OPTION,
    Reading,
    book_panel,
    clause_menu,
    games_panel,
    page_panel,
)
from bot.rulebook.rules import Chapter, chapter_of, chapters, heading, sentence
from bot.rulebook.search import Hit, called, is_whole_name, named, on_cards, search, terms
from bot.ui.ids import encode
from bot.ui.panels import Beside, Button, Line, Panel, Part, Text, panel, row
from bot.ui.refusals import is_clause
from bot.ui.text import EmojiText, clipped, shown_name
from bot.ui.words import Words, words
from games.catalogue import GAMES

MOST_HITS = 8
MOST_SUGGESTIONS = 25
MOST_CARDS = 5  # among them, found by their names


def asked_panel(
    text: str, language: str, game: str | None = None, face: EmojiText | None = None
) -> Panel:
    """Open a number's place, search for words, or list the games if nothing was asked."""
    said = words(language)
    game = game if game in GAMES else None
    if not text.strip():
        return book_panel(Reading(game), said) if game else games_panel(said)
    if found := named(text, game):
        return page_panel(Reading(*found, face=face), said)
    cards, hits = on_cards(text, language, game), search(text, language, game)
    if cards and (not hits or is_whole_name(text, cards)):
        return page_panel(Reading(cards[0][0], CARDS, face=face), said)
    return found_panel(text, hits, said, _named(text, language, game, said), cards)


def found_panel(
    text: str,
    hits: Sequence[Hit],
    said: Words,
    named: Sequence[str] = (),
    cards: Sequence[tuple[str, str]] = (),
) -> Panel:
    """Show the best hits; a menu for each game leads to their clauses, and a name that stands on a
    card to the reference card."""
    title = f"## {said('rules-found-title', text=shown_name(text))}"
    if not hits:
        return panel("waiting", title, said("rules-found-none"), row(_books(said)))
    shown, more = hits[:MOST_HITS], len(hits) - MOST_HITS
    games = list(dict.fromkeys(hit.game for hit in shown))
    return panel(
        "waiting",
        "\n".join((title, *(f"-# {line}" for line in named))),
        *(_found(game, shown, said) for game in games),
        [_on_card(game, cards, said) for game in dict.fromkeys(game for game, _ in cards)],
        f"-# {said('rules-found-more', count=more)}" if more > 0 else None,
        row(_books(said)),
    )


def _named(text: str, language: str, game: str | None, said: Words) -> list[str]:
    """Say what we call the things that were asked for by another name."""
    told = {
        said("rules-found-named", name=shown_name(name), ours=term.ours)
        for term, name in called(terms(text), language, game)
        if not set(terms(name)) & set(terms(term.ours))
    }
    return sorted(told)


def _on_card(game: str, cards: Sequence[tuple[str, str]], said: Words) -> Part:
    names = " · ".join(f"**{name}**" for key, name in cards if key == game)
    return Beside(
        f"{said(f'game-{game}')}: {names}",
        Button(Reading(game).to(CARDS), said("reference-button"), "next"),
    )


def _found(game: str, hits: Sequence[Hit], said: Words) -> list[Part]:
    held = [hit.clause for hit in hits if hit.game == game]
    lines = "\n".join(f"**{clause}** {sentence(said, clause)}" for clause in held)
    title = f"**{said(f'game-{game}')}**"
    return [
        Line(),
        Text(f"{title}\n{lines}"),
        clause_menu(Reading(game), 1, held, said("rules-hits"), said),
    ]


def _books(said: Words) -> Button:
    return Button(encode(AllGames("games")), said("rules-books-title"))


def suggestions(text: str, language: str, game: str | None = None) -> list[tuple[str, str]]:
    """Return suggestions while somebody types, each with its number; chapters before they type."""
    said = words(language)
    game = game if game in GAMES else None
    if not text.strip():
        held = chapters(game) if game else ()
        names = [(chapter.name, heading(said, chapter)) for chapter in held]
        numbered = [(name, title) for name, title in names if not is_clause(game or "", name)]
    elif found := named(text, game):
        inside = chapter_of(*found)
        numbered = [(name, sentence(said, name)) for name in _from(inside, found[1])]
    else:
        hits = search(text, language, game)
        numbered = [(hit.clause, sentence(said, hit.clause)) for hit in hits]
        found_on = on_cards(text, language, game)[:MOST_CARDS]
        cards = [(name, said("reference-button")) for _, name in found_on]
        numbered = [*numbered[: MOST_SUGGESTIONS - len(cards)], *cards]
    return [
        (clipped(f"{name} {title}", LONGEST_OPTION), name)
        for name, title in numbered[:MOST_SUGGESTIONS]
    ]


def _from(chapter: Chapter | None, name: str) -> tuple[str, ...]:
    """Return a clause and those after it; for a chapter, the chapter and all its clauses."""
    held = chapter.clauses if chapter else ()
    return held[held.index(name) :] if name in held else (name, *held)
