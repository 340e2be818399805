"""How each game looks. One line a game."""

from collections.abc import Mapping

from bot.looks.look import Board
from bot.looks.racko.hand import RACKO
from bot.looks.rank.look import RANK
from bot.looks.scots.look import SCOTS

BOARDS: Mapping[str, Board] = {board.key: board for board in (RANK, RACKO, SCOTS)}
