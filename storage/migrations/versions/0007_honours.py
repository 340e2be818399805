"""Whom a rating was made against, and what people have earned: achievements, titles, seasons."""

from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

BATCH = 2_000  # matches read at once
SETTLED, AGAINST = 10, 4
MEETINGS = ("ahead", "behind", "level", "together", "won_together")


def upgrade() -> None:
    op.add_column(
        "ratings", sa.Column("met", sa.Text, nullable=False, server_default=sa.text("''"))
    )
    for table in ("ratings", "history"):
        settled = sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, settled)
    op.create_table(
        "meetings",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("other", sa.BigInteger, autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in MEETINGS),
        sa.PrimaryKeyConstraint("person", "other", name="meetings_pk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "achievements",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "name", name="achievements_pk"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="achievements_match_fk", ondelete="CASCADE"
        ),
    )
    op.create_index("achievements_by_match", "achievements", ["match"])
    op.create_table(
        "titles",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", name="titles_pk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "fame",
        sa.Column("scope", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("scope", "game", "pool", "season", "person", name="fame_pk"),
        sqlite_with_rowid=False,
    )
    _meet()
    _fill()


def _meet() -> None:
    """Add up who met whom."""
    pair = "me.team IS NOT NULL AND them.team IS NOT NULL AND me.team = them.team"
    times = (
        f"NOT ({pair}) AND me.place < them.place",
        f"NOT ({pair}) AND me.place > them.place",
        f"NOT ({pair}) AND me.place = them.place",
        pair,
        f"{pair} AND me.place = 1",
    )
    sums = ", ".join(f"SUM(CASE WHEN {each} THEN 1 ELSE 0 END)" for each in times)
    op.execute(
        f"INSERT INTO meetings SELECT me.person, them.person, {sums} "  # noqa: S608  # our own
        "FROM results me JOIN results them ON them.match = me.match "
        "WHERE me.person IS NOT NULL AND them.person IS NOT NULL AND them.person <> me.person "
        "GROUP BY me.person, them.person"
    )


def _fill() -> None:
    """Find from the rated results whom each rating was made against, a batch at a time."""
    connection = op.get_bind()
    last = connection.execute(sa.text("SELECT max(counted) FROM results")).scalar() or 0
    known: dict[tuple[int, str, str], tuple[int, tuple[int, ...]]] = {}
    settle = sa.text(
        "UPDATE history SET settled = :settled "
        "WHERE match = :match AND person = :person AND pool = :pool"
    )
    for start in range(0, last, BATCH):
        rows = connection.execute(
            sa.text(
                "SELECT counted, match, game, variant, seat, person, team FROM results "
                "WHERE counted > :start AND counted <= :end AND rated AND person IS NOT NULL "
                "ORDER BY counted, seat"
            ),
            {"start": start, "end": start + BATCH},
        )
        settled: list[dict[str, Any]] = []
        for _, group in groupby(rows, key=lambda row: row.counted):
            settled += _counted(known, list(group))
        if settled:
            connection.execute(settle, settled)
    if known:
        keep = sa.text(
            "UPDATE ratings SET met = :met, settled = :settled "
            "WHERE person = :person AND game = :game AND pool = :pool"
        )
        connection.execute(keep, [_kept(key, *value) for key, value in known.items()])


def _counted(
    known: dict[tuple[int, str, str], tuple[int, tuple[int, ...]]], match: list[Any]
) -> list[dict[str, Any]]:
    """Add one match; return the rows of its ratings that are settled afterwards."""
    pool = "pairs" if any(row.team is not None for row in match) else "all"
    found = []
    for row in match:
        others = [each for each in match if _side(each) != _side(row)]
        others.sort(key=lambda each: _order(each, match))
        for each in dict.fromkeys((pool, row.variant)):
            matches, met = known.get((row.person, row.game, each), (0, ()))
            people = (*met, *(other.person for other in others if other.person not in met))
            known[row.person, row.game, each] = matches + 1, people[:AGAINST]
            if _is_settled(matches + 1, people):
                key = {"match": row.match, "person": row.person, "pool": each}
                found.append(key | {"settled": True})
    return found


def _side(row: Any) -> tuple[str, int]:
    return ("seat", row.seat) if row.team is None else ("team", row.team)


def _order(row: Any, match: list[Any]) -> tuple[int, int]:
    """Partners stand together, where the first of them sits."""
    return min(each.seat for each in match if _side(each) == _side(row)), row.seat


def _is_settled(matches: int, met: tuple[int, ...]) -> bool:
    return matches >= SETTLED and len(met) >= AGAINST


def _kept(key: tuple[int, str, str], matches: int, met: tuple[int, ...]) -> dict[str, Any]:
    person, game, pool = key
    return {
        "person": person,
        "game": game,
        "pool": pool,
        "met": ",".join(map(str, met)),
        "settled": _is_settled(matches, met),
    }


def downgrade() -> None:
    for table in ("fame", "titles", "achievements", "meetings"):
        op.drop_table(table)
    op.drop_column("history", "settled")
    op.drop_column("ratings", "settled")
    op.drop_column("ratings", "met")
