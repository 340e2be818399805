"""Histories of rated matches as a table writes them: who chose which move, who left, came back, ran
out of time or was replaced by a moderator; a match ends early once all others have left."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from hypothesis import strategies as st

from storage.ranking import Attended, sides_of
from storage.records import Absence, Chooser, Finisher, Kind, LoggedMove


@dataclass
class History:
    finishers: tuple[Finisher, ...]
    moves: list[LoggedMove] = field(default_factory=list)
    absences: list[Absence] = field(default_factory=list)
    away: set[int] = field(default_factory=set)  # played for by a computer in the seat
    is_over: bool = False
    has_result: bool = True

    @property
    def attended(self) -> Attended:
        return Attended(self.moves, self.absences)

    def note(self, seat: int, what: Kind) -> None:
        self.absences.append(Absence(seat, len(self.moves), what, len(self.moves)))
        found = sides_of(self.finishers, self.attended)
        self.has_result = found.has_result
        self.is_over = found.is_decided or not found.has_result

    def move(self, seat: int, chooser: Chooser) -> None:
        self.moves.append(LoggedMove(seat, "", len(self.moves), chooser))

    def person_of(self, seat: int) -> int | None:
        return self.finishers[seat].person

    def had_they_stayed(self, seat: int) -> Attended:
        """The same moves to the same end, all of the seat's chosen by its person."""
        moves = [replace(each, chooser="person") if each.seat == seat else each
                 for each in self.moves]  # fmt: skip
        return Attended(moves, [each for each in self.absences if each.seat != seat])


def leave(history: History, seat: int) -> None:
    """Press Leave."""
    known = history.attended
    if history.person_of(seat) is None or seat in history.away or known.out(seat):
        return
    unmoved = not known.has_moved(seat) and not known.is_away(seat)
    history.away.add(seat)
    history.note(seat, "unmoved" if unmoved else "left")


def remove(history: History, seat: int) -> None:
    """A moderator replaces a person."""
    known = history.attended
    if history.person_of(seat) is not None and not known.out(seat) and not known.is_away(seat):
        history.away.add(seat)
        history.note(seat, "removed")


def come_back(history: History, seat: int) -> None:
    if seat in history.away and not history.attended.out(seat):
        history.away.discard(seat)
        history.note(seat, "back")


def turn(history: History, seat: int, rng: Random) -> None:
    """Play a turn of one or two moves, by whoever chooses it."""
    length = rng.choice((1, 2))
    if history.person_of(seat) is None:
        chooser: Chooser = "computer"
    elif seat in history.away:
        chooser = "stand_in"
    else:
        chooser = rng.choice(("person", "person", "auto_pass"))
        if rng.random() < 0.35:
            chooser = _time_up(history, seat, rng)
    for _ in range(0 if history.is_over else length):
        history.move(seat, chooser)


def _time_up(history: History, seat: int, rng: Random) -> Chooser:
    """The person's own time runs out, and the others vote."""
    is_second = history.attended.is_second(seat, len(history.moves))
    history.note(seat, "time_up")
    voted = rng.choice(("wait", "turn", "seat" if is_second else "turn"))
    if voted == "seat":
        history.away.add(seat)
        return "stand_in"
    return "one_turn" if voted == "turn" else "person"


def finishers_of(
    seats: int, paired: bool, computers: Sequence[bool], rng: Random
) -> list[Finisher]:
    """People, first those of seat 0 and 1, and any places; partners share one."""
    teams = [seat % (seats // 2) if paired else None for seat in range(seats)]
    place = {team: rng.randint(1, seats) for team in {*teams, *range(seats)}}
    return [
        Finisher(
            seat,
            None if computers[seat] and seat > 1 else 101 + seat,
            place[seat if team is None else team],
            0,
            team,
        )
        for seat, team in enumerate(teams)
    ]


@st.composite
def histories(draw: st.DrawFn) -> History:
    rng = draw(st.randoms(use_true_random=False))
    seats = draw(st.integers(2, 12))
    paired = seats >= 4 and seats % 2 == 0 and draw(st.booleans())
    computers = draw(st.lists(st.booleans(), min_size=seats, max_size=seats))
    history = History(tuple(finishers_of(seats, paired, computers, rng)))
    for _ in range(draw(st.integers(0, 40))):
        seat = rng.randrange(seats)
        what = rng.choice((None, None, None, leave, come_back, remove))
        if what is None:
            turn(history, seat, rng)
        elif what is not remove or rng.random() < 0.2:
            what(history, seat)
        if history.is_over:
            break
    return history
