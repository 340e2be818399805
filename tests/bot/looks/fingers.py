"""Presses on a hand of any game, by what stands on its buttons."""

from dataclasses import replace

from bot.looks.catalogue import BOARDS
from bot.looks.look import Choose, Holding, Play, Pressed
from bot.ui.panels import Button, Panel, buttons_of


def payload(button: Button) -> str:
    return button.action.split(":", 3)[3]


def button(shown: Panel, label: str) -> Button:
    """By its label, or a card by its face."""
    found = [each for each in buttons_of(shown) if label in (each.label, each.face)]
    assert len(found) == 1, (label, shown)
    return found[0]


def press(held: Holding, label: str) -> Pressed:
    """What a button that is on means."""
    board = BOARDS[held.game.key]
    found = button(board.hand(held), label)
    assert found.on, label
    return board.press(held, payload(found))


def tap(held: Holding, *labels: str) -> Holding:
    """The hand after presses that only choose."""
    for label in labels:
        pressed = press(held, label)
        assert isinstance(pressed, Choose), label
        held = replace(held, pick=pressed.pick)
    return held


def plays(held: Holding, label: str) -> str:
    """The move of a button."""
    pressed = press(held, label)
    assert isinstance(pressed, Play), label
    return pressed.text
