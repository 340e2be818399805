"""Works out a person's career from their matches: records, streaks, rating curve and rivals."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.pictures.curve import CurveScene
from bot.ui.ratings import doubt, shown_rating
from games.catalogue import GAMES
from storage.careers import Played
from storage.meetings import OFTEN, RIVALS, Met
from storage.records import Pool, Rating, RatingChange

POINTS = 60
"""Matches on a curve: as many as a phone can show."""


@dataclass(frozen=True, slots=True)
class Record:
    variant: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class Streaks:
    """Wins in a row: the present streak and the longest. `lost` counts losses since the last
    win."""

    now: int = 0
    longest: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Career:
    """A person's record in one game."""

    matches: int
    wins: int
    records: tuple[Record, ...]  # by variant, most played first
    streaks: Streaks
    ratings: tuple[tuple[Pool, Rating], ...]
    curve: CurveScene | None


@dataclass(frozen=True, slots=True)
class Rivals:
    """Shown to the person alone."""

    most: tuple[Met, ...]  # the people met most often as opponents
    nemesis: Met | None
    partner: Met | None

    @property
    def people(self) -> set[int]:
        return {each.person for each in (*self.most, self.nemesis, self.partner) if each}


def most_played(games: Mapping[str, int]) -> str:
    """Return the game that somebody played most; the first game if none."""
    return max(GAMES, key=lambda game: games.get(game, 0))


def career_of(
    game: str,
    played: Iterable[Played],
    ratings: Iterable[Rating],
    changes: Sequence[RatingChange],
    earlier: int = 0,
) -> Career:
    """Return the career from the matches that may be shown; without a rated one among them, there
    is no rating. `earlier` is the number of rating changes before these."""
    here = [each for each in played if each.game == game]
    rated: set[str] = {each.pool for each in here if each.rated}
    return Career(
        len(here),
        sum(each.won for each in here),
        records_of(here),
        streaks_of(each.won for each in here),
        ladder_of(rating for rating in ratings if rating.game == game and rating.pool in rated),
        curve_of(changes, earlier) if "all" in rated else None,
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
    """Count streaks; the oldest match comes first."""
    runs = [(did, len(list(run))) for did, run in groupby(won)]
    longest = max((length for did, length in runs if did), default=0)
    last, length = runs[-1] if runs else (True, 0)
    return Streaks(length if last else 0, longest, 0 if last else length)


def ladder_of(ratings: Iterable[Rating]) -> tuple[tuple[Pool, Rating], ...]:
    """Return the ratings alone and in pairs, without those of variants."""
    found = {rating.pool: rating for rating in ratings}
    pools: tuple[Pool, ...] = ("all", "pairs")
    return tuple((pool, found[pool]) for pool in pools if pool in found)


def curve_of(changes: Sequence[RatingChange], earlier: int = 0) -> CurveScene | None:
    """Return the rating after each of the last matches; a curve needs two."""
    if len(changes) <= 1:
        return None
    points = tuple((shown_rating(each.mu), doubt(each.sigma)) for each in changes[-POINTS:])
    return CurveScene(points, first=earlier + len(changes) - len(points) + 1)


def rivals_of(met: Sequence[Met]) -> Rivals:
    """Find the nemesis, who came in ahead more often than behind, of those met often by the widest
    margin; and the favourite partner, with whom most matches were won."""
    against = sorted((each for each in met if each.against), key=lambda each: -each.against)
    worse = [each for each in against if each.against >= OFTEN and each.behind > each.ahead]
    pairs = [each for each in met if each.together]
    return Rivals(
        tuple(against[:RIVALS]),
        max(worse, key=lambda each: each.behind - each.ahead, default=None),
        max(pairs, key=lambda each: (each.won_together, each.together), default=None),
    )
