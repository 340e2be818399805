"""Whether what is said of a move is so: conditions written apart from those of the looks, on the
true cards wherever a sentence speaks of what the others can have."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.game import DEALER, AnyGame, Memory, Seat, Seen, seen
from tests.games.playing import moments

Truth = Callable[..., bool]
"""Of a case, with the numbers of the reason by name."""


@dataclass(frozen=True)
class Case:
    game: AnyGame
    state: Any
    seen: Seen[Any, Any]
    legal: Sequence[Any]
    move: Any
    notes: dict[str, Any] = field(default_factory=dict)  # of truths that take long to find

    @property
    def seat(self) -> Seat:
        return self.seen.seat

    @property
    def after(self) -> Any:
        return self.game.play(self.state, self.seat, self.move)


def untrue(case: Case, told: Sequence[Any], truths: Mapping[str, Truth]) -> list[str]:
    """Name the reasons that are not so."""
    return [
        f"{each.name} {dict(each.facts)} of {case.move}"
        for each in told
        if not truths[each.name](case, **each.facts)
    ]


def cases(
    game: AnyGame, seats: int, options: Mapping[str, Any], seed: int, level: str
) -> Iterator[Case]:
    """Every choice of a match: the move made, and another one that was legal."""
    rng, memory = random.Random(seed), Memory[Any, Any](game.Dealt)
    for moment in moments(game, seats, options, seed, level):
        if moment.seat != DEALER:
            its = seen(game, moment.before, memory, moment.seat)
            legal = game.legal(moment.before, moment.seat)
            for move in (moment.move, legal[rng.randrange(len(legal))]):
                yield Case(game, moment.before, its, legal, move)
        memory.add(moment.step)
