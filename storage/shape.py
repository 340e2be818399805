"""Compares the tables of a SQLite file with those of its migration, before any of it is used."""

import sqlite3
from typing import Any

from sqlalchemy import create_engine

from storage.errors import NotWritten
from storage.migrations import configuration, refuse_newer

OWN = ("sqlite_sequence", "sqlite_stat1", "sqlite_stat4")
"""Tables that SQLite makes for itself."""
COLUMN = "column"


def refuse_foreign(copy: sqlite3.Connection) -> None:
    """Raise NotWritten if the file is no database of ours, or has more than ours have: a trigger or
    a view would act within the bot."""
    copy.execute("PRAGMA trusted_schema = OFF")
    if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        raise NotWritten("this is not a Courtyard database")
    found = _shape(copy)
    for kind, name, *_ in sorted(
        found - _known(copy), key=lambda each: (each[0] == COLUMN, each[1])
    ):
        raise NotWritten(f"this is not a Courtyard database as it was written: {kind} {name!a}")


def _known(copy: sqlite3.Connection) -> set[tuple[Any, ...]]:
    """Return what a database of the same migration has."""
    from alembic import command

    (revision,) = copy.execute("SELECT version_num FROM alembic_version").fetchone() or ("base",)
    config = configuration()
    refuse_newer(config, revision)
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            driver: Any = connection.connection.driver_connection
            return _shape(driver)
    finally:
        engine.dispose()


def _shape(database: sqlite3.Connection) -> set[tuple[Any, ...]]:
    """Return everything in a database by kind, name and table, and its columns."""
    things = database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    found: set[tuple[Any, ...]] = set()
    for kind, name, table, written in things:
        is_virtual = "virtual" in str(written).lower().split("(")[0].split()
        if name not in OWN:
            found.add(("virtual table" if is_virtual else kind, name, table))
        if kind == "table" and not is_virtual and name not in OWN:
            columns = database.execute("SELECT * FROM pragma_table_xinfo(?)", (name,))
            found |= {(COLUMN, f"{name}.{row[1]}", *row[2:]) for row in columns}
    return found
