"""From a live table to what one seat sees, and its private panel."""

from dataclasses import replace

from bot.hand.ids import HandPage, HandRule
from bot.lobby.company import company_of
from bot.looks.catalogue import LOOKS
from bot.looks.look import Holding
from bot.match.table import Table
from bot.people.people import People, Person
from bot.ui.ids import encode
from bot.ui.panels import MOST_PARTS, Button, Panel, buttons_of, components, row
from bot.ui.refusals import Refused
from bot.ui.text import Face
from bot.ui.words import words
from games.game import Seat

MOST_CLAUSES = 3


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
    shown = LOOKS[holding.game.key].hand.panel(holding, pick, refused)
    return _with_more(holding, _with_clauses(holding, shown, pick, refused), pick)


def page_button(holding: Holding, verb: str, label: str, pick: str = "") -> Button:
    press = HandPage(holding.match, holding.version, verb, pick or None)  # type: ignore[arg-type]
    return Button(encode(press), holding.words(label))


def _with_more(holding: Holding, shown: Panel, pick: str) -> Panel:
    """Where a game draws no way to More and there is room for one."""
    more = page_button(holding, "more", "more-button", pick)
    wider = replace(shown, parts=(*shown.parts, row(more)))
    is_there = any(each.action == more.action for each in buttons_of(shown))
    return shown if is_there or components(wider) > MOST_PARTS else wider


def _with_clauses(holding: Holding, shown: Panel, pick: str, refused: Refused | None) -> Panel:
    """What asks a lot of room already stays as it is."""
    clauses = refused.clauses[:MOST_CLAUSES] if refused is not None else ()
    if not clauses or components(shown) + 1 + len(clauses) > MOST_PARTS:
        return shown
    buttons = [_clause_button(holding, clause, pick) for clause in clauses]
    return replace(shown, parts=(*shown.parts, row(*buttons)))


def _clause_button(holding: Holding, clause: str, pick: str) -> Button:
    press = HandRule(holding.match, holding.version, "rule", clause, pick or None)
    return Button(encode(press), holding.words("rules-link", clause=clause))
