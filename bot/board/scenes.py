"""Turns what is public at a table into scenes for pictures."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.looks.catalogue import look_named, look_of
from bot.looks.look import Showing
from bot.pictures.scene import Scene
from bot.pictures.score_sheet import SheetScene
from bot.pictures.standings import Finish, StandingsScene
from bot.ui.ratings import shown_rating
from games.game import Seat, Standing
from storage.records import RatingChange

SHOWN = 8  # rounds on a score sheet


def table_scene(showing: Showing) -> Scene:
    """Return the scene of a spectator's view: everybody sees the picture."""
    assert showing.view.seat is None, "a picture of what one seat knows"
    return look_of(showing.game).table.scene(showing)


# Score sheets


def sheet_scene(game: str, seats: int, events: Sequence[Any]) -> SheetScene | None:
    """Show the last rounds and the sum of those before, from a match's public events."""
    whole = look_named(game).table.sheet(seats, events)
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
    """Return a line a seat or a team; there is no number where the rating did not change."""
    best = sorted(standings, key=lambda each: (each.place, each.team or 0, each.seat))
    sides = groupby(best, key=lambda each: each.seat if each.team is None else (each.team,))
    lines = tuple(_finish(tuple(side), changes) for _, side in sides)
    look = look_named(game).table
    return StandingsScene(lines, look.by_coins, look.lowest_wins)


def _finish(side: Sequence[Standing], changes: Mapping[Seat, RatingChange]) -> Finish:
    """Return one line; partners' ratings change apart, so only single seats show theirs."""
    first = side[0]
    change = changes.get(first.seat) if len(side) == 1 else None
    moved = None if change is None else shown_rating(change.mu) - shown_rating(change.mu_before)
    return Finish(first.place, tuple(each.seat for each in side), first.points, moved)
