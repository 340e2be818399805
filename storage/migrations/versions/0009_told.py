"""Whose turn it is, calls of several kinds, invitations, and lists of what waits."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

AWAY = sa.text("stand_in IS NOT NULL")
KEPT = ("match", "version", "kind", "seat", "person", "due", "channel", "message")


def _of_match(table: str) -> sa.Column[str]:
    key = sa.ForeignKey("matches.id", ondelete="CASCADE", name=f"{table}_match_fk")
    return sa.Column("match", sa.Text, key, nullable=False)


def upgrade() -> None:
    op.add_column("log", sa.Column("turn", sa.Integer))
    op.create_index("seats_away", "seats", ["person"], sqlite_where=AWAY, postgresql_where=AWAY)
    kept = _calls()
    op.drop_table("calls")
    made = op.create_table(
        "calls",
        _of_match("calls"),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("match", "version", "kind", "person", name="calls_pk"),
        sa.CheckConstraint(
            "kind IN ('turn', 'warning', 'vote', 'invite')", name=op.f("calls_kind_check")
        ),
    )
    op.bulk_insert(made, [row | {"turn": row["seat"], "done": False} for row in kept])
    invitations = op.create_table(
        "invitations",
        _of_match("invitations"),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mention", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="invitations_pk"),
    )
    op.create_index("invitations_by_person", "invitations", ["person", "open"])
    op.bulk_insert(invitations, _invited())
    op.create_table(
        "digests",
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.PrimaryKeyConstraint("person", name="digests_pk"),
    )
    op.create_index("digests_by_due", "digests", ["due"])


def _calls() -> list[dict[str, Any]]:
    names = ", ".join(f'"{name}"' for name in KEPT)
    rows = op.get_bind().execute(sa.text(f"SELECT {names} FROM calls"))  # noqa: S608  # our own
    return [dict(zip(KEPT, row, strict=True)) for row in rows]


def _invited() -> list[dict[str, Any]]:
    """Return the invitations that stood in the notes of lobbies. Nobody is called to them now."""
    rows = op.get_bind().execute(
        sa.text(
            "SELECT matches.id, notes.text FROM matches JOIN notes "
            "ON notes.name = 'lobby:' || matches.id WHERE matches.status = 'lobby'"
        )
    )
    found = []
    for match, text in rows:
        for place, person in enumerate(dict.fromkeys(_named(text))):
            row = {"match": match, "person": person, "place": place}
            found.append(row | {"mention": 0, "open": True})
    return found


def _named(text: str) -> list[int]:
    """Read a note; one that is damaged names nobody."""
    try:
        return [each for each in json.loads(text).get("invited", ()) if type(each) is int]
    except (ValueError, TypeError, AttributeError):
        return []


def downgrade() -> None:
    op.drop_table("digests")
    op.drop_table("invitations")
    op.drop_index("seats_away", "seats")
    op.drop_column("log", "turn")
    op.drop_table("calls")
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
