"""Defines storage's errors. Their texts never repeat stored data."""

CLOSED = "the store is closed"


class StoreError(Exception):
    """The base of all errors below."""

    maybe_kept = False  # what was to be written may have been saved


class StaleVersion(StoreError):
    """Another move has this version, or it is not the next one: nothing was saved."""

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


class StillOpen(StoreError):
    """The match is not over, so its export would show what is hidden."""

    def __init__(self, match: str) -> None:
        super().__init__(
            f"match {match} is not over: its export holds the seed and every card; "
            "--secret exports it all the same"
        )
        self.match = match


class MatchExists(StoreError):
    def __init__(self, match: str) -> None:
        super().__init__(f"there is another match {match}")
        self.match = match


class Incomplete(StoreError):
    """An exported match is incomplete; the text names the first fault."""


class BadAddress(StoreError):
    """DATABASE_URL cannot be read. The text names only its scheme: a password may follow."""


class StoreUnavailable(StoreError):
    """The database failed. After a write, the log must be reloaded before the next move."""

    def __init__(self, text: str, may_retry: bool = False, maybe_kept: bool = False) -> None:
        super().__init__(text)
        self.may_retry = may_retry  # worth a retry: a lost connection, a deadlock
        self.maybe_kept = maybe_kept  # lost while committing: it may have been saved


class NewerDatabase(StoreUnavailable):
    """A newer Courtyard wrote this database."""


class NoDatabase(StoreError):
    """There is no database, or it is not Courtyard's; none was created."""


class NotWritten(StoreError):
    """A backup was not written or not restored; the text says why."""


class RowRefused(StoreError):
    """The database refuses a row: a broken constraint, or a value it cannot hold.

    Its own message is left out, as it may quote a deal or a seed.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(f"the database does not take the row: {kind}")
