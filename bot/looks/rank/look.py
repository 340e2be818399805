"""Ties RANK's look together."""

from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from bot.looks.rank.advice import advice, situation
from bot.looks.rank.art import COLOURS, DECK, EMOJIS, draw_card, draw_emoji
from bot.looks.rank.closing import closing
from bot.looks.rank.hand import hand
from bot.looks.rank.honours import HONOURS
from bot.looks.rank.press import pick_of, press
from bot.looks.rank.reasons import reasons
from bot.looks.rank.rules import CHAPTERS, SWITCHES, TOPICS, how_to_play
from bot.looks.rank.scene import scene, sheet
from bot.looks.rank.sentences import final
from bot.looks.rank.story import story
from bot.looks.rank.summary import summary
from bot.looks.rank.what import what

RANK = Look(
    key="rank",
    table=TableLook(
        summary=summary,
        story=story,
        closing=closing,
        final=final,
        scene=scene,
        sheet=sheet,
        what=what,
        unit=lambda options: "rank-hands-as-king" if options.endless else "rank-tokens",
        played=lambda view: int(view.hand_number),
        by_coins=True,
        lowest_wins=False,
    ),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        reasons=reasons,
        pick_of=pick_of,
        situation=situation,
        switches=frozenset({"auto"}),
        regret_unit=100,
        noticed=0.05,
    ),
    rules=RulesLook(
        chapter_of_phase=CHAPTERS,
        topics=TOPICS,
        switch_of_clause=SWITCHES,
        first_options=("classicPresident", "kingsHand", "endless", "handLimit", "edition"),
        how_to_play=how_to_play,
        reference=None,
    ),
    art=Art(
        emojis=EMOJIS,
        deck=DECK,
        colours=COLOURS,
        draw_card=draw_card,
        draw_emoji=draw_emoji,
        start_page=("rank_7", "rank_12", "rank_crown"),
    ),
    honours=HONOURS,
)
