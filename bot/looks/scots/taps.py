"""Decides what a tap on a kind of card chooses, so that it is never wasteful."""

from dataclasses import replace

from bot.looks.scots.choice import TAKING, Pick, nothing
from bot.looks.scots.own import Own
from games.scots.cards import WILD, natural_groups, wilds


def tapped(own: Own, place: int) -> Pick:
    """Return the choice after a tap. What cannot go along with this kind is let go of."""
    held = own.pick if _goes_along(own, place) else nothing(own.hand, *_pages(own))
    counts = list(held.counts)
    counts[place] = _after(replace(own, pick=held), place, counts[place])
    return replace(held, counts=tuple(counts))


def _pages(own: Own) -> tuple[str, int]:
    return own.pick.screen, own.pick.page


def _after(own: Own, place: int, chosen: int) -> int:
    """Return how many are chosen next. Of a kind that makes a play by itself: all, one alone, then
    one more each time; of any other one after the other. After the last there are none."""
    held = own.hand[place]
    if own.pick.screen == TAKING and wilds(own.deck, own.pick.counts):
        return 0 if chosen else 1  # a wild claims with one card
    if _plays_alone(own, place):
        if chosen in (0, held):
            return held if not chosen else int(held > 1)
        return chosen + 1 if chosen + 1 < held else 0
    if not chosen and _is_awaited(own, place):
        return held
    return chosen + 1 if chosen < _most(own, place) else 0


def _most(own: Own, place: int) -> int:
    """Return how many can be in one play; of what can only be discarded, one."""
    return own.hand[place] if _can_be_laid(own, place) else 1


def _goes_along(own: Own, place: int) -> bool:
    """Return whether a play can have this kind and all that is chosen."""
    if not own.chosen:
        return True
    groups = set(natural_groups(own.deck, own.chosen))
    group = _group(own, place)
    if own.pick.screen == TAKING and (group == WILD or wilds(own.deck, own.pick.counts)):
        return len(own.chosen) == 1 or own.pick.counts[place] > 0
    if group == WILD:
        return all(_may_be_laid(own, each) for each in groups)
    only_this = own.pick.counts[place] == len(own.chosen)
    return only_this or (groups <= {group} and _may_be_laid(own, group))


def _group(own: Own, place: int) -> int:
    return own.deck.group[own.deck.codes[place]]


def _naturals(own: Own, group: int) -> int:
    return sum(own.deck.groups[group].read(own.hand))


def _plays_alone(own: Own, place: int) -> bool:
    """Return whether the naturals of a kind's group make a play without wilds."""
    group = _group(own, place)
    if group == WILD:
        return False
    if own.pick.screen == TAKING:
        return _naturals(own, group) > 1
    return _naturals(own, group) > 2 or own.has_laid(group)


def _is_awaited(own: Own, place: int) -> bool:
    """Return whether a pair completes the wilds that are chosen."""
    group = _group(own, place)
    return group != WILD and wilds(own.deck, own.pick.counts) > 0 and _may_be_laid(own, group)


def _can_be_laid(own: Own, place: int) -> bool:
    group = _group(own, place)
    if group != WILD:
        return _may_be_laid(own, group)
    return bool(own.sets) or any(_may_be_laid(own, each) for each in own.deck.groups)


def _may_be_laid(own: Own, group: int) -> bool:
    """Return whether the hand has what a set or an addition of this group needs."""
    if own.pick.screen == TAKING:
        return _naturals(own, group) >= own.least_to_claim
    needed = 2 if wilds(own.deck, own.hand) else 3
    return _naturals(own, group) >= needed or (own.has_laid(group) and _naturals(own, group) > 0)
