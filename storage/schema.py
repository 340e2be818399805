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
    text,
)

HEAD = "0010"
"""The latest migration; it leads to these tables."""

AWAY = text("stand_in IS NOT NULL")
NOWHERE = text("listed = 'nowhere'")

schema = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "ck": "%(table_name)s_%(constraint_name)s_check",
    }
)


def _of_match(primary_key: bool = True) -> Column[str]:
    return Column(
        "match",
        ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
        type_=Text,
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
    Column("rating_rules", Integer, nullable=False, server_default="1"),
    Column("commitment", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret: read by name, or not at all
    Column("words", Text, nullable=False),  # JSON, by seat
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("shown", Text),  # a mark of what the message shows
    Column("posts", Integer, nullable=False, server_default="0"),  # how often it was posted
    Column("posting", Integer),  # the number of a post whose answer is not known
    Column("former", BigInteger),  # the message before, which is to be deleted
    Column("patient", Boolean, nullable=False, server_default=false()),
    Column("stand_in", Text),
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
    Column("name", Text),
    Column("wish", Text),
    CheckConstraint("(person IS NULL) <> (level IS NULL)", name="sitter"),
    Index("seats_by_person", "person", "left"),
    Index("seats_away", "person", sqlite_where=AWAY, postgresql_where=AWAY),
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
    Column("chooser", Text),  # unknown in logs of older releases
    Column("turn", Integer),  # the seat that is to move then; unknown in logs of older releases
    CheckConstraint("version >= 0", name="version"),
    sqlite_with_rowid=False,  # keeps a log together: an append touches one page less
)

absences = Table(
    "absences",
    schema,
    _of_match(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of the move that was to be made
    Column("what", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("what IN ('time_up', 'left', 'unmoved', 'removed', 'back')", name="what"),
    Index("absences_by_kind", "what", "at"),
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
    Column("votes", Text, nullable=False, server_default="{}"),  # JSON, by seat
    Column("waited", Boolean, nullable=False, server_default=false()),
    Index("deadlines_by_due", "claimed_until", "due"),
)

calls = Table(
    "calls",
    schema,
    _of_match(),
    Column("version", Integer, primary_key=True, autoincrement=False),  # with which the turn began
    Column("kind", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # the seat whose turn it is
    Column("due", BigInteger, nullable=False),
    Column("by", BigInteger),  # who asks for it
    Column("channel", BigInteger),  # where it was tried
    Column("message", BigInteger),  # the message that stands there
    Column("done", Boolean, nullable=False, server_default=false()),  # nothing is sent any more
    CheckConstraint("kind IN ('turn', 'warning', 'vote', 'invite')", name="kind"),
)

invitations = Table(
    "invitations",
    schema,
    _of_match(),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),  # in the order in which they were invited
    Column("mention", Integer, nullable=False),  # the number of the message that names them
    Column("open", Boolean, nullable=False),
    Index("invitations_by_person", "person", "open"),
)

digests = Table(
    "digests",
    schema,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("due", BigInteger, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),  # the last one
    Index("digests_by_due", "due"),
)

hands = Table(
    "hands",
    schema,
    Column("token", Text, primary_key=True),  # secret: whoever has it can edit the message
    _of_match(primary_key=False),
    Column("person", BigInteger, nullable=False),
    Column("message", BigInteger),  # a follow-up; else the original response
    Column("ends", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),  # of the match, on that hand
    Column("state", Text, nullable=False),
    Column("pick", Text, nullable=False, server_default=text("''")),  # secret
    CheckConstraint("state IN ('way', 'open', 'aside', 'host')", name="state"),
    Index("hands_by_end", "ends"),
    Index("hands_by_match", "match"),
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
    Column("by_game", Integer),  # the place by the game alone; `place` is the one that counts
    Column("left", Integer),  # the version of the last own move of who left
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
    Column("met", Text, nullable=False, server_default=text("''")),
    Column("settled", Boolean, nullable=False, server_default=false()),
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
    Column("settled", Boolean, nullable=False, server_default=false()),
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

meetings = Table(
    "meetings",
    schema,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("other", BigInteger, primary_key=True, autoincrement=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Column("level", Integer, nullable=False),
    Column("together", Integer, nullable=False),  # as partners
    Column("won_together", Integer, nullable=False),
    sqlite_with_rowid=False,  # keeps a person's together
)

achievements = Table(
    "achievements",
    schema,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    _of_match(primary_key=False),  # in which it was first earned
    Index("achievements_by_match", "match"),
)

titles = Table(
    "titles",
    schema,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

fame = Table(
    "fame",
    schema,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),  # a guild; 0: everywhere
    Column("game", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("season", Text, primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("mu", Double, nullable=False),  # at the season's end
    sqlite_with_rowid=False,
)

listings = Table(
    "listings",
    schema,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("listed", Text, nullable=False),  # people without a row are listed on servers
    CheckConstraint("listed IN ('nowhere', 'everywhere')", name="listed"),
    Index("listings_nowhere", "person", sqlite_where=NOWHERE, postgresql_where=NOWHERE),
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

bans = Table(
    "bans",
    schema,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),  # 0: everywhere
    Column("hash", Text, primary_key=True),  # of the person: it outlives what else is known of them
    Column("person", BigInteger),  # unless they had their data deleted
    Column("by", BigInteger, nullable=False),  # 0: the operator
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

blocks = Table(
    "blocks",
    schema,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_of", "blocked"),
    sqlite_with_rowid=False,
)

names = Table(
    "names",
    schema,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Index("names_by_guild", "guild"),
    sqlite_with_rowid=False,
)

left_servers = Table(
    "left_servers",
    schema,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
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
