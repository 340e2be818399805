"""Bans, blocks, names by server, servers that the bot has left, and who is listed nowhere."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

NOWHERE = sa.text("listed = 'nowhere'")


def _id(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, autoincrement=False, nullable=False)


def upgrade() -> None:
    op.create_index(
        "listings_nowhere",
        "listings",
        ["person"],
        sqlite_where=NOWHERE,
        postgresql_where=NOWHERE,
    )
    op.create_table(
        "bans",
        _id("guild"),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.BigInteger),
        _id("by"),
        _id("at"),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild", "hash", name="bans_pk"),
    )
    op.create_table(
        "blocks",
        _id("person"),
        _id("blocked"),
        _id("at"),
        sa.PrimaryKeyConstraint("person", "blocked", name="blocks_pk"),
        sqlite_with_rowid=False,
    )
    op.create_index("blocks_of", "blocks", ["blocked"])
    op.create_table(
        "names",
        _id("person"),
        _id("guild"),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "guild", name="names_pk"),
        sqlite_with_rowid=False,
    )
    op.create_index("names_by_guild", "names", ["guild"])
    op.create_table(
        "left_servers",
        _id("guild"),
        _id("since"),
        sa.PrimaryKeyConstraint("guild", name="left_servers_pk"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("left_servers", "names", "blocks", "bans"):
        op.drop_table(table)
    op.drop_index("listings_nowhere", "listings")
