"""Lists the cards of a deck as the reference cards do, with what everybody has seen of them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from bot.looks.look import Public, Reference
from bot.looks.scots.cards import file_names, is_known, order
from bot.looks.scots.deck_picture import DeckScene, number
from bot.looks.scots.people import People
from bot.looks.scots.scene import kinds
from bot.ui.panels import LONGEST_ALT, Picture
from bot.ui.text import plain_name, spoken
from bot.ui.words import Words
from games.scots.cards import compiled
from games.scots.events import public_minimum


def reference(words: Words, options: Any, public: Public | None) -> Reference:
    deck = compiled(options.deck)
    places = order(deck)
    seen = None if public is None else _seen(public)
    scene = DeckScene(
        kinds(tuple(deck.types[place] for place in places)),
        tuple(deck.copies[place] for place in places),
        None if seen is None else tuple(seen[deck.codes[place]] for place in places),
        is_known(deck.types),
    )
    people = People(deck, words, str)
    lines = _lines(people, places, scene)
    return Reference(
        title=words("scots-reference-title"),
        lines=lines,
        note=words("scots-reference-copies" if public is None else "scots-reference-out"),
        picture=Picture(scene, _alt(words, lines)),
        names=_names(people, places),
    )


def _seen(public: Public) -> Counter[str]:
    """Count what lies in sets and on the pile, and what is known of hands (QS-13.2). What was
    shuffled to be drawn again is as unseen as before."""
    view = public.view
    laid = (card for sets in view.sets for cards in sets for card in cards)
    known = public_minimum(len(view.sets), public.events)
    if all(hand is not None for hand in view.hands):  # shown when the round was scored
        known = tuple(Counter(hand) for hand in view.hands)
    return sum(map(Counter, known), Counter(laid) + Counter(view.pile))


def _lines(people: People, places: Sequence[int], scene: DeckScene) -> str:
    """Write a line for each worth, royals and wilds apart, in the order of the picture."""
    lines: dict[str, list[str]] = {}
    for at, place in enumerate(places):
        called = f"{people.deck.codes[place]} {_called(people, place)}"
        shown = f"{called}\N{NO-BREAK SPACE}{number(scene, at)}"
        lines.setdefault(people.worth_of(place), []).append(shown)
    return "\n".join(f"{worth} {' · '.join(cards)}" for worth, cards in lines.items())


def _called(people: People, place: int) -> str:
    """Return what stands on the card, with the name we use in it or before it."""
    if not people.known:
        return people.name(place)
    short, printed = people.name(place), people.deck.types[place].name
    if short in printed:
        return printed.replace(short, f"**{short}**", 1)
    return f"**{short}** ({printed})"


def _names(people: People, places: Iterable[int]) -> tuple[str, ...]:
    deck = people.deck
    every = [
        (people.name(place), plain_name(deck.types[place].name))
        if people.known
        else (file_names(deck.types)[place][0],)
        for place in places
    ]
    return tuple(dict.fromkeys(name for names in every for name in names))


def _alt(words: Words, lines: str) -> str:
    said = words("scots-reference-alt", cards=spoken(lines.replace("**", "").replace("\n", "; ")))
    return said if len(said) <= LONGEST_ALT else words("scots-reference-alt-many")
