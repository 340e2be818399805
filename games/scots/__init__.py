"""Queen of Scots: lay sets of persons and royals, take the pile, and be rid of the hand first."""

from games.game import Game
from games.scots.events import Dealt, Event
from games.scots.legal import legal
from games.scots.moves import Move, parse
from games.scots.options import PRESETS, SEATS, Options, option_faults
from games.scots.players import PLAYERS, judge
from games.scots.position import Position, dump, load
from games.scots.rules import deal, refusal
from games.scots.scoring import places
from games.scots.state import State, View, setup, to_act, view
from games.scots.turns import apply

SCOTS: Game[Options, State, Move, Event, View] = Game(
    key="scots",
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
