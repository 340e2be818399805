"""A stand-in that remembers: what stands in its channels, what people were told; requests can be
harmed."""

import asyncio
import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from tests.standin.harm import Handle, Harm, Kind
from tests.standin.limits import Limits
from tests.standin.payloads import (
    PRIVATE,
    Json,
    Shown,
    channel,
    command,
    guild,
    interaction,
    new_id,
    numbered,
    ready,
    sent,
    thread,
    walk,
)
from tests.standin.server import (
    BEAT_ACK,
    HEARTBEAT,
    IDENTIFY,
    REPLY,
    UPDATE,
    StandIn,
    answered,
    refused,
    too_many,
)

THINKS = 5
"""A kind of answer: a message is promised."""

LATE = 4.5
"""Seconds after which a press cannot be answered: Discord's three, and what our machine takes."""

Files = dict[str, str]
"""Digests of pictures by name."""


@dataclass(slots=True)
class Asked:
    """An interaction by its token."""

    server: int
    channel: int
    person: int
    at: float  # by the clock of the loop
    answer: asyncio.Future[int]  # its kind
    original: Shown | None  # what its first answer made or changed
    is_private: bool = False  # of a message that is promised
    content: Json = field(default_factory=dict)  # of its answer
    sent: Json = field(default_factory=dict)  # what was pressed, chosen or typed


@dataclass
class Server:
    """A server: channels, threads, and the messages that stand there."""

    id: int
    channels: list[int]
    kept: int  # the channel of kept leaderboards
    threads: dict[int, Json] = field(default_factory=dict)
    messages: dict[int, Shown] = field(default_factory=dict)  # that all see
    private: dict[int, list[Shown]] = field(default_factory=lambda: defaultdict(list))
    files: dict[int, Files] = field(default_factory=dict)  # by message
    told: list[str] = field(default_factory=list)  # every private text
    harms: list[Harm] = field(default_factory=list)


