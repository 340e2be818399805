"""Low Ebb: throw high cards away, and knock while the hand is low."""

from importlib.resources import files

from games.game import Game
from games.kit import always_ends
from tests.sample.events import Dealt, Event, Scored
from tests.sample.moves import Move, parse
from tests.sample.options import PRESETS, SEATS, SHORT, Options, option_faults
from tests.sample.players import PLAYERS, judge
from tests.sample.position import Position, dump, hidden, load
from tests.sample.rules import apply, chance, deck, legal, places, refusal
from tests.sample.state import State, View, setup, to_act, view

SAMPLE: Game[Options, State, Move, Event, View] = Game(
    key="ebb",
    name="Low Ebb",
    page=files(__name__) / "RULES.md",
    rules=1,
    seats=SEATS,
    Options=Options,
    presets=PRESETS,
    short=SHORT,
    option_faults=option_faults,
    setup=setup,
    to_act=to_act,
    refusal=refusal,
    legal=legal,
    deck=deck,
    orders=("deal",),
    chance=chance,
    apply=apply,
    view=view,
    parse=parse,
    load=load,
    dump=dump,
    position=Position,
    hidden=hidden,
    Dealt=Dealt,
    Closed=Scored,
    players=PLAYERS,
    judge=judge,
    standings=places,
    ends=always_ends,
)
