"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.Column("host", sa.BigInteger),
        sa.Column("speed", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("brisk", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="matches_pk"),
        sa.CheckConstraint(
            "status IN ('lobby', 'live', 'finished', 'closed')", name=op.f("matches_status_check")
        ),
    )
    op.create_index("matches_by_guild", "matches", ["guild", "status"])
    op.create_index("matches_by_channel", "matches", ["channel", "status"])
    op.create_index("matches_by_end", "matches", ["status", "finished"])
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("level", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("left", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "seat", name="seats_pk"),
        _of_match("seats"),
        sa.CheckConstraint("(person IS NULL) <> (level IS NULL)", name=op.f("seats_sitter_check")),
    )
    op.create_index("seats_by_person", "seats", ["person", "left"])
    op.create_table(
        "log",
        _match(),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("token", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "version", name="log_pk"),
        _of_match("log"),
        sa.CheckConstraint("version >= 0", name=op.f("log_version_check")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deadlines",
        _match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("banks", sa.Text, nullable=False),
        sa.Column("claimed_by", sa.Text),
        sa.Column("claimed_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", name="deadlines_pk"),
        _of_match("deadlines"),
    )
    op.create_index("deadlines_by_due", "deadlines", ["claimed_until", "due"])
    _create_boards()
    _create_people()


def _create_boards() -> None:
    op.create_table(
        "results",
        _match(),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("counted", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("team", sa.Integer),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("why_not", sa.Text),
        sa.Column("guild", sa.BigInteger),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="results_pk"),
        _of_match("results"),
        sa.CheckConstraint("rated = (why_not IS NULL)", name=op.f("results_reason_check")),
    )
    op.create_index("results_in_order", "results", ["counted"])
    op.create_index("results_by_person", "results", ["person", "finished"])
    op.create_index("results_by_game", "results", ["game", "finished"])
    op.create_index("results_by_guild", "results", ["guild", "game", "finished"])
    op.create_index("results_of_guild", "results", ["guild", "game", "person"])
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
    )
    op.create_index("ratings_by_standing", "ratings", ["game", "pool", "standing", "person"])
    op.create_table(
        "history",
        _match(),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("counted", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "person", "pool", name="history_pk"),
        _of_match("history"),
    )
    op.create_index("history_by_person", "history", ["person", "game", "pool", "counted"])


def _create_people() -> None:
    for name in ("people", "servers"):
        op.create_table(
            name,
            sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
            sa.Column("settings", sa.Text, nullable=False),
            sa.PrimaryKeyConstraint("id", name=f"{name}_pk"),
        )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("moderator", sa.BigInteger, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("match", sa.Text),
        sa.Column("person", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="audit_pk"),
    )
    op.create_index("audit_by_guild", "audit", ["guild", "number"])
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="heartbeats_pk"),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="notes_pk"),
    )


def downgrade() -> None:
    for name in (
        "notes",
        "heartbeats",
        "audit",
        "servers",
        "people",
        "history",
        "ratings",
        "results",
    ):
        op.drop_table(name)
    for name in ("deadlines", "log", "seats", "matches"):
        op.drop_table(name)


def _match() -> "sa.Column[str]":
    return sa.Column("match", sa.Text, nullable=False)


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match"], ["matches.id"], name=f"{table}_match_fk", ondelete="CASCADE"
    )
