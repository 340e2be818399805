"""The store: matches and their logs, with the same promises on SQLite and on PostgreSQL."""

from types import TracebackType
from typing import Self

from storage import matches
from storage.address import File, read_address
from storage.audit import Audit
from storage.database import Database
from storage.deadlines import Deadlines
from storage.errors import NoDatabase
from storage.ladder import Boards
from storage.migrations import migrate, revision
from storage.notes import Notes
from storage.postgres import Postgres
from storage.records import Deadline, Ending, LoggedMove, Match, Seat, Shards, Sitting
from storage.settings import Settings
from storage.sqlite import Sqlite
from storage.writer import Writer


class Store:
    """Open it with `Store.open(DATABASE_URL)`, in an `async with`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.deadlines = Deadlines(database)
        self.boards = Boards(database)
        self.settings = Settings(database)
        self.audit = Audit(database)
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str, *, new: bool = True) -> Self:
        """The database, brought up to date where needed, and made unless `new` is denied."""
        if not new:
            _expect_file(url)
        database = await open_database(url)
        try:
            if not new and await database.read(revision) is None:
                raise NoDatabase("the database holds nothing of Courtyard")
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """What waits is written first."""
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
    ) -> None:
        """The move becomes the log's entry `version`, which must be the next one, counted from 0.

        The deadline stands from then on; without one, none does. With an `ending` the match is
        over with this move. All of it is durable when this returns, and none of it was done when
        it raises StaleVersion, UnknownMatch, NotLive or RowRefused. After StoreUnavailable the
        caller looks at the log again before it goes on.
        """
        if deadline is not None and (deadline.match, deadline.version) != (match, version + 1):
            raise ValueError("the deadline of a move is that of the next version")
        await self._writer.append(match, version, move, deadline, ending)

    async def create(self, match: Match, seed: bytes, seats: tuple[Sitting, ...] = ()) -> None:
        """A new match; MatchExists when the id is taken."""
        await self.database.write(matches.create, match, seed, seats)

    async def match(self, match: str) -> Match:
        return await self.database.read(matches.find, match)

    async def seats(self, match: str) -> tuple[Sitting, ...]:
        return await self.database.read(matches.seats_of, match)

    async def log(self, match: str, since: int = 0) -> tuple[LoggedMove, ...]:
        """The moves from version `since` on, in order."""
        return await self.database.read(matches.log_of, match, since)

    async def seed(self, match: str) -> bytes:
        """The secret: for the dealer, and for everybody once the match is over."""
        return await self.database.read(matches.seed_of, match)

    async def change(self, match: str, **changes: matches.Unpack[matches.Changes]) -> None:
        """What may still be altered of a match: where it lives, who hosts it, its options."""
        await self.database.write(matches.change, match, changes)

    async def sit(self, match: str, seats: tuple[Sitting, ...]) -> None:
        """Who sits where from now on; seats that are not named are free."""
        await self.database.write(matches.sit, match, seats)

    async def arrange(
        self,
        match: str,
        sitting: tuple[Sitting, ...] | None = None,
        **changes: matches.Unpack[matches.Changes],
    ) -> None:
        """Both of these for a lobby, together or not at all; NotLive when it is none any more,
        whichever process started or closed it."""
        await self.database.write(matches.arrange, match, sitting, changes)

    async def stand_in(self, match: str, seat: Seat, level: str | None) -> None:
        """A computer of that level acts for an absent person; None when the person is back."""
        await self.database.write(matches.stand_in, match, seat, level)

    async def start(self, match: str, at: int) -> None:
        """A lobby becomes a live match; NotLive when it is no lobby any more."""
        await self.database.write(matches.start, match, at)

    async def end(self, match: str, ending: Ending, at: int) -> bool:
        """A match is over without a move; False when it was over already."""
        return await self.database.write(matches.end, match, ending, at)

    async def open_in_channel(self, channel: int) -> tuple[Match, ...]:
        """Lobbies and live matches, the oldest first."""
        return await self.database.read(matches.open_in_channel, channel)

    async def open_in_guild(self, guild: int) -> tuple[Match, ...]:
        return await self.database.read(matches.open_in_guild, guild)

    async def open_of_person(self, person: int) -> tuple[Match, ...]:
        """The open matches where the person has a seat."""
        return await self.database.read(matches.open_of_person, person)

    async def unclocked(self, shards: Shards | None = None) -> tuple[str, ...]:
        """Live matches where no person's time runs, so that a computer or the dealer may be to
        move; those with the latest move first."""
        return await self.database.read(matches.unclocked, shards)

    async def unsettled(self, since: int) -> tuple[str, ...]:
        """Finished since then without results: a crash came between the two."""
        return await self.database.read(matches.unsettled, since)

    async def ids(self, after: str = "", limit: int = 1_000) -> tuple[str, ...]:
        """Every match there is, by id, a page at a time."""
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
