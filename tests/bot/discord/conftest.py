"""The real bot on a simulated Discord: people press, and look at what they are shown."""

import asyncio
import copy
import functools
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
import simcord
import structlog
from simcord import actors, interactions
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import InteractionType, OverwriteType

from bot.app import App
from bot.context import Services
from bot.match.pause import is_between, waits
from bot.match.table import Table
from bot.ui.text import DIGITS
from games.rank.cards import UP, counted
from games.rank.moves import Play
from storage.store import Store
from tests.bot.conftest import StandingClock
from tests.bot.discord import quicker
from tests.waiting import PATIENCE

IDLE = 0.002  # seconds without work after which an action counts as answered


@dataclass
class Message:
    """What somebody sees of a message, read from its components."""

    raw: Any

    @property
    def parts(self) -> list[dict[str, Any]]:
        shown = self.raw.components
        return list(_walk([each if isinstance(each, dict) else each.to_dict() for each in shown]))

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.parts if part["type"] == 10)

    @property
    def buttons(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == 2]

    @property
    def menus(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part["type"] == 3]

    def labels(self, on: bool = True) -> list[str]:
        return [each.get("label", "") for each in self.buttons if each.get("disabled", False) != on]

    @property
    def table_id(self) -> str | None:
        """Which match it is the board or the lobby of."""
        ids = (str(each.get("custom_id", "")) for each in self.buttons)
        found = (re.match(r"[tl]:([0-9a-z]{8}):(?!come$)", each) for each in ids)
        return next((each[1] for each in found if each), None)

    def button(self, label: str) -> str:
        """The custom id of the button that is called so."""
        for each in self.buttons:
            if each.get("label") == label:
                return str(each["custom_id"])
        raise AssertionError(f"no button {label!r} among {self.labels()}")


def _walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", []))
        if "accessory" in part:
            yield part["accessory"]


@dataclass
class Somebody:
    """A person, and the private message they look at."""

    actor: simcord.MemberActor
    scene: "Scene"
    seen: Message | None = None

    @property
    def id(self) -> int:
        return int(self.actor.id)

    async def slash(self, name: str, **options: Any) -> Message:
        """A command; what comes back is looked at."""
        shown = self._look(await self.actor.slash(self.scene.channel, name, **options))
        assert shown is not None
        return shown

    async def press(self, label: str) -> Message | None:
        """A button of the table's message, once it can be pressed."""
        message = self.scene.table_message()
        if label in message.labels(on=False):
            await self.scene.settle()
            message = self.scene.table_message()
        return await self.click(message, message.button(label))

    async def tap(self, label: str) -> Message | None:
        """A button of the private message that is looked at."""
        assert self.seen is not None
        return await self.click(self.seen, self.seen.button(label))

    async def click(self, message: Message, custom_id: str) -> Message | None:
        result = await self.actor.click(message.raw, custom_id=custom_id)
        if result.modal is not None:
            self.scene.modal = result
            return None
        return self._look(result)

    async def forge(
        self, custom_id: str, on: Message | None = None, *values: str, there: bool = True
    ) -> Message | None:
        """A press that no client of ours would send; `there` puts it on the message first."""
        scene = self.scene
        raw = (on or scene.table_message()).raw
        channel = scene.channel
        stored = scene.env.backend.get_message(channel.id, raw.id)
        message: dict[str, Any] = copy.deepcopy(
            dict(serializers.message_payload(scene.env.backend, stored))
        )
        kind = 3 if values else 2
        forged: dict[str, Any] = {"type": kind, "custom_id": custom_id, "id": 900}
        forged |= (
            {"options": [{"label": each, "value": each} for each in values]}
            if values
            else {"style": 2, "label": "forged"}
        )
        if there:
            message["components"].append({"type": 1, "id": 901, "components": [forged]})
        said: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": 900}
        result = await actors._dispatch_actor_interaction(
            self.actor,
            InteractionType.MESSAGE_COMPONENT,
            channel,
            said | ({"values": list(values)} if values else {}),
            extra={"message": message},
            source_message_id=stored.id,
        )
        assert result.acknowledged, custom_id
        return self._look(result)

    async def choose(self, value: str, menu: int = 0) -> Message | None:
        assert self.seen is not None
        custom_id = self.seen.menus[menu]["custom_id"]
        result = await self.actor.select(self.seen.raw, [value], custom_id=custom_id)
        return self._look(result)

    async def invite(self, *people: "Somebody") -> Message | None:
        """Choose people in the menu of the private message that is looked at."""
        assert self.seen is not None
        (menu,) = [part for part in self.seen.parts if part["type"] == 5]
        chosen = [person.actor for person in people]
        return self._look(
            await self.actor.select(self.seen.raw, chosen, custom_id=menu["custom_id"])
        )

    async def write(self, **answers: str) -> Message | None:
        """Send the form that is open."""
        return self._look(await self.actor.submit_modal(self.scene.modal, answers))

    def _look(self, result: Any) -> Message | None:
        shown = result.followups[-1] if result.followups else result.response
        if shown is not None and shown.components:
            message = Message(shown)
            if shown.ephemeral:
                self.seen = message
            return message
        return None

    @property
    def text(self) -> str:
        assert self.seen is not None
        return self.seen.text

    @property
    def latest(self) -> Message:
        """The newest message that only this person sees, as it is now."""
        return self.scene.private(self)[-1]


