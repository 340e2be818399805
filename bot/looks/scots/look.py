"""How Queen of Scots looks: names and coins, sets with their worth, hands of any size."""

from bot.looks.look import Board
from bot.looks.scots.advice import advice, lay_there
from bot.looks.scots.cards import FACES
from bot.looks.scots.hand import hand
from bot.looks.scots.press import press
from bot.looks.scots.sentences import sentence
from bot.looks.scots.summary import final, summary

SCOTS = Board("scots", summary, hand, press, sentence, final, advice, lay_there, FACES)
