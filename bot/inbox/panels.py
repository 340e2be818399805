"""Shows a person's tables as a list, each with a link."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.hand.ids import OpenFromInbox
from bot.inbox.ids import ListPage
from bot.lobby.ids import Come, LobbyPress
from bot.ui.ids import encode
from bot.ui.panels import Beside, Button, Panel, Row, Style, panel, row
from bot.ui.words import Words
from storage.records import OpenTable

PAGE = 8  # tables on one page


@dataclass(frozen=True, slots=True)
class Listed:
    """A table, and how things stand there in words."""

    table: OpenTable
    text: str


def inbox_panel(listed: Sequence[Listed], said: Words, page: int = 0, pages: int = 1) -> Panel:
    lines = [Beside(each.text, _button(each.table, said)) for each in listed]
    title = f"## {said('games-title')}"
    if pages > 1:
        title += f"\n-# {said('games-page', page=page + 1, pages=pages)}"
    return panel("waiting", title, lines or said("games-none"), _turner(page, pages))


def _turner(page: int, pages: int) -> Row | None:
    """Return the buttons to the pages before and after."""
    before = Button(encode(ListPage(page - 1)), "‹") if page else None
    after = Button(encode(ListPage(page + 1)), "›") if page + 1 < pages else None
    return row(before, after) if pages > 1 else None


def _button(table: OpenTable, said: Words) -> Button:
    if table.relation in ("invited", "here"):
        return Button(encode(Come(table.match, "come")), said("lobby-join"), "go")
    if table.status == "lobby":
        return Button(encode(LobbyPress(table.match, "how")), said("games-how"))
    style: Style = "next" if table.waits else "plain"
    return Button(encode(OpenFromInbox(table.match)), said("hand-button"), style)
