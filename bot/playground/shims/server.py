"""One server on loopback: our start page, and the library's page of the channel in our clothes."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from aiohttp import web
from simcord.backend.errors import BackendError, SetupError
from simcord.preview import _server

from bot.playground.shims.pages import Everybody

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]

HEADERS: Mapping[str, str] = _server.PreviewServer._SECURITY_HEADERS
KEY, PAGE = "X-Simcord-Capability", "X-Simcord-Context"


class Front(_server.PreviewServer):
    """Routes of ours beside those of the library, whose page knows by its key who looks at it.

    A key is the library's own secret, the id of a person, and that of a thread when the page is to
    show one, with dots between.
    """

    def __init__(
        self,
        preview: Any,
        everybody: Everybody,
        port: int | None,
        routes: Mapping[tuple[str, str], Answer],
    ) -> None:
        super().__init__(preview, port or 0)
        self._everybody, self._routes = everybody, routes

    async def start(self) -> None:
        vars(_server)["web"] = web  # as the library does when it starts
        app = web.Application(handler_args={"handler_cancellation": False})
        for (method, path), answer in self._routes.items():
            app.router.add_route(method, path, self._ours(answer))
        for path in self._STATIC_FILES:
            if path != "/":
                app.router.add_get(path, self._static)
        app.router.add_post("/api/pages", self._pages)
        app.router.add_delete("/api/pages/{context_id}", self._delete_page)
        app.router.add_get("/api/state", self._state)
        app.router.add_get("/api/commands", self._commands)
        app.router.add_get("/api/action-result", self._action_result)
        app.router.add_post("/api/action", self._action)
        app.router.add_get("/api/assets/{asset_id}", self._asset)
        self.runner = web.AppRunner(app, access_log=None)
        await self.runner.setup()
        self.site = web.TCPSite(self.runner, "127.0.0.1", self._requested_port)
        await self.site.start()
        self.port = self.runner.addresses[0][1]

    def _ours(self, answer: Answer) -> Answer:
        """Only by our own name: another page's name for this address opens nothing."""

        async def checked(request: web.Request) -> web.StreamResponse:
            if request.headers.get("Host", "") not in self._allowed_hosts():
                raise web.HTTPForbidden
            return await answer(request)

        return checked

    def _authorized(self, request: web.Request, *, context: str | None = None) -> bool:
        secret, _, _ = request.headers.get(KEY, "").partition(".")
        origin = request.headers.get("Origin")
        homes = {f"http://{host}" for host in self._allowed_hosts()}
        return (
            secret == self.preview.capability
            and (context is None or request.headers.get(PAGE) == context)
            and request.headers.get("Host", "") in self._allowed_hosts()
            and (origin is None or origin in homes)
        )

    async def _pages(self, request: web.Request) -> web.StreamResponse:
        """A new page, seen by the person of the key."""
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        _, person, room, *_ = f"{request.headers[KEY]}...".split(".")
        try:
            async with self._everybody.alone:
                page = self.preview._open_page(person or None)
                if room:
                    self._everybody.enter(page, int(room))
        except (SetupError, BackendError, ValueError):
            raise web.HTTPBadRequest from None
        payload = self.preview._page_payload(page)
        return web.json_response(payload, headers=self._SECURITY_HEADERS)

    async def _state(self, request: web.Request) -> Any:
        page = self.preview._pages.get(request.headers.get(PAGE, ""))
        if page is not None and self._authorized(request, context=page.id):
            self._everybody.redraw(page)
        return await super()._state(request)


def behind(preview: Any, front: Front) -> None:
    """Before the preview is entered: this is its server."""
    preview._server = front


def address(preview: Any) -> str:
    return str(preview._origin)
