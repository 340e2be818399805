"""What somebody wants at every table, reached from their hand."""

from bot.looks.catalogue import LOOKS
from bot.match.table import Table
from bot.people.people import Person
from bot.ui.panels import Button, Panel, panel, row
from bot.ui.text import base36
from bot.ui.words import words


def more_panel(table: Table, who: Person) -> Panel:
    """The settings of a hand that its game has a use for, each a button that turns it."""
    said, switches = words(who.language), LOOKS[table.game.key].hand.switches

    def button(payload: str, label: str, chosen: bool = False) -> Button:
        return _button(table, payload, said(label), chosen)

    def switch(payload: str, on: bool) -> Button:
        return button(payload, f"more-{payload}-{'on' if on else 'off'}", on)

    return panel(
        "waiting",
        f"## {said('more-title')}\n-# {said('more-note')}",
        row(
            button("ping", f"more-ping-{who.ping}", who.ping != "none"),
            switch("auto", who.auto_pass) if "auto" in switches else None,
            switch("careful", who.careful) if "careful" in switches else None,
            switch("text", who.text_mode),
        ),
        f"-# {said('auto-pass-help')}" if "auto" in switches else None,
        row(
            button("hint", "hint-button"),
            button("rules", "rules-button"),
            button("hand", "back-button"),
        ),
    )


def _button(table: Table, payload: str, label: str, chosen: bool = False) -> Button:
    action = f"h:{table.id}:{base36(table.version)}:{payload}"
    return Button(action, label, "next" if chosen else "plain")
