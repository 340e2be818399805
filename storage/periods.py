"""Names the periods of leaderboards: all, 2026-Q3, 2026-08, 2026-W32."""

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Literal, TypeAlias

Period: TypeAlias = Literal["week", "month", "season", "all"]

PERIODS: tuple[Period, ...] = ("week", "month", "season", "all")
ALWAYS = "all"
DAY = 24 * 60 * 60 * 1000  # ms


def period_name(period: Period, at: int) -> str:
    """Return the period of a moment; days begin at midnight UTC and weeks on Monday."""
    return names_at(at)[PERIODS.index(period)]


def names_at(at: int) -> tuple[str, ...]:
    """Return all periods of a moment, in the order of `PERIODS`."""
    return _names(at // DAY)


@lru_cache(maxsize=4096)
def _names(day: int) -> tuple[str, ...]:
    when = _date(day)
    year, week, _ = when.isocalendar()
    season = (when.month + 2) // 3
    return (
        f"{year}-W{week:02}",
        f"{when.year}-{when.month:02}",
        f"{when.year}-Q{season}",
        ALWAYS,
    )


def _date(day: int) -> date:
    return datetime.fromtimestamp(day * DAY // 1000, UTC).date()
