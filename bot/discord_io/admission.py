"""Refuses banned people, before any handler gets to see their press."""

from bot.context import Services
from bot.discord_io.render import Interaction
from bot.people.bans import BannedThere
from bot.ui.ids import PressId, match_of, route_of
from storage.records import EVERYWHERE

OPENS_A_TABLE = frozenset({"play"})
"""Commands."""
OPEN_TO_ALL = frozenset({"r", "m"})
"""The beginnings of ids that are open to whoever is banned from a server's tables, although they
name a match: the rules, and what only moderators are shown."""
OWN_DATA = "y"
"""The beginning of ids about what is stored: whoever is banned may see it and have it deleted."""
RULES_OF_TABLE = frozenset({("t", "rules"), ("t", "force")})


async def admit(services: Services, it: Interaction, press: PressId | None) -> None:
    """Raise BannedEverywhere for whoever the operator banned, and Banned or BannedThere for who may
    not play on a server and presses something of a match there, from wherever, or opens a table."""
    where = await services.evictions.bans.of(it.user.id)
    if where and not _is_about_own_data(it, press):
        await services.people.of(it.user.id)  # they are refused in the language they chose
        guild = await _played_on(services, it, press)
        if guild != it.guild_id and guild in where and EVERYWHERE not in where:
            raise BannedThere
        await services.evictions.bans.admit(it.user.id, guild)


async def _played_on(services: Services, it: Interaction, press: PressId | None) -> int | None:
    """Return the server on whose tables somebody would play; None if on none."""
    if press is None:
        return it.guild_id if _command(it) in OPENS_A_TABLE else None
    route, match = route_of(press), match_of(press)
    if match is None or route[0] in OPEN_TO_ALL or route in RULES_OF_TABLE:
        return None
    placed = await services.store.placed(match)
    return it.guild_id if placed is None else placed.guild


def _is_about_own_data(it: Interaction, press: PressId | None) -> bool:
    return _command(it) == "privacy" if press is None else route_of(press)[0] == OWN_DATA


def _command(it: Interaction) -> str:
    """Return the first word of a command."""
    return str(dict(it.data or {}).get("name", ""))
