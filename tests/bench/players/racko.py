"""RACK-O."""

import random
from functools import partial
from typing import Any

from games.game import Seat, Seen, Standing, Step, standings
from games.racko import RACKO
from games.racko.events import Event, Scored
from games.racko.moves import Move
from games.racko.players import greedy
from games.racko.playing.search import Style, take_turn
from games.racko.playing.sight import Outlook, outlook
from games.racko.state import State, View
from tests.bench.players.flat_racko import flat
from tests.bench.players.lines import OTHERS, League, Line
from tests.bench.players.play import Bench, Chooser, Legal, levels
from tests.bench.players.styles_racko import STYLES

AUTO = {"declare": "auto"}
CAPPED = AUTO | {"turnCap": 400}  # random racks never come in order
PAIRS = AUTO | {"partners": True}
RUN = AUTO | {"runRule": True}
BONUS = {"bonus": True}

KNOWING = Style(worlds=0)
WHIMS = 5  # other moves that the ceiling tries
LONGEST = 300  # moves of a playout

line = partial(Line, "racko")
LINES = (
    line("hard", "greedy", 2, AUTO, line=0.82, reach=0.86, group="hard"),
    line("hard", "greedy", 2, AUTO, "match", share=0.3, line=0.97, group="hard"),
    line("hard", "medium", 2, AUTO, line=0.56, above=1 / 2, reach=0.62, group="hard"),
    *(
        line("hard", "greedy", seats, AUTO, share=0.5, line=2 / seats, group="hard")
        for seats in (3, 4)
    ),
    line("hard", "greedy", 2, RUN, share=0.5, line=0.8, group="hard"),
    line("hard", "greedy", 4, PAIRS, "match", share=0.3, line=0.9, group="hard"),
    line("hard", "blind", 2, BONUS, "match", share=0.5, line=1 / 2, above=1 / 2, group="hard"),
    line("hard", "medium", 2, BONUS, "match", share=0.5, line=0.6, group="hard"),
    *(
        line("hard", "blind", seats, BONUS, "match", share=0.3, line=1 / seats, group="hard")
        for seats in (3, 4)
    ),
    line("medium", "easy", 2, AUTO, line=1 / 2, above=1 / 2, group="levels"),
    line("easy", "random", 2, CAPPED, share=0.3, line=1 / 2, above=1 / 2, group="levels"),
    line("hard", "medium", 4, AUTO, share=0.5, line=1 / 4, above=1 / 4, group="levels"),
    line("medium", "easy", 4, AUTO, share=0.5, line=1 / 4, above=1 / 4, group="levels"),
    line("easy", "random", 4, CAPPED, share=0.3, line=1 / 4, above=1 / 4, group="levels"),
    line("hard", "medium", 2, AUTO, "match", share=0.2, line=1 / 2, above=1 / 2),
    line("hard", "medium", 2, RUN, share=0.5, line=1 / 2, above=1 / 2),
    line("medium", "easy", 2, RUN, share=0.5, line=1 / 2, above=1 / 2),
    *(
        line("hard", "blind", seats, BONUS, over=OTHERS, share=0.5, line=1.0, above=1.0)
        for seats in (2, 4)
    ),
    line("ceiling", "greedy", 2, AUTO, share=0.05),
    *(line("ceiling", "greedy", seats, AUTO, share=0.02) for seats in (3, 4)),
    line("ceiling", "greedy", 2, RUN, share=0.02),
)

LEAGUE = League(
    "racko",
    (2, 4),
    CAPPED,
    {
        "random": "make any legal move",
        "greedy": "give each slot its tenth of the deck",
        "narrow buckets": "the half of it",
        "wide buckets": "twice as much",
        "loose buckets": "three times as much",
        "hasty": "put every card where it is nearest",
        "sequence": "lengthen what can stay in order",
        "deniers": "throw what helps the next the least",
        "flat 200": "play 200 rounds out for each move",
    },
)


def round_end(step: Step[Any, Any]) -> tuple[Standing, ...]:
    """Whoever goes RACK-O has the most points; if nobody does all come in alike."""
    for event in step.events:
        if isinstance(event, Scored):
            alike = event.declarer is None
            scores = [0 if alike else points for points in event.points]
            return standings(scores, event.points)
    return ()


def ceiling(state: State, its: Seen[View, Event], legal: Legal, rng: random.Random) -> Move:
    """Plays some of its moves out on the true cards, against others whose answers it knows as long
    as they are greedy, and makes the one that wins the soonest."""
    first = _all_knowing(state, its.seat, rng)
    others: list[Move] = list(legal())
    moves = [first, *rng.sample(others, min(WHIMS, len(others)))]
    return max(moves, key=lambda move: _played_out(state, its.seat, move, rng))


def _all_knowing(state: State, seat: Seat, rng: random.Random) -> Move:
    """The thinking of hard with every card known."""
    racks = state.racks
    look = Outlook(RACKO.view(state, seat), seat, racks[seat], racks, state.draw, ())
    return take_turn(look, KNOWING, rng)


def _played_out(state: State, seat: Seat, move: Move, rng: random.Random) -> float:
    """The sooner the seat goes RACK-O the better, and the later another does."""
    mover = seat
    for turns in range(LONGEST):
        step = RACKO.play(state, mover, move)
        state = step.state
        for event in step.events:
            if isinstance(event, Scored):
                return (1 if event.declarer == seat else -1) / (1 + turns)
        (mover,) = RACKO.to_act(state)
        if mover == seat:
            move = _all_knowing(state, seat, rng)
        else:
            its: Seen[View, Event] = Seen(mover, RACKO.view(state, mover), ())
            move = greedy(its, RACKO.legal(state, mover), rng)
    return 0.0


def blind(_: State, its: Seen[View, Event], __: Legal, rng: random.Random) -> Move:
    """Hard without an eye for the bonus."""
    return take_turn(outlook(its), Style(for_bonus=False), rng)


PLAYERS: dict[str, Chooser] = levels(RACKO) | {
    "ceiling": ceiling,
    "blind": blind,
    "flat 200": flat,
    **STYLES,
}
BENCH = Bench(RACKO, PLAYERS, round_end, LINES, LEAGUE)