class World(StandIn):
    def __init__(self, servers: list[Server], limits: Limits | None = None) -> None:
        super().__init__((), limits)
        self.servers = {each.id: each for each in servers}
        self._of = {number: each for each in servers for number in each.channels}
        self._asked: dict[str, Asked] = {}
        self._nonces: dict[tuple[int, str], int] = {}

    def _app(self) -> web.Application:
        app = super()._app()
        api, hook = "/api/v10", "/api/v10/webhooks/{application}/{token}"
        app.add_routes(
            [
                web.get(f"{hook}/messages/{{message}}", self._private_one),
                web.delete(f"{hook}/messages/{{message}}", self._delete_private),
                web.get(f"{api}/channels/{{channel}}/messages/{{message}}", self._one),
                web.put(f"{api}/channels/{{channel}}/messages/pins/{{message}}", self._pin),
                web.post(f"{api}/channels/{{channel}}/threads", self._open_thread),
                web.get(f"{api}/guilds/{{guild}}/threads/active", self._active),
            ]
        )
        app.middlewares.append(self._harmed)
        return app

    # Harm

    @web.middleware
    async def _harmed(self, request: web.Request, handler: Handle) -> web.StreamResponse:
        kind, server = await self._kind(request)
        for harm in server.harms if server is not None else ():
            if kind is not None and kind & harm.kinds:
                harm.hits += 1
                return await harm.strike(request, handler, harm)
        return await handler(request)

    async def _kind(self, request: web.Request) -> tuple[frozenset[Kind] | None, Server | None]:
        """What a request is, and at which server."""
        given = request.match_info
        if "token" in given:
            asked = self._asked.get(given["token"])
            kind: Kind = "answer" if request.path.endswith("/callback") else "hand"
            return frozenset({kind}), self.servers[asked.server] if asked else None
        server = self._of.get(int(given.get("channel", 0)))
        if server is None:
            return None, None
        if int(given["channel"]) == server.kept:
            return frozenset({"kept"}), server
        if request.path.endswith("/threads"):
            return frozenset({"thread"}), server
        if request.method not in ("POST", "PATCH"):
            return None, None
        way: Kind = "post" if request.method == "POST" else "edit"
        if request.content_type == "multipart/form-data":
            return frozenset({way, "upload"}), server
        if way == "post" and (await request.json()).get("allowed_mentions", {}).get("users"):
            return frozenset({"call"}), server
        return frozenset({way}), server

    # The gateway

    async def _heard(self, socket: web.WebSocketResponse, said: Json) -> None:
        if said["op"] == HEARTBEAT:
            await socket.send_str(json.dumps({"op": BEAT_ACK}))
        elif said["op"] == IDENTIFY:
            self._gateway = socket
            resume = f"{self.url.replace('http', 'ws', 1)}/gateway"
            await self._dispatch("READY", ready(resume, said["d"]["shard"], self.servers))
            for each in self.servers.values():
                await self._dispatch("GUILD_CREATE", guild(each.channels, each.id))
            self._ready.set()

    async def click(self, shown: Shown, custom_id: str, person: int) -> int | None:
        """Somebody presses a button; the kind of the answer, or None if none came in time."""
        server = self._of[shown.channel].id
        token = self._new_token()
        return await self._ask(
            token,
            Asked(server, shown.channel, person, *self._now(), shown),
            interaction(token, shown, custom_id, person, server),
        )

    async def slash(self, place: int, person: int, name: str, **options: Any) -> int | None:
        """Somebody sends a command."""
        server = self._of[place]
        there = server.threads.get(place) or channel(place, server.id)
        token = self._new_token()
        return await self._ask(
            token,
            Asked(server.id, place, person, *self._now(), None),
            command(token, there, name, options, person, server.id),
        )

    async def send(
        self, kind: int, data: Json, place: int, person: int, shown: Shown | None = None
    ) -> tuple[Asked, int | None]:
        """Somebody sends an interaction of any kind; what is known of it, and the answer's kind."""
        server, token = self._of[place].id, self._new_token()
        asked = Asked(server, place, person, *self._now(), shown, sent=data)
        event = sent(token, kind, data, place, person, server, shown)
        return asked, await self._ask(token, asked, event)

    def _new_token(self) -> str:
        self._number += 1
        return f"press-{self._number}"

    def _now(self) -> tuple[float, asyncio.Future[int]]:
        loop = asyncio.get_running_loop()
        return loop.time(), loop.create_future()

    async def _ask(self, token: str, asked: Asked, event: Json) -> int | None:
        self._asked[token] = asked
        await self._dispatch("INTERACTION_CREATE", event)
        try:
            return await asyncio.wait_for(asyncio.shield(asked.answer), LATE)
        except TimeoutError:
            return None

    # Behind a press

    async def _callback(self, request: web.Request) -> web.Response:
        said, files = await body(request)
        asked = self._asked.get(request.match_info["token"])  # forgotten, if it is long ago
        if asked is None or asyncio.get_running_loop().time() - asked.at > LATE:
            return refused(404, 10062, "Unknown interaction")
        if asked.answer.done():
            return refused(400, 40060, "Interaction has already been acknowledged.")
        kind, content = said["type"], said.get("data") or {}
        asked.content = content
        asked.answer.set_result(kind)
        asked.is_private = bool(content.get("flags", 0) & PRIVATE)
        if kind == UPDATE:
            self._change(asked, asked.original, content, files)
        elif kind == REPLY:
            asked.original = self._new(asked, content, files)
        elif kind == THINKS:
            asked.original = None
        told: Json = {"id": request.match_info["id"], "type": 3}
        if kind not in (REPLY, UPDATE) or asked.original is None:
            return answered({"interaction": told})
        told["response_message_id"] = str(asked.original.id)
        resource = {"type": kind, "message": asked.original.message}
        return answered({"interaction": told, "resource": resource})

    def _new(self, asked: Asked, content: Json, files: Files) -> Shown:
        server = self.servers[asked.server]
        is_private = bool(content.get("flags", 0) & PRIVATE) or asked.is_private
        shown = Shown(asked.channel, [], asked.person if is_private else None)
        if is_private:
            server.private[asked.person].append(shown)
        else:
            server.messages[shown.id] = shown
        self._change(asked, shown, content, files)
        return shown

    def _change(self, asked: Asked, shown: Shown | None, content: Json, files: Files) -> None:
        assert shown is not None
        server = self.servers[asked.server]
        shown.components = numbered(content.get("components", []))
        take_in(server, shown, content, files)
        if shown.person is not None:
            server.told.append(text_of(shown))

    def _behind(self, request: web.Request) -> tuple[Asked, Shown | None] | None:
        """An interaction that was answered, and a message of it that still stands."""
        asked = self._asked.get(request.match_info["token"])
        if asked is None or not asked.answer.done():
            return None
        name, server = request.match_info.get("message", "@original"), self.servers[asked.server]
        if name == "@original":
            shown = asked.original
        else:
            shown = next(
                (each for each in server.private[asked.person] if str(each.id) == name), None
            )
        is_there = shown is not None and (
            shown in server.private[asked.person] or shown.id in server.messages
        )
        return asked, shown if is_there else None

    async def _edit_private(self, request: web.Request) -> web.Response:
        content, files = await body(request)
        if (found := self._behind(request)) is None:
            return refused(404, 10015, "Unknown Webhook")
        asked, shown = found
        if shown is None and asked.original is None and asked.answer.result() == THINKS:
            asked.original = shown = self._new(asked, content, files)
        elif shown is None:
            return refused(404, 10008, "Unknown Message")
        else:
            self._change(asked, shown, content, files)
        return answered(shown.message)

    async def _private_one(self, request: web.Request) -> web.Response:
        found = self._behind(request)
        if found is None or found[1] is None:
            return refused(404, 10008, "Unknown Message")
        return answered(found[1].message)

    async def _delete_private(self, request: web.Request) -> web.Response:
        found = self._behind(request)
        if found is None:
            return refused(404, 10015, "Unknown Webhook")
        asked, shown = found
        if shown is None:
            return refused(404, 10008, "Unknown Message")
        if shown.person is None:
            self.servers[asked.server].messages.pop(shown.id)
        else:
            self.servers[asked.server].private[asked.person].remove(shown)
        return web.Response(status=204)

    async def _follow_up(self, request: web.Request) -> web.Response:
        content, files = await body(request)
        if (found := self._behind(request)) is None:
            return refused(404, 10015, "Unknown Webhook")
        asked, _ = found
        if asked.original is None and asked.answer.result() == THINKS:
            asked.original = shown = self._new(asked, content, files)
        else:
            asked.is_private = False
            shown = self._new(asked, content, files)
        return answered(shown.message)

    # Shared messages

    def _place(self, request: web.Request) -> tuple[int, Server]:
        number = int(request.match_info["channel"])
        return number, self._of[number]

    async def _send(self, request: web.Request) -> web.Response:
        verdict = self._judged("send", request)
        if verdict.retry_after is not None:
            return too_many(verdict)
        content, files = await body(request)
        number, server = self._place(request)
        key = (number, str(content.get("nonce")))
        if content.get("enforce_nonce") and self._nonces.get(key) in server.messages:
            return answered(server.messages[self._nonces[key]].message, verdict.headers)
        shown = Shown(number, numbered(content.get("components", [])))
        self._nonces[key] = shown.id
        server.messages[shown.id] = shown
        take_in(server, shown, content, files)
        return answered(shown.message, verdict.headers)

    async def _edit(self, request: web.Request) -> web.Response:
        verdict = self._judged("edit", request)
        if verdict.retry_after is not None:
            return too_many(verdict)
        content, files = await body(request)
        _, server = self._place(request)
        shown = server.messages.get(int(request.match_info["message"]))
        if shown is None:
            return refused(404, 10008, "Unknown Message")
        shown.components = numbered(content.get("components", shown.components))
        take_in(server, shown, content, files)
        return answered(shown.message, verdict.headers)

    async def _delete(self, request: web.Request) -> web.Response:
        _, server = self._place(request)
        if server.messages.pop(int(request.match_info["message"]), None) is None:
            return refused(404, 10008, "Unknown Message")
        return web.Response(status=204)

    async def _one(self, request: web.Request) -> web.Response:
        _, server = self._place(request)
        shown = server.messages.get(int(request.match_info["message"]))
        if shown is None:
            return refused(404, 10008, "Unknown Message")
        return answered(shown.message)

    async def _pin(self, _: web.Request) -> web.Response:
        return web.Response(status=204)

    async def _open_thread(self, request: web.Request) -> web.Response:
        parent, server = self._place(request)
        made = thread(new_id(), parent, (await request.json())["name"], server.id)
        server.threads[int(made["id"])] = made
        self._of[int(made["id"])] = server
        await self._dispatch("THREAD_CREATE", made | {"newly_created": True})
        return answered(made)

    async def _active(self, request: web.Request) -> web.Response:
        server = self.servers[int(request.match_info["guild"])]
        return answered({"threads": list(server.threads.values()), "members": []})


