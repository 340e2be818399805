"""Ties RANK's look together."""

from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from bot.looks.rank.advice import advice, situation
from bot.looks.rank.art import COLOURS, DECK, EMOJIS, draw_emoji
from bot.looks.rank.hand import hand
from bot.looks.rank.press import press
from bot.looks.rank.rules import CHAPTERS, SWITCHES, TOPICS, how_to_play
from bot.looks.rank.scene import scene, sheet
from bot.looks.rank.sentences import final, sentence
from bot.looks.rank.summary import summary
from games.rank.scoring import TO_WIN

RANK = Look(
    key="rank",
    table=TableLook(
        summary=summary,
        sentence=sentence,
        final=final,
        scene=scene,
        sheet=sheet,
        target=lambda _: TO_WIN,
        unit=lambda options: "rank-hands-as-king" if options.endless else "rank-tokens",
        by_coins=True,
        lowest_wins=False,
    ),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        situation=situation,
        switches=frozenset({"auto"}),
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
        start_page=("rank_7", "rank_12", "rank_crown"),
    ),
)
