"""Reads and changes matches: one, or the open ones of a place or a person."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, fields, replace
from typing import Any, TypedDict, Unpack

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    and_,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from storage.appending import end_match
from storage.errors import MatchExists, NotLive, UnknownMatch
from storage.records import (
    MAY_ASK,
    RATING_RULES,
    Ending,
    LoggedMove,
    Match,
    Placed,
    Seat,
    Shards,
    Sitting,
    Still,
)
from storage.schema import deadlines, log, matches, results, seats

__all__ = ["Changes", "Unpack"]

OPEN = ("lobby", "live")
MATCH = [matches.c[each.name] for each in fields(Match)]  # all but the seed
PLACED = [matches.c[each.name] for each in fields(Placed)]
SITTING = [seats.c[each.name] for each in fields(Sitting)]


class Changes(TypedDict, total=False):
    options: str
    rules: int
    seats: int
    guild: int | None
    channel: int | None
    message: int | None
    host: int | None
    speed: str
    rated: bool
    hinted: bool
    brisk: bool
    patient: bool
    stand_in: str | None
    commitment: str
    words: tuple[str, ...]


def create(
    connection: Connection, match: Match, seed: bytes, sitting: Sequence[Sitting] = ()
) -> None:
    row = asdict(match) | {"words": json.dumps(match.words), "seed": seed}
    try:
        with connection.begin_nested():
            connection.execute(insert(matches), row)
    except IntegrityError:
        if _exists(connection, match.id):
            raise MatchExists(match.id) from None
        raise
    _seat(connection, match.id, sitting)


def find(connection: Connection, match: str) -> Match:
    row = connection.execute(select(*MATCH).where(matches.c.id == match)).mappings().first()
    if row is None:
        raise UnknownMatch(match)
    return _match(row)


def seats_of(connection: Connection, match: str) -> tuple[Sitting, ...]:
    rows = connection.execute(select(*SITTING).where(seats.c.match == match).order_by(seats.c.seat))
    return tuple(Sitting(*row) for row in rows)


def log_of(connection: Connection, match: str, since: int = 0) -> tuple[LoggedMove, ...]:
    rows = connection.execute(
        select(log.c.seat, log.c.text, log.c.at, log.c.chooser)
        .where(log.c.match == match, log.c.version >= since)
        .order_by(log.c.version)
    )
    return tuple(LoggedMove(*row) for row in rows)


def seed_of(connection: Connection, match: str) -> bytes:
    seed = connection.execute(select(matches.c.seed).where(matches.c.id == match)).scalar()
    if seed is None:
        raise UnknownMatch(match)
    return bytes(seed)


def change(connection: Connection, match: str, changes: Mapping[str, Any]) -> None:
    unknown = changes.keys() - Changes.__annotations__.keys()
    if unknown:
        raise TypeError(f"a match does not change its {', '.join(sorted(unknown))}")
    values = dict(changes)
    if "words" in values:
        values["words"] = json.dumps(values["words"])
    done = connection.execute(update(matches).where(matches.c.id == match).values(**values))
    if not done.rowcount:
        raise UnknownMatch(match)


def sit(connection: Connection, match: str, sitting: Sequence[Sitting]) -> None:
    if not _exists(connection, match):
        raise UnknownMatch(match)
    sitting = _still_nameless(connection, match, sitting)
    connection.execute(delete(seats).where(seats.c.match == match))
    _seat(connection, match, sitting)


def _still_nameless(
    connection: Connection, match: str, sitting: Sequence[Sitting]
) -> Sequence[Sitting]:
    """Leave seats nameless whose people had their data deleted: another process may not know."""
    nameless = nameless_at(connection, match)
    return [
        replace(each, person=nameless[each.seat])
        if each.person is not None and each.seat in nameless
        else each
        for each in sitting
    ]


def nameless_at(connection: Connection, match: str) -> dict[Seat, int]:
    """Return the seats of people who had their data deleted, with what stands for them."""
    found = select(seats.c.seat, seats.c.person).where(seats.c.match == match, seats.c.person < 0)
    return {row.seat: row.person for row in connection.execute(found)}


def arrange(
    connection: Connection,
    match: str,
    sitting: Sequence[Sitting] | None,
    changes: Mapping[str, Any],
) -> None:
    """Change a lobby, if it still is one; its row stays locked until all is written."""
    here = select(matches.c.status).where(matches.c.id == match).with_for_update()
    status = connection.execute(here).scalar()
    if status is None:
        raise UnknownMatch(match)
    if status != "lobby":
        raise NotLive(match)
    if changes:
        change(connection, match, changes)
    if sitting is not None:
        sit(connection, match, sitting)


def stand_in(connection: Connection, match: str, seat: Seat, level: str | None) -> None:
    here = (seats.c.match == match, seats.c.seat == seat)
    if not connection.execute(update(seats).where(*here).values(stand_in=level)).rowcount:
        raise UnknownMatch(match)


def start(connection: Connection, match: str, at: int, rated: bool | None) -> None:
    waiting = (matches.c.id == match, matches.c.status == "lobby")
    new = {"status": "live", "started": at, "rating_rules": RATING_RULES}
    if rated is not None:
        new["rated"] = rated
    begun = connection.execute(update(matches).where(*waiting).values(**new))
    if not begun.rowcount:
        raise NotLive(match) if _exists(connection, match) else UnknownMatch(match)


def end(connection: Connection, match: str, ending: Ending, at: int) -> bool:
    if not _exists(connection, match):
        raise UnknownMatch(match)
    return end_match(connection, match, ending, at)


def open_in_channel(connection: Connection, channel: int) -> tuple[Match, ...]:
    return _open_rows(connection, matches.c.channel == channel, matches.c.status.in_(OPEN))


def open_in_guild(connection: Connection, guild: int) -> tuple[Match, ...]:
    return _open_rows(connection, matches.c.guild == guild, matches.c.status.in_(OPEN))


def open_of_person(connection: Connection, person: int) -> tuple[Match, ...]:
    """Return the matches whose seats the person has not left; the end of a match clears all
    seats."""
    theirs = select(seats.c.match).where(seats.c.person == person, seats.c.left.is_(None))
    return _open_rows(connection, matches.c.id.in_(theirs))


def placed(connection: Connection, match: str) -> Placed | None:
    row = connection.execute(select(*PLACED).where(matches.c.id == match)).first()
    return None if row is None else Placed(*row)


def placed_in_guild(connection: Connection, guild: int) -> tuple[Placed, ...]:
    here = (matches.c.guild == guild, matches.c.status.in_(OPEN))
    rows = connection.execute(select(*PLACED).where(*here).order_by(matches.c.created))
    return tuple(Placed(*row) for row in rows)


def of_older_rules(
    connection: Connection, newest: Mapping[str, int], shards: Shards | None
) -> tuple[tuple[Placed, int], ...]:
    """Return the open matches that began with rules older than these, by game."""
    older = [
        and_(matches.c.game == game, matches.c.rules < rules) for game, rules in newest.items()
    ]
    rows = connection.execute(
        select(*PLACED, matches.c.rules).where(
            matches.c.status.in_(OPEN), served(shards), or_(false(), *older)
        )
    )
    return tuple((Placed(*place), rules) for *place, rules in rows)


def still(connection: Connection, shards: Shards | None) -> tuple[Still, ...]:
    """Return live matches without a running clock. A vote's clock counts as a person's; that of a
    turn without a time limit runs whoever is to move."""
    here = (seats.c.match == deadlines.c.match, seats.c.seat == deadlines.c.seat)
    computer = exists().where(*here, func.coalesce(seats.c.level, seats.c.stand_in).is_not(None))
    clock = and_(deadlines.c.due.is_not(None), deadlines.c.seat != MAY_ASK)
    running = (deadlines.c.match == matches.c.id, clock, ~computer)
    moves = select(log.c.at).where(log.c.match == matches.c.id).order_by(log.c.version.desc())
    latest = func.coalesce(moves.limit(1).scalar_subquery(), matches.c.started)
    last = select(func.max(log.c.version)).where(log.c.match == matches.c.id).scalar_subquery()
    plays = func.coalesce(seats.c.level, seats.c.stand_in).is_not(None)
    computers = select(func.count()).where(seats.c.match == matches.c.id, plays).scalar_subquery()
    rows = connection.execute(
        select(matches.c.id, func.coalesce(last + 1, 0), computers)
        .where(matches.c.status == "live", served(shards), ~exists().where(*running))
        .order_by(latest.desc())
    )
    return tuple(Still(*row) for row in rows)


def served(shards: Shards | None) -> ColumnElement[bool]:
    """Return a condition for matches of these shards."""
    if shards is None:
        return true()
    return (func.coalesce(matches.c.guild, 0) // (1 << 22) % shards.count).in_(shards.ids)


def uncounted(connection: Connection, since: int) -> tuple[str, ...]:
    counted = select(results.c.match).where(results.c.match == matches.c.id).exists()
    over = (matches.c.status == "finished", matches.c.finished >= since, ~counted)
    rows = connection.execute(select(matches.c.id).where(*over).order_by(matches.c.finished))
    return tuple(rows.scalars())


def ids(connection: Connection, after: str, limit: int) -> tuple[str, ...]:
    page = select(matches.c.id).where(matches.c.id > after).order_by(matches.c.id).limit(limit)
    return tuple(connection.execute(page).scalars())


def _seat(connection: Connection, match: str, sitting: Sequence[Sitting]) -> None:
    if sitting:
        connection.execute(insert(seats), [{"match": match} | asdict(each) for each in sitting])


def _exists(connection: Connection, match: str) -> bool:
    return connection.execute(select(1).where(matches.c.id == match)).scalar() is not None


def _open_rows(connection: Connection, *where: ColumnElement[bool]) -> tuple[Match, ...]:
    """Return open matches. Damaged rows are left out here; asking for one raises its error."""
    rows = connection.execute(select(*MATCH).where(*where).order_by(matches.c.created))
    found = []
    for row in rows.mappings():
        with suppress(TypeError, ValueError):
            found.append(_match(row))
    return tuple(found)


def _match(row: RowMapping) -> Match:
    return Match(**{**row, "words": tuple(json.loads(row["words"]))})
