"""Discord's objects as JSON, with the fields that the library reads."""

import itertools
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

APPLICATION = 900_000_000_000_000_001
GUILD = 900_000_000_000_000_002
STAMP = "2026-01-01T00:00:00.000000+00:00"
EPOCH = 1_420_070_400_000  # ms since 1970 at which Discord's ids begin

PRIVATE = 1 << 6
COMPONENTS_V2 = 1 << 15
ALL_RIGHTS = str((1 << 53) - 1)

_numbers = itertools.count(1)


def new_id() -> int:
    """An id of now: the bot reads from it how old a message is."""
    return (time.time_ns() // 1_000_000 - EPOCH << 22) | (next(_numbers) & 0x3FFFFF)


@dataclass(slots=True)
class Shown:
    """A message as somebody sees it; a private one has one person."""

    channel: int
    components: list[Json]
    person: int | None = None
    id: int = field(default_factory=new_id)

    @property
    def message(self) -> Json:
        return {
            "id": str(self.id),
            "channel_id": str(self.channel),
            "type": 0,
            "author": user(APPLICATION, "Courtyard", bot=True),
            "content": "",
            "timestamp": STAMP,
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "flags": COMPONENTS_V2 | (PRIVATE if self.person is not None else 0),
            "application_id": str(APPLICATION),
            "components": self.components,
        }

    def buttons(self) -> Iterator[Json]:
        return (part for part in walk(self.components) if part["type"] == 2)


def walk(parts: list[Json]) -> Iterator[Json]:
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
        if "accessory" in part:
            yield part["accessory"]


def numbered(parts: list[Json]) -> list[Json]:
    """Discord gives every component of a message its number."""
    for number, part in enumerate(walk(parts), start=1):
        part.setdefault("id", number)
    return parts


def user(person: int, name: str, bot: bool = False) -> Json:
    return {
        "id": str(person),
        "username": name,
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }


def member(person: int, name: str, bot: bool = False) -> Json:
    return {
        "user": user(person, name, bot),
        "roles": [],
        "joined_at": STAMP,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": ALL_RIGHTS,
    }


def channel(number: int, server: int = GUILD) -> Json:
    return {
        "id": str(number),
        "type": 0,
        "guild_id": str(server),
        "name": f"cards-{number}",
        "position": 0,
        "permission_overwrites": [],
        "permissions": ALL_RIGHTS,
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
    }


def guild(channels: list[int], server: int = GUILD) -> Json:
    everyone = {
        "id": str(server),
        "name": "@everyone",
        "permissions": ALL_RIGHTS,
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    nothing: dict[str, list[Json]] = {
        name: []
        for name in (
            "emojis",
            "stickers",
            "features",
            "threads",
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        )
    }
    return nothing | {
        "id": str(server),
        "name": "Card Club",
        "owner_id": str(APPLICATION + 100),
        "roles": [everyone],
        "channels": [channel(number, server) for number in channels],
        "members": [member(APPLICATION, "Courtyard", bot=True)],
        "member_count": 1,
        "large": False,
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "afk_timeout": 300,
        "system_channel_flags": 0,
    }


def ready(resume: str, shard: list[int], servers: Iterable[int] = (GUILD,)) -> Json:
    return {
        "v": 10,
        "user": user(APPLICATION, "Courtyard", bot=True),
        "guilds": [{"id": str(server), "unavailable": True} for server in servers],
        "session_id": "stand-in",
        "resume_gateway_url": resume,
        "shard": shard,
        "application": {"id": str(APPLICATION), "flags": 0},
    }


def thread(number: int, parent: int, name: str, server: int = GUILD) -> Json:
    """A public thread, just opened by the bot."""
    return {
        "id": str(number),
        "type": 11,
        "guild_id": str(server),
        "parent_id": str(parent),
        "owner_id": str(APPLICATION),
        "name": name,
        "message_count": 0,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "permissions": ALL_RIGHTS,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": STAMP,
            "locked": False,
            "create_timestamp": STAMP,
        },
    }


def interaction(token: str, shown: Shown, custom_id: str, person: int, server: int = GUILD) -> Json:
    """Somebody presses a button of a message."""
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    return sent(token, 3, data, shown.channel, person, server, shown)


KINDS: dict[type, int] = {str: 3, int: 4, bool: 5}
"""Of the options of a command."""


def command(
    token: str, place: Json, name: str, options: dict[str, Any], person: int, server: int = GUILD
) -> Json:
    """Somebody sends a slash command, in a channel or a thread."""
    given = [
        {"name": key, "type": KINDS[type(value)], "value": value} for key, value in options.items()
    ]
    data = {"id": "1", "name": name, "type": 1, "options": given}
    return sent(token, 2, data, int(place["id"]), person, server) | {"channel": place}


def sent(
    token: str,
    kind: int,
    data: Json,
    place: int,
    person: int,
    server: int = GUILD,
    shown: Shown | None = None,
) -> Json:
    """An interaction of any kind, with whatever is sent in it."""
    behind = {} if shown is None else {"message": shown.message}
    return _interaction(token, place, person, server) | {"type": kind, "data": data} | behind


def _interaction(token: str, place: int, person: int, server: int) -> Json:
    return {
        "id": str(new_id()),
        "application_id": str(APPLICATION),
        "token": token,
        "version": 1,
        "context": 0,
        "authorizing_integration_owners": {"0": str(server)},
        "attachment_size_limit": 10 << 20,
        "entitlements": [],
        "locale": "en-US",
        "guild_locale": "en-US",
        "guild_id": str(server),
        "guild": {"id": str(server), "locale": "en-US", "features": []},
        "channel_id": str(place),
        "channel": channel(place, server),
        "app_permissions": ALL_RIGHTS,
        "member": member(person, f"Player {person % 10_000}"),
    }
