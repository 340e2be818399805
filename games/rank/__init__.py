"""RANK: get rid of the cards first and be crowned King."""

from importlib.resources import files

from games.game import Game
from games.rank.events import Dealt, Event, HandOver
from games.rank.legal import legal
from games.rank.moves import Move, parse
from games.rank.options import PRESETS, SEATS, SHORT, Options, ends, option_faults
from games.rank.players import PLAYERS, judge
from games.rank.position import Position, dump, hidden, load
from games.rank.rules import chance, deck, refusal
from games.rank.scoring import places
from games.rank.state import State, View, setup, to_act, view
from games.rank.turns import apply

RANK: Game[Options, State, Move, Event, View] = Game(
    key="rank",
    name="RANK",
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
    orders=("roles", "deal"),
    chance=chance,
    apply=apply,
    view=view,
    parse=parse,
    load=load,
    dump=dump,
    position=Position,
    hidden=hidden,
    Dealt=Dealt,
    Closed=HandOver,
    players=PLAYERS,
    judge=judge,
    standings=places,
    ends=ends,
)
