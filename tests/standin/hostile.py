"""People who press what they may not: forged, mutated, replayed and foreign presses, forms and
commands without end, while somebody plays at another server."""

import asyncio
import random
import re
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.routes import ROUTES
from tests.standin.payloads import Json, Shown, user, walk
from tests.standin.world import Asked, Server, World, ids_of

COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5
"""Kinds of interactions."""
BUTTON, TEXT_MENU, PEOPLE_MENU, CHANNEL_MENU = 2, 3, 5, 8
MENUS = frozenset({TEXT_MENU, 4, PEOPLE_MENU, 6, 7, CHANNEL_MENU})
ACKNOWLEDGED, FORM_ASKED = 6, 9
"""Kinds of answers that leave the message as it was."""

TOKENS, MESSAGES, SEEN = 4_000, 12, 3_000
"""How many tokens are known to the stand-in, private messages kept a person, and ids remembered."""
LONGEST_ID = 100
MODERATORS = "m:"
"""Begins the ids of private panels of /table, which Discord gives to nobody but moderators."""
AT_ONCE = 250  # presses on their way

TEXTS = (
    "",
    " ",
    "0",
    "-1",
    "99999999999999999999",
    "1e400",
    "@everyone <@1> <#1> ||x|| `y` [z](http://localhost)",
    "'; DROP TABLE log; --",
    "{match} %s {0}",
    "\u202egnirts\u202c",
    "\u0e47" * 60,
    "\u3164\u2800\uffa0",
    "\x00\x1b[2J\r\n",
    "rank",
    "racko",
    "scots",
    "A" * 4_000,
    "🂡" * 90,
    "null",
    '{"a": [1, 2',
)


class Siege(World):
    """A world in which nobody may moderate, and that forgets what is over."""

    async def _ask(self, token: str, asked: Asked, event: Json) -> int | None:
        event["member"]["permissions"] = "0"
        while len(self._asked) >= TOKENS:
            del self._asked[next(iter(self._asked))]
        server = self.servers[asked.server]
        server.told.clear()
        del server.private[asked.person][:-MESSAGES]
        return await super()._ask(token, asked, event)