async def body(request: web.Request) -> tuple[Json, Files]:
    """What was sent, with the digests of the pictures beside it."""
    if request.content_type != "multipart/form-data":
        return dict(json.loads(await request.read() or b"{}")), {}
    content, files = dict[str, Any](), Files()
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            content = dict(await part.json() or {})
        else:
            files[part.filename or ""] = digest(bytes(await part.read()))
    return content, files


def digest(picture: bytes) -> str:
    return hashlib.sha256(picture).hexdigest()


def take_in(server: Server, shown: Shown, content: Json, files: Files) -> None:
    """The attachments that are listed are all that there are; without a list they stay."""
    if "attachments" in content or files:
        server.files[shown.id] = files


def text_of(shown: Shown) -> str:
    return "\n".join(part["content"] for part in walk(shown.components) if part["type"] == 10)


def ids_of(shown: Shown) -> Iterator[str]:
    return (part["custom_id"] for part in walk(shown.components) if "custom_id" in part)


def plain(components: list[Json]) -> list[Mapping[str, Any]]:
    """What is shown, without the numbers that Discord gives its parts, and without pictures."""
    return [_plain(part) for part in components if part["type"] != GALLERY]


GALLERY = 12


def _plain(part: Json) -> Json:
    found = {key: value for key, value in part.items() if key != "id" and value is not None}
    for name in ("components",):
        if name in found:
            found[name] = plain(found[name])
    if "accessory" in found:
        found["accessory"] = _plain(found["accessory"])
    return found
