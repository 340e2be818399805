"""Keeps who is invited to a table before its match, and with it the call to who is new."""

from collections.abc import Sequence
from dataclasses import asdict, fields

from sqlalchemy import Connection, insert, select, update

from storage.database import Database
from storage.records import WHOLE_TABLE, Call, Invitation
from storage.schema import calls, invitations
from storage.upsert import add_new

INVITATION = [invitations.c[each.name] for each in fields(Invitation)]


class Invitations:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match: str) -> tuple[Invitation, ...]:
        """Return everybody who was ever invited, in that order."""
        return await self._database.read(_of, match)

    async def put(
        self, match: str, people: Sequence[int], by: int, now: int, *, calls: bool = True
    ) -> None:
        """Invite these people and nobody else. Who is invited for the first time is called, all of
        them by one message."""
        await self._database.write(_invite, match, people, by, now, calls)


def _of(connection: Connection, match: str) -> tuple[Invitation, ...]:
    rows = connection.execute(
        select(*INVITATION).where(invitations.c.match == match).order_by(invitations.c.place)
    )
    return tuple(Invitation(*row) for row in rows)


def _invite(
    connection: Connection, match: str, people: Sequence[int], by: int, now: int, calling: bool
) -> None:
    known = _of(connection, match)
    here = invitations.c.match == match
    connection.execute(
        update(invitations).where(here).values(open=invitations.c.person.in_(people))
    )
    met = {each.person for each in known}
    new = [person for person in dict.fromkeys(people) if person not in met]
    if not new:
        return
    mention = max((each.mention for each in known), default=0) + 1
    rows = [
        asdict(Invitation(person, mention)) | {"match": match, "place": place}
        for place, person in enumerate(new, len(known))
    ]
    connection.execute(insert(invitations), rows)
    if calling:
        add_new(
            connection,
            calls,
            asdict(Call(match, mention, "invite", by, WHOLE_TABLE, WHOLE_TABLE, now)),
        )
