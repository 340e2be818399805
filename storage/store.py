"""Stores matches and their logs, with the same promises on SQLite and on PostgreSQL."""

from collections.abc import Mapping
from types import TracebackType
from typing import Self

from storage import matches
from storage.address import File, read_address
from storage.amending import Amendment, absences_of, amend, unmoved_by
from storage.audit import Audit
from storage.bans import Bans
from storage.blocks import Blocks
from storage.boards import Boards
from storage.calls import Calls
from storage.database import Database, Lane
from storage.deadlines import Deadlines
from storage.digests import Digests
from storage.errors import NoDatabase
from storage.exporting import Exporting
from storage.forgetting import Forgetting
from storage.hands import Hands
from storage.honours import Honours
from storage.invitations import Invitations
from storage.ladder import Ladder
from storage.listing import note_turn, open_to
from storage.migrations import migrate, revision
from storage.names import Names
from storage.notes import Notes
from storage.postgres import Postgres
from storage.pseudonyms import Pseudonyms, pseudonyms_key
from storage.records import (
    Absence,
    Deadline,
    Ending,
    LoggedMove,
    Match,
    OpenTable,
    Placed,
    Seat,
    Shards,
    Sitting,
    Still,
)
from storage.settings import Settings
from storage.sqlite import Sqlite
from storage.writer import Writer


