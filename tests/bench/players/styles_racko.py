"""RACK-O: players of one habit each, that no level was made against."""

import random
from collections.abc import Callable
from typing import TypeAlias

from games.game import Seen
from games.racko.events import Event
from games.racko.moves import Draw, Drop, Move, Place, Take
from games.racko.playing.sight import Outlook, outlook
from games.racko.state import SLOTS, Rack, State, View
from tests.bench.players.play import Chooser, Legal

ROOM = len(SLOTS)

Wish: TypeAlias = Callable[[Outlook, int], int | None]
"""The place, from 0, where a card is wanted, if anywhere."""


def habitual(wish: Wish) -> Chooser:
    """Takes what it wants, else draws. A rack in order has to go RACK-O by itself."""

    def choose(_: State, its: Seen[View, Event], __: Legal, ___: random.Random) -> Move:
        look = outlook(its)
        place = wish(look, look.card)
        if look.view.phase == "drawn":
            return Drop() if place is None else Place(SLOTS[place])
        return Draw() if place is None else Take(SLOTS[place])

    return choose


def home(card: int, deck: int) -> int:
    """The place of its tenth of the deck."""
    return (card - 1) * ROOM // deck


def middle(place: int, deck: int) -> float:
    return (place + 0.5) * deck / ROOM + 0.5


def buckets(slack: float) -> Wish:
    """A slot keeps a card that is off its tenth by no more than this part of a tenth, until all
    do; then only one of its tenth."""

    def keeps(place: int, card: int, deck: int, most: float) -> bool:
        return abs(card - middle(place, deck)) * ROOM / deck <= 0.5 + most

    def wish(look: Outlook, card: int) -> int | None:
        settled = all(keeps(place, held, look.deck, slack) for place, held in enumerate(look.rack))
        most = 0.0 if settled else slack
        place = home(card, look.deck)
        wanted = keeps(place, card, look.deck, most)
        return place if wanted and not keeps(place, look.rack[place], look.deck, most) else None

    return wish


def hasty(look: Outlook, card: int) -> int | None:
    """Wherever it lies nearer to the middle of the slot than what is there, and nearest of all."""
    better = [
        place
        for place, held in enumerate(look.rack)
        if _off(place, card, look.deck) < _off(place, held, look.deck)
    ]
    return min(better, key=lambda place: _off(place, card, look.deck), default=None)


def _off(place: int, card: int, deck: int) -> float:
    return abs(card - middle(place, deck))


def sequence(look: Outlook, card: int) -> int | None:
    """Where it makes the longest sequence that can stay; of those the nearest to where it
    belongs."""
    best, most = None, (usable(look.rack, look.deck), 0.0)
    for place in range(ROOM):
        rack = (*look.rack[:place], card, *look.rack[place + 1 :])
        worth = usable(rack, look.deck), -_off(place, card, look.deck)
        if worth[0] > usable(look.rack, look.deck) and (best is None or worth > most):
            best, most = place, worth
    return best


def usable(rack: Rack, deck: int) -> int:
    """How many cards can stay where they are, with room for the rest between them."""
    lengths = [0] * ROOM
    for place, card in enumerate(rack):
        if place < card <= deck - (ROOM - 1 - place):
            before = (
                lengths[other]
                for other in range(place)
                if lengths[other] and card - rack[other] >= place - other
            )
            lengths[place] = 1 + max(before, default=0)
    return max(lengths)


def denier(_: State, its: Seen[View, Event], __: Legal, ___: random.Random) -> Move:
    """Puts cards where they belong as greedy does. What it throws is what helps the next seat the
    least, be it for a card that helps itself no more."""
    look = outlook(its)
    card, deck = look.card, look.deck
    place = home(card, deck)
    fits = home(look.rack[place], deck) != place
    if look.view.phase != "drawn":
        return Take(SLOTS[place]) if fits else Draw()
    if fits:
        return Place(SLOTS[place])
    astray = [each for each, held in enumerate(look.rack) if home(held, deck) != each]
    least = min(astray, key=lambda each: _helps(look, look.rack[each]), default=None)
    if least is None or _helps(look, card) <= _helps(look, look.rack[least]):
        return Drop()
    return Place(SLOTS[least])


def _helps(look: Outlook, card: int) -> float:
    """Whether the next seat needs it, as far as its rack was seen."""
    rack = look.racks[(look.seat + 1) % len(look.racks)]
    place = home(card, look.deck)
    known = rack[place]
    if known < 1:
        return 0.5
    return float(home(known, look.deck) != place)


STYLES: dict[str, Chooser] = {
    "narrow buckets": habitual(buckets(-0.25)),
    "wide buckets": habitual(buckets(0.5)),
    "loose buckets": habitual(buckets(1.0)),
    "hasty": habitual(hasty),
    "sequence": habitual(sequence),
    "deniers": denier,
}
