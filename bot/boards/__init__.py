"""How each game looks. One line a game."""

from collections.abc import Mapping

from bot.boards.board import Board
from bot.boards.racko import RACKO
from bot.boards.rank import RANK
from bot.boards.scots import SCOTS

BOARDS: Mapping[str, Board] = {board.key: board for board in (RANK, RACKO, SCOTS)}
