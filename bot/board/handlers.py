"""Presses on a table's message and its menu, the same whatever the game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.board.panels import leave_panel, menu_panel, moves_panel, scores_panel, text_panel
from bot.board.pictured import sheet_of
from bot.board.showing import company_of, showing_of
from bot.discord_io.render import Press
from bot.hand.handlers import open_hand
from bot.looks.catalogue import LOOKS
from bot.looks.look import Showing
from bot.match.table import Table
from bot.match.table_events import Choice
from bot.people.people import Person
from bot.review.panels import looking_back_panel
from bot.rulebook.panels import FORCE, Reading, page_panel, reading_at
from bot.ui.panels import panel
from bot.ui.words import words
from games.errors import UnreadableMove

if TYPE_CHECKING:
    from bot.discord_io.client import Courtyard

TABLE = re.compile(r"([0-9a-z]{8}):([a-z]{1,8}!?)")
VOTES: Mapping[str, Choice] = {"wait": "wait", "turn": "turn", "seat": "seat"}


async def press_table(
    client: Courtyard, press: Press, who: Person, rest: str, _: Sequence[str]
) -> None:
    found = TABLE.fullmatch(rest)
    if found is None:
        raise UnreadableMove
    match, verb = found[1], found[2]
    if verb == "hand":
        return await open_hand(client, press, who, match)
    table = await client.house.tables.find(match)
    if verb in VOTES:
        await table.vote(who.id, VOTES[verb])
        return await client.desk.say(press, words(who.language)("voted"))
    if verb not in VERBS:
        raise UnreadableMove
    await VERBS[verb](client, press, who, table)


async def _menu(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    said = words(who.language)
    await client.desk.reply(press, menu_panel(table, said, seated=_is_seated(table, who)))


def _is_seated(table: Table, who: Person) -> bool:
    return any(each.person == who.id for each in table.sittings)


async def _rules(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    reading = reading_at(table.game.key, table.id, table.state.options, table.state.phase)
    await client.desk.reply(press, page_panel(reading, words(who.language)))


async def _scores(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    sheet = await asyncio.to_thread(sheet_of, table)
    await client.desk.reply(press, scores_panel(table, await _showing(client, table, who), sheet))


async def _moves(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    await client.desk.reply(press, moves_panel(table, await _showing(client, table, who)))


async def _force(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    reading = Reading(table.game.key, FORCE, table.id, table.state.options)
    await client.desk.reply(press, page_panel(reading, words(who.language)))


async def _hands(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    if table.game.to_act(table.state):
        raise UnreadableMove  # closed before its end: there is nothing to lay open
    lines = LOOKS[table.game.key].table.final(await _showing(client, table, who))
    said = words(who.language)
    await client.desk.reply(press, text_panel(None, said, said("hands-button"), lines))


async def _look_back(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    seat, house, said = table.seat_of(who.id), client.house, words(who.language)
    if not table.is_over or table.to_act:
        raise UnreadableMove  # still in play, or closed before its end
    await client.desk.keep_waiting(press)
    regrets = await house.hindsight.costliest(table, seat)
    company = await company_of(table.sittings, house.people, said)
    face, emoji = house.eyes(who)
    shown = looking_back_panel(table, regrets, company, said, face)
    await client.desk.reply(press, shown, emoji)


async def _showing(client: Courtyard, table: Table, who: Person) -> Showing:
    house = client.house
    return await showing_of(table, house.people, who.language, house.faces.icon)


async def _down(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    client.house.repaint(table.match, afresh=True)
    await _note(client, press, who, "down-done")


async def _pace(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    await table.change_pace(who.id)
    await _menu(client, press, who, table)


async def _report(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    said = words(who.language)
    text = said("menu-report-text", match=table.id, version=table.version)
    await client.desk.reply(press, text_panel(table, said, said("menu-report"), (text,)))


async def _leave(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    table.seat_of(who.id)
    await client.desk.reply(press, leave_panel(table, words(who.language)))


async def _leave_now(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    await table.leave(who.id)
    client.house.hands.forget(table.id, who.id)
    await _note(client, press, who, "leave-left")


async def _again(client: Courtyard, press: Press, who: Person, table: Table) -> None:
    """Rematch: a lobby with the same people and rules, that starts when all are in."""
    if not table.is_over:
        raise UnreadableMove
    lobby, started = await client.house.rematch(table, who.id)
    if started is None:
        await _note(client, press, who, "rematch-in")
        client.house.hands.remember(lobby.id, press, shown=False)
        client.house.repaint(lobby.match)
    else:
        await open_hand(client, press, who, started.id)


async def _note(client: Courtyard, press: Press, who: Person, key: str) -> None:
    await client.desk.reply(press, panel("waiting", words(who.language)(key)))


VERBS: Mapping[str, Callable[[Any, Press, Person, Table], Awaitable[None]]] = {
    "menu": _menu,
    "rules": _rules,
    "scores": _scores,
    "moves": _moves,
    "force": _force,
    "hands": _hands,
    "lookback": _look_back,
    "down": _down,
    "report": _report,
    "pace": _pace,
    "leave": _leave,
    "leave!": _leave_now,
    "again": _again,
}
