"""One table of one server of the world: brought into a phase, and harmed."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from bot.hand.holding import holding_of
from bot.hand.ids import HandPress
from bot.lobby.host import Host
from bot.lobby.state import LobbyState
from bot.looks.catalogue import LOOKS
from bot.looks.look import Choose
from bot.match import absent, attendance
from bot.match.pause import is_between
from bot.match.table import Table
from bot.ui.ids import decode
from games.catalogue import GAMES
from games.errors import RuleError
from games.game import DEALER
from storage.records import Finisher, Outcome, Sitting
from tests.standin.harm import FAULTS, Harm, Kind
from tests.standin.payloads import Shown, walk
from tests.standin.sight import LOOK, MOST, SAID, Sight
from tests.standin.world import ids_of

Phase: TypeAlias = Literal[
    "lobby", "start", "turn", "computer's turn", "vote", "round end", "match end"
]
PHASES: tuple[Phase, ...] = get_args(Phase)

LIES = ("answer-trouble", "answer-not_kept")
"""What nobody may be told after their press was kept."""

DEAD = frozenset({"50027", "10008", "10062"})
"""Faults of hands that are gone: the next press opens another."""

GONE = frozenset({"10008", "10003"})
"""Faults of messages that are gone, alone or with their channel."""

CLOSED = frozenset({"50001", "50013"})

# Seconds by the clock of the loop
LASTS = 8.0  # from a fault's first strike to its end
MAY_TAKE = 30.0  # until all is right again


@dataclass(kw_only=True)
class Club(Sight):
    """A table, and who sits there."""

    game: str
    phase: Phase
    people: list[int] = field(init=False)
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    _board: Shown = field(init=False)  # the table's message when the fault strikes
    _voter: int = field(init=False)
    _next: tuple[int, Shown, str] = field(init=False)  # who makes the next move, on which button

    def __post_init__(self) -> None:
        first = self.server.id + 1_000
        seats = GAMES[self.game].seats[0]
        self.people = [first + number for number in range(seats - self.computers)]

    @property
    def computers(self) -> int:
        return int(self.phase == "computer's turn")

    @property
    def _rivals(self) -> tuple[int, ...]:
        """People who play elsewhere on the server. Only so many matches a day of the same people
        are rated."""
        return tuple(self.server.id + number for number in (501, 502, 503))

    @property
    def channel(self) -> int:
        return self.server.channels[0]

    # What people do

    async def click(self, person: int, custom_id: str) -> int | None:
        """Press a button of the table's message."""
        assert custom_id in set(ids_of(self.board())), custom_id
        return await self.world.click(self.board(), custom_id, person)

    async def open_hand(self, person: int) -> None:
        await self.ask(person, f"t:{self.match}:hand")
        self.holders.add(person)

    async def open_host_panel(self) -> None:
        await self.ask(self.people[0], f"l:{self.match}:host")
        self.holders.add(self.people[0])

    async def ask(self, person: int, custom_id: str) -> None:
        """Press a button of the table's message until that is answered in time."""
        async with asyncio.timeout(MOST):
            while await self.click(person, custom_id) is None:
                await asyncio.sleep(LOOK)

    async def open(self, **options: Any) -> None:
        asked = {"game": self.game, "speed": "relaxed", **options}
        await self.world.slash(self.channel, self.people[0], "play", **asked)

    async def opened(self) -> None:
        """A lobby with its host."""
        await self.open()
        self.match = await self._first_open()
        host = Host(self.app.services.lobbies, self.match, self.people[0])
        if self.phase == "match end":
            await host.set_options(GAMES[self.game].short)
        for _ in range(self.computers):
            await host.add_computer("easy")
        await self.settled()

    async def _first_open(self) -> str:
        while not (rows := await self.app.store.open_in_guild(self.server.id)):
            await asyncio.sleep(LOOK)  # the answer may come late
        return rows[0].id

    async def joined(self) -> None:
        """Everybody else joins; the answers may come late."""
        for person in self.people[1:]:
            await self.click(person, f"l:{self.match}:join")
            while person not in {each.person for each in (await self._lobby()).sittings}:
                await asyncio.sleep(LOOK)
        await self.settled()

    async def _lobby(self) -> LobbyState:
        return await self.app.services.lobbies.lobby(self.match)

    async def started(self) -> None:
        await self.start()
        await self.settled()
        for person in self.people:
            await self.open_hand(person)
        await self.settled()

    async def start(self) -> None:
        """The host starts the match; the answer may come late."""
        await self.click(self.people[0], f"l:{self.match}:start")
        async with asyncio.timeout(MOST):
            while isinstance(await self.app.services.lobbies.find(self.match), LobbyState):
                await asyncio.sleep(LOOK)

    async def mover(self) -> int:
        """The person to move, once computers have."""
        while True:
            table = await self.table()
            for seat in table.to_act:
                if seat != DEALER and (person := table.sittings[seat].person) is not None:
                    return person
            await asyncio.sleep(LOOK)

    async def find_move(self, *, passes: bool) -> None:
        """Find a button that makes a move, and passes the turn on if that is wanted; what leads
        there is chosen or played before."""
        ends = asyncio.get_running_loop().time() + MOST
        while asyncio.get_running_loop().time() < ends:
            person = await self.mover()
            table, found = await self.table(), await self._hand_buttons(person)
            for custom_id, texts in found:
                if texts and (not passes or _passes(table, texts)):
                    self._next = (person, self.hand(person), custom_id)
                    return
            if found:
                custom_id, _ = self.rng.choice(found)
                await self.world.click(self.hand(person), custom_id, person)
            else:
                await asyncio.sleep(LOOK)  # the hand is on its way
        raise AssertionError("no button makes a move")

    def hand(self, person: int) -> Shown:
        """The newest private message with a button of a hand."""
        there = self.server.private[person]
        hands = [each for each in there if any(id_.startswith("h:") for id_ in ids_of(each))]
        return hands[-1] if hands else there[-1]

    async def press_move(self) -> None:
        person, hand, custom_id = self._next
        await self.world.click(hand, custom_id, person)

    async def _hand_buttons(self, person: int) -> list[tuple[str, tuple[str, ...]]]:
        """The buttons that play or choose, with the moves that they make."""
        table, services = await self.table(), self.app.services
        who = await services.people.of(person)
        seat, face = table.seat_of(person), self.app.emojis.icon
        holding = await holding_of(table, seat, who, services.people, face)
        legal, found = {str(each) for each in holding.legal}, list[tuple[str, tuple[str, ...]]]()
        for part in walk(self.hand(person).components):
            if part["type"] != 2 or part.get("disabled") or not part["custom_id"].startswith("h:"):
                continue
            press = decode(part["custom_id"])
            if isinstance(press, HandPress) and press.version == table.version:
                with suppress(RuleError):
                    said = LOOKS[self.game].hand.press(holding, press.payload)
                    if isinstance(said, Choose):
                        found.append((part["custom_id"], ()))
                    elif said.text in legal:
                        found.append((part["custom_id"], (said.text, *said.then)))
        return found

    # Phases

    async def bring(self, kind: Kind) -> None:
        """Bring the table to where the phase is about to begin; into it, if what is harmed is the
        answer to a press."""
        if kind == "thread" or (kind == "answer" and self.phase == "lobby"):
            return
        await self.opened()
        if kind == "call":
            self.wants_calls = True
            for person in self.people:
                await self.app.services.people.change(person, ping="channel")
        if kind == "kept":
            for person in self._rivals:
                await self.app.services.people.meet(person, f"Player {person}", "en-US")
            await self._count(*self._rivals[:2])
            pins, server = self.app.services.pins, self.server
            await pins.put(server.id, server.kept, self.game, "all")
        if self.phase == "lobby":
            await self.open_host_panel()
        else:
            await self.joined()
            if self.phase != "start":
                await self.started()
                await self._bring_on(kind)
        if self.phase not in ("turn", "computer's turn"):  # a hand may show what is chosen
            await self.settled()

    async def _bring_on(self, kind: Kind) -> None:
        if self.phase == "vote":
            overdue, table = await self.mover(), await self.table()
            assert table.deadline is not None
            await absent.time_up(table, table.deadline)
            self._voter, *others = (each for each in self.people if each != overdue)
            for person in others:
                await absent.vote(table, person, "turn")
        elif self.phase in ("round end", "match end"):
            await self._hurry()
            if self._is_pressed(kind):
                before = self.board()
                await self._last_move()
                while self.phase == "match end" and self.board() is before:
                    await asyncio.sleep(LOOK)  # the end is posted
        else:
            await self.find_move(passes=kind != "answer" or self.phase != "turn")

    async def _hurry(self) -> None:
        """To the move that ends the round, or the match."""
        table = await self.table()
        while not self._ends(table):
            if is_between(table):
                for person in self.people:
                    await attendance.next_deal(table, person, table.version)
            else:
                await self._last_move()

    def _is_pressed(self, kind: Kind) -> bool:
        """Whether the harmed request follows a press after the end. The end itself is posted."""
        return kind == "answer" or (kind == "edit" and self.phase == "match end")

    def _ends(self, table: Table) -> bool:
        if DEALER in table.to_act:
            return False
        game, (seat,) = table.game, table.to_act
        step = game.play(table.state, seat, game.parse(table.state, self._choice(table)))
        is_over = not game.to_act(step.state)
        if self.phase == "match end":
            return is_over
        return not is_over and any(isinstance(each, game.Closed) for each in step.events)

    def _choice(self, table: Table) -> str:
        game, (seat,) = table.game, table.to_act
        rng = random.Random(table.version)
        return str(game.players["greedy"](table.seen(seat), game.legal(table.state, seat), rng))

    async def _last_move(self) -> None:
        table = await self.table()
        await table.play(table.to_act[0], table.version, self._choice(table))

    async def _count(self, *people: int) -> None:
        """A match of this server is counted, so that its leaderboard changes."""
        services = self.app.services
        sittings = tuple(Sitting(seat, person) for seat, person in enumerate(people))
        match = await services.tables.create(self.game, {}, sittings, guild=self.server.id)
        now = self.app.services.clock()
        await self.app.store.end(match.id, "finished", now)
        finishers = tuple(
            Finisher(each.seat, each.person, each.seat + 1, 10 - each.seat) for each in sittings
        )
        outcome = Outcome(match.id, self.game, "classic", self.server.id, now, finishers)
        await self.app.store.ladder.count(outcome)

    # What is harmed

    async def act(self, kind: Kind) -> None:
        """Do what brings the harmed request about."""
        host = self.people[0]
        if kind == "kept":
            await self._count(*self._rivals[1:])
            self.app.services.pins.changed(self.server.id)
        match self.phase:
            case "lobby" | "start" if kind == "thread":
                await self.open(thread=True)
            case "lobby" if kind == "answer":
                await self.open()
            case "lobby":
                await self._press_board(self.people[1], f"l:{self.match}:join")
            case "start":
                if await self._press_board(host, f"l:{self.match}:start") is not None:
                    self.holders.add(host)
            case "turn" | "computer's turn":
                await self.press_move()
            case "vote":
                await self._press_board(self._voter, f"t:{self.match}:turn")
            case "round end" if self._is_pressed(kind):
                hand = self.hand(host)
                custom_id = next(each for each in ids_of(hand) if each.endswith(":next"))
                await self.world.click(hand, custom_id, host)
            case "match end" if self._is_pressed(kind):
                await self._press_board(host, f"t:{self.match}:again")
            case _:
                await self._last_move()

    async def _press_board(self, person: int, custom_id: str) -> int | None:
        """Press the table's message, which may just have been deleted."""
        return await self.world.click(self._board, custom_id, person)

    async def harmed(self, kind: Kind, fault: str) -> str:
        """Let a fault strike, lift it, and look; return what is wrong in the end."""
        await self.bring(kind)
        if self.match:
            self._board = self.board()
        if kind == "post" or (kind in ("edit", "upload") and fault == "10008"):
            del self.server.messages[self._board.id]
        if kind == "kept" and fault in GONE:
            (pin,) = (await self.app.services.servers.of(self.server.id)).pins
            del self.server.messages[pin.message]
        if kind == "hand" and fault in DEAD:
            self.server.private.clear()
        if kind == "call" and fault in GONE | CLOSED:
            self.wants_calls = False
        self.server.told.clear()
        harm = Harm(FAULTS[fault], frozenset({kind}))
        self.server.harms.append(harm)
        await self.act(kind)
        if not await self._is_hit(harm):
            return f"not reached; told {self.server.told[-2:]}"
        await asyncio.sleep(LASTS)
        self.server.harms.clear()
        harm.lifted.set()
        if kind == "hand" and fault in DEAD:
            await self._open_again()
        if kind == "kept" and fault in CLOSED:
            await self.app.services.pins.round()  # the next look, within an hour
        wrong = await self.until_right(MAY_TAKE)
        if any(SAID(lie) in text for lie in LIES for text in self.server.told):
            return "a lie"
        return wrong or await self._goes_on()

    async def _open_again(self) -> None:
        """Who has lost their hand opens it, where there is one to open."""
        holders, self.holders = self.holders, set()
        if self.phase == "lobby":
            await self.open_host_panel()
        elif self.phase != "match end":
            for person in holders:
                await self.open_hand(person)

    async def _is_hit(self, harm: Harm) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(MAY_TAKE):
                while not harm.hits:
                    await asyncio.sleep(LOOK)
        return bool(harm.hits)

    async def _goes_on(self) -> str:
        """Whoever is to do something does it; return what is wrong then."""
        rows = await self.app.store.open_in_guild(self.server.id)
        if not self.match and not rows:
            await self.open()
        self.match = self.match or await self._first_open()
        if wrong := await self.until_right(MAY_TAKE):
            return f"then {wrong}"
        found = await self.app.services.lobbies.find(self.match)
        host = self.people[0]
        if isinstance(found, LobbyState):
            seated = {each.person for each in found.sittings}
            self.people = [host, *(each for each in self.people if each not in seated)]
            await self.joined()
            await self.start()
            self.holders = {host}
            if wrong := await self.until_right(MAY_TAKE):
                return f"then {wrong}"
            found = await self.table()
        if found.is_over:
            await self.ask(host, next(ids_of(self.board())))
            return ""
        version = found.version
        if is_between(found):
            for person in self.people:
                if custom_id := next(
                    (each for each in ids_of(self.board()) if ":next:" in each), ""
                ):
                    await self.click(person, custom_id)
        else:
            await self.open_hand(await self.mover())
            await self.find_move(passes=False)
            await self.press_move()
        ends = asyncio.get_running_loop().time() + MAY_TAKE
        while found.version == version and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(LOOK)
        wrong = await self.until_right(MAY_TAKE) if found.version > version else "it stands still"
        return wrong and f"then {wrong}"


def _passes(table: Table, texts: tuple[str, ...]) -> bool:
    """Whether these moves end the turn, and another is to move."""
    (seat,), state = table.to_act, table.state
    for text in texts:
        state = table.game.play(state, seat, table.game.parse(state, text)).state
    to_act = table.game.to_act(state)
    return bool(to_act) and to_act != (seat,) and DEALER not in to_act
