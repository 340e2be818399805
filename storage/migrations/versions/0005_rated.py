"""Who chose each move, who was absent, and how matches are rated by that. Matches of before keep
the rule of then."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("chooser", sa.Text))
    op.add_column(
        "matches", sa.Column("rating_rules", sa.Integer, nullable=False, server_default="1")
    )
    op.add_column("results", sa.Column("by_game", sa.Integer))
    op.add_column("results", sa.Column("left", sa.Integer))
    op.create_table(
        "absences",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="absences_pk"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("absences_match_fk"), ondelete="CASCADE"
        ),
        sa.CheckConstraint(
            "what IN ('time_up', 'left', 'unmoved', 'removed', 'back')",
            name=op.f("absences_what_check"),
        ),
    )
    op.create_index("absences_by_kind", "absences", ["what", "at"])


def downgrade() -> None:
    op.drop_table("absences")
    op.drop_column("results", "left")
    op.drop_column("results", "by_game")
    op.drop_column("matches", "rating_rules")
    op.drop_column("log", "chooser")
