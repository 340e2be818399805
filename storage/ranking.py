"""Works out who left a rated match and how everybody is ranked, from the log of choosers and the
absences. Pure: a table asks it while it plays, and counting and recompute ask it afterwards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from storage.records import Absence, Finisher, LoggedMove, Seat

Side: TypeAlias = tuple[str, int]
"""A team, or a seat that plays for itself."""

HELPED = ("one_turn", "stand_in")
OUT = ("unmoved", "removed")
LEAST_HELPED, HELPED_SHARE = 2, 5
"""Who was played for in two turns or more, and in over a fifth of theirs, has left."""


@dataclass(frozen=True, slots=True)
class Attended:
    """What is known of a match: the moves by seat and chooser, and the absences in their order."""

    moves: Sequence[LoggedMove]
    absences: Sequence[Absence]

    def turn_at(self, seat: Seat, version: int) -> int:
        """Return the version with which the turn began that a seat has at this version; a turn may
        take several moves."""
        while version and self.moves[version - 1].seat == seat:
            version -= 1
        return version

    def turns(self, seat: Seat) -> dict[int, list[LoggedMove]]:
        """Return a seat's turns: its moves, by the version with which each turn began."""
        found: dict[int, list[LoggedMove]] = {}
        for version, move in enumerate(self.moves):
            if move.seat == seat:
                is_new = not version or self.moves[version - 1].seat != seat
                found.setdefault(version if is_new else max(found), []).append(move)
        return found

    def timed_out(self, seat: Seat) -> set[int]:
        """Return the turns in which a seat's own time ran out; each counts once."""
        return {
            self.turn_at(seat, each.version)
            for each in self.absences
            if each.seat == seat and each.what == "time_up"
        }

    def is_second(self, seat: Seat, version: int) -> bool:
        """Return whether the turn at this version, should time run out, is the second one running.
        Turns that Auto-pass or a stand-in in the seat played alone lie between and count as none.
        """
        turn = self.turn_at(seat, version)
        before = [
            start
            for start, moves in self.turns(seat).items()
            if start < turn and any(each.chooser not in ("auto_pass", "stand_in") for each in moves)
        ]
        return bool(before) and before[-1] in self.timed_out(seat)

    def is_away(self, seat: Seat) -> bool:
        """Return whether a person left, or let two turns running time out, and is not back. A move
        of their own brings them back; Auto-pass does not."""
        own = [version for version, move in self._own(seat)]
        away, since = False, 0
        for each in (each for each in self.absences if each.seat == seat):
            away = away and not any(since <= version < each.version for version in own)
            if each.what == "back":
                away = False
            elif each.what != "time_up" or self.is_second(seat, each.version):
                away = True
            since = each.version
        return away and not any(since <= version for version in own)

    def played_for(self, seat: Seat) -> int:
        """Return in how many turns computers chose for a person since their last own move."""
        own = self.last_own(seat)
        helped = (
            self.turn_at(seat, version)
            for version, move in enumerate(self.moves)
            if version > own and move.seat == seat and move.chooser in HELPED
        )
        return len(set(helped))

    def was_helped(self, seat: Seat) -> bool:
        """Return whether computers chose too often for a person."""
        turns = self.turns(seat).values()
        helped = sum(any(each.chooser in HELPED for each in moves) for moves in turns)
        return helped >= LEAST_HELPED and HELPED_SHARE * helped > len(turns)

    def has_moved(self, seat: Seat) -> bool:
        """Return whether a person has moved, by Auto-pass too."""
        return any(
            each.seat == seat and each.chooser in ("person", "auto_pass", None)
            for each in self.moves
        )

    def last_own(self, seat: Seat) -> int:
        """Return the version of the last move that the person chose; -1 if there is none."""
        return max((version for version, _ in self._own(seat)), default=-1)

    def out(self, seat: Seat) -> str | None:
        """Return why a person is out, as if a computer had sat there from the beginning."""
        for number, each in enumerate(self.absences):
            if each.seat == seat and each.what in OUT and not self._had_left(seat, number):
                return each.what
        return None

    def may_not_return(self, seat: Seat) -> bool:
        """Return whether a person left before they had moved, or a moderator replaced them."""
        return any(each.seat == seat and each.what in OUT for each in self.absences)

    def _had_left(self, seat: Seat, number: int) -> bool:
        """Return whether a person was away before this absence."""
        earlier = self.absences[:number]
        moves = self.moves[: self.absences[number].version]
        return bool(earlier) and Attended(moves, earlier).is_away(seat)

    def _own(self, seat: Seat) -> Iterable[tuple[int, LoggedMove]]:
        return (
            (version, move)
            for version, move in enumerate(self.moves)
            if move.seat == seat and move.chooser in ("person", None)
        )


@dataclass(frozen=True, slots=True)
class Sides:
    """The sides of a match that have people who count, and those of them that are still there."""

    all: frozenset[Side]
    there: frozenset[Side]

    @property
    def is_decided(self) -> bool:
        """Return whether the match has come to its end: all others have left."""
        return len(self.there) < 2

    @property
    def has_result(self) -> bool:
        return len(self.all) > 1


def side_of(finisher: Finisher) -> Side:
    return ("seat", finisher.seat) if finisher.team is None else ("team", finisher.team)


def sides_of(finishers: Iterable[Finisher], attended: Attended) -> Sides:
    people = [each for each in finishers if each.person is not None and not attended.out(each.seat)]
    there = (side_of(each) for each in people if not attended.is_away(each.seat))
    return Sides(frozenset(map(side_of, people)), frozenset(there))


def ranked(finishers: Sequence[Finisher], attended: Attended) -> tuple[Finisher, ...]:
    """Return everybody with the place that counts. Who is out has no person; those who stayed keep
    their order, and below them come those who left, the lower the earlier their last own move."""
    if not attended.absences:
        return tuple(finishers)
    found = [_without_who_is_out(each, attended) for each in finishers]
    sides = sides_of(found, attended)
    left = {
        each.seat: attended.last_own(each.seat)
        for each in found
        if each.person is not None and _has_left(each.seat, sides, attended)
    }
    return tuple(
        replace(each, left=left.get(each.seat), place=place, by_game=each.place)
        for each, place in zip(found, _places(found, left, sides), strict=True)
    )


def _without_who_is_out(finisher: Finisher, attended: Attended) -> Finisher:
    out = attended.out(finisher.seat)
    return finisher if out is None else replace(finisher, person=None, out=out)


def _has_left(seat: Seat, sides: Sides, attended: Attended) -> bool:
    """Return whether a person has left. Who is still there when all others have left has won."""
    if attended.is_away(seat):
        return True
    return not sides.is_decided and attended.was_helped(seat)


def _places(finishers: Sequence[Finisher], left: dict[Seat, int], sides: Sides) -> Iterable[int]:
    """Return the place of each. A side is ranked by its result if any of its people stayed, or if
    it has only computers; who left a side that stayed has the last place alone."""
    if not left:
        return [each.place for each in finishers]
    order: dict[Side, tuple[int, int]] = {}
    for side in map(side_of, finishers):
        members = [each for each in finishers if side_of(each) == side]
        people = [each.seat for each in members if each.person is not None]
        if people and left.keys() >= set(people):
            order[side] = (2, -max(left[seat] for seat in people))
        else:
            has_won = sides.is_decided and side in sides.there
            order[side] = (0 if has_won else 1, members[0].place)
    place = {side: 1 + sum(other < key for other in order.values()) for side, key in order.items()}
    return [
        len(order) if each.seat in left and order[side_of(each)][0] < 2 else place[side_of(each)]
        for each in finishers
    ]
