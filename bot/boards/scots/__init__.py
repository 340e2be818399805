"""How Queen of Scots looks: names and coins, sets with their worth, hands of any size."""

from bot.boards.board import Board
from bot.boards.scots.advice import advice, lay_there
from bot.boards.scots.cast import FACES
from bot.boards.scots.hand import hand
from bot.boards.scots.presses import press
from bot.boards.scots.sentences import sentence
from bot.boards.scots.summary import final, summary

SCOTS = Board("scots", summary, hand, press, sentence, final, advice, lay_there, FACES)
