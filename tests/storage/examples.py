"""Matches to write tests with."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, create_engine

from storage.records import (
    Call,
    Deadline,
    Finisher,
    LoggedMove,
    Match,
    OpenHand,
    Outcome,
    Sitting,
)
from storage.schema import schema
from storage.store import Store

SEED = bytes(range(32))
ANNA, BRUNO, CARLA, DARIO = 101, 102, 103, 104
GUILD = 7 << 22


def match(name: str = "m", **fields: Any) -> Match:
    usual: dict[str, Any] = {"game": "racko", "options": "{}", "rules": 1, "seats": 2}
    return Match(**usual | {"id": name, "created": 10} | fields)


PAIR = (Sitting(0, ANNA, joined=11), Sitting(1, BRUNO, joined=12))


async def live(
    store: Store, name: str = "m", seats: Sequence[Sitting] = PAIR, **fields: Any
) -> str:
    """A match that has begun."""
    await store.create(match(name, seats=len(seats), **fields), SEED, tuple(seats))
    await store.start(name, 20)
    return name


def move(text: str = "draw", seat: int = 0, at: int = 30) -> LoggedMove:
    return LoggedMove(seat, text, at)


def deadline(version: int, due: int | None, name: str = "m", **fields: Any) -> Deadline:
    usual: dict[str, Any] = {"match": name, "seat": 0, "version": version, "due": due}
    return Deadline(**usual | fields)


async def answers(*appends) -> list[str]:
    """What each caller was told, by the name of the error."""
    told = await asyncio.gather(*appends, return_exceptions=True)
    return [type(each).__name__ if each else "kept" for each in told]


def call(version: int, name: str = "m", **fields: Any) -> Call:
    usual: dict[str, Any] = {"kind": "turn", "person": ANNA, "seat": 0, "turn": 0, "due": 50}
    return Call(**usual | {"match": name, "version": version} | fields)


def hand(token: str, name: str = "m", **fields: Any) -> OpenHand:
    usual: dict[str, Any] = {"person": ANNA, "message": None, "ends": 900, "version": 0}
    return OpenHand(**usual | {"token": token, "match": name, "state": "open"} | fields)


def outcome(name: str, *people: int | None, **fields: Any) -> Outcome:
    """The people as they came in, the winner first; None is a computer."""
    finishers = tuple(
        Finisher(seat, person, seat + 1, 100 - seat) for seat, person in enumerate(people)
    )
    usual: dict[str, Any] = {"match": name, "game": "racko", "variant": "standard"}
    usual |= {"guild": GUILD, "finished": 1_000, "finishers": finishers}
    return Outcome(**usual | fields)


@contextmanager
def empty_tables() -> Iterator[Connection]:
    """A database in memory without a store around it."""
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            schema.create_all(connection)
            yield connection
    finally:
        engine.dispose()
