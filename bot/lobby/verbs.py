"""What the buttons, menus and forms of a lobby do: a verb each, and what to show next.

A custom id reads `l:match:verb` or `l:match:verb:argument`; what was chosen from a menu is appended
to the argument. Whoever handles a press parses it, calls `pressed` and shows what comes back.
"""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.lobby.options import Control, control_of, page_of, read_text
from bot.lobby.service import Lobbies
from bot.lobby.state import LobbyState, hosted, seat_of
from bot.match.table import Table
from games.errors import UnreadableMove

View: TypeAlias = Literal[
    "joined", "left", "cut", "how", "host", "given", "cancel", "closed", "options"
]
"""The private panels, and private sentences."""

PRESS = re.compile(r"([0-9a-z]{8}):([a-z][a-z-]{0,11})(?::(.{0,80}))?", re.DOTALL)
NUMBER = re.compile(r"[0-9]{1,20}")


@dataclass(frozen=True, slots=True)
class Shown:
    """The lobby as it is now. `changed`: the public message is drawn again. `view`: what the
    person who pressed is shown privately; without one, nothing more."""

    lobby: LobbyState
    view: View | None = None
    changed: bool = False
    page: int = 0  # of the options


@dataclass(frozen=True, slots=True)
class Asked:
    """A form opens: for the words of a cut, or for the option of that name."""

    lobby: LobbyState
    option: str | None = None


@dataclass(frozen=True, slots=True)
class Started:
    table: Table


Next: TypeAlias = Shown | Asked | Started
Verb: TypeAlias = Callable[[Lobbies, str, int, str], Awaitable[Next]]
Sent: TypeAlias = Callable[[Lobbies, str, int, str, Mapping[str, str]], Awaitable[Next]]


@dataclass(frozen=True, slots=True)
class Press:
    match: str
    verb: str
    argument: str


def action(match: str, verb: str, *argument: Any) -> str:
    """The custom id of a button, a menu or a form."""
    return ":".join(("l", match, verb, *map(str, argument)))


def read_press(rest: str, values: Sequence[str] = ()) -> Press:
    """What stands behind `l:` in a custom id; UnreadableMove for one that was never drawn."""
    found = PRESS.fullmatch(rest)
    if found is None or len(values) > 1:
        raise UnreadableMove
    argument = ":".join((*filter(None, (found[3],)), *values))
    return Press(found[1], found[2], argument)


async def pressed(lobbies: Lobbies, press: Press, person: int) -> Next:
    """A button or a menu. RuleErrors are for `boards.lobby.refusal_panel` to say."""
    if press.verb not in VERBS:
        raise UnreadableMove
    return await VERBS[press.verb](lobbies, press.match, person, press.argument)


async def sent(lobbies: Lobbies, press: Press, person: int, answers: Mapping[str, str]) -> Next:
    """A form, with what was written into its fields."""
    if press.verb not in FORMS:
        raise UnreadableMove
    return await FORMS[press.verb](lobbies, press.match, person, press.argument, answers)


def _number(text: str) -> int:
    if not NUMBER.fullmatch(text) or not text.isascii():
        raise UnreadableMove
    return int(text)


def _flag(text: str) -> bool:
    if text not in ("0", "1"):
        raise UnreadableMove
    return text == "1"


async def _hosted(lobbies: Lobbies, match: str, person: int) -> LobbyState:
    return hosted(await lobbies.find(match), person)


# The public message


async def join(lobbies: Lobbies, match: str, person: int, _: str) -> Next:
    return Shown(await lobbies.join(match, person), "joined", changed=True)


async def leave(lobbies: Lobbies, match: str, person: int, _: str) -> Next:
    return Shown(await lobbies.leave(match, person), "left", changed=True)


async def how(lobbies: Lobbies, match: str, _: int, __: str) -> Next:
    return Shown(await lobbies.find(match), "how")


async def start(lobbies: Lobbies, match: str, person: int, _: str) -> Next:
    return Started(await lobbies.start(match, person))


async def add(lobbies: Lobbies, match: str, person: int, _: str) -> Next:
    return Shown(await lobbies.add_computer(match, person), changed=True)


async def host(lobbies: Lobbies, match: str, person: int, _: str) -> Next:
    return Shown(await _hosted(lobbies, match, person), "host")


