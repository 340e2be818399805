"""Turns panels into Discord's views, and forms into modals. Decides nothing."""

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any, TypeAlias
from zlib import crc32

import discord
from discord import ui

from bot.ui.forms import Form
from bot.ui.ids import MENU, PERSON
from bot.ui.panels import (
    MOST_OPTIONS,
    Attached,
    Beside,
    Button,
    ChannelMenu,
    Line,
    Menu,
    Panel,
    Part,
    PeopleMenu,
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


class _Untold:
    """Keeps an item's words and ids out of what is printed of it: the library logs items."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class _Button(_Untold, ui.Button[Any]): ...


class _Menu(_Untold, ui.Select[Any]): ...


class _PeopleMenu(_Untold, ui.UserSelect[Any]): ...


class _ChannelMenu(_Untold, ui.ChannelSelect[Any]): ...


MENUS = (_Menu, _PeopleMenu, _ChannelMenu)


class _Text(_Untold, ui.TextDisplay[Any]): ...


class _Field(_Untold, ui.TextInput[Any]): ...


class _Label(_Untold, ui.Label[Any]): ...


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
    _keep_apart(view)
    view.stop()
    return view


def _keep_apart(view: ui.LayoutView) -> None:
    """Give the second of two menus another number, should both have one: Discord takes none twice.
    Hardly ever happens."""
    taken: set[int] = set()
    for item in view.walk_children():
        if isinstance(item, MENUS):
            item.id = next(each for each in count(item.id or 1) if each not in taken)
            taken.add(item.id)


def _items(part: Part, emoji: Emoji) -> Iterator[ui.Item[Any]]:
    match part:
        case Text(text):
            yield _Text(text)
        case Line():
            yield ui.Separator(spacing=discord.SeparatorSpacing.small)
        case Row(buttons):
            yield ui.ActionRow(*(_button(button, emoji) for button in buttons))
        case Beside(text, button):
            yield ui.Section(_Text(text), accessory=_button(button, emoji))
        case Picture():
            url = f"attachment://{part.name}"
            yield ui.MediaGallery(discord.MediaGalleryItem(url, description=part.alt))
            if part.legend:
                yield _Text(part.legend)
        case Attached(name):
            yield ui.File(f"attachment://{name}")
        case Menu():
            yield ui.ActionRow(_menu(part))
        case PeopleMenu():
            yield ui.ActionRow(_people_menu(part))
        case ChannelMenu():
            yield ui.ActionRow(_channel_menu(part))


def _button(button: Button, emoji: Emoji) -> ui.Button[Any]:
    face = emoji(button.face) if button.face else None
    if face is None:  # no emoji yet: the button names its card
        button = without_face(button)
    return _Button(
        label=button.label,
        style=STYLES[button.style],
        disabled=not button.on,
        custom_id=button.action,
        emoji=face,
    )


def _menu(menu: Menu) -> ui.Select[Any]:
    return _Menu(
        id=number_of(menu.action),
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


def _people_menu(menu: PeopleMenu) -> ui.UserSelect[Any]:
    """Choosing nobody is a choice, too."""
    return _PeopleMenu(
        id=number_of(menu.action),
        custom_id=f"{MENU}{menu.action}",
        placeholder=menu.placeholder or None,
        min_values=0,
        max_values=MOST_OPTIONS,
        default_values=[
            discord.SelectDefaultValue(id=person, type=discord.SelectDefaultValueType.user)
            for person in menu.chosen
        ],
    )


def _channel_menu(menu: ChannelMenu) -> ui.ChannelSelect[Any]:
    """Choosing none is a choice, too."""
    of = discord.SelectDefaultValueType.channel
    return _ChannelMenu(
        id=number_of(menu.action),
        custom_id=f"{MENU}{menu.action}",
        channel_types=[discord.ChannelType.text],
        placeholder=menu.placeholder or None,
        min_values=0,
        max_values=1,
        default_values=[discord.SelectDefaultValue(id=menu.chosen, type=of)] if menu.chosen else [],
    )


def number_of(action: str) -> int:
    """Return a menu's number in its message, the same whatever stands above it: clients keep what
    is being chosen by that number. Discord counts its own from 1 on, so ours are large."""
    return crc32(action.encode()) >> 2 | 1 << 30


def modal_of(form: Form) -> ui.Modal:
    """Make a modal, stopped like a view. Sending it is an interaction of its own, which the client
    handles like a press, so it works even after a restart."""
    modal = ui.Modal(title=form.title, custom_id=form.action)
    for field in form.fields:
        written = _Field(
            custom_id=field.name,
            default=field.value or None,
            style=discord.TextStyle.paragraph if field.multiline else discord.TextStyle.short,
            required=field.least > 0,
            min_length=field.least or None,
            max_length=field.most,
        )
        label = _Label(text=field.label, description=field.note or None, component=written)
        modal.add_item(label)
    modal.stop()
    return modal


# Reading interactions


def custom_id_of(it: Interaction) -> str:
    return str((it.data or {}).get("custom_id", ""))  # type: ignore[call-overload]


def ids_of(components: Iterable[Any]) -> Iterator[str]:
    """Return the custom ids of components, including nested ones and accessories."""
    for each in components:
        if custom_id := getattr(each, "custom_id", None):
            yield custom_id
        yield from ids_of(getattr(each, "children", ()))
        if accessory := getattr(each, "accessory", None):
            yield from ids_of((accessory,))


def chosen_of(it: Interaction) -> str | None:
    """Return the value chosen in a menu; of people, all their ids; of channels, one or 0."""
    data: Any = it.data or {}
    values = data.get("values")
    if data.get("component_type") == discord.ComponentType.user_select.value:
        return PERSON.join(map(str, values or ()))
    if data.get("component_type") == discord.ComponentType.channel_select.value:
        return str(next(iter(values or ()), 0))
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


def is_promised(it: Interaction) -> bool:
    """Return whether Discord was told to wait for a new message."""
    return it.response.type is discord.InteractionResponseType.deferred_channel_message
