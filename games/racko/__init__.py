"""RACK-O: put a rack of ten numbers in order before the others do."""

from games.game import Game
from games.racko.events import Dealt, Event
from games.racko.legal import legal
from games.racko.moves import Move, parse
from games.racko.options import PRESETS, SEATS, Options, option_faults
from games.racko.players import PLAYERS, judge
from games.racko.position import Position, dump, load
from games.racko.rules import deal, refusal
from games.racko.scoring import places
from games.racko.state import State, View, setup, to_act, view
from games.racko.turns import apply

RACKO: Game[Options, State, Move, Event, View] = Game(
    key="racko",
    rules=1,
    seats=SEATS,
    Options=Options,
    presets=PRESETS,
    option_faults=option_faults,
    setup=setup,
    to_act=to_act,
    refusal=refusal,
    legal=legal,
    deal=deal,
    apply=apply,
    view=view,
    parse=parse,
    load=load,
    dump=dump,
    position=Position,
    Dealt=Dealt,
    players=PLAYERS,
    judge=judge,
    standings=places,
)