@dataclass
class Scene:
    env: simcord.Env
    app: App
    guild: Any
    channel: Any
    store: Store
    clock: StandingClock
    pauses: bool = False  # whether the dealer waits after a round
    modal: Any = None
    people: dict[str, Somebody] = field(default_factory=dict)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def services(self) -> Services:
        return self.app.services

    def person(self, name: str, locale: str = "en-US", **settings: Any) -> Somebody:
        actor = self.guild.add_member(self.env.create_user(name, **settings))
        self.people[name] = Somebody(actor, self)
        LOCALES[self.people[name].id] = locale
        return self.people[name]

    def table_message(self) -> Message:
        """The newest message of a table; invitations, calls and warnings stand below it."""
        boards = [each for each in self.public() if each.table_id]
        return boards[-1] if boards else self.public()[-1]

    def public(self, channel: Any = None) -> list[Message]:
        history = (channel or self.channel).history()
        return [Message(each) for each in history if not each.flags.ephemeral]

    def private(self, person: "Somebody") -> list[Message]:
        """What only this person sees, oldest first."""
        history = self.channel.history(viewer=person.actor)
        return [Message(each) for each in history if each.flags.ephemeral]

    def requests(self, method: str, path: str) -> list[Any]:
        """What the bot asked of Discord, by the end of its path."""
        return [
            each
            for each in self.env.http_requests
            if each.method == method and re.search(path, each.path)
        ]

    def writes(self) -> list[Any]:
        """Every message that was sent or edited, by whatever way."""
        return [
            *self.requests("POST", r"/messages$|/callback$|^/webhooks/\d+/[^/]+$"),
            *self.requests("PATCH", r"/messages/"),
        ]

    async def restart(self) -> None:
        """Another process, on the same database."""
        old, self.app = self.app, opened(self.store, self.clock, self.pauses)
        await self.app.recall()
        await self.env.restart_bot(self.app.client)
        await old.stop()

    async def pass_time(self, seconds: float) -> None:
        """For the tables; what is due is done."""
        self.clock.now += int(seconds * 1000)
        await self.app.deadlines.tick()
        await self.settle()

    async def table(self) -> Table:
        """The table of the newest message."""
        message = self.table_message()
        assert message.table_id, [each.text for each in self.public()]
        return await self.services.tables.find(message.table_id)

    def moderator(self, guild: Any = None) -> Somebody:
        """Somebody who may manage messages."""
        guild = guild or self.guild
        rights = discord.Permissions(manage_messages=True)
        role = guild.create_role("moderators", permissions=rights)
        actor = guild.add_member(self.env.create_user("Moderator"), roles=[role])
        return Somebody(actor, self)

    async def rest(self, seconds: float) -> None:
        """Time for what the bot does later by itself."""
        await asyncio.sleep(seconds)
        await self.settle()

    def forbid(self, *rights: str) -> None:
        """The bot may not do these things in the channel."""
        denied = discord.PermissionOverwrite(**dict.fromkeys(rights, False))
        allow, deny = denied.pair()
        bot = self.env.backend.bot_user.id
        overwrites = [Overwrite(bot, OverwriteType.MEMBER, allow.value, deny.value)]
        self.env.backend.edit_channel(self.channel.id, {}, overwrites=overwrites if rights else [])

    async def settle(self) -> None:
        """Everything that a press has set going is done, and what it changed is shown."""
        await self.env.settle()
        while running := tuple(each for each in self.app.background.running if self._ends(each)):
            await asyncio.wait(running, timeout=IDLE if self.pauses else None)
            await self.env.settle()

    def _ends(self, task: asyncio.Task[Any]) -> bool:
        """Whether it is done some time; not what waits for the time that stands here."""
        pausing = {f"table-{each.id}" for each in self.services.tables.live() if waits(each)}
        return not lasts(task) and task.get_name() not in pausing

    async def play_on(self, table: Table, presses: int = 4000) -> None:
        """The people press their ways through the match, each by their own hand alone."""
        by_id = {person.id: person for person in self.people.values()}
        for _ in range(presses):
            if table.is_over:
                return
            (seat,) = table.to_act
            person = by_id[table.sittings[seat].person or 0]
            await self.one_press(table, seat, person)
        raise AssertionError("the match does not end")

    async def hurry(self, table: Table) -> None:
        """To the end of the match, by the moves of the simple computer and no presses."""
        choose = table.game.players["greedy"]
        while not table.is_over:
            (seat,) = table.to_act
            legal = table.game.legal(table.state, seat)
            move = choose(table.seen(seat), legal, self.rng)
            await table.play(seat, table.version, str(move))
        await self.settle()

    async def press_on(self, table: Table, presses: int) -> set[str]:
        """Some presses by whose turn it is; the phases that were seen."""
        by_id = {person.id: person for person in self.people.values()}
        phases: set[str] = set()
        for _ in range(presses):
            if table.is_over:
                break
            while table.is_busy:
                await self.settle()
            if is_between(table):
                await self.everybody_goes_on(table)
            (seat,) = table.to_act
            phases.add(table.state.phase)
            await self.one_press(table, seat, by_id[table.sittings[seat].person or 0])
        return phases

    async def everybody_goes_on(self, table: Table) -> None:
        """All people press Next below the table, until cards are dealt."""
        for person in self.people.values():
            if is_between(table) and any(each.person == person.id for each in table.sittings):
                await person.press("Next")
        await self.settle()

    async def play_round(self, table: Table, presses: int) -> set[str]:
        """Until cards are dealt again, or the match is over."""

        def dealt() -> int:
            return sum(each.text.startswith("deal ") for each in table.moves)

        before, phases = dealt(), set[str]()
        for _ in range(presses):
            if table.is_over or dealt() > before:
                return phases
            phases |= await self.press_on(table, 1)
        raise AssertionError("the round does not end")

    async def one_press(self, table: Table, seat: int, person: Somebody) -> None:
        if person.seen is None or not self._hand_buttons(person.seen, table):
            await person.press("My hand")
        assert person.seen is not None
        buttons = self._hand_buttons(person.seen, table)
        assert buttons, person.seen.text
        if table.game.key == "rank" and table.state.phase == "play":
            chosen = self._tapping(table, seat, buttons, person)
        elif table.game.key == "racko":
            chosen = self._wanted(table, seat, buttons)
        else:
            weights = [WEIGHTS[each["style"]] for each in buttons]
            (chosen,) = self.rng.choices([each["custom_id"] for each in buttons], weights)
        await person.click(person.seen, chosen)

    def _hand_buttons(self, message: Message, table: Table) -> list[dict[str, Any]]:
        """What can be pressed now, apart from the ways elsewhere."""
        return [
            each
            for each in message.buttons
            if each["custom_id"].startswith(f"h:{table.id}:")
            and not each.get("disabled")
            and each["custom_id"].split(":", 4)[3] not in ELSEWHERE
        ]

    def _tapping(
        self, table: Table, seat: int, buttons: list[dict[str, Any]], person: Somebody
    ) -> str:
        """The next tap on the way to what the simple computer would play in RANK."""
        legal = table.game.legal(table.state, seat)
        move = table.game.players["greedy"](table.seen(seat), legal, random.Random(table.version))
        by_payload = {each["custom_id"].split(":", 3)[3]: each["custom_id"] for each in buttons}
        move = table.game.parse(table.state, str(move))
        if not isinstance(move, Play):
            return str(by_payload.get("pass") or by_payload["clear"])
        wanted = "".join(DIGITS[count] for count in counted(move.cards))
        if f"p{wanted}" in by_payload:
            return str(by_payload[f"p{wanted}"])
        now = self._chosen(person)
        place = next(at for at in (UP, *range(17)) if wanted[at] != now[at])
        others = (now[:place], now[place + 1 :])
        taps = [payload for payload in by_payload if re.fullmatch("c[0-9a-z]{17}", payload)]
        way = (tap for tap in taps if (tap[1 : 1 + place], tap[2 + place :]) == others)
        return str(by_payload[next(way, "clear")])

    def _chosen(self, person: Somebody) -> str:
        """What Play would play, whether it is on or off."""
        assert person.seen is not None
        ids = [each["custom_id"].split(":", 3)[3] for each in person.seen.buttons]
        return str(next(each[1:] for each in ids if re.fullmatch("p[0-9a-z]{17}", each)))

    def _wanted(self, table: Table, seat: int, buttons: list[dict[str, Any]]) -> str:
        """RACK-O never ends by chance: do what the simple computer would."""
        by_payload = {each["custom_id"].split(":", 3)[3]: each["custom_id"] for each in buttons}
        legal = table.game.legal(table.state, seat)
        move = str(table.game.players["greedy"](table.seen(seat), legal, self.rng)).split()
        payload = {"draw": "d", "drop": "x"}.get(move[0], f"p{move[-1]}")
        if move[0] == "take" and payload not in by_payload:
            payload = "t"
        for wish in (payload, *(each for each in by_payload if each.endswith("!")), "back"):
            if wish in by_payload:
                return str(by_payload[wish])
        return str(next(iter(by_payload.values())))


