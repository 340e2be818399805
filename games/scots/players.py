"""Defines the computer players of Queen of Scots."""

import random
from collections.abc import Sequence

import numpy as np

from games.game import Glance, Player, Seen, Verdict
from games.players import at_random
from games.scots.cards import (
    Cards,
    Counts,
    Deck,
    compiled,
    counted,
    group_of,
    in_order,
    spread,
    wilds,
)
from games.scots.events import Event
from games.scots.moves import Add, Discard, Draw, Lay, Move, Take, TakeOnto
from games.scots.playing.expert import expert
from games.scots.playing.net import knows
from games.scots.playing.others import imagined, style_now
from games.scots.playing.plain import plain_move
from games.scots.playing.search import Imagined, Search
from games.scots.playing.sight import as_it_lies, sight
from games.scots.state import View

LOOKS_UP = 0.5  # how often an easy player sees that it can take the pile
# Shared by the seats, as a round of fewer is over sooner:
SIMULATIONS = 9600  # rounds that a hard player plays out for a question
WORLDS = 2000  # the most of them for a plan
LOOKING_BACK = 3600  # rounds for each move of a match that is over


def greedy(seen: Seen[View, Event], _: Sequence[Move], __: random.Random) -> Move:
    """Takes the pile whenever it can, lays all it can at once, keeps what may still pair."""
    view, deck = seen.view, compiled(seen.view.options.deck)
    hand = counted(deck, view.hands[seen.seat] or ())
    if view.phase == "pickup":
        return _claim(view, deck, hand) or Draw()
    own = view.sets[seen.seat]
    return _lay(deck, hand) or _add(deck, hand, own) or Discard(_least_useful(deck, hand))


def _claim(view: View, deck: Deck, hand: Counts) -> Move | None:
    top = view.pile[-1]
    place, group = deck.place[top], deck.groups.get(deck.group[top])
    if group is None:
        return _jewel_claim(deck, hand, bool(view.sets[view.turn]))
    cards = spread(group.codes, group.read(hand))
    if view.options.pile_royals == "identical":
        cards = (top,) * hand[place]
    if len(cards) == 1 and view.options.wild_claims and wilds(deck, hand):
        cards = in_order(deck, (*cards, _wild(deck)))
    return Take(cards) if len(cards) > 1 else None


def _wild(deck: Deck) -> str:
    assert deck.wild is not None, "a wild in hand, of a deck that has none"
    return deck.codes[deck.wild]


def _jewel_claim(deck: Deck, hand: Counts, has_set: bool) -> Move | None:
    """Claim with the largest pair or more beside the jewels, else onto the first set."""
    cards = max(_by_group(deck, hand), key=len)
    if wilds(deck, hand) < 2 or (len(cards) < 2 and not has_set):
        return None
    return Take(cards) if len(cards) > 1 else TakeOnto(1)


def _lay(deck: Deck, hand: Counts) -> Move | None:
    """Lay all naturals of a group; a wild only where a pair needs one."""
    jewels = wilds(deck, hand)
    cards = max(_by_group(deck, hand), key=len)
    if len(cards) == 2 and jewels:
        return Lay((*cards, _wild(deck)))
    return Lay(cards) if len(cards) > 2 else None


def _add(deck: Deck, hand: Counts, sets: tuple[Cards, ...]) -> Move | None:
    """Add all that fits a set, and jewels to the first."""
    for number, laid in enumerate(sets, start=1):
        group = deck.groups[group_of(deck, laid)]
        cards = spread(group.codes, group.read(hand))
        if deck.wild is not None and number == 1:
            cards += (deck.codes[deck.wild],) * hand[deck.wild]
        if cards:
            return Add(number, cards)
    return None


def _least_useful(deck: Deck, hand: Counts) -> str:
    """Return a card that few others match, of those the dearest; jewels last."""
    alone = [cards for cards in _by_group(deck, hand) if cards]
    if not alone:
        return next(code for code, count in zip(deck.codes, hand, strict=True) if count)
    fewest = min(alone, key=lambda cards: (len(cards), -deck.values[deck.place[cards[0]]]))
    return fewest[0]


def _by_group(deck: Deck, hand: Counts) -> list[Cards]:
    return [spread(group.codes, group.read(hand)) for group in deck.groups.values()]


def easy(seen: Seen[View, Event], legal: Sequence[Move], rng: random.Random) -> Move:
    """Lays at once, and often does not see that it can take the pile."""
    if seen.view.phase == "pickup" and rng.random() > LOOKS_UP:
        return Draw()
    return greedy(seen, legal, rng)


def medium(seen: Seen[View, Event], _: Sequence[Move], rng: random.Random) -> Move:
    """Takes the pile whenever it can; holds its sets back while nobody is about to go out."""
    own = sight(seen)
    return plain_move(own, as_it_lies(own, _chance(rng)), style_now(own, seen.events))


def hard(seen: Seen[View, Event], _: Sequence[Move], rng: random.Random) -> Move:
    """Looks ahead, and asks the net; in a game that the net has not learnt, looks ahead from what
    medium would do."""
    return _search(seen, rng, SIMULATIONS).choose()


def judge(glance: Glance[View, Event, Move], rng: random.Random) -> Verdict[Move]:
    """Weigh a move in shares of the match."""
    return _search(glance.seen, rng, LOOKING_BACK).judged(glance.turn, glance.at)


def _search(seen: Seen[View, Event], rng: random.Random, simulations: int) -> Search:
    own, chance = sight(seen), _chance(rng)

    def imagine(count: int) -> Imagined:
        return imagined(own, seen.events, count, chance)

    plain, style = as_it_lies(own, chance), style_now(own, seen.events)
    net = expert(own, seen.events, plain) if knows(seen.view.options) else None
    seats = len(seen.view.hands)
    return Search(own, plain, style, imagine, simulations // seats, WORLDS // seats, expert=net)


def _chance(rng: random.Random) -> np.random.Generator:
    return np.random.default_rng(rng.getrandbits(64))


PLAYERS: dict[str, Player[View, Event, Move]] = {
    "random": at_random,
    "greedy": greedy,
    "easy": easy,
    "medium": medium,
    "hard": hard,
}
