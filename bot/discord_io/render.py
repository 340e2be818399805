"""Panels into Discord's views, and forms into modals. Nothing here decides anything.

A view is made of dynamic items alone and is built afresh for every message: one that also held a
plain item with a callback would take the dynamic ones with it when it stops.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, Self, TypeAlias

import discord
from discord import ui

from bot.ui.forms import Form
from bot.ui.panels import Beside, Button, Line, Menu, Panel, Part, Picture, Row, Text, in_words

Press: TypeAlias = discord.Interaction[Any]
Emoji: TypeAlias = Callable[[str], discord.PartialEmoji | None]

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "next": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
BARS = {"yours": 0x3BA55D, "waiting": 0x4E5058, "asking": 0xE0A030}

ACTION = re.compile(r"(?P<kind>[a-z]{1,2}):(?P<rest>.{1,96})", re.DOTALL)
CHOICE = re.compile(r"=(?P<kind>[a-z]{1,2}):(?P<rest>.{1,95})", re.DOTALL)


class PressButton(ui.DynamicItem[ui.Button[Any]], template=ACTION):
    """A button's whole meaning is in its id, so it outlives a restart."""

    def __init__(self, button: ui.Button[Any], kind: str, rest: str) -> None:
        super().__init__(button)
        self.kind, self.rest = kind, rest

    @classmethod
    async def from_custom_id(cls, _: Press, item: ui.Item[Any], found: re.Match[str], /) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item, found["kind"], found["rest"])

    async def callback(self, press: Press) -> None:
        await press.client.desk.press(press, self.kind, self.rest, ())


class PressMenu(ui.DynamicItem[ui.Select[Any]], template=CHOICE):
    """The same for a menu; what was chosen comes with the press."""

    def __init__(self, menu: ui.Select[Any], kind: str, rest: str) -> None:
        super().__init__(menu)
        self.kind, self.rest = kind, rest

    @classmethod
    async def from_custom_id(cls, _: Press, item: ui.Item[Any], found: re.Match[str], /) -> Self:
        assert isinstance(item, ui.Select)
        return cls(item, found["kind"], found["rest"])

    async def callback(self, press: Press) -> None:
        await press.client.desk.press(press, self.kind, self.rest, tuple(self.item.values))


FORGOTTEN = 15 * 60.0
"""Seconds after which the library lets go of a form that nobody sends; it is taken all the same."""

DYNAMIC_ITEMS = (PressButton, PressMenu)


def view_of(panel: Panel, emoji: Emoji, *, pictures: bool = False) -> ui.LayoutView:
    """A fresh view, for one send. It is stopped already: the library keeps nothing of it, where a
    private one would hold memory and a task for fifteen minutes. Its items need no view.

    With `pictures` their files must be attached to the message; else words stand in their place.
    """
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=BARS[panel.bar])
    for part in (panel if pictures else in_words(panel)).parts:
        for item in _items(part, emoji):
            box.add_item(item)
    view.add_item(box)
    view.stop()
    return view


def _items(part: Part, emoji: Emoji) -> Iterator[ui.Item[Any]]:
    match part:
        case Text(text):
            yield ui.TextDisplay(text)
        case Line():
            yield ui.Separator(spacing=discord.SeparatorSpacing.small)
        case Row(buttons):
            yield ui.ActionRow(*(_button(button, emoji) for button in buttons))
        case Beside(text, button):
            yield ui.Section(text, accessory=_button(button, emoji))
        case Picture():
            url = f"attachment://{part.name}"
            yield ui.MediaGallery(discord.MediaGalleryItem(url, description=part.alt))
            if part.legend:
                yield ui.TextDisplay(part.legend)
        case Menu():
            yield ui.ActionRow(_menu(part))


def _button(button: Button, emoji: Emoji) -> PressButton:
    kind, _, rest = button.action.partition(":")
    face = emoji(button.face) if button.face else None
    label = button.label
    if button.face and face is None:  # no picture yet: the button says its card in words
        label = f"{fallback_label(button.face)} {label or ''}".strip()
    made: ui.Button[Any] = ui.Button(
        label=label,
        style=STYLES[button.style],
        disabled=not button.on,
        custom_id=button.action,
        emoji=face,
    )
    return PressButton(made, kind, rest)


def fallback_label(face: str) -> str:
    """The face of a card in a word: what comes after the game's name."""
    return face.partition("_")[2].replace("_", " ").capitalize() or face


def _menu(menu: Menu) -> PressMenu:
    kind, _, rest = menu.action.partition(":")
    made: ui.Select[Any] = ui.Select(
        custom_id=f"={menu.action}",
        placeholder=menu.placeholder or None,
        min_values=menu.least,
        max_values=min(menu.most, len(menu.options)),
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.note or None,
                default=option.chosen,
            )
            for option in menu.options
        ],
    )
    return PressMenu(made, kind, rest)


def modal_of(form: Form) -> ui.Modal:
    """A form to write in. What is sent comes back as an interaction of its own, which the client
    hands to the desk: so a form that was opened before a restart is still taken."""
    modal = ui.Modal(title=form.title, custom_id=form.action, timeout=FORGOTTEN)
    for field in form.fields:
        written: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            default=field.value or None,
            style=discord.TextStyle.paragraph if field.multiline else discord.TextStyle.short,
            required=field.least > 0,
            min_length=field.least or None,
            max_length=field.most,
        )
        label: ui.Label[Any] = ui.Label(
            text=field.label, description=field.note or None, component=written
        )
        modal.add_item(label)
    return modal


def answers_of(press: Press) -> dict[str, str]:
    """What was written, by the names of the fields."""
    data: Any = press.data or {}
    found: dict[str, str] = {}
    for part in data.get("components", ()):
        inner = [part["component"]] if "component" in part else part.get("components", ())
        found.update((each["custom_id"], str(each.get("value", ""))) for each in inner)
    return found
