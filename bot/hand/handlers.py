"""Presses on a hand: what is chosen, what is played, and what is looked up in its place."""

from dataclasses import replace
from typing import Any

from bot.context import Ctx, InHand, Reply, Routes, Show
from bot.errors import Forged, StalePress
from bot.hand.auto_pass import must_pass, pass_for
from bot.hand.holding import hand_panel, holding_of
from bot.hand.ids import HandPage, HandPress, HandRule, HandSwitch, OpenFromInbox, OpenHand
from bot.hand.panels import asking_panel, hint_panel, more_panel
from bot.looks.catalogue import LOOKS
from bot.looks.look import Choose, Holding
from bot.match import attendance
from bot.match.table import Table
from bot.people.people import PINGS
from bot.rulebook.panels import Reading, page_panel, reading_at
from bot.ui.panels import Panel
from bot.ui.refusals import Refused, is_clause
from games.errors import RuleError, UnreadableMove


async def open_hand(ctx: Ctx, press: OpenHand | OpenFromInbox | HandPage) -> Reply:
    """My hand: works from any age of message, and brings back who was away."""
    table = await ctx.services.tables.find(press.match)
    table.seat_of(ctx.who.id)
    if not table.is_over:
        await attendance.take_back(table, ctx.who.id)
    return _open(await _holding(ctx, table), _pick(press, table))


async def press_hand(ctx: Ctx, press: HandPress) -> Reply:
    table = await ctx.services.tables.find(press.match)
    holding = await _holding(ctx, table)
    is_current = press.version == table.version
    pick, refused = "", None
    try:
        said = LOOKS[table.game.key].hand.press(holding, press.payload)
        if isinstance(said, Choose):
            return _open(holding, said.pick if is_current else "")
        pick = said.pick if is_current else ""
        await attendance.press(table, ctx.who.id, press.version, said.text)
        pick = ""
    except UnreadableMove:
        if is_current:
            raise Forged from None
        refused = Refused(StalePress(), table.game.key)
    except RuleError as error:
        refused = Refused(error, table.game.key)
    return _open(await _holding(ctx, table), pick, refused)


async def more(ctx: Ctx, press: HandPage) -> Reply:
    table = await _seated(ctx, press.match)
    return _aside(table, more_panel(table, ctx.who, _pick(press, table)))


async def rules(ctx: Ctx, press: HandPage) -> Reply:
    table = await _seated(ctx, press.match)
    reading = reading_at(table.game.key, table.id, table.state.options, table.state.phase)
    reading = replace(reading, version=press.version, pick=press.pick or "")
    return _aside(table, page_panel(reading, ctx.words))


async def rule(ctx: Ctx, press: HandRule) -> Reply:
    table = await _seated(ctx, press.match)
    if not is_clause(table.game.key, press.clause):
        raise Forged
    game, options = table.game.key, table.state.options
    pick = press.pick or ""
    reading = Reading(game, press.clause, table.id, options, press.version, pick)
    return _aside(table, page_panel(reading, ctx.words))


async def hint(ctx: Ctx, press: HandPage) -> Reply:
    """It makes the match casual, so that is said first; in one that is casual it is given."""
    table = await _seated(ctx, press.match)
    holding, pick = await _holding(ctx, table), _pick(press, table)
    if table.match.rated and not table.match.hinted and press.verb != "hint!":
        return _aside(table, asking_panel(holding, pick))
    text = await ctx.services.tables.autoplay.advise(table, ctx.who.id, holding.version)
    return _aside(table, hint_panel(holding, holding.parse(text), pick))


SWITCHES = {"auto": "auto_pass", "careful": "careful", "text": "text_mode"}


async def switch(ctx: Ctx, press: HandSwitch) -> Reply:
    """A setting becomes what the button said; one of old turns it over."""
    table = await _seated(ctx, press.match)
    changes = _ping(ctx, press.to) if press.verb == "ping" else _on_or_off(ctx, press)
    who = await ctx.services.people.change(ctx.who.id, **changes)
    if press.verb == "auto" and must_pass(table, who):
        await pass_for(table, who)
    return _aside(table, more_panel(table, who, _pick(press, table)))


def _ping(ctx: Ctx, to: str | None) -> dict[str, Any]:
    following = PINGS[(PINGS.index(ctx.who.ping) + 1) % len(PINGS)]
    if to is not None and to not in PINGS:
        raise Forged
    return {"ping": to or following}


def _on_or_off(ctx: Ctx, press: HandSwitch) -> dict[str, Any]:
    name = SWITCHES[press.verb]
    if press.to not in (None, "0", "1"):
        raise Forged
    return {name: not getattr(ctx.who, name) if press.to is None else press.to == "1"}


async def _seated(ctx: Ctx, match: str) -> Table:
    table = await ctx.services.tables.find(match)
    table.seat_of(ctx.who.id)
    return table


async def _holding(ctx: Ctx, table: Table) -> Holding:
    return await holding_of(
        table, table.seat_of(ctx.who.id), ctx.who, ctx.services.people, ctx.face
    )


def _pick(press: Any, table: Table) -> str:
    """What was chosen stays chosen while the match stands still."""
    is_current = getattr(press, "version", None) == table.version
    return (press.pick or "") if is_current else ""


def _open(holding: Holding, pick: str = "", refused: Refused | None = None) -> Reply:
    shown = hand_panel(holding, pick, refused)
    return Show(shown, hand=InHand(holding.match, holding.version))


def _aside(table: Table, shown: Panel) -> Reply:
    return Show(shown, hand=InHand(table.id, state="aside"))


ROUTES: Routes = {
    ("h", ""): press_hand,
    ("h", "more"): more,
    ("h", "rules"): rules,
    ("h", "rule"): rule,
    ("h", "hint"): hint,
    ("h", "hint!"): hint,
    ("h", "hand"): open_hand,
    ("h", "auto"): switch,
    ("h", "careful"): switch,
    ("h", "text"): switch,
    ("h", "ping"): switch,
    ("t", "hand"): open_hand,
    ("g", ""): open_hand,
}
