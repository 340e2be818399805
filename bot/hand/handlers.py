"""Handles presses on a hand: choosing, playing, hints and More."""

from dataclasses import replace
from typing import Any

from bot.context import Ctx, InHand, Reply, Routes, Show
from bot.errors import Forged, NoHints, NotKept, StalePress, Unsure
from bot.hand.auto_pass import pass_if_must
from bot.hand.holding import hand_panel, holding_of
from bot.hand.ids import (
    AutoPass,
    HandPage,
    HandPress,
    HandRule,
    HandSwitch,
    OpenFromInbox,
    OpenHand,
)
from bot.hand.panels import asking_panel, hint_panel, more_panel
from bot.looks.catalogue import look_of
from bot.looks.look import Choose, Holding
from bot.match import attendance
from bot.match.table import Table
from bot.people.people import PINGS, Ping, way_named
from bot.people.shares import Cost
from bot.rulebook.handlers import of_table
from bot.rulebook.panels import CARDS, Reading, page_panel, reading_at
from bot.ui.panels import Panel
from bot.ui.refusals import Refused, is_clause
from games.catalogue import name_of
from games.errors import RuleError, UnreadableMove
from games.game import Glance


async def open_hand(ctx: Ctx, press: OpenHand | OpenFromInbox | HandPage) -> Reply:
    """Open a person's hand, from a message of any age; it brings back a person who was away."""
    table = await _seated(ctx, press.match)
    if not table.is_over:
        await attendance.take_back(table, ctx.who.id)
        await pass_if_must(table, ctx.who)
    return _open(await _holding(ctx, table), _pick(press, table))


async def press_hand(ctx: Ctx, press: HandPress) -> Reply:
    table = await _seated(ctx, press.match)
    holding = await _holding(ctx, table)
    is_current = press.version == table.version
    pick, refused, is_begun = "", None, False
    try:
        said = look_of(table.game).hand.press(holding, press.payload)
        if isinstance(said, Choose):
            return _open(holding, said.pick if is_current else "")
        pick = said.pick if is_current else ""
        await attendance.play(table, ctx.who.id, press.version, said.text)
        pick, is_begun = "", True
        for move in said.then:
            await attendance.play(table, ctx.who.id, table.version, move)
    except UnreadableMove:
        if is_current:
            raise Forged from None
        refused = Refused(StalePress(), table.game.key)
    except NotKept as error:
        refused = Refused(Unsure() if is_begun else error, table.game.key)
    except RuleError as error:
        refused = Refused(error, table.game.key)
    return _open(await _holding(ctx, table), pick, refused)


async def next_deal(ctx: Ctx, press: HandPage) -> Reply:
    """Want the next deal; the hand shows what has come of it."""
    table = await _seated(ctx, press.match)
    await attendance.next_deal(table, ctx.who.id, press.version)
    return _open(await _holding(ctx, table))


async def auto_pass(ctx: Ctx, press: AutoPass) -> Reply:
    """Turn Auto-pass on, and make the pass that is due."""
    table = await _seated(ctx, press.match)
    who = await ctx.services.people.change(ctx.who.id, auto_pass=True)
    await pass_if_must(table, who)
    return _open(await _holding(ctx, table))


async def more(ctx: Ctx, press: HandPage) -> Reply:
    table = await _seated(ctx, press.match)
    return _aside(table, more_panel(table, ctx.who, _pick(press, table)))


async def rules(ctx: Ctx, press: HandPage) -> Reply:
    table = await _seated(ctx, press.match)
    reading = reading_at(name_of(table.game), table.id, table.state.options, table.state.phase)
    reading = replace(reading, version=press.version, pick=press.pick or "", face=ctx.faces)
    return _aside(table, page_panel(reading, ctx.words))


async def cards(ctx: Ctx, press: HandPage) -> Reply:
    """Show the reference card in the hand's place."""
    table = await _seated(ctx, press.match)
    reading = Reading(table.game.key, CARDS, version=press.version, pick=press.pick or "")
    return _aside(table, page_panel(of_table(reading, table), ctx.words))


