"""Ties RACK-O's look together."""

from bot.looks.kit import one_by_one
from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from bot.looks.racko.advice import advice, situation
from bot.looks.racko.art import COLOURS, DECK, EMOJIS, draw_card, draw_emoji
from bot.looks.racko.closing import closing
from bot.looks.racko.hand import hand
from bot.looks.racko.honours import HONOURS
from bot.looks.racko.press import pick_of, press
from bot.looks.racko.reasons import reasons
from bot.looks.racko.rules import CHAPTERS, SWITCHES, TOPICS, how_to_play
from bot.looks.racko.scene import scene, sheet
from bot.looks.racko.sentences import final, sentence
from bot.looks.racko.summary import summary
from bot.looks.racko.what import what
from games.racko.playing.totals import PLAIN

RACKO = Look(
    key="racko",
    table=TableLook(
        summary=summary,
        story=one_by_one(sentence),
        closing=closing,
        final=final,
        scene=scene,
        sheet=sheet,
        what=what,
        unit=lambda _: "racko-points",
        played=lambda view: int(view.round) + 1,
        by_coins=False,
        lowest_wins=False,
    ),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        reasons=reasons,
        pick_of=pick_of,
        situation=situation,
        switches=frozenset({"careful"}),
        regret_unit=PLAIN,
        noticed=0.02,
    ),
    rules=RulesLook(
        chapter_of_phase=CHAPTERS,
        topics=TOPICS,
        switch_of_clause=SWITCHES,
        first_options=("target", "partners", "bonus", "runRule"),
        how_to_play=how_to_play,
        reference=None,
    ),
    art=Art(
        emojis=EMOJIS,
        deck=DECK,
        colours=COLOURS,
        draw_card=draw_card,
        draw_emoji=draw_emoji,
        start_page=("racko_9", "racko_31", "racko_56"),
    ),
    honours=HONOURS,
)
