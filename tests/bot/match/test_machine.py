"""A table against a plain model: presses, stale presses, restarts, evictions, failed writes,
time-outs and pauses in any order. The model is a list of texts that were answered."""

import asyncio
from typing import Any
from unittest.mock import patch

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.errors import AlreadyPlayed, Answer, MatchOver, NothingToDecide, NotKept, StalePress
from bot.match import absent, attendance
from bot.match.pause import awaited, is_between, waits
from games.errors import IllegalMove, UnreadableMove
from storage.errors import StoreUnavailable
from storage.store import Store
from tests.bot.conftest import ADA, BO, CLEO, House

PEOPLE = (ADA, BO, CLEO)
GAMES = [("racko", {"turnCap": 12, "target": 60}), ("rank", {}), ("scots", {"maxRounds": 1})]


class Tabletop(RuleBasedStateMachine):
    """Everything runs on one event loop that stands still between the rules."""

    @initialize(
        game=st.sampled_from(GAMES),
        speed=st.sampled_from(["live", "unlimited"]),
        seed=st.binary(min_size=32, max_size=32),
        pauses=st.booleans(),
    )
    def sit_down(
        self, game: tuple[str, dict[str, object]], speed: str, seed: bytes, pauses: bool
    ) -> None:
        self.loop = asyncio.new_event_loop()
        self.answered: list[tuple[int, str]] = []
        self.broken = False

        async def opened() -> None:
            self.house = House(await Store.open("sqlite://"), pauses=pauses)
            key, options = game
            with patch(
                "bot.match.tables.roll", lambda: seed
            ):  # the same cards when it is tried again
                self.table = await self.house.table(*PEOPLE, game=key, options=options, speed=speed)
            self.append = self.house.store.append

        self.run(opened())

    def run(self, work: Any) -> Any:
        async def then_settled() -> Any:
            try:
                return await work
            finally:
                while self.is_going_on:
                    await asyncio.sleep(0)

        return self.loop.run_until_complete(then_settled())

    @property
    def is_going_on(self) -> bool:
        """Whether something happens without a press, and without time passing."""
        table = getattr(self, "table", None)
        if table is None or waits(table):
            return False
        return self.house.tables.autoplay.is_going_on(table)

    @property
    def is_played(self) -> bool:
        return not self.table.is_over and not is_between(self.table)

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.run(self.house.tables.close())
            self.run(self.house.store.close())
            self.loop.close()

    @property
    def person(self) -> int:
        (seat,) = self.table.to_act
        return PEOPLE[seat]

    def press(self, person: int, version: int, text: str) -> type[BaseException] | None:
        before = self.table.version
        try:
            self.run(attendance.play(self.table, person, version, text))
        except (Answer, IllegalMove, UnreadableMove) as answer:
            return type(answer)
        self.answered.append((before, text))
        return None

    def some_move(self, data: st.DataObject) -> str:
        (seat,) = self.table.to_act
        legal = self.table.game.legal(self.table.state, seat)
        return str(legal[data.draw(st.integers(0, len(legal) - 1))])

    @precondition(lambda self: self.is_played)
    @rule(data=st.data())
    def a_press_is_answered_and_kept(self, data: st.DataObject) -> None:
        assert self.press(self.person, self.table.version, self.some_move(data)) is None

    @precondition(lambda self: self.is_played)
    @rule(data=st.data())
    def a_double_click_counts_once(self, data: st.DataObject) -> None:
        person, version, text = self.person, self.table.version, self.some_move(data)
        assert self.press(person, version, text) is None
        assert self.press(person, version, text) is AlreadyPlayed

    @precondition(lambda self: self.is_played)
    @rule(data=st.data(), back=st.integers(1, 5))
    def an_old_button_is_stale(self, data: st.DataObject, back: int) -> None:
        version = self.table.version - back
        expected = {StalePress, AlreadyPlayed}
        assert self.press(self.person, version, self.some_move(data)) in expected

    @precondition(lambda self: self.is_played)
    @rule(data=st.data())
    def the_wrong_person_is_refused(self, data: st.DataObject) -> None:
        (seat,) = self.table.to_act
        wrong = PEOPLE[(seat + 1) % 3]
        assert self.press(wrong, self.table.version, self.some_move(data)) is IllegalMove

    @precondition(lambda self: self.is_played)
    @rule(data=st.data(), lost=st.booleans())
    def a_write_that_fails_is_told(self, data: st.DataObject, lost: bool) -> None:
        """`lost`: the move was kept, and only the answer was lost."""

        async def failing(*given: Any, **named: Any) -> None:
            self.house.store.append = self.append  # type: ignore[method-assign]
            if lost:
                await self.append(*given, **named)
            raise StoreUnavailable("the disk is full")

        person, version, text = self.person, self.table.version, self.some_move(data)
        self.house.store.append = failing  # type: ignore[method-assign]
        assert self.press(person, version, text) is NotKept
        again = self.press(person, version, text)
        assert again is (AlreadyPlayed if lost else None)
        if lost:
            self.answered.append((version, text))

    @rule()
    def a_restart_changes_nothing(self) -> None:
        self.run(self.house.restart())
        self.find()

    @precondition(lambda self: not is_between(self.table))
    @rule()
    def an_eviction_changes_nothing(self) -> None:
        self.house.clock.now += 60 * 60 * 1000
        self.run(self.house.tables.sweep())
        assert self.house.tables.in_memory == 0
        self.find()

    def find(self) -> None:
        before = self.table
        self.table = self.run(self.house.tables.find(self.table.id))
        assert self.table.state == before.state
        assert self.table.match == before.match
        assert self.table.memory.witnessed == before.memory.witnessed
        assert self.table.memory.before == before.memory.before

    @precondition(lambda self: self.table.deadline is not None and self.table.deadline.due)
    @rule()
    def the_time_runs_out(self) -> None:
        deadline = self.table.deadline
        assert deadline is not None
        self.house.clock.now = max(self.house.clock.now, deadline.due or 0)
        self.run(absent.time_up(self.table, deadline))

    @precondition(lambda self: self.is_played)
    @rule(who=st.sampled_from(PEOPLE), choice=st.sampled_from(["wait", "turn", "seat"]))
    def somebody_votes(self, who: int, choice: Any) -> None:
        asked = self.table.overdue is not None and who != self.person
        try:
            self.run(absent.vote(self.table, who, choice))
        except NothingToDecide:
            assert not asked or self.table.level_at(self.table.seat_of(who)) is not None

    @precondition(lambda self: not self.table.is_over)
    @rule(who=st.sampled_from(PEOPLE), back=st.integers(0, 2))
    def somebody_wants_the_next_deal(self, who: int, back: int) -> None:
        """Before a round is over, or with an old button, it changes nothing."""
        before, is_now = self.table.version, is_between(self.table) and not back
        here = {self.table.seat_of(who), *awaited(self.table)}
        self.house.tables.note_press(self.table.id, who)
        self.run(attendance.next_deal(self.table, who, before - back))
        dealt = self.table.version > before
        assert dealt == (is_now and here == {self.table.seat_of(who)})

    @precondition(lambda self: is_between(self.table))
    @rule(who=st.sampled_from(PEOPLE))
    def between_two_deals_nobody_moves(self, who: int) -> None:
        assert self.press(who, self.table.version, "pass") in (IllegalMove, UnreadableMove)

    @precondition(lambda self: not self.table.is_over)
    @rule(who=st.sampled_from(PEOPLE))
    def somebody_comes_back(self, who: int) -> None:
        self.run(attendance.take_back(self.table, who))
        assert self.table.level_at(self.table.seat_of(who)) is None

    @precondition(lambda self: self.table.is_over)
    @rule(who=st.sampled_from(PEOPLE))
    def a_finished_match_takes_no_press(self, who: int) -> None:
        assert self.press(who, self.table.version, "pass") is MatchOver

    @invariant()
    def what_was_answered_is_on_disk_and_nothing_is_doubled(self) -> None:
        if not hasattr(self, "table"):
            return
        log = self.run(self.house.store.log(self.table.id))
        assert list(log) == self.table.moves
        for version, text in self.answered:
            assert log[version].text == text

    @invariant()
    def the_row_of_the_deadline_is_the_tables(self) -> None:
        if hasattr(self, "table"):
            kept = self.run(self.house.store.deadlines.of(self.table.id))
            assert kept == self.table.deadline


Tabletop.TestCase.settings = settings(max_examples=30, stateful_step_count=40)
TestTabletop = Tabletop.TestCase


async def test_the_machine_sees_a_table_that_keeps_nothing():
    """The model is no pushover: a table that forgets to write is found out."""
    house = House(await Store.open("sqlite://"))
    table = await house.table(ADA, BO)
    while house.tables.autoplay.is_going_on(table):
        await asyncio.sleep(0)

    async def forget(*_: Any, **__: Any) -> None:
        return None

    house.store.append = forget  # type: ignore[method-assign]
    await attendance.play(table, PEOPLE[table.to_act[0]], table.version, "draw")
    assert list(await house.store.log(table.id)) != table.moves
    await house.tables.close()
    await house.store.close()
