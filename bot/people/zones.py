"""Finds time zones by the names that people use: Europe/Rome, rome, new york, +2."""

import re
from datetime import UTC, datetime, tzinfo
from functools import cache, lru_cache
from zoneinfo import ZoneInfo, available_timezones

DEFAULT_ZONE = "UTC"
"""The zone of people who have not set one."""

OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*([0-9]{1,2})(?::?00)?")
FARTHEST = {"+": 14, "-": 12}  # hours from UTC
SUGGESTED = 25


def find_zone(text: str) -> str | None:
    """Return the name of a zone; None if there is none, or there are several."""
    wanted = " ".join(text.split()).casefold().replace(" ", "_")
    if found := OFFSET.fullmatch(wanted.replace("_", "")):
        return _offset(found[1], int(found[2]))
    places = _places()
    if wanted in places:
        return places[wanted]
    cities = {name for name in places.values() if name.casefold().rpartition("/")[2] == wanted}
    usual = {name for name in cities if name.partition("/")[0] in REGIONS}
    return (usual or cities).pop() if len(usual or cities) == 1 else None


def suggestions(text: str) -> list[str]:
    """Return zones whose names contain the text; those that begin with it come first."""
    wanted = text.strip().casefold().replace(" ", "_")
    usual = (
        name for name in _places().values() if name.partition("/")[0] in REGIONS | {DEFAULT_ZONE}
    )
    found = [name for name in usual if wanted in name.casefold()]
    return sorted(found, key=lambda name: (not _begins(name, wanted), name))[:SUGGESTED]


def hour_at(zone: str, at: int) -> int:
    """Return the hour of the day in a zone at a moment in ms; in UTC if the zone is unknown."""
    return _there(zone, at).hour


def seconds_until(zone: str, hour: int, at: int) -> int:
    """Return the seconds until the next start of an hour in a zone, ignoring a clock change in
    between."""
    there = _there(zone, at)
    return (hour - there.hour) % 24 * 3600 - there.minute * 60 - there.second


def time_at(zone: str, at: int) -> str:
    return f"{_there(zone, at):%H:%M}"


def _there(zone: str, at: int) -> datetime:
    return datetime.fromtimestamp(at // 1000, _zone(zone))


@lru_cache(maxsize=1024)
def _zone(name: str) -> tzinfo:
    """Return the zone. UTC needs no file, so it works where no others are installed."""
    try:
        return UTC if name == DEFAULT_ZONE else ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # not found, not a zone's name, a folder of zones
        return UTC


@cache
def _places() -> dict[str, str]:
    return {name.casefold(): name for name in sorted({DEFAULT_ZONE, *available_timezones()})}


def _begins(name: str, wanted: str) -> bool:
    folded = name.casefold()
    return folded.startswith(wanted) or folded.rpartition("/")[2].startswith(wanted)


def _offset(sign: str, hours: int) -> str | None:
    """Return the zone of an offset; these zones' names have the sign reversed."""
    if hours > FARTHEST[sign]:
        return None
    return f"Etc/GMT{'-' if sign == '+' else '+'}{hours}" if hours else DEFAULT_ZONE


REGIONS = frozenset(
    {"Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe"}
    | {"Indian", "Pacific"}
)
