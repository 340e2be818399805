"""Shows the panels that cover a hand for a while: More, and hints."""

from dataclasses import replace
from typing import Any

from bot.hand.holding import page_button
from bot.hand.ids import HandPage, HandSwitch, OpenHand
from bot.looks.catalogue import look_of
from bot.looks.look import Holding
from bot.match.table import Table
from bot.people.people import PINGS, Person
from bot.ui.ids import encode
from bot.ui.panels import Button, Panel, panel, row
from bot.ui.words import Words, words


def more_panel(table: Table, who: Person, pick: str = "") -> Panel:
    """Show the settings that matter in this game; each button says what it will set."""
    said, switches = words(who.language), look_of(table.game).hand.switches

    def switch(verb: Any, label: str, to: str, chosen: bool) -> Button:
        press = HandSwitch(table.id, table.version, verb, to, pick or None)
        return Button(encode(press), said(label), "next" if chosen else "plain")

    def on_or_off(verb: str, on: bool) -> Button:
        return switch(verb, f"more-{verb}-{'on' if on else 'off'}", str(int(not on)), on)

    def page(verb: Any, label: str) -> Button:
        return Button(encode(HandPage(table.id, table.version, verb, pick or None)), said(label))

    hint = page("hint", "hint-not-rated" if table.is_rated else "hint-button")
    following = PINGS[(PINGS.index(who.ping) + 1) % len(PINGS)]
    return panel(
        "waiting",
        f"## {said('more-title')}\n-# {said('more-note')}",
        row(
            switch("ping", f"more-ping-{who.ping}", following, who.ping != "none"),
            on_or_off("auto", who.auto_pass) if "auto" in switches else None,
            on_or_off("careful", who.careful) if "careful" in switches else None,
            on_or_off("text", who.text_mode),
        ),
        f"-# {said('auto-pass-help')}" if "auto" in switches else None,
        row(
            replace(hint, on=not table.is_rated),
            page("rules", "rules-button"),
            page("hand", "back-button"),
        ),
    )


def hint_panel(holding: Holding, move: Any, instead: Any = None, pick: str = "") -> Panel:
    """Show what the computer Hard would do from this seat, and in one sentence why not what comes
    second. Choosing it shows the hand with the move one press away."""
    said = holding.words
    look = look_of(holding.game).hand
    what, why = look.advice(holding, move, instead)
    choose = page_button(holding, "hand", "hint-choose", look.pick_of(holding, move))
    back = page_button(holding, "hand", "hand-button", pick)
    return panel(
        "yours",
        f"## {said('hint-title')}\n### {what}",
        why,
        row(replace(choose, style="next"), None if back.action == choose.action else back),
    )


def asking_panel(holding: Holding, pick: str = "") -> Panel:
    """Ask before the first hint of a rated match."""
    said = holding.words
    return panel(
        "asking",
        f"## {said('hint-title')}\n{said('hint-costs')}",
        row(
            page_button(holding, "hint!", "hint-give", pick),
            page_button(holding, "hand", "back-button", pick),
        ),
    )


def faded_panel(match: str, said: Words) -> Panel:
    """Show what stays true of a hand that can be reached no more."""
    button = Button(encode(OpenHand(match, "hand")), said("hand-button"), "next")
    return panel("waiting", said("hand-faded"), row(button))
