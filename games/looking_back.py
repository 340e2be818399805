"""Looks back on a finished match: every choice of a seat, as the seat saw it then.

The game's judge says what a move cost; hidden cards and later luck do not count.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.game import DEALER, AnyGame, Glance, Memory, Seat, Seen, seen

Log = Sequence[tuple[Seat, str]]


@dataclass(frozen=True, slots=True)
class Past:
    """A choice, and where in the match it was made."""

    number: int  # the move's number in the log
    round: int  # from 1 on
    choice: int  # of this seat in the round, from 1 on
    glance: Glance[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class _Choice:
    number: int
    round: int
    state: Any
    seen: Seen[Any, Any]
    move: Any


def pasts(
    game: AnyGame, seats: int, options: Mapping[str, Any], log: Log, seat: Seat
) -> Iterator[Past]:
    """Return the choices of a seat that had alternatives, in order."""
    round_, made = 0, 0
    for turn in _turns(list(_choices(game, seats, options, log))):
        if turn[0].seen.seat != seat:
            continue
        if turn[0].round != round_:
            round_, made = turn[0].round, 0
        moves = tuple(choice.move for choice in turn)
        for at, choice in enumerate(turn):
            made += 1
            glance = Glance(choice.seen, game.legal(choice.state, seat), moves, at)
            yield Past(choice.number, round_, made, glance)


def _choices(game: AnyGame, seats: int, options: Mapping[str, Any], log: Log) -> Iterator[_Choice]:
    """Yield every move of the log but the dealer's."""
    state, dealt = game.setup(seats, game.options(seats, options)), 0
    memory: Memory[Any, Any] = Memory(game.Dealt)
    for number, (seat, text) in enumerate(log):
        move = game.parse(state, text)
        if seat != DEALER:
            yield _Choice(number, dealt, state, seen(game, state, memory, seat), move)
        step = game.play(state, seat, move)
        dealt += sum(isinstance(event, game.Dealt) for event in step.events)
        memory.add(step)
        state = step.state


def _turns(choices: Sequence[_Choice]) -> Iterator[Sequence[_Choice]]:
    """Group what one seat did in a turn; the dealer may shuffle in between."""
    start = 0
    for place in range(1, len(choices) + 1):
        if place == len(choices) or _turn_of(choices[place]) != _turn_of(choices[start]):
            yield choices[start:place]
            start = place


def _turn_of(choice: _Choice) -> tuple[Seat, int]:
    return choice.seen.seat, choice.round