class Store:
    """Open it with `Store.open(DATABASE_URL)`, in an `async with`."""

    def __init__(self, database: Database, pseudonyms: Pseudonyms) -> None:
        self.database = database
        self.pseudonyms = pseudonyms
        self.deadlines = Deadlines(database)
        records = Lane(database)
        self.ladder = Ladder(records)
        self.settings = Settings(database)
        self.audit = Audit(database)
        self.bans = Bans(database)
        self.honours = Honours(records)
        self.boards = Boards(database)
        self.calls = Calls(database)
        self.digests = Digests(database)
        self.invitations = Invitations(database)
        self.hands = Hands(database)
        self.blocks = Blocks(database)
        self.names = Names(database)
        self.exporting = Exporting(database)
        self.forgetting = Forgetting(database)
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str, *, new: bool = True) -> Self:
        """Open the database, migrated if needed; created too, unless `new` is False."""
        if not new:
            _expect_file(url)
        database = await open_database(url)
        try:
            if not new and await database.read(revision) is None:
                raise NoDatabase("the database has no Courtyard tables")
            await migrate(database)
            pseudonyms = Pseudonyms(await database.write(pseudonyms_key))
        except BaseException:
            await database.close()
            raise
        return cls(database, pseudonyms)

    async def close(self) -> None:
        """Finish pending writes and close."""
        await self._writer.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def notes(self, family: str) -> Notes:
        return Notes(self.database, family)

    async def append(
        self,
        match: str,
        version: int,
        move: LoggedMove,
        *,
        deadline: Deadline | None = None,
        ending: Ending | None = None,
        turn: Seat | None = None,
    ) -> None:
        """Append the move as the log's entry `version`, which must be the next one, counted from 0.

        `deadline` replaces the former one; None removes it. An `ending` finishes the match with
        this move; `turn` is the seat that is to move then. All of it is durable on return. None of
        it happened on StaleVersion, UnknownMatch, NotLive or RowRefused. After StoreUnavailable the
        caller must reload the log.
        """
        if deadline is not None and (deadline.match, deadline.version) != (match, version + 1):
            raise ValueError("the deadline of a move is that of the next version")
        await self._writer.append(match, version, move, deadline, ending, turn)

    async def create(self, match: Match, seed: bytes, seats: tuple[Sitting, ...] = ()) -> None:
        """Store a new match; raise MatchExists if the id is taken."""
        await self.database.write(matches.create, match, seed, seats)

    async def match(self, match: str) -> Match:
        return await self.database.read(matches.find, match)

    async def seats(self, match: str) -> tuple[Sitting, ...]:
        return await self.database.read(matches.seats_of, match)

    async def log(self, match: str, since: int = 0) -> tuple[LoggedMove, ...]:
        """Return the moves from version `since` on, in order."""
        return await self.database.read(matches.log_of, match, since)

    async def seed(self, match: str) -> bytes:
        """Return the seed. It is secret until the match is over; only the dealer may have it
        before."""
        return await self.database.read(matches.seed_of, match)

    async def change(self, match: str, **changes: matches.Unpack[matches.Changes]) -> None:
        """Change the fields of a match that may change: its place, its host, its options."""
        await self.database.write(matches.change, match, changes)

    async def sit(self, match: str, seats: tuple[Sitting, ...]) -> None:
        """Set who sits where; seats that are not named become free."""
        await self.database.write(matches.sit, match, seats)

    async def arrange(
        self,
        match: str,
        sitting: tuple[Sitting, ...] | None = None,
        **changes: matches.Unpack[matches.Changes],
    ) -> None:
        """Do both for a lobby, in one transaction; raise NotLive if it is no lobby any more, even
        through another process."""
        await self.database.write(matches.arrange, match, sitting, changes)

    async def stand_in(self, match: str, seat: Seat, level: str | None) -> None:
        """Let a computer of that level act for a person; None when the person is back."""
        await self.database.write(matches.stand_in, match, seat, level)

    async def start(self, match: str, at: int, rated: bool | None = None) -> None:
        """Turn a lobby into a live match, rated or not; None leaves that as it is. Raise NotLive if
        it is no lobby any more."""
        await self.database.write(matches.start, match, at, rated)

    async def amend(self, match: str, change: Amendment, at: int) -> None:
        """Change a match otherwise than by a move, in one transaction."""
        await self.database.write(amend, match, change, at)

    async def absences(self, match: str) -> tuple[Absence, ...]:
        """Return who was absent, in the order in which it happened."""
        return await self.database.read(absences_of, match)

    async def unmoved(self, person: int, since: int) -> int:
        """Return how many rated matches a person has left before they had moved."""
        return await self.database.read(unmoved_by, person, since)

    async def end(self, match: str, ending: Ending, at: int) -> bool:
        """End a match without a move; return False if it was over."""
        return await self.database.write(matches.end, match, ending, at)

    async def open_in_channel(self, channel: int) -> tuple[Match, ...]:
        """Return a channel's lobbies and live matches, oldest first."""
        return await self.database.read(matches.open_in_channel, channel)

    async def open_in_guild(self, guild: int) -> tuple[Match, ...]:
        return await self.database.read(matches.open_in_guild, guild)

    async def open_of_person(self, person: int) -> tuple[Match, ...]:
        """Return the open matches where the person has a seat."""
        return await self.database.read(matches.open_of_person, person)

    async def open_to(self, person: int, guild: int | None = None) -> tuple[OpenTable, ...]:
        """Return the open tables of a person: where they sit, may take their seat back or are
        invited, and those that a server opens to them."""
        return await self.database.read(open_to, person, guild)

    async def note_turn(self, match: str, version: int, turn: Seat) -> None:
        """Note who is to move after the last move, where an older release did not."""
        await self.database.write(note_turn, match, version, turn)

    async def placed(self, match: str) -> Placed | None:
        """Return where a match is, even one that cannot be read; None if there is none."""
        return await self.database.read(matches.placed, match)

    async def placed_in_guild(self, guild: int) -> tuple[Placed, ...]:
        """Return where a server's open matches are, also those that cannot be read."""
        return await self.database.read(matches.placed_in_guild, guild)

    async def of_older_rules(
        self, newest: Mapping[str, int], shards: Shards | None = None
    ) -> tuple[tuple[Placed, int], ...]:
        """Return where the open matches are that began with rules older than these, and their
        rules."""
        return await self.database.read(matches.of_older_rules, newest, shards)

    async def still(self, shards: Shards | None = None) -> tuple[Still, ...]:
        """Return live matches in which no person's clock runs, so that a computer or the dealer may
        be to move; the latest move first."""
        return await self.database.read(matches.still, shards)

    async def uncounted(self, since: int) -> tuple[str, ...]:
        """Return matches finished since then whose results are missing after a crash."""
        return await self.database.read(matches.uncounted, since)

    async def ids(self, after: str = "", limit: int = 1_000) -> tuple[str, ...]:
        """Return the ids of all matches, a page at a time."""
        return await self.database.read(matches.ids, after, limit)


def _expect_file(url: str) -> None:
    address = read_address(url)
    if isinstance(address, File) and (address.path is None or not address.path.is_file()):
        where = "in memory" if address.path is None else address.path.absolute()
        raise NoDatabase(f"there is no database {where}")


async def open_database(url: str) -> Database:
    address = read_address(url)
    if isinstance(address, File):
        return await Sqlite.open(address.path)
    return await Postgres.open(address.url)