async def rule(ctx: Ctx, press: HandRule) -> Reply:
    table = await _seated(ctx, press.match)
    if not is_clause(table.game.key, press.clause):
        raise Forged
    reading = reading_at(name_of(table.game), table.id, table.state.options, face=ctx.faces)
    pick = press.pick or ""
    reading = replace(reading, page=press.clause, version=press.version, pick=pick)
    return _aside(table, page_panel(reading, ctx.words))


async def hint(ctx: Ctx, press: HandPage) -> Reply:
    """Give a hint; a rated table has none. Under the rule of before it makes a match casual, so a
    rated one asks first."""
    table = await _seated(ctx, press.match)
    if table.is_rated:
        raise NoHints
    holding, pick = await _holding(ctx, table, covered=True), _pick(press, table)
    if table.match.rated and not table.match.hinted and press.verb != "hint!":
        return _aside(table, asking_panel(holding, pick))
    autoplay, version = ctx.services.tables.autoplay, holding.version
    with ctx.services.shares.one(Cost.THOUGHT, ctx.who.id, (table.id, version)):
        ctx.spend(Cost.THOUGHT)
        move = holding.parse(await autoplay.advise(table, ctx.who.id, version))
        glance = Glance(holding.seen, holding.legal, (move,), 0)
        instead = await autoplay.instead_of(table, version, glance)
    return _aside(table, hint_panel(holding, move, instead, pick))


SWITCHES = {"auto": "auto_pass", "careful": "careful", "text": "text_mode"}


async def switch(ctx: Ctx, press: HandSwitch) -> Reply:
    """Change a setting to what the button said; ids of older releases toggle it."""
    table = await _seated(ctx, press.match)
    if press.verb == "ping":
        who = await ctx.services.pings.choose(ctx.who, _way(ctx, press.to))
    else:
        who = await ctx.services.people.change(ctx.who.id, **_on_or_off(ctx, press))
    if press.verb == "auto":
        await pass_if_must(table, who)
    return _aside(table, more_panel(table, who, _pick(press, table)))


def _way(ctx: Ctx, to: str | None) -> Ping:
    following = PINGS[(PINGS.index(ctx.who.ping) + 1) % len(PINGS)]
    return following if to is None else way_named(to)


def _on_or_off(ctx: Ctx, press: HandSwitch) -> dict[str, Any]:
    name = SWITCHES[press.verb]
    if press.to not in (None, "0", "1"):
        raise Forged
    return {name: not getattr(ctx.who, name) if press.to is None else press.to == "1"}


async def _seated(ctx: Ctx, match: str) -> Table:
    table = await ctx.services.tables.find(match)
    attendance.seat_of(table, ctx.who.id)
    return table


async def _holding(ctx: Ctx, table: Table, *, covered: bool = False) -> Holding:
    """Return what this person's hand is made of. If no other panel covers it, it tells of a refused
    message once."""
    services, seat = ctx.services, table.seat_of(ctx.who.id)
    if ctx.who.refused and not covered:
        await services.people.change(ctx.who.id, refused=False)
    is_unshown = services.display.is_unshown(table.id)
    tables = services.tables.open_tables
    return await holding_of(
        table, seat, ctx.who, services.people, ctx.face, tables, is_unshown=is_unshown
    )


def _pick(press: Any, table: Table) -> str:
    """Return what was chosen, as long as the match has not moved on."""
    is_current = getattr(press, "version", None) == table.version
    return (press.pick or "") if is_current else ""


def _open(holding: Holding, pick: str = "", refused: Refused | None = None) -> Reply:
    shown = hand_panel(holding, pick, refused)
    return Show(shown, hand=InHand(holding.match, holding.version, pick))


def _aside(table: Table, shown: Panel) -> Reply:
    return Show(shown, hand=InHand(table.id, state="aside"))


ROUTES: Routes = {
    ("h", ""): press_hand,
    ("h", "pass!"): auto_pass,
    ("h", "more"): more,
    ("h", "rules"): rules,
    ("h", "cards"): cards,
    ("h", "rule"): rule,
    ("h", "hint"): hint,
    ("h", "hint!"): hint,
    ("h", "hand"): open_hand,
    ("h", "next"): next_deal,
    ("h", "auto"): switch,
    ("h", "careful"): switch,
    ("h", "text"): switch,
    ("h", "ping"): switch,
    ("t", "hand"): open_hand,
    ("g", ""): open_hand,
}
