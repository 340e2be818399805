"""How RANK looks: a grid of the kinds held, and above Play in large letters what they play as."""

from bot.looks.look import Board
from bot.looks.rank.advice import advice, lay_there
from bot.looks.rank.cards import FACES
from bot.looks.rank.hand import hand
from bot.looks.rank.press import press
from bot.looks.rank.sentences import final, sentence
from bot.looks.rank.summary import summary

RANK = Board("rank", summary, hand, press, sentence, final, advice, lay_there, FACES)
