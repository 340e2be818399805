"""Works out what could be laid at once. Buttons, presses and words all read it from here."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import add
from typing import TypeAlias

from bot.looks.scots.choice import digits
from bot.looks.scots.own import Own
from bot.looks.scots.people import People
from bot.ui.panels import Row, row
from games.scots.cards import Counts, Group, counted, group_of, spread, wilds
from games.scots.moves import Add, Lay

OFFERED = 3
CROWDED = 16  # kinds, beside which Discord takes one button fewer

Laying: TypeAlias = Lay | Add


@dataclass(frozen=True, slots=True)
class Offer:
    """Holds moves that one press makes, and the cards that they lay."""

    moves: tuple[Laying, ...]
    counts: Counts
    is_all: bool = False  # all that can be laid

    @property
    def payload(self) -> str:
        first, cards = self.moves[0], digits(self.counts)
        if self.is_all:
            return f"y{cards}"
        return f"n{first.number}.{cards}" if isinstance(first, Add) else f"s{cards}"


def offers(own: Own) -> list[Offer]:
    """Return the few to show, the worthiest first: all at once, the best set and the best addition
    are among them."""
    sets, additions = _sets(own), _additions(own)
    every, single = everything(own), [each.counts for each in (*sets, *additions)]
    more = [every] if every and every.counts not in single else []
    wanted = [*more, *sets[:1], *additions[:1], *_by_worth(own, [*sets[1:], *additions[1:]])]
    crowded = sum(map(bool, own.hand)) >= CROWDED
    return _by_worth(own, wanted[: OFFERED - crowded])


def everything(own: Own) -> Offer | None:
    """Return the moves that lay all that can be laid. The dearest pairs get a wild each, the wilds
    left over go along with the first cards."""
    left = wilds(own.deck, own.hand)
    plays = [(number, its) for number, its in _naturals_to_add(own)]
    added = {_group(own, its) for _, its in plays}
    new = [its for group in own.deck.groups.values() if any(its := _naturals(own, group))]
    new = [its for its in new if sum(its) > 1 and _group(own, its) not in added]
    plays += [(0, its) for its in new if sum(its) > 2]
    pairs = [its for its in new if sum(its) == 2]
    for its in sorted(pairs, key=own.people.worth, reverse=True)[:left]:
        plays.append((0, _with_wilds(own, its, 1)))
        left -= 1
    if left and not plays and own.sets:
        plays, left = [(1, _with_wilds(own, (0,) * len(own.hand), left))], 0
    if left and plays:
        number, its = plays[0]
        plays[0] = (number, _with_wilds(own, its, wilds(own.deck, its) + left))
    return replace(_offer(own, plays), is_all=True) if plays else None


def _offer(own: Own, plays: list[tuple[int, Counts]]) -> Offer:
    """Return an offer of cards with the own set that each goes to; 0 is a new one."""
    moves: list[Laying] = []
    counts: Counts = (0,) * len(own.hand)
    for number, its in plays:
        cards = spread(own.deck.codes, its)
        moves.append(Add(number, cards) if number else Lay(cards))
        counts = tuple(map(add, counts, its))
    return Offer(tuple(moves), counts)


def _by_worth(own: Own, found: list[Offer]) -> list[Offer]:
    return sorted(found, key=lambda offer: own.people.worth(offer.counts), reverse=True)


def _sets(own: Own) -> list[Offer]:
    found = [its for group in own.deck.groups.values() if any(its := _set(own, group))]
    return _by_worth(own, [_offer(own, [(0, its)]) for its in found])


def _set(own: Own, group: Group) -> Counts:
    """Return all persons of a group. A pair takes one wild, unless it can be added to a set; wilds
    that empty the hand go along."""
    counts = _naturals(own, group)
    naturals, jewels = sum(counts), wilds(own.deck, own.hand)
    if naturals == 2 and own.has_laid(_group(own, counts)):
        return (0,) * len(counts)
    wanted = jewels if naturals + jewels == sum(own.hand) else 1 if naturals == 2 else 0
    if naturals < 2 or naturals + wanted < 3 or wanted > jewels:
        return (0,) * len(counts)
    return _with_wilds(own, counts, wanted)


def _additions(own: Own) -> list[Offer]:
    """Return what goes to sets that lie there: persons that make no set by themselves, if there are
    none a wild, and if there is none the others."""
    plays = [(number, _last_wilds(own, its)) for number, its in _naturals_to_add(own)]
    fresh = [(number, its) for number, its in plays if not _makes_a_set(own, its)]
    wild = wilds(own.deck, own.hand)
    if not fresh and wild and own.sets:
        fresh = [(1, _with_wilds(own, (0,) * len(own.hand), wild if wild == sum(own.hand) else 1))]
    return _by_worth(own, [_offer(own, [play]) for play in fresh or plays])


def _naturals_to_add(own: Own) -> Iterator[tuple[int, Counts]]:
    """Yield the persons held of each group that has an own set, with the number of the first."""
    seen = set()
    for number, cards in enumerate(own.sets, start=1):
        group = group_of(own.deck, cards)
        its = _naturals(own, own.deck.groups[group])
        if any(its) and group not in seen:
            yield number, its
        seen.add(group)


def _makes_a_set(own: Own, counts: Counts) -> bool:
    return any(_set(own, own.deck.groups[_group(own, counts)]))


def _last_wilds(own: Own, counts: Counts) -> Counts:
    """Return the cards with all wilds, where they are the rest of the hand."""
    jewels = wilds(own.deck, own.hand)
    last = sum(counts) + jewels == sum(own.hand)
    return _with_wilds(own, counts, jewels) if last else counts


def _naturals(own: Own, group: Group) -> Counts:
    return counted(own.deck, spread(group.codes, group.read(own.hand)))


def _group(own: Own, counts: Counts) -> int:
    return group_of(own.deck, spread(own.deck.codes, counts))


def _with_wilds(own: Own, counts: Counts, number: int) -> Counts:
    wild = own.deck.wild
    return counts if wild is None else (*counts[:wild], number, *counts[wild + 1 :])


# Their buttons


def offered(own: Own) -> Row | None:
    buttons = [own.holding.button(offer.payload, _label(own, offer), "go") for offer in offers(own)]
    return row(*buttons) if buttons else None


def _label(own: Own, offer: Offer) -> str:
    """Say what is laid, and whether it empties the hand."""
    key = "all" if offer.is_all else "add" if isinstance(offer.moves[0], Add) else "lay"
    suffix = "-out" if offer.counts == own.hand else ""
    cards = spread(own.deck.codes, offer.counts)
    points = own.people.worth(offer.counts)

    def said(people: People) -> str:
        shown = people.laid(cards) if key == "lay" else people.listed(offer.counts)
        return own.words(f"scots-offer-{key}{suffix}", cards=shown, points=points)

    return own.people.label(said)
