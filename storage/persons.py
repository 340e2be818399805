"""Declares which columns hold people, and what becomes of each when one has their data deleted.

A test compares the lists with the tables, so that a new column is on one of them.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from sqlalchemy import Column

from storage.schema import schema

Fate: TypeAlias = Literal["renamed", "deleted", "emptied"]
"""renamed: the row stays, with the nameless id of that deletion. deleted: the row goes. emptied:
the row stays without a person."""

PERSONS: Mapping[str, Fate] = {
    "matches.host": "renamed",
    "seats.person": "renamed",
    "calls.person": "deleted",
    "calls.by": "renamed",
    "invitations.person": "deleted",
    "digests.person": "deleted",
    "hands.person": "deleted",
    "results.person": "renamed",
    "ratings.person": "renamed",
    "history.person": "renamed",
    "tallies.person": "renamed",
    "meetings.person": "renamed",
    "meetings.other": "renamed",
    "achievements.person": "renamed",
    "titles.person": "deleted",
    "fame.person": "renamed",
    "listings.person": "deleted",
    "people.id": "deleted",
    "audit.moderator": "renamed",
    "audit.person": "renamed",
    "bans.person": "emptied",
    "bans.by": "renamed",
    "blocks.person": "deleted",
    "blocks.blocked": "deleted",
    "names.person": "deleted",
}

IN_TEXTS = ("ratings.met", "notes.text", "audit.note", "bans.reason")
"""Columns of texts in which ids of people may stand; they are renamed there."""

PLACES = frozenset(
    {
        "matches.guild", "matches.channel", "matches.message", "matches.former",
        "calls.channel", "calls.message", "digests.channel", "digests.message", "hands.message",
        "results.guild", "tallies.scope", "titles.guild", "fame.scope", "servers.id", "audit.guild",
        "bans.guild", "names.guild", "left_servers.guild",
    }
)  # fmt: skip
"""Large numbers that are servers, channels or messages."""

MOMENTS = frozenset(
    {
        "matches.created", "matches.started", "matches.finished", "seats.joined", "seats.left",
        "log.at", "absences.at", "deadlines.due", "deadlines.claimed_until", "calls.due",
        "digests.due", "hands.ends", "results.finished", "history.finished", "titles.since",
        "audit.at", "bans.at", "blocks.at", "left_servers.since", "heartbeats.at",
    }
)  # fmt: skip
"""Those that are moments, in ms."""

NUMBERS = frozenset({"log.token", "results.counted", "history.counted"})
"""Those that only count or tell apart."""


def column_named(name: str) -> Column[int]:
    """Return the column of such a name."""
    table, _, column = name.partition(".")
    found: Column[int] = schema.tables[table].c[column]
    return found
