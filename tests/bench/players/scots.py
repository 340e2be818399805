"""Queen of Scots by the preset `standard`: whole matches, and first rounds with their points."""

import random
from functools import partial
from typing import Any

import numpy as np

from games.game import Seen, Standing, Step, standings
from games.scots import SCOTS
from games.scots.events import Event, Scored
from games.scots.moves import Move
from games.scots.playing.others import lays_already, style_now
from games.scots.playing.plain import plain_move
from games.scots.playing.search import Imagined, Search
from games.scots.playing.sight import as_it_lies, repeated, sight
from games.scots.playing.styles import Style
from games.scots.state import State, View
from tests.bench.players.flat_scots import flat
from tests.bench.players.lines import ONE_ROUND, League, Line
from tests.bench.players.play import Bench, Chooser, Legal, level

STANDARD = {"maxRounds": 20}
AT_ONCE, NEVER = -1.0, 1e9  # worths of a hand above which it is laid
SIMULATIONS, WORLDS = 40, 4  # of the ceiling: rounds for a question, at most so many for a plan
LEVELS = (("hard", "medium", 0.2), ("medium", "easy", 0.2), ("easy", "random", 0.2))
"""Each and the one below, with the share of the deals."""

EARLY = ("at once", "early 80", "early 120")

line = partial(Line, "scots", options=STANDARD, unit="match")
of_round = partial(Line, "scots", options=STANDARD, points=True)
of_one = partial(Line, "scots", options=ONE_ROUND, unit="match", points=True)
LINES = (
    of_round("hard", "flat 3000", 2, share=0.5, line=0.55, above=0.55, group="hard"),
    *(
        of_round("hard", "flat 3000", seats, share=0.3, line=1.2 / seats, group="hard")
        for seats in (3, 4)
    ),
    *(
        of_one("hard", "flat 3000", seats, share=0.3, line=1.2 / seats, group="hard")
        for seats in (3, 4)
    ),
    *(of_round("hard", early, 2, share=0.3, line=0.58, group="hard") for early in EARLY),
    *(of_round("hard", others, 2, share=0.3) for others in ("flat 300", "greedy", "hoarder")),
    *(of_round("hard", others, 4, share=0.3) for others in ("greedy", "hoarder", "R160")),
    *(of_round("hard", "medium", seats, share=0.3) for seats in (2, 4)),
    line("hard", "greedy", 2, line=0.87, reach=0.92, group="hard"),
    line("hard", "hoarder", 2, line=0.54, above=1 / 2, reach=0.60, group="hard"),
    line("hard", "greedy", 4, share=0.4, line=0.50, reach=0.60, group="hard"),
    line("hard", "hoarder", 4, share=0.4, line=0.35, reach=0.45, group="hard"),
    line("hard", "R160", 4, share=0.4, line=0.35, reach=0.45, group="hard"),
    *(
        line(better, worse, seats, share=share, line=1 / seats, above=1 / seats, group="levels")
        for better, worse, share in LEVELS
        for seats in (2, 4)
    ),
    *(
        line(better, worse, 3, share=share, line=1 / 3, above=1 / 3)
        for better, worse, share in LEVELS[:2]
    ),
    line("hard", "R160", 2, share=0.2),
    line("hard", "at once", 2, share=0.2),
    line("hard", "greedy", 3, share=0.1),
    line("hard", "R160", 3, share=0.1),
    line("hoarder", "greedy", 2, share=0.2),
    line("R160", "hoarder", 2, share=0.2),
    line("medium", "greedy", 2, share=0.2),
    line("medium", "greedy", 4, share=0.1),
    line("medium", "R160", 4, share=0.1),
    *(line("ceiling", others, 2, share=0.2) for others in ("greedy", "hoarder")),
    *(line("ceiling", others, 4, share=0.1) for others in ("hoarder", "R160")),
)

LEAGUE = League(
    "scots",
    (2, 4),
    STANDARD,
    {
        "random": "make any legal move",
        "greedy": "take the pile, lay at once, keep pairs",
        "at once": "lay at once, discard as Medium does",
        "early 80": "lay once the hand is worth more than 80",
        "early 120": "more than 120",
        "R160": "more than 160",
        "hoarder": "hold back until somebody is nearly out",
        "flat 300": "play 300 rounds out for a move",
        "flat 3000": "play 3,000 rounds out for a move",
    },
    points=True,
)


def round_end(step: Step[Any, Any]) -> tuple[Standing, ...]:
    for event in step.events:
        if isinstance(event, Scored):
            return standings(event.scores, event.scores)
    return ()


def holding(worth: float) -> Chooser:
    """Always takes the pile. Lays to go out, when an opponent holds at most three cards, and once
    the hand is worth more than this."""

    def choose(_: State, its: Seen[View, Event], __: Legal, ___: random.Random) -> Move:
        own = sight(its)
        limit = AT_ONCE if lays_already(its.events, its.seat) else worth
        table = as_it_lies(own, np.random.default_rng(0))
        return plain_move(own, table, Style(np.full(1, limit, np.float32)))

    return choose


def ceiling(state: State, its: Seen[View, Event], _: Legal, rng: random.Random) -> Move:
    """Looks ahead on the true cards, the others taken to lay at once."""
    own, chance = sight(its), np.random.default_rng(rng.getrandbits(64))

    def imagine(count: int) -> Imagined:
        rounds = repeated(as_it_lies(own, chance), np.zeros(count, np.int64))
        for seat, hand in enumerate(state.hands):
            rounds.hands[seat][:] = hand
        places = [state.deck.place[card] for card in state.draw]
        rounds.draw[:, : len(places)] = places
        worths = (AT_ONCE, 160, NEVER, 250)
        limits = np.array([worths[row % len(worths)] for row in range(count)], np.float32)
        styles = [Style(np.full(count, AT_ONCE, np.float32)) for _ in state.hands]
        styles[its.seat] = Style(limits)
        return rounds, styles

    plain, style = as_it_lies(own, chance), style_now(own, its.events)
    return Search(own, plain, style, imagine, SIMULATIONS, WORLDS, doubt=0).choose()


PLAYERS: dict[str, Chooser] = {
    name: level(player, lists=name == "random") for name, player in SCOTS.players.items()
} | {
    "at once": holding(AT_ONCE),
    "early 80": holding(80),
    "early 120": holding(120),
    "R160": holding(160),
    "hoarder": holding(NEVER),
    "flat 300": flat(300),
    "flat 3000": flat(3000),
    "ceiling": ceiling,
}
BENCH = Bench(SCOTS, PLAYERS, round_end, LINES, LEAGUE)
