"""A program for a process of its own: what the playground relies on in simcord, tried for real."""

import asyncio
import time
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from bot.playground.options import PlaygroundOptions
from bot.playground.run import Playground, playground
from bot.playground.shims.tidying import forget
from tests.waiting import until

WELL = "all is well"


def parts(tree: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in tree:
        yield part
        yield from parts(part.get("components") or [])


class Eyes:
    """A page as a browser has it open."""

    def __init__(self, ground: Playground, person: Any) -> None:
        self._ground, self._preview = ground, ground.preview
        self.page = self._preview._open_page(str(person.id))
        self._sequence = 0

    @property
    def messages(self) -> dict[str, Any]:
        """What it shows when it asks again."""
        self._preview._server._everybody.redraw(self.page)
        shown: dict[str, Any] = self.page.snapshot["messages"]
        return shown

    async def press(self, message: str, button: str, admitted: bool = True) -> dict[str, Any]:
        shown = self.page.snapshot["messages"][message]["components"]
        (found,) = (part for part in parts(shown) if part.get("label") == button)
        self._sequence += admitted
        body = {
            "kind": "click",
            "protocol_version": 3,
            "sequence": max(1, self._sequence),
            "request_id": "press",
            "generation": self.page.generation,
            "bot_generation": self._ground.env._generation,
            "published_revision": 0,
            "target_id": message,
            "control_key": found["control_key"],
        }
        receipt: dict[str, Any] = await self._preview._action(self.page.id, body)
        return receipt

    async def picture(self) -> tuple[str, bytes]:
        kind, data, _ = await self._preview._prepare_asset(
            self.page.id, next(iter(self.page.assets))
        )
        return kind, data


async def main() -> None:
    async with playground(PlaygroundOptions(database="sqlite://", language="it")) as ground:
        assert not await ground.app.store.open_in_guild(ground.world.guild.id), "unasked"
        await pages_follow(ground)
        await pictures_are_served(ground)
        await threads_are_rooms(ground)
        await nothing_grows(ground)
        await time_passes(ground)
    print(WELL)


async def pages_follow(ground: Playground) -> None:
    ada, bo, *_ = ground.world.people
    mine, other = Eyes(ground, ada), Eyes(ground, bo)
    opened = await ada.slash(ground.world.channel, "play", game="racko")
    lobby = str((await until(lambda: opened.response, "the command is not answered")).id)
    assert "Partecipa" in str(mine.messages[lobby]), "not in Italian"
    assert lobby in other.messages, "another page does not follow"
    drawn = other.page.revision
    assert other.messages
    assert other.page.revision == drawn, "drawn again without news"

    live = ground.env.backend.messages[ground.world.channel.id][int(lobby)]
    kept, live.components = live.components, []
    refused = await other.press(lobby, "Partecipa", admitted=False)
    assert refused["diagnostics"][0]["code"] == "stale-revision", "an old button was pressed"
    live.components = kept
    taken = await other.press(lobby, "Partecipa")
    assert (taken["settlement"], taken["uncertain"]) == ("settled", False), taken
    joined = await ground.app.store.open_of_person(bo.id)
    assert [match.status for match in joined] == ["lobby"], "nobody has joined"

    kind, data = await other.picture()
    assert kind.startswith("image/")
    assert len(data) > 100


async def pictures_are_served(ground: Playground) -> None:
    """All at once, and still when the message has changed that showed them."""
    ada, *_ = ground.world.people
    eyes, preview = Eyes(ground, ada), ground.preview
    opened = await ada.slash(ground.world.channel, "play", game="rank", computers=3)
    board = str((await until(lambda: opened.response, "the command is not answered")).id)
    await until(
        lambda: board in eyes.messages and "picture" in str(eyes.messages[board]), "no picture"
    )
    shown = [name for name, each in eyes.page.assets.items() if each.available]
    live = ground.env.backend.messages[ground.world.channel.id]
    kept = live.pop(int(board))
    preview._publish(eyes.page, reason="refresh")
    assert board not in eyes.page.snapshot["messages"]
    await asyncio.gather(*(preview._prepare_asset(eyes.page.id, name) for name in shown))
    live[int(board)] = kept


def private(eyes: Eyes) -> int:
    return sum(each["ephemeral"] for each in eyes.messages.values())


async def threads_are_rooms(ground: Playground) -> None:
    """A table in a thread is seen and pressed there, and commands are typed there."""
    everybody = ground.preview._server._everybody
    ada, bo, *_ = ground.world.people
    await ada.slash(ground.world.channel, "play", game="rank", thread=True)
    (room, name), *_ = await until(everybody.threads, "no thread was opened")
    assert "Ada" in name
    inside = Eyes(ground, bo)
    everybody.enter(inside.page, room)
    await until(lambda: "Partecipa" in str(inside.messages), "the thread is empty")
    taken = await inside.press(max(inside.messages), "Partecipa")
    assert (taken["settlement"], taken["uncertain"]) == ("settled", False), taken
    assert len(await ground.app.store.open_of_person(bo.id)) == 2
    assert "Partecipa" not in str(max(Eyes(ground, bo).messages.values(), key=lambda m: m["id"]))


async def nothing_grows(ground: Playground) -> None:
    ada, _, cleo, *_ = ground.world.people
    backend = ground.env.backend
    for _ in range(6):
        await ada.slash(ground.world.channel, "about")
    assert 0 < private(Eyes(ground, ada)) <= 4, "private messages pile up, or are not shown"
    assert private(Eyes(ground, cleo)) == 0, "somebody else's are shown"
    forget(ground.env)
    assert backend.interactions, "a press of late is forgotten"
    backend.clock._epoch += timedelta(minutes=17)
    forget(ground.env)
    assert not backend.interactions, "old presses are kept"
    assert not backend.interaction_tokens
    backend.clock._epoch -= timedelta(minutes=17)
    for number in range(1_000):
        backend.transcript.append(("", "", number))
        backend.http_requests.append(number)  # type: ignore[arg-type]
    assert max(len(backend.transcript), len(backend.http_requests)) <= 400
    assert (backend.bot_user.id, backend.application_id) == (1_001, 1_000)


async def time_passes(ground: Playground) -> None:
    began, before = time.monotonic(), ground.env.backend.clock.elapsed
    await asyncio.sleep(0.05)
    passed = ground.env.backend.clock.elapsed - before
    assert 0.04 < passed <= time.monotonic() - began


if __name__ == "__main__":
    asyncio.run(main())
