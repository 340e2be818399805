"""Works out what one seat sees of a live table, and its private panel."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.hand.between import between_panel, headed, news_of, with_news
from bot.hand.ids import HandPage, HandRule
from bot.hand.over import over_of, over_panel
from bot.hand.showing import between_of, showing_of
from bot.looks.catalogue import look_of
from bot.looks.look import Holding, Showing
from bot.match.open_tables import OpenTables
from bot.match.table import Table
from bot.people.people import People, Person
from bot.ui.ids import encode
from bot.ui.panels import MOST_PARTS, Button, Panel, Text, buttons_of, components, row, with_buttons
from bot.ui.refusals import Refused, is_clause, with_clauses
from bot.ui.text import EmojiText, link_to
from games.game import Seat
from storage.records import Match


async def holding_of(
    table: Table,
    seat: Seat,
    who: Person,
    people: People,
    face: EmojiText,
    tables: OpenTables | None = None,
    *,
    is_unshown: bool = False,
) -> Holding:
    """Return what a seat sees; with the person's tables, also which of several it is of.
    `is_unshown` says that the table's message cannot follow."""
    game, state = table.game, table.state
    showing = await showing_of(table, people, who.language, face)
    return Holding(
        game=game,
        match=table.id,
        version=table.version,
        seat=seat,
        seen=table.seen(seat),
        legal=game.legal(state, seat),
        refusal=lambda move: game.refusal(state, seat, move),
        parse=lambda text: game.parse(state, text),
        company=showing.company,
        words=showing.words,
        face=face,
        until=table.until,
        careful=who.careful,
        text_mode=who.text_mode,
        between=between_of(table, showing, seat),
        over=over_of(table),
        news=news_of(table, seat, showing),
        which="" if tables is None else _which(table, seat, showing, await tables.of(who.id)),
        unshown=_unshown(table, showing) if is_unshown else "",
        refused=f"-# {showing.words('hand-refused')}" if who.refused else "",
    )


def _unshown(table: Table, showing: Showing) -> str:
    """Return the line about a table that cannot be shown, and what a moderator can do."""
    return f"-# {showing.words('hand-unshown', place=f'<#{table.match.channel}>')}"


def _which(table: Table, seat: Seat, showing: Showing, mine: Mapping[str, Match]) -> str:
    """Return the line that tells a hand apart, for people who sit at several tables."""
    if table.id not in mine or len(mine) == 1:
        return ""
    said, row = showing.words, mine[table.id]
    link = link_to(row.guild, row.channel, row.message)
    game = said(f"game-{table.game.key}")
    key = "hand-of-linked" if link else "hand-of"
    return f"-# {said(key, game=game, names=showing.company.others(seat), link=link)}"


def hand_panel(holding: Holding, pick: str = "", refused: Refused | None = None) -> Panel:
    """Return the hand's panel with links to More and, from a refusal, to its clause."""
    if holding.over is not None:
        return _saying(holding.refused, over_panel(holding, holding.over))
    shown = _hand(holding, pick, refused)
    shown = headed(holding.unshown, shown) if holding.unshown else shown
    return _saying(holding.refused, shown)


def _saying(line: str, shown: Panel) -> Panel:
    """Put a line at the head of a panel, into its first text: every hand has room for that."""
    if not line or not isinstance(first := shown.parts[0], Text):
        return shown
    return replace(shown, parts=(Text(f"{line}\n{first.text}"), *shown.parts[1:]))


def _hand(holding: Holding, pick: str, refused: Refused | None) -> Panel:
    if holding.between is not None:
        return between_panel(holding, holding.between)
    game = holding.game.key
    shown = look_of(holding.game).hand.panel(holding, pick, refused)
    judged = (each for each in shown.clauses if is_clause(game, each))
    named = (*(refused.clauses if refused else ()), *judged)
    if holding.which and components(shown) < MOST_PARTS:
        shown = replace(shown, parts=(Text(holding.which), *shown.parts))
    linked = with_clauses(shown, named, partial(_clause_button, holding, pick))
    return with_news(holding, _carrying(holding, _with_more(holding, linked), pick))


def page_button(holding: Holding, verb: str, label: str, pick: str = "") -> Button:
    press = HandPage(holding.match, holding.version, verb, pick or None)  # type: ignore[arg-type]
    return Button(encode(press), holding.words(label))


def _carrying(holding: Holding, shown: Panel, pick: str) -> Panel:
    """Carry what is chosen to the pages that cover the hand, and back."""
    verbs = {"more": "more-button", "cards": "reference-button"}
    picked = {
        page_button(holding, verb, label).action: page_button(holding, verb, label, pick).action
        for verb, label in verbs.items()
    }
    return with_buttons(
        shown, lambda each: replace(each, action=picked.get(each.action, each.action))
    )


def _with_more(holding: Holding, shown: Panel) -> Panel:
    """Add a More button, if the game's look has none and there is room."""
    more = page_button(holding, "more", "more-button")
    wider = replace(shown, parts=(*shown.parts, row(more)))
    is_there = any(each.action == more.action for each in buttons_of(shown))
    return shown if is_there or components(wider) > MOST_PARTS else wider


def _clause_button(holding: Holding, pick: str, clause: str) -> Button:
    press = HandRule(holding.match, holding.version, "rule", clause, pick or None)
    return Button(encode(press), holding.words("rules-link", clause=clause))
