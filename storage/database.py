"""Where the tables are kept: SQLite or PostgreSQL, behind the same two doors.

A question or a change is a plain function of a SQLAlchemy connection. It runs whole, inside one
transaction of its own: on SQLite in one hop to the writing thread, on PostgreSQL on a connection
of the pool.
"""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

P = ParamSpec("P")
T = TypeVar("T")

Work = Callable[Concatenate[Connection, P], T]


class Database(Protocol):
    async def read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the question answers, from one snapshot; it changes nothing."""

    async def write(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the change answers, once it is durable."""

    async def close(self) -> None: ...