ELSEWHERE = frozenset({"more", "cards", "r", "back", "rule", "pass!"})
WEIGHTS = {1: 6, 2: 2, 3: 12, 4: 1}
"""Of a press, by the style of the button: the way on, anything else, does it, never."""


RETRIES = tuple(
    f"discord_io.{module}.{pause}"
    for module in ("board_messages", "closed_places", "hand_messages")
    for pause in ("FIRST", "LONGEST")
)

LOCALES: dict[int, str] = {}
"""By person: the language that Discord says they use."""


def opened(store: Store, clock: StandingClock, pauses: bool = False) -> App:
    return App(store, clock=clock, patience=0.0, pauses=pauses, connection={"shard_count": 1})


def lasts(task: asyncio.Task[Any]) -> bool:
    """What goes on as long as the bot does, or until somebody's morning. Catching up with boards
    comes to its end."""
    name = task.get_name()
    return name != "long-boards" and name.startswith(("pins", "ready", "ping-", "long-"))


@asynccontextmanager
async def stage(
    url: str = "sqlite://", locale: str = "en-US", pauses: bool = False
) -> AsyncIterator[Scene]:
    """A server with a channel, and the bot on it. No fixture: simcord wants to be opened and closed
    in the context of the test itself."""
    clock = StandingClock()
    LOCALES.clear()  # people of another scene have the same ids
    async with await Store.open(url) as store:
        app = opened(store, clock, pauses)
        async with simcord.run(app.client, settle_timeout=PATIENCE) as env:
            guild = env.create_guild(preferred_locale=locale)
            channel = guild.create_text_channel("cards")
            scene = Scene(env, app, guild, channel, store, clock, pauses)
            yield scene
        await scene.app.stop()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    LOCALES.clear()  # people of other scenes have the same ids
    settle = simcord.Env._settle_internal
    monkeypatch.setattr(simcord.Env, "_settle_internal", functools.partialmethod(_settled, settle))
    quicker.patch(monkeypatch)
    monkeypatch.setattr("bot.discord_io.board_messages.PAUSE", 0.0)
    monkeypatch.setattr("bot.effects.REST", 0.0)
    monkeypatch.setattr("bot.background.SOON", 0.0)
    monkeypatch.setattr("bot.discord_io.board_posts.LINGER", 0.0)
    monkeypatch.setattr("bot.discord_io.doubles.LINGER", 0.0)
    monkeypatch.setattr("bot.discord_io.board_pictures.REST", 0.0)
    for pause in ("ladder.pins.PAUSE", *RETRIES):
        monkeypatch.setattr(f"bot.{pause}", 10 * PATIENCE)  # a scene settles without it
    monkeypatch.setattr("bot.discord_io.board_posts.PAUSES", (10 * PATIENCE,))
    monkeypatch.setattr("bot.discord_io.rate_limit.AT_ONCE", 1_000_000)  # a scene's time stands
    monkeypatch.setattr("bot.app.Emojis.start", lambda *_: None)
    monkeypatch.setattr(interactions, "base_payload", _with_locale(interactions.base_payload))


