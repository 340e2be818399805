"""Lists what a seat may do now; the list is computed where it is read."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from games.game import Seat
from games.scots.cards import WILD, Cards, Counts, Deck, Group, group_of, in_order, spread, wilds
from games.scots.choices import Block, Choices, Picks, picks
from games.scots.moves import Add, Discard, Draw, Lay, Move, Take, TakeOnto
from games.scots.state import Sets, State

Moves: TypeAlias = Block[Move]

DRAW: tuple[Move, ...] = (Draw(),)


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """List what `refusal` accepts from a seat, each move once."""
    if seat != state.turn:
        return ()
    hand = state.hands[seat]
    if state.phase == "pickup":
        claims = _claims(state, hand)
        return Choices([(1, _draw), *claims]) if claims else DRAW
    if state.phase == "play":
        deck = state.deck
        return Choices(
            [_discards(deck, hand), *_adds(deck, hand, state.sets[seat]), *_lays(deck, hand)]
        )
    return ()


def _claims(state: State, hand: Counts) -> list[Moves]:
    """QS-5.3 and QS-5.4: two or more naturals that match the top, or match under jewels. By QS-R9
    also one and a wild."""
    deck, top = state.deck, state.pile[-1]
    group = deck.group[top]
    if group == WILD:
        return _jewel_claims(deck, hand, len(state.sets[state.turn]))
    codes, counts = deck.groups[group].codes, deck.groups[group].read(hand)
    if state.options.pile_royals == "identical":
        place = deck.place[top]
        codes, counts = (top,), hand[place : place + 1]
    claims = [_claim(codes, counts)] if sum(counts) > 1 else []
    if state.options.wild_claims and deck.wild is not None and hand[deck.wild] and any(counts):
        kinds = [code for code, count in zip(codes, counts, strict=True) if count]
        claims.append((len(kinds), partial(_take_with_wild, deck, kinds)))
    return claims


def _jewel_claims(deck: Deck, hand: Counts, sets: int) -> list[Moves]:
    if wilds(deck, hand) < 2:
        return []
    onto: list[Moves] = [(sets, _take_onto)] if sets else []
    return onto + [_claim(group.codes, counts) for group, counts in _pairs(deck, hand)]


def _claim(codes: Cards, counts: Counts) -> Moves:
    ways = picks(counts)
    return ways.sizes[2], partial(_take, codes, ways)


def _pairs(deck: Deck, hand: Counts) -> list[tuple[Group, Counts]]:
    """Return the groups of which the hand has two cards or more."""
    pairs = [
        (deck.groups[place], hand[place : place + 1]) for place in deck.alone if hand[place] > 1
    ]
    if deck.family and sum(royals := deck.family.read(hand)) > 1:
        pairs.append((deck.family, royals))
    return pairs


def _lays(deck: Deck, hand: Counts) -> list[Moves]:
    """QS-6.1: three naturals or more without wilds, or two or more with them."""
    blocks: list[Moves] = []
    jewels = wilds(deck, hand)
    for group, counts in _pairs(deck, hand):
        ways = picks(counts)
        size = ways.sizes[3] + jewels * ways.sizes[2]
        blocks.append((size, partial(_lay, group, ways)))
    return blocks


def _adds(deck: Deck, hand: Counts, sets: Sets) -> list[Moves]:
    """QS-6.3: any of the set's group and any wilds, but not none."""
    blocks: list[Moves] = []
    jewels = wilds(deck, hand)
    for number, cards in enumerate(sets, start=1):
        group = deck.groups[group_of(deck, cards)]
        ways = picks(group.read(hand))
        size = ways.sizes[0] * (jewels + 1) - 1
        if size:
            blocks.append((size, partial(_add, number, group, ways)))
    return blocks


def _discards(deck: Deck, hand: Counts) -> Moves:
    return len(hand) - hand.count(0), partial(_discard, deck.codes, hand)


def _draw(_: int) -> Move:
    return DRAW[0]


def _take(codes: Cards, ways: Picks, rank: int) -> Move:
    return Take(spread(codes, ways.at(rank, 2)))


def _take_with_wild(deck: Deck, kinds: list[str], rank: int) -> Move:
    assert deck.wild is not None, "a wild in a claim, of a deck that has none"
    return Take(in_order(deck, (kinds[rank], deck.codes[deck.wild])))


def _take_onto(rank: int) -> Move:
    return TakeOnto(rank + 1)


def _lay(group: Group, ways: Picks, rank: int) -> Move:
    """List the lays; those without wilds come first."""
    _, _, pairs, triples = ways.sizes
    if rank < triples:
        return Lay(spread(group.codes, ways.at(rank, 3)))
    jewels, way = divmod(rank - triples, pairs)
    return Lay(_with_wilds(group, ways.at(way, 2), jewels + 1))


def _add(number: int, group: Group, ways: Picks, rank: int) -> Move:
    jewels, way = divmod(rank + 1, ways.sizes[0])
    return Add(number, _with_wilds(group, ways.at(way, 0), jewels))


def _discard(codes: Cards, hand: Counts, rank: int) -> Move:
    held = [code for code, count in zip(codes, hand, strict=True) if count]
    return Discard(held[rank])


def _with_wilds(group: Group, counts: list[int], jewels: int) -> Cards:
    counts.insert(group.wild_place, jewels)
    return spread(group.with_wild, counts)
