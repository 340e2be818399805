"""From a live table to what one seat sees, and its private panel."""

from dataclasses import replace
from functools import partial

from bot.hand.ids import HandPage, HandRule
from bot.lobby.company import company_of
from bot.looks.catalogue import LOOKS
from bot.looks.look import Holding
from bot.match.table import Table
from bot.people.people import People, Person
from bot.ui.ids import encode
from bot.ui.panels import MOST_PARTS, Button, Panel, buttons_of, components, row, with_buttons
from bot.ui.refusals import Refused, is_clause, with_clauses
from bot.ui.text import Face
from bot.ui.words import words
from games.game import Seat


async def holding_of(table: Table, seat: Seat, who: Person, people: People, face: Face) -> Holding:
    said, game, state = words(who.language), table.game, table.state
    return Holding(
        game=game,
        match=table.id,
        version=table.version,
        seat=seat,
        seen=table.seen(seat),
        legal=game.legal(state, seat),
        refusal=lambda move: game.refusal(state, seat, move),
        parse=lambda text: game.parse(state, text),
        company=await company_of(table.sittings, people, said),
        words=said,
        face=face,
        until=table.until,
        careful=who.careful,
        text_mode=who.text_mode,
    )


def hand_panel(holding: Holding, pick: str = "", refused: Refused | None = None) -> Panel:
    """The hand with its ways elsewhere: to More, and from a refusal to its clause."""
    game = holding.game.key
    shown = LOOKS[game].hand.panel(holding, pick, refused)
    judged = (each for each in shown.clauses if is_clause(game, each))
    named = (*(refused.clauses if refused else ()), *judged)
    linked = with_clauses(shown, named, partial(_clause_button, holding, pick))
    return _carrying(holding, _with_more(holding, linked), pick)


def page_button(holding: Holding, verb: str, label: str, pick: str = "") -> Button:
    press = HandPage(holding.match, holding.version, verb, pick or None)  # type: ignore[arg-type]
    return Button(encode(press), holding.words(label))


def _carrying(holding: Holding, shown: Panel, pick: str) -> Panel:
    """What is chosen rides along to More, and back."""
    plain = page_button(holding, "more", "more-button")
    picked = page_button(holding, "more", "more-button", pick).action
    return with_buttons(
        shown, lambda each: replace(each, action=picked) if each.action == plain.action else each
    )


def _with_more(holding: Holding, shown: Panel) -> Panel:
    """Where a game draws no way to More and there is room for one."""
    more = page_button(holding, "more", "more-button")
    wider = replace(shown, parts=(*shown.parts, row(more)))
    is_there = any(each.action == more.action for each in buttons_of(shown))
    return shown if is_there or components(wider) > MOST_PARTS else wider


def _clause_button(holding: Holding, pick: str, clause: str) -> Button:
    press = HandRule(holding.match, holding.version, "rule", clause, pick or None)
    return Button(encode(press), holding.words("rules-link", clause=clause))
