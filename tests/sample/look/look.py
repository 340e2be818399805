"""How Low Ebb looks."""

from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from tests.sample.look.advice import advice, situation
from tests.sample.look.art import COLOURS, DECK, EMOJIS, draw_emoji
from tests.sample.look.hand import hand
from tests.sample.look.press import press
from tests.sample.look.rules import CHAPTERS, how_to_play
from tests.sample.look.scene import scene, sheet
from tests.sample.look.sentences import final, sentence
from tests.sample.look.summary import summary

EBB = Look(
    key="ebb",
    table=TableLook(
        summary=summary,
        sentence=sentence,
        final=final,
        scene=scene,
        sheet=sheet,
        target=lambda options: int(options.rounds),
        unit=lambda _: "ebb-points",
        by_coins=False,
        lowest_wins=True,
    ),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        situation=situation,
        switches=frozenset({"careful"}),
        regret_unit=40,
    ),
    rules=RulesLook(
        chapter_of_phase=CHAPTERS,
        topics=(),
        switch_of_clause={},
        how_to_play=how_to_play,
    ),
    art=Art(
        emojis=EMOJIS,
        deck=DECK,
        colours=COLOURS,
        draw_emoji=draw_emoji,
        start_page=("ebb_1", "ebb_5", "ebb_10"),
    ),
)
