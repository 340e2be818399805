"""Shows calls: to a turn, to a vote, to a table; what became of them; what waits, once a day."""

from collections.abc import Sequence
from typing import Any

from bot.hand.ids import OpenHand
from bot.lobby.ids import Come
from bot.ui.ids import encode
from bot.ui.panels import Bar, Beside, Button, Panel, panel, row
from bot.ui.words import Words
from storage.records import How

LEADS_BACK: tuple[How, ...] = ("computer", "away")
"""Ends after which the hand can still be opened."""


def call_panel(match: str, key: str, said: Words, where: str = "", **told: Any) -> Panel:
    """Show a call; `where` says in a direct message which table it is."""
    bar: Bar = "yours" if key == "ping" else "asking"
    text = said(key, **told) + (f"\n-# {where}" if where else "")
    return panel(bar, text, row(_hand(match, said)))


def invite_panel(match: str, said: Words, **told: Any) -> Panel:
    return panel(
        "yours",
        said("invite", **told),
        row(Button(encode(Come(match, "come")), said("lobby-join"), "go")),
    )


def over_panel(match: str, how: How, said: Words) -> Panel:
    """Show how a call ended that nobody answered."""
    back = row(_hand(match, said)) if how in LEADS_BACK else None
    return panel("waiting", said(f"ping-over-{how}"), back)


def hello_panel(said: Words) -> Panel:
    return panel("waiting", said("hello"))


def digest_panel(lines: Sequence[tuple[str, str]], more: int, said: Words) -> Panel:
    """Show the tables that wait, each by its match and its line."""
    return panel(
        "yours",
        f"## {said('digest-title')}",
        [Beside(text, _hand(match, said)) for match, text in lines],
        f"-# {said('digest-more', count=more)}" if more else None,
    )


def _hand(match: str, said: Words) -> Button:
    return Button(encode(OpenHand(match, "hand")), said("hand-button"), "next")
