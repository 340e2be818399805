"""Every panel of a table, built as the bot builds it, from a state and what was witnessed."""

from collections.abc import Collection, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, TypeVar

from bot.board.menu_panels import (
    end_panel,
    host_panel,
    leave_panel,
    menu_panel,
    moves_panel,
    scores_panel,
)
from bot.board.panels import Rematched, over_panel, table_panel
from bot.board.scenes import sheet_scene
from bot.board.which import subtitle
from bot.hand.holding import hand_panel, holding_of
from bot.hand.panels import more_panel
from bot.hand.showing import showing_of
from bot.looks.catalogue import LOOKS
from bot.looks.look import Holding, Look, Showing
from bot.match.attendance import Leaving
from bot.match.cast import named
from bot.match.table import Table
from bot.people.people import People, Person
from bot.pictures.score_sheet import SheetScene
from bot.rulebook.handlers import of_table
from bot.rulebook.panels import CARDS, FORCE, Reading, page_panel, reading_at
from bot.ui.panels import Panel
from bot.ui.refusals import Refused
from bot.ui.words import words
from games.game import DEALER, AnyGame, Memory, Seat
from storage.records import (
    DESERTED,
    MAY_ASK,
    RESTING,
    WHOLE_TABLE,
    Absence,
    Deadline,
    LoggedMove,
    Match,
    RatingChange,
    Sitting,
)
from tests.games.playing import Moment

T = TypeVar("T")

SEED = bytes(range(32))
NAMES = ("Ada", "Bo", "Cleo", "Dan")
UNTIL = 1_800_000_000_000  # ms


def emoji(name: str) -> str:
    """As Discord's markup has it: long."""
    return f"<:{name}:1234567890123456789>"


def long_name(seat: Seat) -> str:
    """As long as a name may be, every sign of it escaped."""
    return f"*{seat:x}".ljust(32, "*")


class Known(People):
    """People by their number, without a store."""

    def __init__(self, people: Mapping[int, Person]) -> None:
        self._people = people

    async def of(self, person: int) -> Person:
        return self._people[person]

    async def called_at(self, person: int, guild: int) -> None:
        """Nobody has another name on a server."""


@cache
def so_many(moves: int) -> list[LoggedMove]:
    """They are counted and not read."""
    return [LoggedMove(0, "", 0)] * moves


