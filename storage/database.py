"""Declares what SQLite and PostgreSQL have in common: reading and writing.

A question or a change is a plain function of a SQLAlchemy connection. It runs whole, inside one
transaction of its own: on SQLite in one hop to the writing thread, on PostgreSQL on a connection of
the pool.
"""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

P = ParamSpec("P")
T = TypeVar("T")

Work = Callable[Concatenate[Connection, P], T]


class Database(Protocol):
    async def read(self, question: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the answer to a question, from one snapshot; nothing is changed."""

    async def write(self, change: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of a change once it is durable."""

    async def close(self) -> None: ...
