"""Ties the look of Queen of Scots together."""

from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from bot.looks.scots.advice import advice, situation
from bot.looks.scots.art import COLOURS, DECK, EMOJIS, draw_emoji
from bot.looks.scots.hand import hand
from bot.looks.scots.press import press
from bot.looks.scots.rules import CHAPTERS, SWITCHES, TOPICS, how_to_play
from bot.looks.scots.scene import scene, sheet
from bot.looks.scots.sentences import final, sentence
from bot.looks.scots.summary import summary

SCOTS = Look(
    key="scots",
    table=TableLook(
        summary=summary,
        sentence=sentence,
        final=final,
        scene=scene,
        sheet=sheet,
        target=lambda options: int(options.target),
        unit=lambda _: "scots-points",
        by_coins=False,
        lowest_wins=False,
    ),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        situation=situation,
        switches=frozenset(),
        regret_unit=100,
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
        start_page=("scots_mary", "scots_bothwell", "scots_jewels"),
    ),
)
