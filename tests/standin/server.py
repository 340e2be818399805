"""The stand-in itself: one gateway and the REST routes of a bot, on one port of loopback."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Self

from aiohttp import BodyPartReader, WSMsgType, web

from tests.standin.limits import Limits, Verdict
from tests.standin.payloads import (
    APPLICATION,
    PRIVATE,
    Json,
    Shown,
    guild,
    interaction,
    numbered,
    ready,
    user,
)
from tests.waiting import PATIENCE

REPLY, UPDATE = 4, 7
"""Kinds of answers: a new message, or the one pressed in a new shape."""

LATE = 3.0  # seconds after which Discord tells the person that it failed
BEAT = 41_250  # ms between two heartbeats

HELLO, IDENTIFY, RESUME, HEARTBEAT, BEAT_ACK = 10, 2, 6, 1, 11


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a press, and how long it took from frame to request."""

    seconds: float
    kind: int
    components: list[Json]


@dataclass(slots=True)
class Open:
    """A press by its token: the message behind it can be edited from now on."""

    shown: Shown
    person: int
    answer: asyncio.Future[Answer]
    left: float  # when its frame left


@dataclass(slots=True)
class Traffic:
    """What arrived: requests by kind, and when each channel's messages were edited."""

    requests: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)  # 429s, of a channel and of the bot
    edits: list[tuple[float, int]] = field(default_factory=list)  # when, which channel
    edited: list[int] = field(default_factory=list)  # messages, in that order