@dataclass
class Told:
    """What became of the presses."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[int] = field(default_factory=Counter)
    unanswered: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    """What was pressed where no answer came in time."""

    @property
    def number(self) -> int:
        return sum(self.sent.values())


class Intruders:
    """They have tables of their own, and know the ids of the matches of others."""

    def __init__(
        self, world: Siege, server: Server, people: range, matches: list[str], rng: random.Random
    ) -> None:
        self.world, self.server, self.people, self.rng = world, server, people, rng
        self.told = Told()
        self._victims = matches
        self._seen: deque[str] = deque(maxlen=SEEN)
        self._old: deque[Shown] = deque(maxlen=SEEN // 10)
        self._ways: tuple[tuple[str, int, Callable[[int], Any]], ...] = (
            ("their own", 30, self._their_own),
            ("foreign", 20, self._foreign),
            ("mutated", 20, self._mutated),
            ("made up", 10, self._made_up),
            ("replayed", 8, self._replayed),
            ("form", 4, self._form),
            ("command", 6, self._command),
            ("typing", 2, self._typing),
        )

    async def press(self) -> None:
        """Do one thing, and look at what came back."""
        (name, _, way), *_ = self.rng.choices(self._ways, [weight for _, weight, _ in self._ways])
        person = self.rng.choice(self.people)
        self.told.sent[name] += 1
        asked, answer = await way(person)
        if answer is None:
            self._note_late(name, asked)
        else:
            self.told.answers[answer] += 1
        if answer not in (None, ACKNOWLEDGED, FORM_ASKED):
            self._look(name, asked, person)
        if answer == FORM_ASKED:
            await self._fill_in(asked, person)

    def _look(self, name: str, asked: Asked, person: int) -> None:
        """Nobody gets a hand of a match in which they do not sit."""
        shown = asked.original
        if shown is None:
            return
        ids = list(ids_of(shown))
        self._seen.extend(ids)
        self._old.append(Shown(shown.channel, shown.components, shown.person, shown.id))
        if shown.person == person:
            self.told.leaks += [f"{name}: {each}" for each in ids if self._is_of_a_hand(each)]

    def _is_of_a_hand(self, custom_id: str) -> bool:
        """Of a match of others; a page of the rules may offer the way to any hand."""
        prefix, match, _, payload, *_ = [*custom_id.lstrip("=!").split(":"), "", "", ""]
        return prefix == "h" and match in self._victims and payload != "hand"

    # The ways

    async def _their_own(self, person: int) -> tuple[Asked, int | None]:
        """Whatever stands before them, without end: hints, pictures, tables, shares."""
        here = [*self.server.private[person][-3:], *self._public()]
        parts = [(shown, part) for shown in here for part in _parts(shown)]
        if not parts:
            return await self._command(person)
        shown, part = self.rng.choice(parts)
        return await self._send(shown, part, person)

    def _public(self) -> list[Shown]:
        return list(self.server.messages.values())[-6:]

    async def _foreign(self, person: int) -> tuple[Asked, int | None]:
        """A real id, for a match of others."""
        parts = self._known().split(":")
        if len(parts) > 1:
            parts[1] = self.rng.choice(self._victims)
        return await self._press(":".join(parts), person)

    async def _mutated(self, person: int) -> tuple[Asked, int | None]:
        text, rng = self._known(), self.rng
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text) + 1)
            text = rng.choice(
                (
                    text[:at],
                    text[at:],
                    text[:at] + chr(rng.choice((33, 58, 48, 97, 122, 233, 0x1F0A1))) + text[at:],
                    text[:at] + text[at + 1 :],
                    re.sub(r"\d+", lambda _: str(rng.randrange(10 ** rng.randint(1, 20))), text),
                    text + ":" + rng.choice(TEXTS)[:20],
                    text + text,
                )
            )
        return await self._press(text, person)

    async def _made_up(self, person: int) -> tuple[Asked, int | None]:
        """In the form of an id."""
        prefix, verb = self.rng.choice(list(ROUTES))
        match = self.rng.choice([*self._victims, "00000000", "zzzzzzzz"])
        rest = [verb, *(self.rng.choice(TEXTS)[:12] for _ in range(self.rng.randint(0, 4)))]
        fields = [match, *rest] if self.rng.random() < 0.7 else rest
        return await self._press(":".join([prefix, *fields]), person)

    async def _replayed(self, person: int) -> tuple[Asked, int | None]:
        """A button of a message that has long been another."""
        for _ in range(3):
            if self._old and (parts := list(_parts(shown := self.rng.choice(self._old)))):
                return await self._send(shown, self.rng.choice(parts), person)
        return await self._made_up(person)

    async def _form(self, person: int) -> tuple[Asked, int | None]:
        """A form that nobody opened."""
        return await self._filled(self._known(), [], person)

    async def _command(self, person: int) -> tuple[Asked, int | None]:
        return await self.world.send(COMMAND, self._typed(), self._place(), person)

    async def _typing(self, person: int) -> tuple[Asked, int | None]:
        """Discord asks for suggestions only where a command has some."""
        data = self._typed()
        for option, value in _pairs(self._named(data["name"]), data):
            if option.get("autocomplete"):
                value["focused"] = True
                return await self.world.send(TYPING, data, self._place(), person)
        return await self.world.send(COMMAND, data, self._place(), person)

    def _named(self, name: str) -> Json:
        return next(each for each in self.world.commands if each["name"] == name)

    # How they are sent

    def _place(self) -> int:
        return self.rng.choice(self.server.channels)

    def _known(self) -> str:
        return self.rng.choice(self._seen) if self._seen else "t:00000000:hand"

    async def _press(self, custom_id: str, person: int) -> tuple[Asked, int | None]:
        """On a message that really has it, as far as the bot can see."""
        part: Json = {"type": BUTTON, "style": 2, "label": "x", "custom_id": custom_id[:LONGEST_ID]}
        row = {"type": 1, "id": 2, "components": [part | {"id": 3}]}
        is_theirs = self.rng.random() < 0.5 and not custom_id.lstrip("=!").startswith(MODERATORS)
        seen = person if is_theirs else None
        shown = Shown(self._place(), [{"type": 17, "id": 1, "components": [row]}], seen)
        return await self._send(shown, part, person)

    async def _send(self, shown: Shown, part: Json, person: int) -> tuple[Asked, int | None]:
        kind = part["type"]
        data = {"custom_id": part["custom_id"], "component_type": kind, "id": part.get("id", 3)}
        if kind in MENUS:
            data |= self._chosen(part)
        return await self.world.send(PRESS, data, shown.channel, person, shown)

    def _chosen(self, part: Json) -> Json:
        if part["type"] == TEXT_MENU:
            offered = [each["value"] for each in part.get("options", [])]
            return {"values": [self.rng.choice([*offered, *offered, self.rng.choice(TEXTS)])]}
        who = self.rng.choice(self.people)
        if part["type"] == PEOPLE_MENU:
            people = {str(who): user(who, "Somebody")}
            return {"values": [str(who)], "resolved": {"users": people, "members": {}}}
        return {"values": [str(self._place())], "resolved": {"channels": {}, "roles": {}}}

    async def _fill_in(self, asked: Asked, person: int) -> None:
        content = asked.content
        self.told.sent["form"] += 1
        filled, answer = await self._filled(content["custom_id"], content["components"], person)
        if answer is None:
            self._note_late("form", filled)

    def _note_late(self, name: str, asked: Asked) -> None:
        self.told.unanswered[name] += 1
        self.told.late.append(f"{name} of {asked.person} at {asked.at:.1f}: {asked.sent}")

    async def _filled(
        self, custom_id: str, fields: list[Json], person: int
    ) -> tuple[Asked, int | None]:
        names = [part["custom_id"] for part in walk(fields) if part["type"] == 4] or ["text"]
        rows = [
            {"type": 1, "id": 2 * at + 1, "components": [self._field(name, 2 * at + 2)]}
            for at, name in enumerate(names)
        ]
        data = {"custom_id": custom_id[:LONGEST_ID], "components": rows}
        return await self.world.send(FORM, data, self._place(), person)

    def _field(self, name: str, number: int) -> Json:
        return {"type": 4, "id": number, "custom_id": name, "value": self.rng.choice(TEXTS)}

    def _typed(self) -> Json:
        """A command that anybody may use, with whatever stands in its options."""
        free = [
            each
            for each in self.world.commands
            if not each.get("default_member_permissions") and each.get("type", 1) == 1
        ]
        chosen, resolved = self.rng.choice(free), dict[str, Json]()
        data: Json = {"id": "1", "name": chosen["name"], "type": 1}
        data["options"] = self._given(chosen.get("options", []), resolved)
        return data | {"resolved": resolved}

    def _given(self, options: list[Json], resolved: dict[str, Json]) -> list[Json]:
        below = [each for each in options if each["type"] in (1, 2)]
        if below:
            one = self.rng.choice(below)
            inner = self._given(one.get("options", []), resolved)
            return [{"name": one["name"], "type": one["type"], "options": inner}]
        return [
            {"name": each["name"], "type": each["type"], "value": self._value(each, resolved)}
            for each in options
            if each.get("required") or self.rng.random() < 0.6
        ]

    def _value(self, option: Json, resolved: dict[str, Json]) -> Any:
        """Of the option's own type: Discord sees to that."""
        rng, kind = self.rng, option["type"]
        if kind == 3:
            offered = [each["value"] for each in option.get("choices", [])]
            return rng.choice(offered) if offered and rng.random() < 0.8 else rng.choice(TEXTS)
        if kind == 4:
            return rng.choice((0, 1, 2, 5, 12, -1, 2**53 - 1, rng.randrange(100)))
        if kind == 5:
            return rng.random() < 0.5
        who = rng.choice(self.people)
        resolved.setdefault("users", {})[str(who)] = user(who, "Somebody")
        return str(who)


