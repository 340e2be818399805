"""Defines the tables. `migrations/` makes the same ones, and a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

HEAD = "0002"
"""The latest migration; it leads to these tables."""

schema = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "ck": "%(table_name)s_%(constraint_name)s_check",
    }
)


def _of_match(primary_key: bool = True) -> Column[str]:
    return Column(
        "match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=primary_key, type_=Text
    )


matches = Table(
    "matches",
    schema,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("host", BigInteger),
    Column("speed", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hinted", Boolean, nullable=False, server_default=false()),
    Column("brisk", Boolean, nullable=False, server_default=false()),
    Column("commitment", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret: read by name, or not at all
    Column("words", Text, nullable=False),  # JSON, by seat
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    CheckConstraint("status IN ('lobby', 'live', 'finished', 'closed')", name="status"),
    Index("matches_by_guild", "guild", "status"),
    Index("matches_by_channel", "channel", "status"),
    Index("matches_by_end", "status", "finished"),
)

seats = Table(
    "seats",
    schema,
    _of_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger),
    Column("level", Text),
    Column("stand_in", Text),
    Column("joined", BigInteger, nullable=False),
    Column("left", BigInteger),
    CheckConstraint("(person IS NULL) <> (level IS NULL)", name="sitter"),
    Index("seats_by_person", "person", "left"),
)

log = Table(
    "log",
    schema,
    _of_match(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("token", BigInteger, nullable=False),  # tells our rows from others' after a lost answer
    CheckConstraint("version >= 0", name="version"),
    sqlite_with_rowid=False,  # keeps a log together: an append touches one page less
)

deadlines = Table(
    "deadlines",
    schema,
    _of_match(),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", BigInteger),
    Column("banks", Text, nullable=False),  # JSON, by seat
    Column("claimed_by", Text),
    Column("claimed_until", BigInteger),
    Index("deadlines_by_due", "claimed_until", "due"),
)

results = Table(
    "results",
    schema,
    _of_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("counted", BigInteger, nullable=False),  # the match's number in the order of counting
    Column("person", BigInteger),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("team", Integer),
    Column("rated", Boolean, nullable=False),
    Column("why_not", Text),
    Column("guild", BigInteger),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    CheckConstraint("rated = (why_not IS NULL)", name="reason"),
    Index("results_in_order", "counted"),
    Index("results_by_person", "person", "finished"),
    Index("results_by_guild", "guild", "game", "finished"),
    Index("results_of_guild", "guild", "game", "person"),
)

ratings = Table(
    "ratings",
    schema,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("standing", Double, nullable=False),  # mu - 3 sigma: an index needs a column
    Index("ratings_by_standing", "game", "pool", "standing", "person"),
    sqlite_with_rowid=False,  # read for every line of a leaderboard
)

history = Table(
    "history",
    schema,
    _of_match(),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("pool", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("counted", BigInteger, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Index("history_by_person", "person", "game", "pool", "counted"),
)

tallies = Table(
    "tallies",
    schema,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),  # a guild; 0: everywhere
    Column("game", Text, primary_key=True),
    Column("pool", Text, primary_key=True),  # all, or pairs
    Column("period", Text, primary_key=True),  # all, 2026-Q3, 2026-08, 2026-W32
    Column("person", BigInteger, primary_key=True, autoincrement=False),  # 0 for a computer
    Column("level", Text, primary_key=True),  # a computer's; empty for a person
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("rated_wins", Integer, nullable=False),
    sqlite_with_rowid=False,  # keeps a leaderboard together
)

listings = Table(
    "listings",
    schema,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("listed", Text, nullable=False),  # people without a row are listed on servers
    CheckConstraint("listed IN ('nowhere', 'everywhere')", name="listed"),
    sqlite_with_rowid=False,  # the same
)

people = Table(
    "people",
    schema,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),  # JSON
)

servers = Table(
    "servers",
    schema,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),  # JSON
)

audit = Table(
    "audit",
    schema,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("moderator", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("match", Text),  # no foreign key: the record outlives the match
    Column("person", BigInteger),
    Column("note", Text, nullable=False),
    Index("audit_by_guild", "guild", "number"),
)

heartbeats = Table(
    "heartbeats",
    schema,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    schema,
    Column("name", Text, primary_key=True),
    Column("text", Text, nullable=False),
)
