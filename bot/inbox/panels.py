"""Shows a person's tables as a list, each with a link."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.hand.ids import OpenFromInbox
from bot.lobby.ids import LobbyPress
from bot.ui.ids import encode
from bot.ui.panels import Beside, Button, Panel, Part, Style, Text, panel
from bot.ui.words import Words
from storage.records import Match

NEVER, LAST = 2**40, 2**41  # later than any deadline: without one; unreadable


@dataclass(frozen=True, slots=True)
class Waiting:
    """A person's open table, and whom it waits for."""

    match: Match
    state: Literal["mine", "theirs", "lobby", "refused"]
    until: int | None = None  # Unix seconds
    why: str = ""  # why it cannot be opened

    @property
    def urgency(self) -> tuple[bool, int]:
        if self.state in ("lobby", "refused"):
            return True, LAST if self.state == "refused" else 0
        return self.state != "mine", self.until or NEVER


def inbox_panel(waiting: Sequence[Waiting], said: Words) -> Panel:
    lines = [_line(each, said) for each in waiting]
    return panel("waiting", f"## {said('games-title')}", lines or said("games-none"))


def _line(waiting: Waiting, said: Words) -> Part:
    match = waiting.match
    state = waiting.why or said(f"games-{waiting.state}")
    if waiting.until is not None:
        state += " " + said("time-up", when=f"<t:{waiting.until}:R>")
    place = f"<#{match.channel}>" if match.channel else ""
    text = said("games-line", game=said(f"game-{match.game}"), place=place, state=state)
    return Text(text) if waiting.why else Beside(text, _button(waiting, said))


def _button(waiting: Waiting, said: Words) -> Button:
    match = waiting.match.id
    if waiting.state == "lobby":
        return Button(encode(LobbyPress(match, "how")), said("games-how"))
    style: Style = "next" if waiting.state == "mine" else "plain"
    return Button(encode(OpenFromInbox(match)), said("hand-button"), style)
