"""How RANK looks: a grid of the kinds held, and above Play in large letters what they play as."""

from bot.boards.board import Board
from bot.boards.rank.advice import advice, lay_there
from bot.boards.rank.hand import hand
from bot.boards.rank.pressing import press
from bot.boards.rank.saying import FACES
from bot.boards.rank.summary import summary
from bot.boards.rank.telling import final, sentence

RANK = Board("rank", summary, hand, press, sentence, final, advice, lay_there, FACES)
