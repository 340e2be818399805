"""A row that is written whether or not its key is there already."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""SQLAlchemy has this once per database; both write the same SQL."""


def put(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """What the row said before is forgotten."""
    new = INSERT[connection.dialect.name](table)
    keys = _keys(table)
    changes = {name: new.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(new.on_conflict_do_update(index_elements=keys, set_=changes), rows)


def add(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Its numbers are added to those that the row has."""
    new = INSERT[connection.dialect.name](table)
    keys = _keys(table)
    sums = {name: table.c[name] + new.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(new.on_conflict_do_update(index_elements=keys, set_=sums), rows)


def _keys(table: Table) -> list[str]:
    return [column.name for column in table.primary_key]
