"""How people who know the games play them, by what is on their page."""

import re
from collections.abc import Callable, Sequence

from tests.e2e.people import Person

NO_MOVES = frozenset({"More", "Clear", "Back", "Auto-pass", "Refresh", "Reference card"})
TO_BEAT = re.compile(r"To beat: (\w+) (\d+)")
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
TURNS = 400  # after which a round must be over
Turn = Callable[[Person], bool]
"""What somebody does on their turn; whether they could."""


def play_until(people: Sequence[Person], turn: Turn, over: str) -> None:
    """Everybody plays when they can, until all pages show that heading."""

    def is_over() -> bool:
        return all(over in person.table.inner_text() for person in people)

    for _ in range(TURNS):
        people[0].until(lambda: is_over() or any(map(turn, people)), "nobody can play")
        if is_over():
            return
    raise AssertionError(f"never came to {over!r}: {people[0].table.inner_text()}")


def play_some(people: Sequence[Person], turn: Turn, turns: int) -> None:
    """So many turns, all together."""
    for _ in range(turns):
        people[0].until(lambda: any(map(turn, people)), "nobody can play")


def let_computers_hurry(host: Person) -> None:
    """Open the menu again if the hand that a start opens comes after it."""

    def is_open() -> bool:
        host.press("Menu", host.table)
        return "Computers: take their time" in host.labels()

    host.until(is_open, "no menu opens")
    host.press("Computers: take their time", host.hand)
    host.hand.get_by_role("button", name="Computers: play at once").wait_for()


def and_on(turn: Turn) -> Turn:
    """When a round is over nobody looks at it for long."""

    def turn_or_next(person: Person) -> bool:
        if "Next" not in person.labels():
            return turn(person)
        person.press("Next", person.hand)
        return True

    return turn_or_next


def racko_turn(person: Person) -> bool:
    """Each slot wants a card of its own six: the card on top if it is one, else an unseen one."""
    labels = person.labels()
    for label in labels:
        if label.startswith("Go RACK-O"):
            person.press(label, person.hand)
            return True
    wanted = [slot for slot, card in enumerate(person.rack()) if home(card) != slot]
    if "Draw" not in labels:
        return racko_card_placed(person, wanted)
    take = next(label for label in labels if label.startswith("Take "))
    if home(number(take)) in wanted:
        person.press(take, person.hand)
        person.push(home(number(take)))
        return True
    person.press("Draw", person.hand)
    return racko_card_placed(person, wanted)


def racko_card_placed(person: Person, wanted: Sequence[int]) -> bool:
    """The card that was drawn goes into its own slot, or away. One that was taken, by a press whose
    answer came after the look at it, goes into the first slot."""
    discard = next((each for each in person.labels() if each.startswith("Discard ")), None)
    if discard is None:
        is_taken = "Your turn" in person.hand.inner_text() and person.buttons.count() > len(NUMBERS)
        if is_taken:
            person.push(0)
        return is_taken
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
    others = [label for label in person.labels() if "/" not in label and label not in NO_MOVES]
    for label in others[:1]:
        person.press(label, person.hand)
    return bool(others) or any_card_leads(person)


def any_card_leads(person: Person) -> bool:
    """With nothing but specials in hand: whichever of them can be led."""
    for place, (_, number) in enumerate(person.cards()):
        if "/" in number:
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
        if not value.isdecimal() or "/" not in number:
            continue
        if int(value) > height and int(number.partition("/")[2]) >= many:
            return place
    return None
