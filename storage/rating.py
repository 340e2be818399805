"""Rates finished matches with openskill, people alone and in pairs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from openskill.models import PlackettLuce

from storage.records import SETTLED_AGAINST, Finisher, Outcome, Rating, RatingChange

MODEL = PlackettLuce()
POINT = 20  # points for one of openskill's units; people read whole points
MOST_A_DAY = 5  # rated matches between exactly the same people
DAY = 24 * 60 * 60 * 1000  # ms

Key: TypeAlias = tuple[int, str, str]
"""Person, game, pool."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A match to rate, with what its results say."""

    match: str
    game: str
    variant: str
    finished: int
    finishers: tuple[Finisher, ...]


def why_not(outcome: Outcome) -> str | None:
    """Return why a match is not rated, except for how often its people have met."""
    if not outcome.wanted:
        return "casual"
    if outcome.hinted:
        return "hint"
    if outcome.replaced:
        return "replaced"
    who = people(outcome)
    if len(set(who)) < len(who) or len(sides(outcome.finishers)) < 2:
        return "alone"
    return None


def sides(finishers: Iterable[Finisher]) -> list[list[Finisher]]:
    """Return the sides that played each other, partners together, without computers."""
    found: dict[tuple[str, int], list[Finisher]] = {}
    for each in sorted(finishers, key=lambda finisher: finisher.seat):
        if each.person is not None:
            side = ("seat", each.seat) if each.team is None else ("team", each.team)
            found.setdefault(side, []).append(each)
    return list(found.values())


def pools(counted: Counted | Outcome) -> tuple[str, ...]:
    """Return the match's ladders: alone or in pairs, and its variant's own."""
    paired = any(each.team is not None for each in counted.finishers)
    return tuple(dict.fromkeys(("pairs" if paired else "all", counted.variant)))


def people(outcome: Outcome) -> list[int]:
    return [each.person for each in outcome.finishers if each.person is not None]


def rate(ladder: dict[Key, Rating], counted: Counted) -> list[RatingChange]:
    """Rate matches one after another, in the order of counting; the ladder is changed in place."""
    changes = []
    for pool in pools(counted):
        changes += _rate_pool(ladder, counted, pool)
    return changes


def _rate_pool(ladder: dict[Key, Rating], counted: Counted, pool: str) -> list[RatingChange]:
    groups = sides(counted.finishers)
    before = [[_rating(ladder, each, counted.game, pool) for each in side] for side in groups]
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in before]
    places: list[float] = [min(each.place for each in side) for side in groups]
    after = MODEL.rate(teams, ranks=places)
    for number, side in enumerate(groups):
        if any(each.left is not None for each in side):
            after[number] = _after_leaving(teams, groups, places, number, after[number])
    changes = []
    for old, new in _paired(before, after):
        met = _met(old, groups)
        rating = replace(old, mu=new.mu, sigma=new.sigma, matches=old.matches + 1, met=met)
        ladder[old.person, old.game, old.pool] = rating
        changes.append(_change(counted, old, rating))
    return changes


def _after_leaving(
    teams: list[Any], groups: list[list[Finisher]], places: list[float], number: int, after: Any
) -> list[Any]:
    """Return the ratings of a side that somebody left. Who left a pair moves as if it were last;
    anybody else never better than by staying, which among equals the model does not grant."""
    side = groups[number]
    if side[0].team is None:
        stayed = MODEL.rate(teams, ranks=_had_they_stayed(groups, number))[number]
        return [min(*after, *stayed, key=lambda rating: rating.mu)]
    last = [max(places) + 1 if each == number else place for each, place in enumerate(places)]
    behind = MODEL.rate(teams, ranks=last)[number]
    return [
        new if each.left is None else worse
        for each, new, worse in zip(side, after, behind, strict=True)
    ]


def _had_they_stayed(groups: list[list[Finisher]], number: int) -> list[float]:
    """Return the ranks that the sides would have had if this one had stayed."""
    order = [
        (0, side[0].by_game or side[0].place)
        if each == number or side[0].left is None
        else (1, side[0].place)
        for each, side in enumerate(groups)
    ]
    return [float(sum(other < one for other in order)) for one in order]


def _met(rating: Rating, groups: Sequence[Sequence[Finisher]]) -> str:
    """Add the opponents of this match to those met before, until there are enough."""
    found = list(rating.opponents)
    for side in groups:
        people = [each.person for each in side if each.person is not None]
        if rating.person not in people:
            found += (each for each in people if each not in found)
    return ",".join(map(str, found[:SETTLED_AGAINST]))


def _paired(before: Sequence[Sequence[Rating]], after: Any) -> list[tuple[Rating, Any]]:
    return [
        pair
        for olds, news in zip(before, after, strict=True)
        for pair in zip(olds, news, strict=True)
    ]


def _rating(ladder: dict[Key, Rating], finisher: Finisher, game: str, pool: str) -> Rating:
    person = finisher.person or 0
    new = Rating(person, game, pool, float(MODEL.mu), float(MODEL.sigma), 0)
    return ladder.get((person, game, pool), new)


def _change(counted: Counted, old: Rating, new: Rating) -> RatingChange:
    return RatingChange(
        counted.match,
        old.person,
        old.game,
        old.pool,
        mu_before=old.mu,
        sigma_before=old.sigma,
        mu=new.mu,
        sigma=new.sigma,
        finished=counted.finished,
        settled=new.is_settled,
    )


def standing(rating: Rating) -> float:
    """Return the ladder's sort key: a rating that the person almost surely has at least."""
    return rating.mu - 3 * rating.sigma
