"""Reads DATABASE_URL."""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.errors import BadAddress

POSTGRES = ("postgres", "postgresql", "postgresql+asyncpg")
SQLITE = ("sqlite", "sqlite+aiosqlite")


@dataclass(frozen=True, slots=True)
class File:
    """A SQLite database; without a path it is in memory and lost with the process."""

    path: Path | None


@dataclass(frozen=True, slots=True)
class Server:
    """A PostgreSQL database. Printing the address masks the password."""

    url: URL


def read_address(text: str) -> File | Server:
    """`sqlite:///file`, `sqlite:////absolute/file`, `sqlite://` or `postgresql://…`."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadAddress("DATABASE_URL is not a database address") from None
    if url.drivername in SQLITE:
        return _file(url)
    if url.drivername in POSTGRES:
        if url.port is not None and not 0 < url.port < 65536:
            raise BadAddress("DATABASE_URL has a port that does not exist")
        return Server(_for_asyncpg(url))
    raise BadAddress(f"DATABASE_URL begins with {url.drivername}: use sqlite or postgresql")


def _file(url: URL) -> File:
    if url.host:
        raise BadAddress("a SQLite address has three slashes before the file: sqlite:///file")
    return File(None if url.database in (None, "", ":memory:") else Path(url.database))


def _for_asyncpg(url: URL) -> URL:
    """Translate `sslmode`, libpq's name in the addresses that hosts give out, to asyncpg's
    `ssl`."""
    if mode := url.query.get("sslmode"):
        url = url.difference_update_query(["sslmode"]).update_query_pairs([("ssl", str(mode))])
    return url.set(drivername="postgresql+asyncpg")
