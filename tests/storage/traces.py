"""Looks for somebody in every column of every row, and in the bytes of a file."""

import re
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from storage.database import Database
from storage.schema import schema


async def traces(database: Database, person: int, *texts: str) -> list[str]:
    """Where a person's id stands, as a number or in a text, and where these texts do."""
    return await database.read(_traces, person, texts)


def _traces(connection: Connection, person: int, texts: tuple[str, ...]) -> list[str]:
    number = re.compile(rf"(?<!\d){person}(?!\d)")

    def tells(value: Any) -> bool:
        if isinstance(value, bytes):
            return str(person).encode() in value or any(each.encode() in value for each in texts)
        said = str(value)
        return bool(number.search(said)) or any(each in said for each in texts)

    return [
        f"{table.name}.{column}: {value!r}"
        for table in schema.sorted_tables
        for row in connection.execute(select(table)).mappings()
        for column, value in row.items()
        if value is not None and tells(value)
    ]


def in_bytes(file: Path, person: int, *texts: str) -> list[bytes]:
    """What of a person stands in a file: their id as a text or as SQLite stores it, and texts."""
    held = file.read_bytes()
    wanted = (str(person).encode(), person.to_bytes(8), *(each.encode() for each in texts))
    return [each for each in wanted if each in held]
