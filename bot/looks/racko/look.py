"""Ties RACK-O's look together."""

from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from bot.looks.racko.advice import advice, situation
from bot.looks.racko.art import COLOURS, DECK, EMOJIS, draw_emoji
from bot.looks.racko.hand import hand
from bot.looks.racko.press import press
from bot.looks.racko.rules import CHAPTERS, SWITCHES, TOPICS, how_to_play
from bot.looks.racko.scene import scene, sheet
from bot.looks.racko.sentences import final, sentence
from bot.looks.racko.summary import summary
from games.racko.playing.worth import PLAIN

RACKO = Look(
    key="racko",
    table=TableLook(
        summary=summary,
        sentence=sentence,
        final=final,
        scene=scene,
        sheet=sheet,
        target=lambda options: int(options.target),
        unit=lambda _: "racko-points",
        by_coins=False,
        lowest_wins=False,
    ),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        situation=situation,
        switches=frozenset({"careful"}),
        regret_unit=PLAIN,
    ),
    rules=RulesLook(
        chapter_of_phase=CHAPTERS,
        topics=TOPICS,
        switch_of_clause=SWITCHES,
        how_to_play=how_to_play,
    ),
    art=Art(
        emojis=EMOJIS,
        deck=DECK,
        colours=COLOURS,
        draw_emoji=draw_emoji,
        start_page=("racko_9", "racko_31", "racko_56"),
    ),
)
