"""Ties the look of Queen of Scots together."""

from bot.looks.kit import one_by_one
from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from bot.looks.scots.advice import advice, situation
from bot.looks.scots.art import COLOURS, DECK, EMOJIS, draw_card, draw_emoji
from bot.looks.scots.closing import closing
from bot.looks.scots.hand import hand
from bot.looks.scots.honours import HONOURS
from bot.looks.scots.picking import pick_of
from bot.looks.scots.press import press
from bot.looks.scots.reasons import reasons
from bot.looks.scots.reference import reference
from bot.looks.scots.rules import CHAPTERS, SWITCHES, TOPICS, how_to_play
from bot.looks.scots.scene import scene, sheet
from bot.looks.scots.sentences import final, sentence
from bot.looks.scots.summary import summary
from bot.looks.scots.what import what

SCOTS = Look(
    key="scots",
    table=TableLook(
        summary=summary,
        story=one_by_one(sentence),
        closing=closing,
        final=final,
        scene=scene,
        sheet=sheet,
        what=what,
        unit=lambda _: "scots-points",
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
        switches=frozenset(),
        regret_unit=100,
        noticed=0.04,
    ),
    rules=RulesLook(
        chapter_of_phase=CHAPTERS,
        topics=TOPICS,
        switch_of_clause=SWITCHES,
        first_options=("target", "maxRounds", "pileRoyals", "wildClaims", "jewelsOnTop"),
        how_to_play=how_to_play,
        reference=reference,
    ),
    art=Art(
        emojis=EMOJIS,
        deck=DECK,
        colours=COLOURS,
        draw_card=draw_card,
        draw_emoji=draw_emoji,
        start_page=("scots_mary", "scots_bothwell", "scots_jewels"),
    ),
    honours=HONOURS,
)
