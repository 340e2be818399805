"""Whole matches played by computer players, for tests that look at what happened."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from games.dealing import key, shuffler
from games.game import DEALER, AnyGame, Memory, Seat, Step, seen


@dataclass(frozen=True, slots=True)
class Moment:
    before: Any
    seat: Seat
    move: Any
    step: Step[Any, Any]


def moments(
    game: AnyGame,
    seats: int,
    options: Mapping[str, Any],
    seed: int = 0,
    player: str = "random",
    limit: int = 10_000,
) -> Iterator[Moment]:
    """Every move of a match, the dealer's too, up to its end or to `limit` moves."""
    rng, shuffled = random.Random(seed), shuffler(key(seed.to_bytes(32, "big")))
    state = game.setup(seats, game.options(seats, options))
    memory: Memory[Any, Any] = Memory(game.Dealt)
    choose = game.players[player]
    for _ in range(limit):
        actors = game.to_act(state)
        if not actors:
            return
        (seat,) = actors
        if seat == DEALER:
            move = game.deal(state, shuffled)
        else:
            move = choose(seen(game, state, memory, seat), game.legal(state, seat), rng)
        step = game.play(state, seat, move)
        memory.add(step)
        yield Moment(state, seat, move, step)
        state = step.state