def _parts(shown: Shown) -> Iterator[Json]:
    for part in walk(shown.components):
        if part["type"] in {BUTTON, *MENUS} and "custom_id" in part and not part.get("disabled"):
            yield part


def _pairs(command: Json, given: Json) -> Iterator[tuple[Json, Json]]:
    """The options of a command that hold a value, each with it."""
    by_name = {each["name"]: each for each in command.get("options", [])}
    for each in given.get("options", []):
        if "value" in each:
            yield by_name[each["name"]], each
        else:
            yield from _pairs(by_name[each["name"]], each)


class Honest:
    """Two people at a table that never ends: each draws a card and puts it away."""

    def __init__(self, world: World, server: Server, match: str, people: tuple[int, int]) -> None:
        self.world, self.server, self.match, self.people = world, server, match, people

    async def press(self) -> float | None:
        """Whoever is to move presses; seconds until the answer, None if it was no move."""
        loop = asyncio.get_running_loop()
        for person in self.people:
            for shown in reversed(self.server.private[person]):
                for part in _parts(shown):
                    if re.fullmatch(rf"h:{self.match}:[0-9a-z]+:[dx]", part["custom_id"]):
                        started = loop.time()
                        answer = await self.world.click(shown, part["custom_id"], person)
                        return None if answer is None else loop.time() - started
                break
        await self._open_hands()
        return None

    async def _open_hands(self) -> None:
        for board in list(self.server.messages.values()):
            if f"t:{self.match}:hand" in set(ids_of(board)):
                for person in self.people:
                    await self.world.click(board, f"t:{self.match}:hand", person)
