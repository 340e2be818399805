"""RANK: get rid of the cards first and be crowned King."""

from games.game import Game
from games.rank.events import Dealt, Event
from games.rank.legal import legal
from games.rank.moves import Move, parse
from games.rank.options import PRESETS, SEATS, Options, option_faults
from games.rank.players import PLAYERS, judge
from games.rank.position import Position, dump, load
from games.rank.rules import deal, refusal
from games.rank.scoring import places
from games.rank.state import State, View, setup, to_act, view
from games.rank.turns import apply

RANK: Game[Options, State, Move, Event, View] = Game(
    key="rank",
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