class StandIn:
    def __init__(self, channels: Iterable[int], limits: Limits | None = None) -> None:
        self.traffic = Traffic()
        self.limits = limits or Limits()
        self.commands: list[Json] = []
        self._channels = list(channels)
        self._open: dict[str, Open] = {}
        self._number = 0
        self._watchers: list[Callable[[Shown], None]] = []
        self._gateway: web.WebSocketResponse | None = None
        self._ready = asyncio.Event()
        self._sequence = 0

    def watch(self, watcher: Callable[[Shown], None]) -> None:
        """Be told of every private message that is new or has changed."""
        self._watchers.append(watcher)

    async def __aenter__(self) -> Self:
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    async def ready(self) -> None:
        """Until the bot has joined."""
        await asyncio.wait_for(self._ready.wait(), PATIENCE)

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=25 << 20)
        api, hook = "/api/v10", "/api/v10/webhooks/{application}/{token}"
        mine, messages = f"{api}/applications/{APPLICATION}", f"{api}/channels/{{channel}}/messages"
        app.add_routes(
            [
                web.get("/gateway", self._join),
                web.get("/gateway/", self._join),
                web.get(f"{api}/users/@me", self._me),
                web.get(f"{api}/gateway/bot", self._way),
                web.get(f"{api}/oauth2/applications/@me", self._application),
                web.get(f"{mine}/commands", self._no_commands),
                web.put(f"{mine}/commands", self._commands),
                web.post(f"{api}/interactions/{{id}}/{{token}}/callback", self._callback),
                web.patch(f"{hook}/messages/{{message}}", self._edit_private),
                web.post(hook, self._follow_up),
                web.post(messages, self._send),
                web.patch(f"{messages}/{{message}}", self._edit),
                web.delete(f"{messages}/{{message}}", self._delete),
            ]
        )
        return app

    # The gateway

    async def _join(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": HELLO, "d": {"heartbeat_interval": BEAT}}))
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._heard(socket, json.loads(frame.data))
        return socket

    async def _heard(self, socket: web.WebSocketResponse, said: Json) -> None:
        if said["op"] == HEARTBEAT:
            await socket.send_str(json.dumps({"op": BEAT_ACK}))
        elif said["op"] in (IDENTIFY, RESUME):
            self._gateway = socket
            if said["op"] == IDENTIFY:
                resume = f"{self.url.replace('http', 'ws', 1)}/gateway"
                await self._dispatch("READY", ready(resume, said["d"].get("shard", [0, 1])))
                await self._dispatch("GUILD_CREATE", guild(self._channels))
            else:
                await self._dispatch("RESUMED", {})
            self._ready.set()

    def _frame(self, event: str, content: Json) -> str:
        self._sequence += 1
        return json.dumps({"op": 0, "s": self._sequence, "t": event, "d": content})

    async def _dispatch(self, event: str, content: Json) -> None:
        assert self._gateway is not None
        await self._gateway.send_str(self._frame(event, content))

    async def press(self, shown: Shown, custom_id: str, person: int) -> Answer:
        """Somebody presses a button, and waits."""
        self._number += 1
        token = f"press-{self._number}"
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        event = interaction(token, shown, custom_id, person)
        frame = self._frame("INTERACTION_CREATE", event)
        assert self._gateway is not None
        self._open[token] = Open(shown, person, future, time.perf_counter())
        await self._gateway.send_str(frame)
        return await asyncio.wait_for(future, PATIENCE)

    # Behind a press

    async def _callback(self, request: web.Request) -> web.Response:
        answer = await sent_with(request)
        arrived = time.perf_counter()
        self.traffic.requests["callback"] += 1
        opened = self._open.get(request.match_info["token"])
        if opened is None:
            return refused(404, 10062, "Unknown interaction")
        if opened.answer.done():
            return refused(400, 40060, "Interaction has already been acknowledged.")
        kind, content = answer["type"], answer.get("data") or {}
        components = numbered(content.get("components", []))
        if kind == UPDATE:
            opened.shown.components = components
        elif kind == REPLY:
            private = opened.person if content.get("flags", 0) & PRIVATE else None
            opened.shown = Shown(opened.shown.channel, components, private)
        opened.answer.set_result(Answer(arrived - opened.left, kind, components))
        self._tell(opened.shown)
        return answered(_accepted(request.match_info["id"], kind, opened.shown))

    def _tell(self, shown: Shown) -> None:
        if shown.person is not None:
            for watcher in self._watchers:
                watcher(shown)

    async def _edit_private(self, request: web.Request) -> web.Response:
        self.traffic.requests["hand edit"] += 1
        opened = self._open.get(request.match_info["token"])
        if opened is None:
            return refused(401, 50027, "Invalid Webhook Token")
        content = await sent_with(request)
        opened.shown.components = numbered(content.get("components", []))
        self._tell(opened.shown)
        return answered(opened.shown.message)

    async def _follow_up(self, request: web.Request) -> web.Response:
        self.traffic.requests["follow-up"] += 1
        opened = self._open.get(request.match_info["token"])
        if opened is None:
            return refused(401, 50027, "Invalid Webhook Token")
        content = await sent_with(request)
        private = opened.person if content.get("flags", 0) & PRIVATE else None
        shown = Shown(opened.shown.channel, numbered(content.get("components", [])), private)
        self._tell(shown)
        return answered(shown.message)

    # Shared messages

    async def _send(self, request: web.Request) -> web.Response:
        verdict = self._judged("send", request)
        if verdict.retry_after is not None:
            return too_many(verdict)
        content = await sent_with(request)
        shown = Shown(int(request.match_info["channel"]), numbered(content.get("components", [])))
        return answered(shown.message, verdict.headers)

    async def _edit(self, request: web.Request) -> web.Response:
        verdict = self._judged("edit", request)
        if verdict.retry_after is not None:
            return too_many(verdict)
        channel, message = (int(request.match_info[name]) for name in ("channel", "message"))
        self.traffic.edits.append((time.perf_counter(), channel))
        self.traffic.edited.append(message)
        content = await sent_with(request)
        shown = Shown(channel, numbered(content.get("components", [])), id=message)
        return answered(shown.message, verdict.headers)

    async def _delete(self, request: web.Request) -> web.Response:
        verdict = self._judged("delete", request)
        if verdict.retry_after is not None:
            return too_many(verdict)
        return web.Response(status=204, headers=verdict.headers)

    def _judged(self, kind: str, request: web.Request) -> Verdict:
        self.traffic.requests[kind] += 1
        verdict = self.limits.judge(kind, int(request.match_info["channel"]))
        if verdict.retry_after is not None:
            self.traffic.refused["bot" if verdict.of_the_bot else "channel"] += 1
        return verdict

    # The application

    async def _me(self, _: web.Request) -> web.Response:
        return answered(user(APPLICATION, "Courtyard", bot=True))

    async def _way(self, _: web.Request) -> web.Response:
        """To the gateway, for a bot that does not know its shards."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        url = f"{self.url.replace('http', 'ws', 1)}/gateway"
        return answered({"url": url, "shards": 1, "session_start_limit": limit})

    async def _application(self, _: web.Request) -> web.Response:
        return answered(
            {
                "id": str(APPLICATION),
                "name": "Courtyard",
                "description": "",
                "icon": None,
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "0",
                "flags": 0,
                "owner": user(APPLICATION + 100, "Ada"),
                "team": None,
            }
        )

    async def _no_commands(self, _: web.Request) -> web.Response:
        return answered([])

    async def _commands(self, request: web.Request) -> web.Response:
        own = {"application_id": str(APPLICATION), "version": "1"}
        self.commands = await request.json()
        known = enumerate(self.commands, start=1)
        return answered([each | own | {"id": str(number)} for number, each in known])


async def sent_with(request: web.Request) -> Json:
    """A body as JSON, or with files beside it."""
    if request.content_type != "multipart/form-data":
        return dict(await request.json())
    async for part in await request.multipart():
        if isinstance(part, BodyPartReader) and part.name == "payload_json":
            content = dict(await part.json() or {})
        elif isinstance(part, BodyPartReader):
            await part.release()
    return content


def _accepted(press: str, kind: int, shown: Shown) -> Json:
    """What the library asks for with an answer: the message that became of it."""
    if kind not in (REPLY, UPDATE):
        return {"interaction": {"id": press, "type": 3}}
    return {
        "interaction": {"id": press, "type": 3, "response_message_id": str(shown.id)},
        "resource": {"type": kind, "message": shown.message},
    }


def answered(body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """The library wants this content type to the letter."""
    content = json.dumps(body).encode()
    return web.Response(body=content, content_type="application/json", headers=headers)


def refused(status: int, code: int, message: str) -> web.Response:
    body = json.dumps({"code": code, "message": message}).encode()
    return web.Response(status=status, body=body, content_type="application/json")


def too_many(verdict: Verdict) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": verdict.retry_after,
        "global": verdict.of_the_bot,
    }
    return web.Response(
        status=429,
        body=json.dumps(body).encode(),
        content_type="application/json",
        headers=verdict.headers,
    )
