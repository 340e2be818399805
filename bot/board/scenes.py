"""From what a table knows in public to its pictures, as data. One line a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from bot.looks.look import Showing
from bot.looks.racko import scene as scene_racko
from bot.looks.rank import scene as scene_rank
from bot.looks.scots import scene as scene_scots
from bot.pictures.scene import (
    CurveScene,
    Finish,
    LeaderboardScene,
    Ranked,
    SheetScene,
    StandingsScene,
    TableScene,
)
from bot.ui.ratings import POINT, shown_rating
from games.game import AnyGame, Seat, Standing
from storage.records import LoggedMove, Rating, RatingChange

SHOWN = 8  # rounds of a score sheet
PROVISIONAL = 10  # matches: a rating of fewer says little


@dataclass(frozen=True, slots=True)
class Scenes:
    table: Callable[[Showing], TableScene]
    sheet: Callable[[int, Sequence[Any]], SheetScene | None]


SCENES: Mapping[str, Scenes] = {
    "rank": Scenes(scene_rank.scene, scene_rank.sheet),
    "racko": Scenes(scene_racko.scene, scene_racko.sheet),
    "scots": Scenes(scene_scots.scene, scene_scots.sheet),
}


def table_scene(showing: Showing) -> TableScene:
    """Of what a spectator knows: a picture is for everybody."""
    assert showing.view.seat is None, "a picture of what one seat knows"
    return SCENES[showing.game.key].table(showing)


# Score sheets


def told(game: AnyGame, state: Any, log: Iterable[LoggedMove]) -> tuple[Any, ...]:
    """All public events of a match, from its first state and its log."""
    events: list[Any] = []
    for move in log:
        step = game.play(state, move.seat, game.parse(state, move.text))
        events.extend(step.events)
        state = step.state
    return tuple(events)


def sheet_scene(game: str, seats: int, events: Sequence[Any]) -> SheetScene | None:
    """The last rounds and what those before came to, from the public events of a whole match."""
    whole = SCENES[game].sheet(seats, events)
    skipped = 0 if whole is None else len(whole.rounds) - SHOWN
    if whole is None or skipped <= 0:
        return whole
    early = zip(*whole.rounds[:skipped], strict=True)
    before = tuple(sum(cell.points for cell in column) for column in early)
    return replace(whole, rounds=whole.rounds[skipped:], first=skipped + 1, before=before)


# The end of a match


def standings_scene(
    game: str, standings: Sequence[Standing], changes: Mapping[Seat, RatingChange]
) -> StandingsScene:
    """A line a seat, or a line a team; whose rating did not change has no number for it."""
    best = sorted(standings, key=lambda each: (each.place, each.team or 0, each.seat))
    sides = groupby(best, key=lambda each: each.seat if each.team is None else (each.team,))
    return StandingsScene(game, tuple(_finish(tuple(side), changes) for _, side in sides))


def _finish(side: Sequence[Standing], changes: Mapping[Seat, RatingChange]) -> Finish:
    """Partners have changes of their own, so only a seat alone shows its."""
    first = side[0]
    change = changes.get(first.seat) if len(side) == 1 else None
    moved = None if change is None else shown_rating(change.mu) - shown_rating(change.mu_before)
    return Finish(first.place, tuple(each.seat for each in side), first.points, moved)


# Ratings


def doubt_of(sigma: float) -> int:
    """As ratings are shown: the true strength is as likely as not further away."""
    return round(POINT * sigma * 0.6745)


def leaderboard_scene(
    ratings: Sequence[Rating],
    places: Sequence[int],
    before: Mapping[int, int] | None = None,
    own: int | None = None,
) -> LeaderboardScene:
    """A page of the ladder, with the place of each rating; `before` has former places by person,
    and who is not in it is new. Without it nothing is said of climbing."""
    return LeaderboardScene(
        tuple(
            Ranked(
                place,
                shown_rating(rating.mu),
                doubt_of(rating.sigma),
                _climbed(rating.person, place, before),
                rating.matches < PROVISIONAL,
                rating.person == own,
            )
            for place, rating in zip(places, ratings, strict=True)
        )
    )


def _climbed(person: int, place: int, before: Mapping[int, int] | None) -> int | None:
    if before is None:
        return 0
    return before[person] - place if person in before else None


def curve_scene(changes: Sequence[RatingChange], first: int = 1) -> CurveScene | None:
    """The rating after each match, the oldest first; none without a rated match."""
    points = tuple((shown_rating(each.mu), doubt_of(each.sigma)) for each in changes)
    return CurveScene(points, first) if points else None
