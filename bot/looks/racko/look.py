"""How RACK-O looks: two rows of five, everywhere the same place."""

from bot.looks.look import HandLook, Look, TableLook
from bot.looks.racko.advice import advice, situation
from bot.looks.racko.hand import hand
from bot.looks.racko.press import press
from bot.looks.racko.sentences import final, sentence
from bot.looks.racko.summary import summary
from games.racko.playing.worth import PLAIN

RACKO = Look(
    key="racko",
    table=TableLook(summary=summary, sentence=sentence, final=final),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        situation=situation,
        switches=frozenset({"careful"}),
        regret_unit=PLAIN,
    ),
)
