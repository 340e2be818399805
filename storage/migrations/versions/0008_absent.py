"""What the others choose about somebody who is absent, what people wish for a table together,
whether a table waits, and what is chosen on a hand. Tables without a time limit have a deadline
too: after it, anybody may ask."""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

MAY_ASK = -3
DAYS = 3 * 24 * 60 * 60 * 1000  # ms

UNTIMED = sa.text(
    """
    SELECT id, seats, (SELECT COUNT(*) FROM log WHERE log.match = matches.id) AS version
    FROM matches
    WHERE status = 'live' AND speed = 'unlimited'
      AND NOT EXISTS (SELECT 1 FROM deadlines WHERE deadlines.match = matches.id)
    """
)


def upgrade() -> None:
    op.add_column(
        "matches", sa.Column("patient", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("matches", sa.Column("stand_in", sa.Text))
    op.add_column("seats", sa.Column("wish", sa.Text))
    op.add_column(
        "deadlines", sa.Column("votes", sa.Text, nullable=False, server_default=sa.text("'{}'"))
    )
    op.add_column(
        "deadlines", sa.Column("waited", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("hands", sa.Column("pick", sa.Text, nullable=False, server_default=sa.text("''")))
    _let_people_ask()


def _let_people_ask() -> None:
    """Give tables without a time limit that are under way the deadline of a turn that begins
    now."""
    deadlines = sa.table("deadlines", *map(sa.column, ("match", "seat", "version", "due", "banks")))
    connection, due = op.get_bind(), int(time.time() * 1000) + DAYS
    for match, seats, version in connection.execute(UNTIMED).all():
        row = {"match": match, "seat": MAY_ASK, "version": version, "due": due}
        connection.execute(sa.insert(deadlines), row | {"banks": json.dumps([0] * seats)})


def downgrade() -> None:
    op.execute("DELETE FROM deadlines WHERE seat < -2")
    op.drop_column("hands", "pick")
    op.drop_column("deadlines", "waited")
    op.drop_column("deadlines", "votes")
    op.drop_column("seats", "wish")
    op.drop_column("matches", "stand_in")
    op.drop_column("matches", "patient")
