"""How Queen of Scots looks: names and coins, sets with their worth, hands of any size."""

from bot.looks.look import HandLook, Look, TableLook
from bot.looks.scots.advice import advice, situation
from bot.looks.scots.hand import hand
from bot.looks.scots.press import press
from bot.looks.scots.sentences import sentence
from bot.looks.scots.summary import final, summary

SCOTS = Look(
    key="scots",
    table=TableLook(summary=summary, sentence=sentence, final=final),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        situation=situation,
        switches=frozenset(),
        regret_unit=100,
    ),
)
