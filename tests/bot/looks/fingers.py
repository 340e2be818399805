"""Presses on a hand of any game, by what stands on its buttons."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.looks.catalogue import LOOKS
from bot.looks.look import Choose, Holding, Play, Pressed
from bot.ui.panels import Button, Panel, buttons_of
from bot.ui.refusals import Refused
from games.errors import IllegalMove, Refusal


@dataclass(frozen=True)
class Held:
    """A hand as somebody has it before them: what is chosen rides beside it, in the ids."""

    holding: Holding
    pick: str = ""
    refused: Refused | None = None

    @property
    def view(self) -> Any:
        return self.holding.view

    @property
    def seen(self) -> Any:
        return self.holding.seen

    @property
    def legal(self) -> Any:
        return self.holding.legal

    @property
    def words(self) -> Callable[..., str]:
        return self.holding.words


def held_of(given: dict[str, Any], pick: str = "", refused: tuple[str, str] | None = None) -> Held:
    """`refused` is the code and the clause of what the last press met."""
    holding = Holding(**given)
    met = Refused(IllegalMove(Refusal(*refused)), holding.game.key) if refused else None
    return Held(holding, pick, met)


def panel(held: Held) -> Panel:
    return LOOKS[held.holding.game.key].hand.panel(held.holding, held.pick, held.refused)


def means(held: Held, payload: str) -> Pressed:
    """As the bot asks it: whoever presses, only the payload says what is chosen."""
    return LOOKS[held.holding.game.key].hand.press(held.holding, payload)


def payload(button: Button) -> str:
    return button.action.split(":", 3)[3]


def button(shown: Panel, label: str) -> Button:
    """By its label, or a card by its face."""
    found = [each for each in buttons_of(shown) if label in (each.label, each.face)]
    assert len(found) == 1, (label, shown)
    return found[0]


def press(held: Held, label: str) -> Pressed:
    """What a button that is on means."""
    found = button(panel(held), label)
    assert found.on, label
    return means(held, payload(found))


def tap(held: Held, *labels: str) -> Held:
    """The hand after presses that only choose."""
    for label in labels:
        pressed = press(held, label)
        assert isinstance(pressed, Choose), label
        held = replace(held, pick=pressed.pick)
    return held


def plays(held: Held, label: str) -> str:
    """The move of a button."""
    pressed = press(held, label)
    assert isinstance(pressed, Play), label
    return pressed.text
