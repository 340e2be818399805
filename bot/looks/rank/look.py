"""How RANK looks: a grid of the kinds held, and above Play in large letters what they play as."""

from bot.looks.look import HandLook, Look, TableLook
from bot.looks.rank.advice import advice, situation
from bot.looks.rank.hand import hand
from bot.looks.rank.press import press
from bot.looks.rank.sentences import final, sentence
from bot.looks.rank.summary import summary

RANK = Look(
    key="rank",
    table=TableLook(summary=summary, sentence=sentence, final=final),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        situation=situation,
        switches=frozenset({"auto"}),
        regret_unit=100,
    ),
)
