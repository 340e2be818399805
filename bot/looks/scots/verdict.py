"""Says what the choice would do, what it lacks, or why it is refused."""

from collections.abc import Iterator
from typing import TypeAlias

from bot.looks.scots.own import Own
from games.scots.cards import WILD, natural_groups, wilds
from games.scots.moves import Lay

Line: TypeAlias = tuple[str, str]
"""The clause by which it cannot work, and the text."""

NO_SET = "QS-6.1"


def verdict(own: Own) -> Line:
    """Return the line below the grid. What is on the way to a set is no fault."""
    words, cards = own.words, own.chosen
    said = [own.refused] if own.refused else []
    if not cards:
        return "", "\n".join((*said, f"### {words('scots-choose')}", words("scots-tap-again")))
    heading = f"### {own.people.listed(own.pick.counts)}"
    does = list(_does(own))
    if does:
        return "", "\n".join((*said, heading, " ".join(does)))
    if way := _way(own):
        return "", "\n".join((*said, heading, words(way, wild=_wild(own))))
    sentence = f"{words(_fault(own), wild=_wild(own))} {words('clause', clause=NO_SET)}"
    return NO_SET, "\n".join((*said, heading, words("refused", sentence=sentence)))


def _does(own: Own) -> Iterator[str]:
    """Say what the buttons that are on would do."""
    words, cards = own.words, own.chosen
    lays, targets = own.judged(Lay(cards)) is None, own.targets()
    points = own.people.worth(own.pick.counts)
    if (lays or targets) and own.pick.counts == own.hand:
        yield words("scots-last")
    elif lays:
        yield words("scots-new-set", points=points)
    if targets and own.pick.counts != own.hand:
        laid = own.people.laid(own.sets[targets[0] - 1])
        key = f"scots-{'or-' if lays else ''}more-for{'-several' if len(targets) > 1 else ''}"
        yield words(key, set=laid, count=len(targets), points=points)
    if len(cards) == 1:
        wild = own.deck.group[cards[0]] == WILD
        key = "scots-you-discard-wild" if wild else "scots-you-discard"
        yield words(key, card=own.people.listed(own.pick.counts))


def _way(own: Own) -> str | None:
    """Return what is still missing, if the hand has it."""
    deck, cards = own.deck, own.chosen
    groups = natural_groups(deck, cards)
    jewels = wilds(deck, own.hand)
    if not groups:
        pairs = any(sum(group.read(own.hand)) > 1 for group in deck.groups.values())
        return "scots-way-pair" if pairs else None
    if len(set(groups)) > 1:
        return None
    left = sum(deck.groups[groups[0]].read(own.hand)) - len(groups)
    if len(groups) == 1:
        return "scots-way-one" if left else None
    if left:
        return "scots-way-one-or-wild" if jewels else "scots-way-one"
    return "scots-way-wild" if jewels else None


def _fault(own: Own) -> str:
    """Return the fault that further cards would not mend."""
    groups = natural_groups(own.deck, own.chosen)
    if len(set(groups)) > 1:
        return "scots-refused-mixed_groups"
    if len(groups) < len(own.chosen):
        known = own.people.known
        return "scots-refused-need_two_naturals" if known else "scots-wild-needs-two"
    return "scots-refused-too_few"


def _wild(own: Own) -> str:
    return "" if own.deck.wild is None else own.people.name(own.deck.wild)
