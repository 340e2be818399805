"""The one list of games."""

from games.game import AnyGame
from games.racko import RACKO
from games.rank import RANK
from games.scots import SCOTS

GAMES: dict[str, AnyGame] = {game.key: game for game in (RANK, RACKO, SCOTS)}