@dataclass
class Sight:
    """A table at a moment, and who looks at it."""

    game: AnyGame
    state: Any
    memory: Memory[Any, Any]
    options: str = "{}"
    long: bool = False  # names as long as they can be
    language: str = "en"
    seed: bytes = SEED
    version: int = 36**4
    status: Any = "live"
    overdue: bool = False
    careful: bool = False
    table: Table = field(init=False)

    def __post_init__(self) -> None:
        seats = len(self.people)
        match = Match(
            "7fq2z9a0", self.game.key, self.options, self.game.rules, seats, UNTIL, self.status,
            guild=1, channel=2, started=UNTIL, finished=UNTIL + 10**8,
        )  # fmt: skip
        people = tuple(Sitting(seat, person=seat + 1) for seat in range(seats))
        sittings = named(match.id, people, ())
        to_act = self.game.to_act(self.state)
        seat = WHOLE_TABLE if self.overdue else (to_act or (0,))[0]
        closed = any(isinstance(event, self.game.Closed) for event in self.memory.public)
        due = UNTIL if closed or DEALER not in to_act else None
        deadline = Deadline(match.id, seat, self.version, due) if to_act else None
        self.table = Table(
            match, self.game, self.state, sittings, deadline, (), self.seed,
            store=NOTHING, clock=lambda: UNTIL, tell=NOTHING, autoplay=NOTHING,
        )  # fmt: skip
        self.table.memory = self.memory
        self.table.moves = so_many(self.version)

    @property
    def people(self) -> dict[int, Person]:
        """Everybody speaks the language of the sight."""
        view = self.game.view(self.state, None)
        seats = len(getattr(view, "racks", None) or view.hands)
        return {
            seat + 1: Person(
                seat + 1,
                long_name(seat) if self.long or seat >= len(NAMES) else NAMES[seat],
                self.language,
                careful=self.careful,
            )
            for seat in range(seats)
        }

    @property
    def seats(self) -> range:
        return range(len(self.table.sittings))

    @property
    def actor(self) -> Seat | None:
        """The seat to move, the dealer apart."""
        actors = self.game.to_act(self.state)
        return actors[0] if actors and actors[0] >= 0 else None

    @property
    def look(self) -> Look:
        return LOOKS[self.game.key]

    def showing(self) -> Showing:
        known = Known(self.people)
        return at_once(showing_of(self.table, known, self.language, emoji))

    def holding(self, seat: Seat) -> Holding:
        known = self.people
        return at_once(holding_of(self.table, seat, known[seat + 1], Known(known), emoji))

    def hand(self, seat: Seat, pick: str = "", refused: Refused | None = None) -> Panel:
        return hand_panel(self.holding(seat), pick, refused)

    def public(self) -> Iterator[Panel]:
        """What stands in the channel, and what the menu shows to anybody."""
        said, showing = words(self.language), self.showing()
        if not self.game.to_act(self.state):
            yield from self.end(showing)
        yield table_panel(self.table, showing)
        yield from self.without_somebody(showing)
        yield scores_panel(self.table, showing)
        yield scores_panel(self.table, showing, self.sheet(showing))
        yield moves_panel(self.table, showing)
        game, options = self.game.key, self.state.options
        yield page_panel(Reading(game, FORCE, self.table.id, options), said)
        yield page_panel(reading_at(game, self.table.id, options, self.state.phase), said)
        yield page_panel(of_table(Reading(game, CARDS), self.table), said)
        for seated in (False, True):
            yield menu_panel(self.table, said, subtitle(showing), seated, person=1)
        yield end_panel(self.table, said, subtitle(showing), 1)
        yield host_panel(self.table, showing.company, said, subtitle(showing))
        for seat in range(len(self.seats)):
            for meant in (Leaving("left", None), Leaving("left", "closed")):
                yield leave_panel(self.table, seat, meant, said, subtitle(showing))

    def without_somebody(self, showing: Showing) -> Iterator[Panel]:
        """The board when somebody does not play, when all pause, and when nobody is left."""
        table, deadline, moves = self.table, self.table.deadline, self.table.moves
        if deadline is None or self.actor is None:
            return
        table.absences = (Absence(self.actor, 1, "time_up", 0),)
        table.sittings = tuple(replace(each, wish="rest") for each in table.sittings)
        before = (self.actor + 1) % len(self.seats)
        table.moves = [LoggedMove(before, "", 0, "one_turn")]
        for seat in (self.actor, MAY_ASK, RESTING, DESERTED):
            due = None if seat == MAY_ASK else UNTIL
            table.deadline = replace(deadline, seat=seat, due=due, waited=seat == MAY_ASK)
            yield table_panel(table, showing)
        table.absences, table.deadline, table.moves = (), deadline, moves
        table.sittings = tuple(replace(each, wish=None) for each in table.sittings)

    def sheet(self, showing: Showing) -> SheetScene | None:
        """Of what was witnessed, many times over."""
        return sheet_scene(self.game.key, len(self.seats), showing.events * 12)

    def end(self, showing: Showing) -> Iterator[Panel]:
        """Casual, and with ratings that have changed by much."""
        self.table.match = replace(self.table.match, status="finished")
        changes = [
            RatingChange(self.table.id, seat + 1, self.game.key, "all", 25.0, 8.0, 99.0, 1.0, UNTIL)
            for seat in self.seats
        ]
        wanted = Rematched(showing.company.names, len(self.seats))
        yield over_panel(self.table, showing, (), wanted)
        yield over_panel(self.table, showing, (), replace(wanted, runs=True))
        yield over_panel(self.table, showing, changes)

    def more(self, seat: Seat) -> Panel:
        return more_panel(self.table, self.people[seat + 1])


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """Nothing here waits for anything, so no loop is needed."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    raise AssertionError("it waits")


NOTHING: Any = None
"""In place of what a table that only is looked at has no use for."""


def sights(
    game: AnyGame, played: Sequence[Moment], places: Collection[int], **look: Any
) -> Iterator[Sight]:
    """The table after the moves at these places, and after the first that leads to each phase."""
    memory: Memory[Any, Any] = Memory(game.Dealt)
    phases: set[str] = set()
    for place, moment in enumerate(played):
        memory.add(moment.step)
        state = moment.step.state
        if place in places or state.phase not in phases:
            phases.add(state.phase)
            copy: Memory[Any, Any] = Memory(game.Dealt, list(memory.witnessed), memory.before)
            yield Sight(game, state, copy, **look)
