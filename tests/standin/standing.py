"""A stand-in that remembers every message that stands, and which posts had the same nonce."""

from collections import Counter

from aiohttp import web

from tests.standin.limits import Limits
from tests.standin.payloads import PRIVATE, Json, Shown, numbered
from tests.standin.server import StandIn, answered, refused, sent_with, too_many

GONE = (404, 10008, "Unknown Message")
ORIGINAL = "@original"


class Standing(StandIn):
    def __init__(self, channels: list[int], limits: Limits | None = None) -> None:
        super().__init__(channels, limits)
        self.public: dict[int, Shown] = {}
        self.nonces: dict[str, int] = {}  # the message that a nonce leads to
        self.asked_again: Counter[str] = Counter()  # posts with a nonce that led to a message
        self._followed: dict[int, Shown] = {}

    def left(self) -> None:
        """The bot is gone: the next one is still to join."""
        self._ready.clear()
        self._gateway = None

    def _app(self) -> web.Application:
        app = super()._app()
        hook = "/api/v10/webhooks/{application}/{token}/messages/{message}"
        app.add_routes([web.delete(hook, self._delete_private)])
        return app

    def _nonce_of(self, message: int) -> str:
        return next((nonce for nonce, found in self.nonces.items() if found == message), "")

    def posted_as(self, part: str) -> dict[str, int]:
        """The messages that stand, by nonces with this part."""
        return {
            nonce: message
            for nonce, message in self.nonces.items()
            if part in nonce and message in self.public
        }

    # Shared messages

    async def _send(self, request: web.Request) -> web.Response:
        verdict = self._judged("send", request)
        if verdict.retry_after is not None:
            return too_many(verdict)
        content = await sent_with(request)
        shown = self._once(int(request.match_info["channel"]), content)
        return answered(shown.message, verdict.headers)

    def _once(self, channel: int, content: Json) -> Shown:
        nonce = str(content.get("nonce", ""))
        before = self.nonces.get(nonce) if content.get("enforce_nonce") else None
        if before is not None:
            self.asked_again[nonce] += 1
            return self.public.get(before) or Shown(channel, [], id=before)
        shown = Shown(channel, numbered(content.get("components", [])))
        self.public[shown.id] = shown
        self.nonces[nonce] = shown.id
        return shown

    async def _edit(self, request: web.Request) -> web.Response:
        verdict = self._judged("edit", request)
        if verdict.retry_after is not None:
            return too_many(verdict)
        content = await sent_with(request)
        shown = self.public.get(int(request.match_info["message"]))
        if shown is None:
            return refused(*GONE)
        shown.components = numbered(content.get("components", []))
        return answered(shown.message, verdict.headers)

    async def _delete(self, request: web.Request) -> web.Response:
        verdict = self._judged("delete", request)
        if verdict.retry_after is not None:
            return too_many(verdict)
        if self.public.pop(int(request.match_info["message"]), None) is None:
            return refused(*GONE)
        return web.Response(status=204, headers=verdict.headers)

    # Private messages

    async def _follow_up(self, request: web.Request) -> web.Response:
        self.traffic.requests["follow-up"] += 1
        opened = self._open.get(request.match_info["token"])
        if opened is None:
            return refused(401, 50027, "Invalid Webhook Token")
        content = await sent_with(request)
        private = opened.person if content.get("flags", 0) & PRIVATE else None
        shown = Shown(opened.shown.channel, numbered(content.get("components", [])), private)
        self._followed[shown.id] = shown
        self._tell(shown)
        return answered(shown.message)

    async def _edit_private(self, request: web.Request) -> web.Response:
        self.traffic.requests["hand edit"] += 1
        shown = self._private(request)
        if shown is None:
            return refused(*GONE)
        content = await sent_with(request)
        shown.components = numbered(content.get("components", []))
        self._tell(shown)
        return answered(shown.message)

    async def _delete_private(self, request: web.Request) -> web.Response:
        shown = self._private(request)
        if shown is None:
            return refused(*GONE)
        shown.components = []
        self._tell(shown)
        return web.Response(status=204)

    def _private(self, request: web.Request) -> Shown | None:
        """The message that a token reaches; nothing that was never answered."""
        message = request.match_info["message"]
        if message != ORIGINAL:
            return self._followed.get(int(message))
        opened = self._open.get(request.match_info["token"])
        return opened.shown if opened is not None and opened.answer.done() else None
