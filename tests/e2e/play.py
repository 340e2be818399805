"""How people who know the games play them, by what is on their page."""

import re
from collections.abc import Callable, Sequence

from tests.e2e.people import Person

NO_MOVES = frozenset({"More", "Clear", "Back"})
TO_BEAT = re.compile(r"To beat: (\w+) (\d+)")
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
TURNS = 400  # after which a round must be over


def play_until(people: Sequence[Person], turn: Callable[[Person], bool], over: str) -> None:
    """Everybody plays when they can, until all pages show that heading."""

    def is_over() -> bool:
        return all(over in person.table.inner_text() for person in people)

    for _ in range(TURNS):
        people[0].until(lambda: is_over() or any(map(turn, people)), "nobody can play")
        if is_over():
            return
    raise AssertionError(f"never came to {over!r}: {people[0].table.inner_text()}")


def play_some(people: Sequence[Person], turn: Callable[[Person], bool], turns: int) -> None:
    """So many turns, all together."""
    for _ in range(turns):
        people[0].until(lambda: any(map(turn, people)), "nobody can play")


def racko_turn(person: Person) -> bool:
    """Each slot wants a card of its own six: the card on top if it is one, else an unseen one."""
    labels = person.labels()
    if "Draw" not in labels:
        return False
    wanted = [slot for slot, card in enumerate(person.rack()) if home(card) != slot]
    take = next(label for label in labels if label.startswith("Take "))
    if home(number(take)) in wanted:
        person.press(take, person.hand)
        person.push(home(number(take)))
        return True
    person.press("Draw", person.hand)
    discard = next(label for label in person.labels() if label.startswith("Discard "))
    if home(number(discard)) in wanted:
        person.push(home(number(discard)))
    else:
        person.press(discard, person.hand)
    return True


def number(label: str) -> int:
    return int(label.rpartition(" ")[2])


def home(card: int) -> int:
    """The slot for a card, of ten for sixty cards."""
    return (card - 1) // 6


def rank_turn(person: Person) -> bool:
    """The lowest cards that win the pile; else pass."""
    text = person.hand.inner_text()
    if "Your turn" not in text:
        return False
    place = winning(text, person.cards())
    if place is not None:
        person.push(place)
        if "Play" in person.labels():
            person.press("Play", person.hand)
            return True
        person.press("Clear", person.hand)
    others = [label for label in person.labels() if "×" not in label and label not in NO_MOVES]
    for label in others[:1]:
        person.press(label, person.hand)
    return bool(others) or any_card_leads(person)


def any_card_leads(person: Person) -> bool:
    """With nothing but specials in hand: whichever of them can be led."""
    for place, (_, number) in enumerate(person.cards()):
        if "×" in number:
            person.push(place)
            if "Play" in person.labels():
                person.press("Play", person.hand)
                return True
            person.press("Clear", person.hand)
    return False


def winning(text: str, cards: Sequence[tuple[str, str]]) -> int | None:
    """The place of cards that are as many as the pile has, and higher; on a lead of any."""
    pile = TO_BEAT.search(text)
    many, height = (NUMBERS.index(pile[1]) + 1, int(pile[2])) if pile else (1, 0)
    for place, (name, number) in enumerate(cards):
        value = name.removeprefix("rank_")
        if not value.isdecimal() or "×" not in number:
            continue
        if int(value) > height and int(number.strip("×")) >= many:
            return place
    return None
