"""Lists what is worth a thought: ways to pick up, lay and discard, out of very many."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from games.arrays import Numbers, product
from games.scots.cards import Cards, spread
from games.scots.moves import Add, Draw, Lay, Move, Take, TakeOnto
from games.scots.playing.playouts import Places, Rounds, Tables
from games.scots.playing.sight import set_groups
from games.scots.playing.styles import dearest
from games.scots.state import Sets

MOST = 8  # plans of a kind
NOWHERE = np.zeros(0, np.int64)


@dataclass(frozen=True, slots=True)
class PickUp:
    move: Move
    cards: Numbers | None = None  # laid with the top


def pick_ups(rounds: Rounds, seat: int) -> list[PickUp]:
    """List ways to pick up. The first is a plain player's: take what it can, with all it has."""
    wild, top = rounds.tables.wild, int(rounds.top[0])
    if top == wild:
        return [*_wild_takes(rounds, seat), PickUp(Draw())]
    cards = rounds.matching_top(seat)
    count = cards.sum()
    takes = [cards[0]] if count > 1 else []
    takes += [dearest(rounds, cards, 2)[0]] if count > 2 else []
    if rounds.wild_claims and count and wild >= 0 and rounds.hands[seat][0, wild]:
        takes.append(dearest(rounds, cards, 1)[0] + rounds.tables.itself[wild])
    return [*(_take(rounds.tables, its) for its in takes), PickUp(Draw())]


def _take(t: Tables, cards: Numbers) -> PickUp:
    return PickUp(Take(codes(t, cards)), cards)


def _wild_takes(rounds: Rounds, seat: int) -> list[PickUp]:
    """QS-5.4: onto a set, and with each group that has a pair, the dearest first."""
    t, hand = rounds.tables, rounds.hands[seat][0]
    if hand[t.wild] < 2:
        return []
    onto = [PickUp(TakeOnto(1))] if rounds.sets[seat].any() else []
    groups = np.argsort(-(product(hand, t.worth)), kind="stable")
    pairs = [hand * t.members[:, group] for group in groups]
    return [*onto, *(_take(t, cards) for cards in pairs if cards.sum() > 1)][:MOST]


def pick_up(way: PickUp, rounds: Rounds, seat: int, rows: Places) -> Places:
    """Carry it out in some rows; return those in which nothing was left to draw."""
    if isinstance(way.move, Draw):
        return rounds.draw_card(seat, rows)
    if way.cards is None:
        rounds.take_onto(seat, rows)
    else:
        rounds.take(seat, rows, np.tile(way.cards, (len(rows), 1)))
    return NOWHERE


def lay_plans(rounds: Rounds, seat: int, everything: Numbers) -> list[Numbers]:
    """List plans: nothing, everything, each group alone, the wilds alone; none twice."""
    t, hand, sets = rounds.tables, rounds.hands[seat][0], rounds.sets[seat][0]
    wilds = t.itself[t.wild] * hand if t.wild >= 0 else np.zeros_like(hand)
    plans = [np.zeros_like(hand), everything]
    if sets.any():
        plans.append(wilds)
    for group in np.argsort(-(product(hand, t.worth)), kind="stable"):
        cards = hand * t.members[:, group]
        count = cards.sum()
        if count > 2 or (count and sets[group]):
            plans.append(cards)
        elif count == 2 and wilds.any():
            plans.append(cards + t.itself[t.wild])
    return [plan for place, plan in enumerate(plans) if _is_new(plan, plans[:place])][:MOST]


def pick_up_of(t: Tables, move: Move) -> PickUp:
    """Return the pick-up that somebody made, its cards in the order of the plans."""
    if isinstance(move, Take):
        return _take(t, t.array(move.cards))
    return PickUp(TakeOnto(1) if isinstance(move, TakeOnto) else move)


def laid_by(t: Tables, moves: Sequence[Move]) -> Numbers:
    """Return all the cards that these moves lay."""
    laid = [move.cards for move in moves if isinstance(move, Lay | Add)]
    return t.array(tuple(card for cards in laid for card in cards))


def _is_new(plan: Numbers, others: list[Numbers]) -> bool:
    return not any((plan == other).all() for other in others)


def discards(costs: Numbers) -> list[int]:
    """Return the least useful types, the most dispensable first."""
    order = np.argsort(costs, kind="stable")[:MOST]
    return [int(place) for place in order if np.isfinite(costs[place])]


def moves(t: Tables, sets: Sets, plan: Numbers) -> list[Move]:
    """Turn a plan into a move a group: onto its set, or as a new one, with a wild for a pair."""
    listed: list[Move] = []
    there, wilds = set_groups(t.deck, sets), 0
    jewels = int(plan[t.wild]) if t.wild >= 0 else 0
    for group in np.flatnonzero(product(plan, t.members)):
        cards = plan * t.members[:, group]
        if there[group]:
            listed.append(Add(_number(t, sets, int(group)), codes(t, cards)))
            continue
        if cards.sum() == 2:
            cards = cards + t.itself[t.wild]
            wilds += 1
        listed.append(Lay(codes(t, cards)))
    if jewels > wilds:
        listed.append(Add(1, codes(t, t.itself[t.wild] * (jewels - wilds))))
    return listed


def _number(t: Tables, sets: Sets, group: int) -> int:
    """Return the number of the first set of the group, from 1."""
    return next(number for number, laid in enumerate(sets, 1) if set_groups(t.deck, (laid,))[group])


def codes(t: Tables, cards: Numbers) -> Cards:
    return spread(t.deck.codes, cards.astype(int).tolist())
