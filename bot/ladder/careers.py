"""What somebody has to show, worked out from their matches: records, streaks, curve and rivals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.pictures.curve import CurveScene
from bot.ui.ratings import doubt, shown_rating
from games.catalogue import GAMES
from storage.careers import Met, Played
from storage.records import Pool, Rating, RatingChange

POINTS = 60
"""Matches of a curve: as many as a phone can show."""
OFTEN = 5
"""Matches with somebody from which on they can be a nemesis."""
RIVALS = 5  # people whose head-to-head is listed


@dataclass(frozen=True, slots=True)
class Record:
    variant: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Streaks:
    """Wins in a row: up to now, and the most there were. `lost` is since the last win."""

    now: int = 0
    longest: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Career:
    """One game of one person."""

    matches: int
    wins: int
    records: tuple[Record, ...]  # by variant, the most played first
    streaks: Streaks
    ratings: tuple[tuple[Pool, Rating], ...]
    curve: CurveScene | None


@dataclass(frozen=True, slots=True)
class Rivals:
    """For the person alone."""

    most: tuple[Met, ...]  # whom they met most against them
    nemesis: Met | None
    partner: Met | None

    @property
    def people(self) -> set[int]:
        return {each.person for each in (*self.most, self.nemesis, self.partner) if each}


def most_played(played: Iterable[Played]) -> str:
    """A game that somebody has matches of; the first one for who has none."""
    counts = Counter(each.game for each in played)
    return max(GAMES, key=lambda game: counts[game])


def career_of(
    game: str,
    played: Iterable[Played],
    ratings: Iterable[Rating],
    changes: Sequence[RatingChange],
) -> Career:
    """From the matches that may be shown: where none of them was rated, no rating is either."""
    here = [each for each in played if each.game == game]
    rated: set[str] = {each.pool for each in here if each.rated}
    return Career(
        len(here),
        sum(each.won for each in here),
        records_of(here),
        streaks_of(each.won for each in here),
        ladder_of(rating for rating in ratings if rating.game == game and rating.pool in rated),
        curve_of(changes) if "all" in rated else None,
    )


def records_of(played: Iterable[Played]) -> tuple[Record, ...]:
    matches: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for each in played:
        matches[each.variant] += 1
        wins[each.variant] += each.won
    found = [Record(variant, matches[variant], wins[variant]) for variant in matches]
    return tuple(sorted(found, key=lambda record: (-record.matches, record.variant)))


def streaks_of(won: Iterable[bool]) -> Streaks:
    """The oldest match first."""
    runs = [(did, len(list(run))) for did, run in groupby(won)]
    longest = max((length for did, length in runs if did), default=0)
    last, length = runs[-1] if runs else (True, 0)
    return Streaks(length if last else 0, longest, 0 if last else length)


def ladder_of(ratings: Iterable[Rating]) -> tuple[tuple[Pool, Rating], ...]:
    """Alone first, then in pairs; the ladders of variants are left out."""
    found = {rating.pool: rating for rating in ratings}
    pools: tuple[Pool, ...] = ("all", "pairs")
    return tuple((pool, found[pool]) for pool in pools if pool in found)


def curve_of(changes: Sequence[RatingChange]) -> CurveScene | None:
    """The rating after each of the last matches, as it is shown; two make a curve."""
    if len(changes) <= 1:
        return None
    points = tuple((shown_rating(each.mu), doubt(each.sigma)) for each in changes[-POINTS:])
    return CurveScene(points, first=len(changes) - len(points) + 1)


def rivals_of(met: Sequence[Met]) -> Rivals:
    """The nemesis came in ahead more often than behind, of those met often by the most; the
    favourite partner is the one that most matches were won with."""
    against = sorted((each for each in met if each.against), key=lambda each: -each.against)
    worse = [each for each in against if each.against >= OFTEN and each.behind > each.ahead]
    pairs = [each for each in met if each.together]
    return Rivals(
        tuple(against[:RIVALS]),
        max(worse, key=lambda each: each.behind - each.ahead, default=None),
        max(pairs, key=lambda each: (each.won_together, each.together), default=None),
    )
