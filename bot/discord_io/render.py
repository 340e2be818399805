"""Turns panels into Discord's views, and forms into modals. Decides nothing."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.ui.forms import Form
from bot.ui.ids import MENU
from bot.ui.panels import (
    Beside,
    Button,
    Line,
    Menu,
    Panel,
    Part,
    Picture,
    Row,
    Text,
    in_words,
    without_face,
)

Interaction: TypeAlias = discord.Interaction[Any]
Emoji: TypeAlias = Callable[[str], discord.PartialEmoji | None]

NO_MENTIONS = discord.AllowedMentions.none()

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "next": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
BARS = {"yours": 0x3BA55D, "waiting": 0x4E5058, "asking": 0xE0A030}

FORGOTTEN = 15 * 60.0
"""Seconds after which the library drops an unsent form; it still works."""


def view_of(panel: Panel, emoji: Emoji, *, pictures: bool = False) -> ui.LayoutView:
    """Make a view for one send. It is stopped already, so that the library keeps nothing of it and
    leaves its presses to the client.

    With `pictures` their files must be attached to the message; else words replace them.
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


def _button(button: Button, emoji: Emoji) -> ui.Button[Any]:
    face = emoji(button.face) if button.face else None
    if face is None:  # no emoji yet: the button names its card
        button = without_face(button)
    return ui.Button(
        label=button.label,
        style=STYLES[button.style],
        disabled=not button.on,
        custom_id=button.action,
        emoji=face,
    )


def _menu(menu: Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=f"{MENU}{menu.action}",
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


def modal_of(form: Form) -> ui.Modal:
    """Make a modal. Sending it is an interaction of its own, which the client handles like a press,
    so it works even after a restart."""
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


# Reading interactions


def custom_id_of(it: Interaction) -> str:
    return str((it.data or {}).get("custom_id", ""))  # type: ignore[call-overload]


def chosen_of(it: Interaction) -> str | None:
    """Return the value chosen in a menu."""
    values: Any = (it.data or {}).get("values")  # type: ignore[call-overload]
    return str(values[0]) if isinstance(values, list) and len(values) == 1 else None


def answers_of(it: Interaction) -> dict[str, str]:
    """Return the written values, by the names of the fields."""
    data: Any = it.data or {}
    found: dict[str, str] = {}
    for part in data.get("components", ()):
        inner = [part["component"]] if "component" in part else part.get("components", ())
        found.update((each["custom_id"], str(each.get("value", ""))) for each in inner)
    return found


def is_private(it: Interaction) -> bool:
    """Return whether only this person sees the message that was pressed."""
    return it.message is not None and it.message.flags.ephemeral
