"""Presses on a lobby, and the forms that belong to one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.discord_io.render import Press, modal_of
from bot.lobby.option_panels import option_form
from bot.lobby.panels import cut_form, private_panel, refusal_panel
from bot.lobby.verbs import Asked, Next, Started, pressed, read_press, sent
from bot.people.people import Person
from bot.ui.forms import Form
from bot.ui.refusals import sentence_of
from bot.ui.words import words
from games.errors import RuleError

if TYPE_CHECKING:
    from bot.discord_io.client import Courtyard


async def send_lobby(
    client: Courtyard, press: Press, who: Person, rest: str, answers: Mapping[str, str]
) -> None:
    read = read_press(rest)
    try:
        after = await sent(client.house.lobbies, read, who.id, answers)
    except RuleError as refused:
        return await _refuse(client, press, who, read.match, refused)
    await _show(client, press, who, after)


async def press_lobby(
    client: Courtyard, press: Press, who: Person, rest: str, values: Sequence[str]
) -> None:
    read = read_press(rest, values)
    try:
        after = await pressed(client.house.lobbies, read, who.id)
    except RuleError as refused:
        return await _refuse(client, press, who, read.match, refused)
    if read.verb in ("join", "start", "add"):
        client.house.hands.remember(read.match, press, shown=False)
    await _show(client, press, who, after)


async def _show(client: Courtyard, press: Press, who: Person, after: Next) -> None:
    said = words(who.language)
    if isinstance(after, Started):
        await client.desk.acknowledge(press)
        return await client.house.started(after.table)
    showing = await client.house.lobby_showing(after.lobby, said)
    if isinstance(after, Asked):
        form = option_form(after.lobby, after.option, said) if after.option else cut_form(showing)
        return await _ask(press, form)
    if after.lobby.match.status == "closed":
        client.house.lobby_closed(after.lobby, "empty" if after.view == "left" else "cancelled")
    elif after.changed:
        client.house.repaint(after.lobby.match)
    shown = private_panel(after, showing)
    if shown is None:
        return await client.desk.acknowledge(press)
    await client.desk.reply(press, shown)
    await client.house.maybe_start(after.lobby)


async def _ask(press: Press, form: Form) -> None:
    await press.response.send_modal(modal_of(form))


async def _refuse(
    client: Courtyard, press: Press, who: Person, match: str, refused: RuleError
) -> None:
    """In the words of the lobby, which knows its host and its game; beside what lies there."""
    said = words(who.language)
    try:
        lobby = await client.house.lobbies.find(match)
    except RuleError:
        return await client.desk.say(press, sentence_of(refused, "", said))
    showing = await client.house.lobby_showing(lobby, said)
    await client.desk.add(press, refusal_panel(refused, showing))
