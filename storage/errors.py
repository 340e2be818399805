"""What storage answers when it cannot do as asked. No text here ever repeats what was stored."""

CLOSED = "the store is closed"


class StoreError(Exception):
    """The base of all answers below."""


class StaleVersion(StoreError):
    """Another move stands at this version, or the version is not the next one: nothing was kept."""

    def __init__(self, match: str, version: int) -> None:
        super().__init__(f"version {version} is not the next one of match {match}")
        self.match = match
        self.version = version


class UnknownMatch(StoreError):
    def __init__(self, match: str) -> None:
        super().__init__(f"there is no match {match}")
        self.match = match


class NotLive(StoreError):
    """The match has not begun, or is over: it takes no moves."""

    def __init__(self, match: str) -> None:
        super().__init__(f"match {match} is not being played")
        self.match = match


class MatchExists(StoreError):
    def __init__(self, match: str) -> None:
        super().__init__(f"there is another match {match}")
        self.match = match


class Incomplete(StoreError):
    """An exported match that lacks something, with the first thing that does not fit."""


class BadAddress(StoreError):
    """DATABASE_URL cannot be read. The text names its scheme alone: a password may follow."""


class StoreUnavailable(StoreError):
    """The database failed. Whoever was writing looks at the log again before the next move."""

    def __init__(self, text: str, may_retry: bool = False, maybe_kept: bool = False) -> None:
        super().__init__(text)
        self.may_retry = may_retry  # worth another try: a lost connection, a deadlock
        self.maybe_kept = maybe_kept  # lost while committing: it may have been kept


class NewerDatabase(StoreUnavailable):
    """A later Courtyard wrote this database."""


class NoDatabase(StoreError):
    """There is none to look into, or it has never been Courtyard's; it was not made."""


class NotWritten(StoreError):
    """A backup was not made or not put back, and why."""


class RowRefused(StoreError):
    """The database does not take a row: a broken constraint, or a value it cannot hold.

    What it says of the row is left out on purpose, for it may quote a deal or a seed.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(f"the database does not take the row: {kind}")
