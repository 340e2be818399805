"""Counts tokens and runs, and decides when the game is over (RULES.md, RK-11, RK-14 and
RK-21.10)."""

from games.game import Seat, Standing, standings
from games.rank.options import Options
from games.rank.state import State

KING, QUEEN = 2, 1  # tokens for a hand
TO_WIN = 5


def gained(options: Options, ranking: tuple[Seat, ...]) -> tuple[int, ...]:
    """RK-11.1, by seat: two for the King and one for the Queen; none in the endless game."""
    king, queen, *_ = ranking
    given = {} if options.endless else {king: KING, queen: QUEEN}
    return tuple(given.get(seat, 0) for seat in range(len(ranking)))


def reigns(options: Options, reign: tuple[int, ...], king: Seat) -> tuple[int, ...]:
    """RK-21.10: the new King's run grows, and every other one is broken."""
    if not options.endless:
        return reign
    return tuple(run + 1 if seat == king else 0 for seat, run in enumerate(reign))


def winners(tokens: tuple[int, ...], ranking: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """RK-14: whoever has five; of two the one with the better place in the hand."""
    return tuple(seat for seat in ranking if tokens[seat] >= TO_WIN)[:1]


def is_over(options: Options, won: tuple[Seat, ...], hand_number: int) -> bool:
    limit = options.hand_limit
    return bool(won) or (limit is not None and hand_number >= limit)


def places(state: State) -> tuple[Standing, ...]:
    """The winner first, then by tokens and the places of the last hand, if there was one; the
    endless game by the longest run as King."""
    if state.options.endless:
        return standings(state.longest_reign, state.longest_reign)
    last = {seat: -place for place, seat in enumerate(state.ranking)}
    scores = [
        (seat in state.winners, tokens, last.get(seat, -len(state.tokens)))
        for seat, tokens in enumerate(state.tokens)
    ]
    return standings(scores, state.tokens)
