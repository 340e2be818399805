"""Tallies of matches and wins for the leaderboards, and who wants to be seen on them."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BATCH = 500  # matches read at once
KEYS = ("scope", "game", "pool", "period", "person", "level")
NUMBERS = ("matches", "wins", "rated", "rated_wins")


def upgrade() -> None:
    op.create_table(
        "tallies",
        sa.Column("scope", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("period", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in NUMBERS),
        sa.PrimaryKeyConstraint(*KEYS, name="tallies_pk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "listings",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("listed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="listings_pk"),
        sa.CheckConstraint(
            "listed IN ('nowhere', 'everywhere')", name=op.f("listings_listed_check")
        ),
        sqlite_with_rowid=False,
    )
    op.drop_index("results_by_game", "results")
    if op.get_bind().dialect.name == "sqlite":
        _write_ratings_again()
    _fill()


def _write_ratings_again() -> None:
    """By their key, so that a leaderboard finds each with one step instead of two."""
    op.drop_index("ratings_by_standing", "ratings")
    op.rename_table("ratings", "former_ratings")
    op.create_table(
        "ratings",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("standing", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "pool", name="ratings_pk"),
        sqlite_with_rowid=False,
    )
    columns = "person, game, pool, mu, sigma, matches, standing"
    op.execute(
        f"INSERT INTO ratings ({columns}) SELECT {columns} FROM former_ratings"  # noqa: S608
    )
    op.drop_table("former_ratings")
    op.create_index("ratings_by_standing", "ratings", ["game", "pool", "standing", "person"])


def _fill() -> None:
    """What was counted before goes into the tallies, a batch of matches at a time."""
    connection = op.get_bind()
    last = connection.execute(sa.text("SELECT max(counted) FROM results")).scalar() or 0
    places = ", ".join(f":{name}" for name in (*KEYS, *NUMBERS))
    sums = ", ".join(f"{name} = tallies.{name} + excluded.{name}" for name in NUMBERS)
    keep = sa.text(
        f"INSERT INTO tallies VALUES ({places}) "  # noqa: S608  # names of our own
        f"ON CONFLICT ({', '.join(KEYS)}) DO UPDATE SET {sums}"
    )
    for start in range(0, last, BATCH):
        if rows := list(_added_up(connection, start)):
            connection.execute(keep, rows)


def _added_up(connection: sa.Connection, start: int) -> Iterator[dict[str, Any]]:
    found: dict[str, Counter[tuple[Any, ...]]] = {name: Counter() for name in NUMBERS}
    rows = connection.execute(
        sa.text(
            "SELECT results.counted, results.person, results.place, results.team, results.rated, "
            "results.guild, results.game, results.finished, seats.level FROM results "
            "LEFT JOIN seats ON seats.match = results.match AND seats.seat = results.seat "
            "WHERE results.counted > :start AND results.counted <= :end ORDER BY results.counted"
        ),
        {"start": start, "end": start + BATCH},
    )
    for _, group in groupby(rows, key=lambda row: row.counted):
        match = list(group)
        pool = "pairs" if any(row.team is not None for row in match) else "all"
        for row in match:
            for key in _keys(row, pool):
                found["matches"][key] += 1
                found["wins"][key] += row.place == 1
                found["rated"][key] += bool(row.rated)
                found["rated_wins"][key] += bool(row.rated and row.place == 1)
    for key in found["matches"]:
        yield dict(zip(KEYS, key, strict=True)) | {name: found[name][key] for name in NUMBERS}


def _keys(row: Any, pool: str) -> Iterator[tuple[Any, ...]]:
    if row.person is None and row.level is None:
        return
    who = (row.person, "") if row.person is not None else (0, row.level)
    when = datetime.fromtimestamp(row.finished // 1000, UTC).date()
    year, week, _ = when.isocalendar()
    month = f"{when.year}-{when.month:02}"
    season = f"{when.year}-Q{(when.month + 2) // 3}"
    for scope in (0,) if row.guild is None else (0, row.guild):
        for period in (f"{year}-W{week:02}", month, season, "all"):
            yield (scope, row.game, pool, period, *who)


def downgrade() -> None:
    op.create_index("results_by_game", "results", ["game", "finished"])
    op.drop_table("listings")
    op.drop_table("tallies")
