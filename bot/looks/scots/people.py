"""Names the cards: by the short names of the default deck, or as a deck file does."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, TypeVar

from bot.looks.scots.art import COINS, PEOPLE
from bot.looks.scots.cards import file_names, held, is_known
from bot.ui.panels import LONGEST_LABEL
from bot.ui.text import EmojiText, clipped
from bot.ui.words import Words
from games.scots.cards import WILD, Cards, Counts, Deck, counted, group_of
from games.scots.scoring import hand_value, laid_value
from games.scots.state import Sets

T = TypeVar("T")

Room: TypeAlias = Literal["names", "codes", "totals"]
"""How much may be written: names; codes alone; codes, and of sets no more than what they sum to."""

ROOMS: tuple[Room, ...] = ("names", "codes", "totals")

LONGEST_LIST = 900  # characters: Fluent refuses to fill in more than a thousand


@dataclass(frozen=True, slots=True)
class People:
    deck: Deck
    words: Words
    face: EmojiText
    room: Room = "names"
    marked: bool = True  # for a text with markdown; a label has none

    @property
    def known(self) -> bool:
        return is_known(self.deck.types)

    def name(self, place: int) -> str:
        """Name the card of this place in the deck file."""
        code = self.deck.codes[place]
        if self.room != "names":
            return code
        if self.known:
            return self.words(f"scots-name-{code}")
        return file_names(self.deck.types)[place][self.marked]

    def some(self, place: int, count: int) -> str:
        return self.name(place) if count == 1 else f"{count} {self.name(place)}"

    def listed(self, counts: Counts) -> str:
        """List cards: `2 Cecil, Knox and Jewels`."""
        places = held(self.deck, counts)
        return self.joined(
            self._short(lambda it: [it.some(place, counts[place]) for place in places])
        )

    def _short(self, build: Callable[["People"], list[str]]) -> list[str]:
        """Return a list that may stand in a sentence."""
        return roomy(self, build, LONGEST_LIST, lambda items: len(", ".join(items)))

    def joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.words("scots-and", first=", ".join(items[:-1]), last=items[-1])

    def cards(self, cards: Iterable[str]) -> str:
        return self.listed(counted(self.deck, cards))

    def laid(self, cards: Cards) -> str:
        """Name a set by its group: `3 royals and Jewels`."""
        deck = self.deck
        group = deck.groups[group_of(deck, cards)]
        jewels = sum(deck.group[card] == WILD for card in cards)
        naturals = len(cards) - jewels
        if len(group.codes) > 1:
            persons = self.words("scots-royals", count=naturals)
        else:
            persons = self.some(deck.place[group.codes[0]], naturals)
        if deck.wild is None or not jewels:
            return persons
        return self.joined([persons, self.some(deck.wild, jewels)])

    def worth(self, counts: Counts) -> int:
        return hand_value(self.deck, counts)

    def sets(self, sets: Sets) -> str:
        """List each set with its worth; where there is no room, what they make together."""
        if not sets:
            return self.words("scots-no-sets")
        return " · ".join(self._short(lambda people: people._sets(sets)))

    def _sets(self, sets: Sets) -> list[str]:
        if self.room != "totals":
            return list(map(self.worthy, sets))
        points = laid_value(self.deck, sets)
        return [self.words("scots-sets", count=len(sets), points=points)]

    def worthy(self, cards: Cards) -> str:
        points = laid_value(self.deck, (cards,))
        return self.words("scots-set", set=self.laid(cards), points=points)

    def emoji(self, name: str | None) -> str:
        """Return an emoji, or nothing where there is none: the name stands beside it anyway."""
        icon = self.face(name) if name else ""
        return icon if icon.startswith("<") else ""

    def pictured(self, card: str) -> str:
        """Show the face and the name: a portrait alone is too small to be known."""
        face = self.emoji(PEOPLE.get(card) if self.known else None)
        return f"{face} {self.name(self.deck.place[card])}".strip()

    def coin(self, place: int) -> str | None:
        """Return the emoji of what a card is worth; a server's own deck has none."""
        card = self.deck.types[place]
        name = f"coin_{card.value}{'_royal' if card.royal else '_wild' if card.wild else ''}"
        return name if self.known and name in COINS else None

    def price(self, place: int) -> str:
        """Return the coin, or in words what is printed on it."""
        return self.emoji(self.coin(place)) or self.worth_of(place)

    def worth_of(self, place: int) -> str:
        """Say what is printed on a card's coin."""
        card = self.deck.types[place]
        key = "royal" if card.royal else "wild" if card.wild else "person"
        return self.words(f"scots-coin-{key}", value=card.value)

    def label(self, build: Callable[["People"], str]) -> str:
        """Return what fits on a button."""
        text = roomy(replace(self, marked=False), build, LONGEST_LABEL, len)
        return clipped(text, LONGEST_LABEL)


def roomy(people: People, build: Callable[[People], T], most: int, size: Callable[[T], int]) -> T:
    """Return what is built with names, if it is not larger than `most`, else with less."""
    for room in ROOMS[ROOMS.index(people.room) :]:
        built = build(replace(people, room=room))
        if size(built) <= most:
            break
    return built


def coin_lines(people: People, hand: Counts, bold: frozenset[int] = frozenset()) -> str:
    """List a hand, one line a coin."""
    lines: dict[str, list[str]] = {}
    for place in held(people.deck, hand):
        some = people.some(place, hand[place])
        shown = f"**{some}**" if place in bold else some
        lines.setdefault(people.price(place), []).append(shown)
    if not lines:
        return people.words("scots-empty-hand")
    return "\n".join(f"{coin} {', '.join(cards)}" for coin, cards in lines.items())