def _with_locale(plain: Any) -> Any:
    """simcord's people all speak English; ours say what they speak."""

    def base_payload(*given: Any, **named: Any) -> Any:
        record, payload = plain(*given, **named)
        return record, payload | {"locale": LOCALES.get(named["user_id"], "en-US")}

    return base_payload


async def sit(scene: Scene, game: str, number: int, **options: Any) -> list[Somebody]:
    """One opens a table, others join, the host starts: a casual match, if not said otherwise. They
    have been asked before how they want to be called."""
    people = [scene.person(name) for name in NAMES[:number]]
    for person in people:
        await scene.services.people.change(person.id, asked=True)
    host, *others = people
    await host.slash("play", game=game, **{"rated": False} | options)
    for person in others:
        await person.press("Join")
        assert "You are in" in person.text
    await scene.settle()  # until Start can be pressed
    await host.press("Start")
    await scene.settle()
    for person in people:
        person.seen = scene.private(person)[-1]
    return people


def body(request: Any) -> Any:
    """What was said, whether in answer to a press or by itself."""
    return request.json.get("data", request.json)


NAMES = ("Ada", "Bo", "Cleo", "Dan", *(f"Guest {number}" for number in range(5, 13)))


async def _settled(self: Any, settle: Any, **given: Any) -> Any:
    return await settle(self, **{"idle": IDLE, **given, "timeout": None})


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    """Errors that a callback swallowed are only in the log."""
    with structlog.testing.capture_logs() as entries:
        yield entries
    bugs = [each for each in entries if each["log_level"] in ("error", "critical")]
    assert not bugs, bugs
