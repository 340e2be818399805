"""Somebody at the playground without a browser: the same requests, and any move there is."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urljoin, urlsplit

import aiohttp

BUTTON = 2  # the type of a component
ASIDE = frozenset(
    {"more", "cards", "clear", "hand", "rules", "auto", "careful", "text", "ping", "pass!"}
)
"""What a hand offers besides moves."""


@dataclass(frozen=True, slots=True)
class Button:
    message: str
    key: str
    custom_id: str
    private: bool

    @property
    def verb(self) -> str:
        return self.custom_id.rpartition(":")[2]


@dataclass
class Viewer:
    session: aiohttp.ClientSession
    home: str
    person: str
    secret: str
    rng: random.Random
    state: dict[str, Any] = field(default_factory=dict)
    refused: int = 0
    pressed: int = 0
    missing: int = 0  # pictures and emojis that the page was told of and did not get
    _sequence: int = 0
    _fetched: set[str] = field(default_factory=set)
    _fetching: set[asyncio.Task[None]] = field(default_factory=set)

    async def enter(self) -> None:
        self.state = await self._ask("POST", "api/pages", {})

    async def look(self) -> None:
        """Ask for what has changed; what it shows is fetched meanwhile, as a browser does."""
        self.state = await self._ask("GET", "api/state")
        shown = {name for name, each in self.state["assets"].items() if each["available"]}
        for name in shown - self._fetched:
            fetching = asyncio.create_task(self._fetch(name))
            self._fetching.add(fetching)
            fetching.add_done_callback(self._fetching.discard)
        self._fetched = shown

    async def rest(self) -> None:
        """Wait until all that is shown has been fetched."""
        await asyncio.gather(*self._fetching)

    async def _fetch(self, name: str) -> None:
        url, headers = self._request(f"api/assets/{name}")
        async with self.session.get(url, headers=headers) as answer:
            self.missing += answer.status == 404

    def buttons(self) -> list[Button]:
        """All that can be pressed, in the order of the messages."""
        ordered = sorted(self.state["messages"].items(), key=lambda each: int(each[0]))
        return [
            Button(number, part["control_key"], part["custom_id"], message["ephemeral"])
            for number, message in ordered
            for part in parts(message["components"])
            if part.get("custom_id") and not part.get("disabled") and part["type"] == BUTTON
        ]

    def button(self, custom_id: str) -> Button | None:
        """The newest of that name."""
        return next(
            (each for each in reversed(self.buttons()) if each.custom_id == custom_id), None
        )

    def moves(self, match: str) -> list[Button]:
        hand = [each for each in self.buttons() if each.custom_id.startswith(f"h:{match}:")]
        newest = max((int(each.message) for each in hand), default=0)
        return [each for each in hand if int(each.message) == newest and each.verb not in ASIDE]

    async def press(self, button: Button) -> bool:
        """Whether it was taken; one that has just gone is refused, as it should be."""
        self._sequence += 1
        state = self.state
        receipt = await self._ask(
            "POST",
            "api/action",
            {
                "kind": "click",
                "protocol_version": 3,
                "sequence": self._sequence,
                "request_id": f"press-{self._sequence}",
                "generation": state["context"]["generation"],
                "bot_generation": state["botGeneration"],
                "published_revision": state["publishedRevision"],
                "target_id": button.message,
                "control_key": button.key,
            },
        )
        self._sequence = receipt["expectedSequence"]
        self.pressed += not receipt["rejected"]
        self.refused += receipt["rejected"]
        return not receipt["rejected"]

    async def open(self, game: str, company: str = "together") -> None:
        form = {"table": f"{game} {company}", "person": self.person}
        url = urljoin(self.home, "open")
        async with self.session.post(url, data=form, allow_redirects=False) as answer:
            assert answer.status == 303, answer.status

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        url, headers = self._request(path)
        async with self.session.request(method, url, json=body, headers=headers) as answer:
            answer.raise_for_status()
            return await answer.json()

    def _request(self, path: str) -> tuple[str, dict[str, str]]:
        headers = {"X-Simcord-Capability": f"{self.secret}.{self.person}"}
        if self.state:
            headers["X-Simcord-Context"] = self.state["context"]["id"]
        parted = urlsplit(self.home)
        return f"{parted.scheme}://{parted.netloc}/{path}", headers


def parts(tree: Any) -> Iterator[dict[str, Any]]:
    for part in tree or ():
        yield part
        yield from parts(part.get("components"))
        if part.get("accessory"):
            yield from parts([part["accessory"]])
