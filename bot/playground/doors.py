"""Serves the playground's own pages beside the library's."""

import secrets
from importlib.resources import files
from typing import Any

from aiohttp import web
from simcord.backend.errors import BackendError, SetupError

from bot.app import App
from bot.playground.shims.living import answered
from bot.playground.shims.pages import Everybody
from bot.playground.shims.server import HEADERS, Answer
from bot.playground.start import (
    ALONE,
    TOGETHER,
    Shown,
    face,
    locked_page,
    start_page,
    static,
    stylesheet,
)
from bot.playground.world import World
from bot.ui.words import words
from games.catalogue import GAMES

COMPUTERS = 3  # at a table for one
KINDS = {
    "start.css": "text/css",
    "table.css": "text/css",
    "table.js": "application/javascript",
    "arch.svg": "image/svg+xml",
}
OURS = (
    '<link rel="icon" href="/arch.svg"><link rel="stylesheet" href="/table.css">'
    '<script type="module" src="/table.js"></script>'
)
BRAND = '<div class="preview-brand">'


class Doors:
    """Answers requests for the start page and the channel, both protected by a secret."""

    def __init__(self, world: World, app: App, language: str) -> None:
        self._world, self._app, self._language = world, app, language
        self.secret = secrets.token_urlsafe(16)
        self._preview: Any = None
        self._everybody: Any = None

    def lead_to(self, preview: Any, everybody: Everybody) -> None:
        self._preview, self._everybody = preview, everybody

    @property
    def routes(self) -> dict[tuple[str, str], Answer]:
        inside = f"/{self.secret}"
        return {
            ("GET", "/"): self._locked,
            **{("GET", f"/{name}"): self._file for name in KINDS},
            ("GET", "/face/{name}.png"): self._face,
            ("GET", f"{inside}/"): self._start,
            ("POST", f"{inside}/open"): self._open,
            ("GET", f"{inside}/channel"): self._channel,
        }

    def way(self, person: int, room: int | None = None) -> str:
        """Return the link to the channel or a thread, as one person sees it."""
        place = "" if room is None else f".{room}"
        return f"/{self.secret}/channel#{self._preview.capability}.{person}{place}"

    async def _locked(self, _: web.Request) -> web.Response:
        return _html(locked_page(self._language))

    async def _start(self, _: web.Request) -> web.Response:
        return _html(start_page(self._language, await self._shown(), f"/{self.secret}/open"))

    async def _shown(self, trouble: str = "") -> Shown:
        people = tuple((each.id, each.name, self.way(each.id)) for each in self._world.people)
        tables = await self._app.store.open_in_guild(self._world.guild.id)
        threads = tuple(
            (name, tuple((each.name, self.way(each.id, room)) for each in self._world.people))
            for room, name in self._everybody.threads()
        )
        letters = tuple(
            (each.name, self.way(each.id, room))
            for each in self._world.people
            if (room := self._everybody.direct_messages(each.id)) is not None
        )
        return Shown(people, self._commands(), len(tables), threads, letters, trouble)

    def _commands(self) -> tuple[tuple[str, str], ...]:
        """List all commands, in the page's language."""
        said = words(self._language)
        names = sorted(each.name for each in self._app.client.tree.get_commands())
        return tuple((name, said(f"command-{name}")) for name in names)

    async def _open(self, request: web.Request) -> web.StreamResponse:
        """Open a table by running the command that a person would type."""
        form = await request.post()
        game, _, company = str(form.get("table", "")).partition(" ")
        number = str(form.get("person", ""))
        person = self._world.person(int(number)) if number.isdecimal() else None
        if person is None or game not in GAMES or company not in (ALONE, TOGETHER):
            raise web.HTTPBadRequest
        try:
            await self.open_table(person, game, COMPUTERS if company == ALONE else 0)
        except (SetupError, BackendError) as refused:
            said = words(self._language)
            shown = await self._shown(said("playground-not-opened", why=str(refused)))
            return _html(start_page(self._language, shown, f"/{self.secret}/open"))
        raise web.HTTPSeeOther(self.way(person.id))

    async def open_table(self, person: Any, game: str, computers: int) -> None:
        options = {"computers": computers} if computers else {}
        async with self._everybody.alone:
            await answered(await person.slash(self._world.channel, "play", game=game, **options))

    async def _channel(self, _: web.Request) -> web.Response:
        """Return the library's page under our name, with a link back."""
        page = files("simcord.preview").joinpath("static", "index.html").read_text(encoding="utf-8")
        head, brand, rest = page.partition(BRAND)
        if not brand:
            raise LookupError("simcord's page has changed")
        said = words(self._language)
        home, gone = said("playground-home"), said("playground-gone")
        ours = (
            f'<a class="preview-brand" href="/{self.secret}/" title="{home}">'
            '<img src="/arch.svg" alt=""><span>Courtyard</span></a>'
        )
        head = head.replace("</head>", f"{OURS}</head>")
        head = head.replace("SimCord Preview</title>", "#card-table</title>")
        rest = rest.partition("</div>")[2]
        notice = f'<p id="gone" role="alert" hidden>{gone}</p></body>'
        return _html(head + ours + rest.replace("</body>", notice))

    async def _file(self, request: web.Request) -> web.Response:
        name = request.path.removeprefix("/")
        text = stylesheet() if name == "start.css" else static(name)
        return web.Response(text=text, content_type=KINDS[name], headers=HEADERS)

    async def _face(self, request: web.Request) -> web.Response:
        picture = face(request.match_info["name"])
        if picture is None:
            raise web.HTTPNotFound
        return web.Response(body=picture, content_type="image/png", headers=HEADERS)


def _html(text: str) -> web.Response:
    return web.Response(text=text, content_type="text/html", headers=HEADERS)