async def cut(lobbies: Lobbies, match: str, person: int, _: str) -> Next:
    lobby = await lobbies.find(match)
    seat_of(lobby, person)
    return Asked(lobby)


# The host's panel


async def host_add(lobbies: Lobbies, match: str, person: int, level: str) -> Next:
    return Shown(await lobbies.add_computer(match, person, level), "host", changed=True)


async def host_remove(lobbies: Lobbies, match: str, person: int, who: str) -> Next:
    """A seat, and since when somebody sits there."""
    seat, _, since = who.partition(":")
    lobby = await lobbies.remove(match, person, _number(seat), _number(since))
    return Shown(lobby, "host", changed=True)


async def host_give(lobbies: Lobbies, match: str, person: int, whom: str) -> Next:
    return Shown(await lobbies.hand_over(match, person, _number(whom)), "given", changed=True)


async def host_rated(lobbies: Lobbies, match: str, person: int, on: str) -> Next:
    return Shown(await lobbies.set_rated(match, person, _flag(on)), "host", changed=True)


async def host_door(lobbies: Lobbies, match: str, person: int, on: str) -> Next:
    return Shown(await lobbies.set_invite_only(match, person, _flag(on)), "host", changed=True)


async def host_cancel(lobbies: Lobbies, match: str, person: int, sure: str) -> Next:
    """Asks back first."""
    if sure != "yes":
        return Shown(await _hosted(lobbies, match, person), "cancel")
    return Shown(await lobbies.cancel(match, person), "closed", changed=True)


# The options


async def options(lobbies: Lobbies, match: str, person: int, page: str) -> Next:
    return Shown(await _hosted(lobbies, match, person), "options", page=_number(page or "0"))


async def set_preset(lobbies: Lobbies, match: str, person: int, key: str) -> Next:
    return Shown(await lobbies.set_preset(match, person, key), "options", changed=True)


async def set_speed(lobbies: Lobbies, match: str, person: int, key: str) -> Next:
    return Shown(await lobbies.set_speed(match, person, key), "options", changed=True)


async def set_option(lobbies: Lobbies, match: str, person: int, which: str) -> Next:
    """A name, and the place of the value among those that the option can have."""
    name, _, place = which.partition(":")
    lobby = await _hosted(lobbies, match, person)
    values = _control(lobby, name).values
    if _number(place) >= len(values):
        raise UnreadableMove
    return await _set(lobbies, lobby, person, name, values[_number(place)])


async def ask_option(lobbies: Lobbies, match: str, person: int, name: str) -> Next:
    lobby = await _hosted(lobbies, match, person)
    if _control(lobby, name).kind not in ("number", "file"):
        raise UnreadableMove
    return Asked(lobby, name)


def _control(lobby: LobbyState, name: str) -> Control:
    control = control_of(lobby.game.key, name)
    if control is None:
        raise UnreadableMove
    return control


async def _set(lobbies: Lobbies, lobby: LobbyState, person: int, name: str, value: Any) -> Next:
    after = await lobbies.set_option(lobby.id, person, name, value)
    return Shown(after, "options", changed=True, page=page_of(lobby.game.key, name))


# Forms

ANSWER = "value"
"""The one field of each form."""


async def send_cut(
    lobbies: Lobbies, match: str, person: int, _: str, answers: Mapping[str, str]
) -> Next:
    lobby = await lobbies.cut(match, person, answers.get(ANSWER, ""))
    return Shown(lobby, "cut", changed=True)


async def send_option(
    lobbies: Lobbies, match: str, person: int, name: str, answers: Mapping[str, str]
) -> Next:
    lobby = await _hosted(lobbies, match, person)
    value = read_text(_control(lobby, name), answers.get(ANSWER, ""))
    return await _set(lobbies, lobby, person, name, value)


VERBS: Mapping[str, Verb] = {
    "join": join,
    "leave": leave,
    "how": how,
    "start": start,
    "add": add,
    "host": host,
    "cut": cut,
    "h-add": host_add,
    "h-remove": host_remove,
    "h-give": host_give,
    "h-rated": host_rated,
    "h-door": host_door,
    "h-cancel": host_cancel,
    "options": options,
    "o-preset": set_preset,
    "o-speed": set_speed,
    "o-set": set_option,
    "o-ask": ask_option,
}
FORMS: Mapping[str, Sent] = {"f-cut": send_cut, "f-option": send_option}
