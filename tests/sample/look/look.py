"""How Low Ebb looks."""

from bot.looks.kit import one_by_one
from bot.looks.look import Art, HandLook, Look, RulesLook, TableLook
from tests.sample.look.advice import advice, situation
from tests.sample.look.art import COLOURS, DECK, EMOJIS, draw_card, draw_emoji
from tests.sample.look.closing import closing
from tests.sample.look.hand import hand
from tests.sample.look.honours import HONOURS
from tests.sample.look.press import pick_of, press
from tests.sample.look.reasons import reasons
from tests.sample.look.rules import CHAPTERS, how_to_play
from tests.sample.look.scene import scene, sheet
from tests.sample.look.sentences import final, sentence, what
from tests.sample.look.summary import summary

EBB = Look(
    key="ebb",
    table=TableLook(
        summary=summary,
        story=one_by_one(sentence),
        closing=closing,
        final=final,
        scene=scene,
        sheet=sheet,
        what=what,
        unit=lambda _: "ebb-points",
        played=lambda view: int(view.round) + 1,
        by_coins=False,
        lowest_wins=True,
    ),
    hand=HandLook(
        panel=hand,
        press=press,
        advice=advice,
        reasons=reasons,
        pick_of=pick_of,
        situation=situation,
        switches=frozenset({"careful"}),
        regret_unit=40,
        noticed=0.02,
    ),
    rules=RulesLook(
        chapter_of_phase=CHAPTERS,
        topics=(),
        switch_of_clause={},
        first_options=("rounds",),
        how_to_play=how_to_play,
        reference=None,
    ),
    art=Art(
        emojis=EMOJIS,
        deck=DECK,
        colours=COLOURS,
        draw_card=draw_card,
        draw_emoji=draw_emoji,
        start_page=("ebb_1", "ebb_5", "ebb_10"),
    ),
    honours=HONOURS,
)
