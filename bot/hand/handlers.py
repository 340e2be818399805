"""Presses on a hand: what is chosen, what is played, and what is looked up in its place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.board.showing import holding_of
from bot.discord_io.render import Press
from bot.hand.advice import asking_panel, hint_panel
from bot.hand.linked import RULE, hand_of
from bot.hand.more import more_panel
from bot.looks.catalogue import LOOKS
from bot.looks.look import Holding, Play
from bot.match.table import Table
from bot.people.people import Person
from bot.rulebook.panels import Reading, page_panel, reading_at
from bot.ui.panels import Panel
from bot.ui.refusals import Refused, is_clause
from bot.ui.words import words
from games.errors import RuleError, UnreadableMove

if TYPE_CHECKING:
    from bot.discord_io.client import Courtyard

MATCH = re.compile(r"[0-9a-z]{8}")
HAND = re.compile(r"([0-9a-z]{8}):([0-9a-z]{1,8}):([!-~]{1,80})")
MORE = frozenset({"more", "auto", "careful", "text", "ping", "rules", "hand", "hint", "hint!"})
PINGS = ("none", "channel", "direct")


async def open_hand(client: Courtyard, press: Press, who: Person, match: str) -> None:
    """My hand: works from any age of message, and brings back who was away."""
    table = await client.house.tables.find(match)
    seat = table.seat_of(who.id)
    if not table.is_over:
        await table.take_back(who.id)
    chosen = client.house.hands.pick(table.id, who.id, table.version)
    await reply_with_hand(client, press, who, table, seat, chosen)


async def press_games(
    client: Courtyard, press: Press, who: Person, rest: str, _: Sequence[str]
) -> None:
    """A table of somebody's list."""
    if not MATCH.fullmatch(rest):
        raise UnreadableMove
    await open_hand(client, press, who, rest)


async def reply_with_hand(
    client: Courtyard,
    press: Press,
    who: Person,
    table: Table,
    seat: int,
    pick: str = "",
    refused: Refused | None = None,
) -> None:
    house = client.house
    face, emoji = house.eyes(who)
    holding = await holding_of(table, seat, who, house.people, face)
    await client.desk.reply(press, hand_of(holding, pick, refused), emoji)
    house.hands.remember(table.id, press, shown=True, version=holding.version, pick=pick)
    if table.version != holding.version:  # others have moved while this was on its way
        house.chores.do(house.show_hand(table, seat, who.id), f"again-{table.id}")


async def press_hand(
    client: Courtyard, press: Press, who: Person, rest: str, _: Sequence[str]
) -> None:
    found = HAND.fullmatch(rest)
    if found is None:
        raise UnreadableMove
    table = await client.house.tables.find(found[1])
    seat, version, payload = table.seat_of(who.id), int(found[2], 36), found[3]
    if payload in MORE:
        return await _more(client, press, who, table, payload)
    if payload.startswith(RULE):
        return await _rule(client, press, who, table, payload.removeprefix(RULE))
    holding = await holding_of(table, seat, who, client.house.people, client.house.faces.icon)
    if version != table.version:
        return await _stale(client, press, who, table, seat, version, holding, payload)
    said = LOOKS[table.game.key].hand.press(holding, payload)
    if not isinstance(said, Play):
        return await reply_with_hand(client, press, who, table, seat, said.pick)
    refused = None
    try:
        await table.press(who.id, version, said.text)
    except RuleError as error:
        refused = Refused(error, table.game.key)
    await reply_with_hand(client, press, who, table, seat, said.pick if refused else "", refused)


async def _stale(
    client: Courtyard,
    press: Press,
    who: Person,
    table: Table,
    seat: int,
    version: int,
    holding: Holding,
    payload: str,
) -> None:
    """An old button: a move is answered as one, anything else shows how it stands now."""
    refused = None
    try:
        said = LOOKS[table.game.key].hand.press(holding, payload)
        if isinstance(said, Play):
            await table.press(who.id, version, said.text)
    except RuleError as error:
        refused = Refused(error, table.game.key)
    await reply_with_hand(client, press, who, table, seat, "", refused)


async def _more(client: Courtyard, press: Press, who: Person, table: Table, payload: str) -> None:
    """What somebody wants at every table; the hand comes back with Back, as it was."""
    people = client.house.people
    if payload == "hand":
        return await open_hand(client, press, who, table.id)
    if payload == "rules":
        reading = reading_at(table.game.key, table.id, table.state.options, table.state.phase)
        return await _aside(client, press, table, page_panel(reading, words(who.language)))
    if payload in ("hint", "hint!"):
        return await _hint(client, press, who, table, sure=payload == "hint!")
    if payload == "auto":
        who = await people.change(who.id, auto_pass=not who.auto_pass)
    elif payload == "careful":
        who = await people.change(who.id, careful=not who.careful)
    elif payload == "text":
        who = await people.change(who.id, text_mode=not who.text_mode)
    elif payload == "ping":
        following = PINGS[(PINGS.index(who.ping) + 1) % len(PINGS)]
        who = await people.change(who.id, ping=following)
    await _aside(client, press, table, more_panel(table, who))
    if payload == "auto":
        client.house.pass_for(table, who)


async def _hint(client: Courtyard, press: Press, who: Person, table: Table, *, sure: bool) -> None:
    """It makes the match casual, so that is said first; in one that is casual it is given."""
    house, seat, version = client.house, table.seat_of(who.id), table.version
    holding = await holding_of(table, seat, who, house.people, house.faces.icon)
    if table.match.rated and not table.match.hinted and not sure:
        return await _aside(client, press, table, asking_panel(holding))
    text = await table.advice(who.id, version)
    await _aside(client, press, table, hint_panel(holding, holding.parse(text)))


async def _rule(client: Courtyard, press: Press, who: Person, table: Table, clause: str) -> None:
    if not is_clause(table.game.key, clause):
        raise UnreadableMove
    reading = Reading(table.game.key, clause, table.id, table.state.options)
    await _aside(client, press, table, page_panel(reading, words(who.language)))


async def _aside(client: Courtyard, press: Press, table: Table, shown: Panel) -> None:
    await client.desk.reply(press, shown)
    client.house.hands.set_aside(table.id, press)
