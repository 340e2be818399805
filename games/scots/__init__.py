"""Queen of Scots: lay sets of persons and royals, take the pile, and be rid of the hand first."""

from importlib.resources import files

from games.game import Game
from games.kit import always_ends
from games.scots.events import Dealt, Event, Scored
from games.scots.legal import legal
from games.scots.moves import Move, parse
from games.scots.options import PRESETS, SEATS, SHORT, Options, option_faults
from games.scots.players import PLAYERS, judge
from games.scots.position import Position, dump, hidden, load
from games.scots.rules import chance, deck, refusal
from games.scots.scoring import places
from games.scots.state import State, View, setup, to_act, view
from games.scots.turns import apply

SCOTS: Game[Options, State, Move, Event, View] = Game(
    key="scots",
    name="Queen of Scots",
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
    orders=("dealer", "deal", "shuffle"),
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
