"""Builds the simulated server: a channel and some people, the same at every start."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
import simcord

from bot.playground.names import NAMES
from bot.playground.shims.living import numbered
from storage.store import Store

SERVER, CHANNEL = "The Courtyard", "card-table"
FAMILY, NOTE = "playground", ""
"""Where the people are kept, in the notes of the database."""

MANAGES = discord.Permissions(manage_guild=True, manage_messages=True)
"""What the first of the people may do: `/settings server` and `/table` are theirs."""

GUILD, ROOM = 2_000 << 22, 2_001 << 22
"""Ids: the time they stand for is long ago, so that they never meet others."""


@dataclass(frozen=True, slots=True)
class World:
    guild: Any
    channel: Any
    people: tuple[Any, ...]

    def person(self, number: int) -> Any:
        """Return a person by id; None if there is nobody."""
        return next((each for each in self.people if each.id == number), None)


async def enter(env: simcord.Env, store: Store, names: Sequence[str], locale: str) -> World:
    """Let people enter. Those of last time keep their seats, and without names all come again."""
    known = await _known(store)
    here = list(names) or list(known) or list(NAMES)
    for name in here:
        known.setdefault(name, _person(len(known)))
    await store.notes(FAMILY).put(NOTE, json.dumps(known))
    guild = env.create_guild(name=SERVER, id=GUILD, preferred_locale=locale)
    with numbered(env, ROOM):
        channel = guild.create_text_channel(CHANNEL)
    managers = guild.create_role("managers", permissions=MANAGES)
    roles = {here[0]: (managers,)}
    members = {name: _member(env, guild, name, known[name], roles.get(name, ())) for name in known}
    return World(guild, channel, tuple(members[name] for name in here))


def _person(place: int) -> int:
    return (3_000 + place) << 22


async def _known(store: Store) -> dict[str, int]:
    text = await store.notes(FAMILY).get(NOTE)
    return {str(name): int(number) for name, number in json.loads(text or "{}").items()}


def _member(env: simcord.Env, guild: Any, name: str, number: int, roles: Sequence[Any] = ()) -> Any:
    with numbered(env, number):
        user = env.create_user(name)
    return guild.add_member(user, roles=roles)
