"""A hint in words: what Hard would do from this seat, and in one sentence why."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.boards.board import Holding
from bot.boards.racko_advice import advice as racko
from bot.boards.rank.advice import advice as rank
from bot.boards.scots.advice import advice as scots
from bot.panels import Button, Panel, panel, row

Advice = Callable[[Holding, Any], tuple[str, str]]
"""A legal move of the seat, and the reason for it."""

ADVICE: Mapping[str, Advice] = {"rank": rank, "racko": racko, "scots": scots}


def hint_panel(holding: Holding, move: Any) -> Panel:
    said = holding.words
    what, why = ADVICE[holding.game.key](holding, move)
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
