"""Writes a row whether or not its key exists."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""SQLAlchemy has one insert per database; both produce the same SQL."""


def put(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Return a statement that replaces the row."""
    new = INSERT[connection.dialect.name](table)
    keys = _keys(table)
    changes = {name: new.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(new.on_conflict_do_update(index_elements=keys, set_=changes), rows)


def add(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Return a statement that adds its numbers to the row's."""
    new = INSERT[connection.dialect.name](table)
    keys = _keys(table)
    sums = {name: table.c[name] + new.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(new.on_conflict_do_update(index_elements=keys, set_=sums), rows)


def add_new(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Write a row unless its key exists; return whether it was written."""
    new = INSERT[connection.dialect.name](table).values(**row)
    return bool(connection.execute(new.on_conflict_do_nothing()).rowcount)


def _keys(table: Table) -> list[str]:
    return [column.name for column in table.primary_key]
