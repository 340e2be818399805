"""The hand of a seat with its ways elsewhere: to More, and from a refusal to its clause."""

from dataclasses import replace

from bot.looks.catalogue import LOOKS
from bot.looks.look import Holding
from bot.ui.panels import MOST_PARTS, Button, Panel, buttons_of, components, row
from bot.ui.refusals import Refused, is_clause, with_clauses

RULE = "rule:"
"""Before a clause, in a press on a hand."""


def hand_of(holding: Holding, pick: str = "", refused: Refused | None = None) -> Panel:
    """The hand of a seat. A rule that is opened on it lies in its place, with the way back."""

    def button(clause: str) -> Button:
        return holding.button(f"{RULE}{clause}", holding.words("rules-link", clause=clause))

    game = holding.game.key
    shown = LOOKS[game].hand.panel(holding, pick, refused)
    judged = (each for each in shown.clauses if is_clause(game, each))
    named = (*(refused.clauses if refused else ()), *judged)
    return _with_more(holding, with_clauses(shown, named, button))


def _with_more(holding: Holding, shown: Panel) -> Panel:
    """Where a game draws no way to More and there is room for one."""
    more = holding.button("more", holding.words("more-button"))
    wider = replace(shown, parts=(*shown.parts, row(more)))
    is_there = any(each.action == more.action for each in buttons_of(shown))
    return shown if is_there or components(wider) > MOST_PARTS else wider
