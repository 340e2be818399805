"""Calls that are due or stand in a channel, hands that can be reached, and messages to delete."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _of_match(table: str) -> sa.Column[str]:
    key = sa.ForeignKey("matches.id", ondelete="CASCADE", name=f"{table}_match_fk")
    return sa.Column("match", sa.Text, key, nullable=False)


def upgrade() -> None:
    op.add_column("matches", sa.Column("posting", sa.Integer))
    op.add_column("matches", sa.Column("former", sa.BigInteger))
    op.create_table(
        "calls",
        _of_match("calls"),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "version", "kind", name="calls_pk"),
    )
    op.create_table(
        "hands",
        sa.Column("token", sa.Text, nullable=False),
        _of_match("hands"),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("token", name="hands_pk"),
        sa.CheckConstraint(
            "state IN ('way', 'open', 'aside', 'host')", name=op.f("hands_state_check")
        ),
    )
    op.create_index("hands_by_end", "hands", ["ends"])
    op.create_index("hands_by_match", "hands", ["match"])


def downgrade() -> None:
    op.drop_table("hands")
    op.drop_table("calls")
    op.drop_column("matches", "former")
    op.drop_column("matches", "posting")
