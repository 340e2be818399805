"""RACK-O: put a rack of ten numbers in order before the others do."""

from importlib.resources import files

from games.game import Game
from games.kit import always_ends
from games.racko.events import Dealt, Event, Scored
from games.racko.legal import legal
from games.racko.moves import Move, parse
from games.racko.options import PRESETS, SEATS, SHORT, Options, option_faults
from games.racko.players import PLAYERS, judge
from games.racko.position import Position, dump, hidden, load
from games.racko.rules import chance, deck, refusal
from games.racko.scoring import places
from games.racko.state import State, View, setup, to_act, view
from games.racko.turns import apply

RACKO: Game[Options, State, Move, Event, View] = Game(
    key="racko",
    name="RACK-O",
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
    orders=("cut", "deal"),
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
