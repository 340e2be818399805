"""Exports one match as text and imports it: header, seats and log."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import asdict, fields
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from sqlalchemy import Connection, insert

from storage import matches
from storage.amending import absences_of, add_absences
from storage.database import Database
from storage.errors import Incomplete, MatchExists, StillOpen, UnknownMatch
from storage.records import Absence, LoggedMove, Match, Sitting
from storage.schema import log

FORMAT = "courtyard match 1"
LARGEST = 16 * 1024 * 1024  # bytes of a file, or characters of a text
SEED_BYTES = 32

NEWER: dict[type, dict[str, Any]] = {
    Match: {"rating_rules": 1, "patient": False, "stand_in": None},
    Sitting: {"name": None, "wish": None},
    LoggedMove: {"chooser": None},
}
"""What exports of older releases lack, and what it was."""

R = TypeVar("R", Match, Sitting, LoggedMove, Absence)


async def export_match(database: Database, match: str, secret: bool = False) -> str:
    """Return the match as JSON. A match in play contains its seed and its deals, so it needs
    `secret`: to move it to another database, never for a player."""
    return await database.read(_export, match, secret)


async def import_match(database: Database, text: str) -> bool:
    """Import a match; return False if it is already there. Raise MatchExists for another match of
    its id, and Incomplete, storing nothing, for a faulty text."""
    match, seed, seats, moves = read_match(text)
    absent = read_absences(text, match, moves)
    return await database.write(_import, match, seed, seats, moves, absent)


def read_absences(text: str, match: Match, moves: Sequence[LoggedMove]) -> tuple[Absence, ...]:
    """Return who was absent; exports of older releases do not say."""
    absent = tuple(
        _record(Absence, each, f"absences.{place}")
        for place, each in enumerate(_list(_object(text).get("absences", []), "absences"))
    )
    versions = [each.version for each in absent]
    if versions != sorted(versions) or not set(versions) <= set(range(len(moves) + 1)):
        raise Incomplete("absences do not fit the log")
    if any(each.seat not in range(match.seats) for each in absent):
        raise Incomplete("absences do not fit the match")
    return absent


def read_match(text: str) -> tuple[Match, bytes, tuple[Sitting, ...], tuple[LoggedMove, ...]]:
    """Return the parts of an exported match, or raise Incomplete with the first fault."""
    whole = _object(text)
    match = _record(Match, whole.get("match"), "match")
    seats = tuple(
        _record(Sitting, each, f"seats.{place}")
        for place, each in enumerate(_list(whole.get("seats"), "seats"))
    )
    moves = tuple(
        _move(each, version) for version, each in enumerate(_list(whole.get("log"), "log"))
    )
    _fit(match, seats, moves)
    return match, _seed(whole.get("seed")), seats, moves


def _export(connection: Connection, name: str, secret: bool) -> str:
    match = matches.find(connection, name)
    if match.status in matches.OPEN and not secret:
        raise StillOpen(name)
    moves = matches.log_of(connection, name)
    whole = {
        "format": FORMAT,
        "match": asdict(match),
        "seed": matches.seed_of(connection, name).hex(),
        "seats": [asdict(each) for each in matches.seats_of(connection, name)],
        "log": [{"version": version} | asdict(move) for version, move in enumerate(moves)],
        "absences": [asdict(each) for each in absences_of(connection, name)],
    }
    return json.dumps(whole, indent=1)  # ASCII: no console can garble it


def _import(
    connection: Connection,
    match: Match,
    seed: bytes,
    seats: Sequence[Sitting],
    moves: Sequence[LoggedMove],
    absent: Sequence[Absence],
) -> bool:
    if stored := _stored(connection, match.id):
        if stored != (match, seed, seats, moves, absent):
            raise MatchExists(match.id)
        return False
    matches.create(connection, match, seed, seats)
    rows = [
        asdict(move) | {"match": match.id, "version": version, "token": secrets.randbits(63)}
        for version, move in enumerate(moves)
    ]
    if rows:
        connection.execute(insert(log), rows)
    add_absences(connection, match.id, absent)
    return True


def _stored(connection: Connection, name: str) -> tuple[Any, ...] | None:
    try:
        match = matches.find(connection, name)
    except UnknownMatch:
        return None
    seats, moves = matches.seats_of(connection, name), matches.log_of(connection, name)
    return match, matches.seed_of(connection, name), seats, moves, absences_of(connection, name)


def _object(text: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise Incomplete("the text is too long to be a match")
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        raise Incomplete("the text is not JSON") from None
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise Incomplete(f"the text is not a {FORMAT}")
    return whole


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Incomplete(f"{where} is missing")
    return value


def _record(kind: type[R], value: Any, where: str) -> R:
    """Read a record: every field present, of its type, and no others."""
    if not isinstance(value, dict):
        raise Incomplete(f"{where} is missing")
    value = NEWER.get(kind, {}) | value
    types = get_type_hints(kind)
    for name in types.keys() ^ value.keys():
        raise Incomplete(f"{where}.{name} is {'missing' if name in types else 'unknown'}")
    for name, wanted in types.items():
        if not _is(value[name], wanted):
            raise Incomplete(f"{where}.{name} is not of its kind")
    return kind(**{each.name: _tupled(value[each.name]) for each in fields(kind)})


def _is(value: Any, wanted: Any) -> bool:
    """Return whether a JSON value has a field's type; booleans are not numbers."""
    arguments = get_args(wanted)
    if get_origin(wanted) in (Union, UnionType):
        return any(_is(value, each) for each in arguments)
    if get_origin(wanted) is tuple:
        return isinstance(value, list) and all(_is(each, arguments[0]) for each in value)
    if arguments:  # one of several texts
        return value in arguments
    if wanted is int:
        return type(value) is int and -(2**63) <= value < 2**63
    return value is None if wanted is NoneType else type(value) is wanted


def _tupled(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _move(value: Any, version: int) -> LoggedMove:
    """Read a move. Versions are written out so that a lost line is noticed."""
    where = f"log.{version}"
    if not isinstance(value, dict) or value.get("version") != version:
        raise Incomplete(f"{where} is missing")
    move = {name: each for name, each in value.items() if name != "version"}
    return _record(LoggedMove, move, where)


def _seed(value: Any) -> bytes:
    try:
        seed = bytes.fromhex(value)
    except (TypeError, ValueError):
        raise Incomplete("seed is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise Incomplete(f"seed is not of {SEED_BYTES} bytes")
    return seed


def _fit(match: Match, seats: Sequence[Sitting], moves: Sequence[LoggedMove]) -> None:
    """Check the seats (each once, in order) and that moves are by them or the dealer, in a match
    that has begun."""
    places = [each.seat for each in seats]
    if places != sorted(set(places)) or not set(places) <= set(range(match.seats)):
        raise Incomplete("seats do not fit the match")
    if match.status in ("live", "finished") and len(places) != match.seats:
        raise Incomplete("seats are missing")
    if any((each.person is None) == (each.level is None) for each in seats):
        raise Incomplete("seats hold a person or a computer")
    if any(move.seat not in range(-1, match.seats) for move in moves):
        raise Incomplete("log has a move of a seat that is not there")
    if moves and match.started is None:
        raise Incomplete("match.started is missing")
    if (match.finished is None) != (match.status in matches.OPEN):
        raise Incomplete("match.finished does not fit its status")
