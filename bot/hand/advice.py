"""A hint in words: what Hard would do from this seat, and in one sentence why."""

from typing import Any

from bot.looks.catalogue import LOOKS
from bot.looks.look import Holding
from bot.ui.panels import Button, Panel, panel, row


def hint_panel(holding: Holding, move: Any) -> Panel:
    said = holding.words
    what, why = LOOKS[holding.game.key].hand.advice(holding, move)
    return panel(
        "yours",
        f"## {said('hint-title')}\n### {what}",
        why,
        row(holding.button("hand", said("hand-button"), "next")),
    )


def asking_panel(holding: Holding) -> Panel:
    """Before the first hint of a match that was to be rated."""
    said = holding.words
    give: Button = holding.button("hint!", said("hint-give"), "next")
    return panel(
        "asking",
        f"## {said('hint-title')}\n{said('hint-costs')}",
        row(give, holding.button("hand", said("back-button"))),
    )
