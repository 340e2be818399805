"""Writes RANK's cards, piles and roles as text."""

from collections.abc import Iterable

from bot.looks.rank.art import SPECIALS, Role
from bot.ui.text import EmojiText
from bot.ui.words import Words
from games.game import Seat
from games.rank.cards import Card
from games.rank.state import Pile, View


def card_face(card: Card) -> str:
    return SPECIALS.get(str(card), f"rank_{card}")


def run(face: EmojiText, cards: Iterable[Card]) -> str:
    """Emojis stand side by side; words, where there are none, apart."""
    shown = [face(card_face(card)) for card in cards]
    return ("" if all(text.startswith("<") for text in shown) else " ").join(shown)


def names(words: Words, cards: Iterable[Card]) -> str:
    """Cards in words: for buttons and for who cannot see the faces."""
    return ", ".join(
        words(f"rank-card-{card}") if card in SPECIALS else str(card) for card in cards
    )


def pile_words(words: Words, pile: Pile) -> str:
    """`three 7s`."""
    return words("rank-set", count=pile.size, value=pile.value)


def place_words(words: Words, place: int) -> str:
    """`2nd`."""
    return words("rank-place", place=place)


def opened(text: str) -> str:
    """With a capital letter, as a heading begins."""
    return text[:1].upper() + text[1:]


def actor(view: View) -> Seat | None:
    """Who is to move, the dealer apart."""
    if view.phase == "play":
        return view.turn
    if view.phase in ("kingsHand", "benefit", "kingReturn"):
        return view.king
    return view.ranking[1] if view.phase == "queenReturn" else None


def role(place: int, seats: int) -> Role:
    """RK-9.2: the first is 1."""
    if place in (1, 2):
        return "king" if place == 1 else "queen"
    return "beggar" if place == seats else "knight"


def asks(words: Words, view: View, name: str, beggar: str, time: str) -> str:
    """What is asked of the seat to move before the first lead."""
    return words(
        f"rank-asks-{view.phase}",
        name=name,
        beggar=beggar,
        count=view.received or len(view.receivers),
        time=time,
    ).strip()
