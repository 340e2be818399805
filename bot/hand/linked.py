"""The hand of a seat with its ways elsewhere: to More, and from a refusal to its clause."""

import re
from collections.abc import Callable
from dataclasses import replace

from bot.looks.catalogue import BOARDS
from bot.looks.look import Holding
from bot.rulebook.panels import clause_button
from bot.rulebook.rules import is_clause
from bot.ui.panels import MOST_PARTS, Button, Panel, buttons_of, components, row, texts_of
from bot.ui.words import Words
from games.rulebook import CLAUSE

NAMED = re.compile(rf"\(({CLAUSE})\)")
MOST = 3
RULE = "rule:"
"""Before a clause, in a press on a hand."""


def hand_of(holding: Holding) -> Panel:
    """The hand of a seat. A rule that is opened on it lies in its place, with the way back."""
    game, said = holding.game.key, holding.words

    def button(clause: str) -> Button:
        return holding.button(f"{RULE}{clause}", said("rules-link", clause=clause))

    return _with_more(holding, _linked(BOARDS[game].hand(holding), game, said, button))


def _with_more(holding: Holding, shown: Panel) -> Panel:
    """Where a game draws no way to More and there is room for one."""
    more = holding.button("more", holding.words("more-button"))
    wider = replace(shown, parts=(*shown.parts, row(more)))
    is_there = any(each.action == more.action for each in buttons_of(shown))
    return shown if is_there or components(wider) > MOST_PARTS else wider


def linked(shown: Panel, game: str, said: Words) -> Panel:
    return _linked(shown, game, said, lambda clause: clause_button(game, clause, said))


def _linked(shown: Panel, game: str, said: Words, button: Callable[[str], Button]) -> Panel:
    """What asks a lot of room already stays as it is."""
    sign = said("refused", sentence="").strip()
    refusals = (line for text in texts_of(shown) for line in text.split("\n") if sign in line)
    found = dict.fromkeys(NAMED.findall("\n".join(refusals)))
    clauses = [clause for clause in found if is_clause(game, clause)][:MOST]
    room = MOST_PARTS - components(shown) - 1
    if not clauses or room < len(clauses):
        return shown
    return replace(shown, parts=(*shown.parts, row(*map(button, clauses))))
