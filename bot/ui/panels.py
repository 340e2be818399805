"""Describes messages as data: text, rows of buttons, menus.

A panel is compared, counted and checked for secrets as it is; `bot/discord_io/render.py` turns it
into a view.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.pictures.scene import Scene

Bar: TypeAlias = Literal["yours", "waiting", "asking"]
"""Green: your turn, or open to you. Grey: nothing is asked of you. Amber: a refusal, a question."""

Style: TypeAlias = Literal["plain", "next", "go", "danger"]
"""Blue: chosen, or the way on. Green: does it. Red: leaves, cancels, removes."""

MOST_PARTS = 40  # components of a message, nested ones counted
MOST_TEXT = 4_000  # characters of all texts together
LONGEST_LABEL = 80
LONGEST_ID = 100
LONGEST_ALT = 1024
MOST_OPTIONS = 25
ROW = 5


@dataclass(frozen=True, slots=True)
class Text:
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """A separator: keeps what cannot be undone apart from what is pressed often."""


@dataclass(frozen=True, slots=True)
class Button:
    """`action` says all that a press means; it is the button's custom id."""

    action: str
    label: str | None = None
    style: Style = "plain"
    on: bool = True
    face: str | None = None  # the name of an emoji
    spoken: str = ""  # stands for the face where there is none; empty where the label says it all


@dataclass(frozen=True, slots=True)
class Row:
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Option:
    value: str
    label: str
    note: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select, for looking up or setting things; never for play."""

    action: str
    options: tuple[Option, ...]
    placeholder: str = ""
    most: int = 1
    least: int = 1


@dataclass(frozen=True, slots=True)
class PeopleMenu:
    """A select among the people of the server; all that are chosen come at once, by their ids."""

    action: str
    placeholder: str = ""
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ChannelMenu:
    """A select among the channels of the server where people write; one is chosen, or none."""

    action: str
    placeholder: str = ""
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """A text with a button beside it: a choice and what it leads to."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Picture:
    """A scene to draw, and its alt text, which says all that the picture says."""

    scene: Scene
    alt: str
    legend: str = ""  # text under the picture
    instead: str = ""  # text in its place where no picture is allowed
    name: str = "picture.png"  # of the attachment; unique in the panel


@dataclass(frozen=True, slots=True)
class Attached:
    """A file to keep; its name is unique in the panel."""

    name: str
    text: str


Part: TypeAlias = Text | Line | Row | Menu | PeopleMenu | ChannelMenu | Beside | Picture | Attached


@dataclass(frozen=True, slots=True)
class Panel:
    parts: tuple[Part, ...]
    bar: Bar = "waiting"
    clauses: tuple[str, ...] = ()
    """The clauses behind a refusal shown in it."""


def panel(
    bar: Bar, *parts: Part | str | Iterable[Part] | None, clauses: tuple[str, ...] = ()
) -> Panel:
    """Strings become Text, nested lists are flattened, None is skipped."""
    return Panel(tuple(_flat(parts)), bar, clauses)


def _flat(parts: Iterable[Part | str | Iterable[Part] | None]) -> Iterator[Part]:
    for part in parts:
        if isinstance(part, str):
            yield Text(part)
        elif isinstance(part, Part):
            yield part
        elif part is not None:
            yield from _flat(part)


def row(*buttons: Button | None) -> Row:
    return Row(tuple(button for button in buttons if button is not None))


def rows(buttons: Iterable[Button], across: int) -> list[Row]:
    """Arrange buttons in rows, so many to a row."""
    held = list(buttons)
    return [Row(tuple(held[at : at + across])) for at in range(0, len(held), across)]


def pictures_of(shown: Panel) -> tuple[Picture, ...]:
    return tuple(part for part in shown.parts if isinstance(part, Picture))


def attached_of(shown: Panel) -> tuple[Attached, ...]:
    return tuple(part for part in shown.parts if isinstance(part, Attached))


def in_words(shown: Panel) -> Panel:
    """Replace pictures with their words."""
    if not pictures_of(shown):
        return shown
    parts = (Text(part.instead) if isinstance(part, Picture) else part for part in shown.parts)
    return replace(shown, parts=tuple(part for part in parts if part != Text("")))


def in_letters(shown: Panel) -> Panel:
    """Return the panel for text mode: no pictures, and buttons name their cards."""
    return with_buttons(in_words(shown), without_face)


def with_buttons(shown: Panel, change: Callable[[Button], Button]) -> Panel:
    """Return the panel with `change` applied to each button."""

    def changed(part: Part) -> Part:
        match part:
            case Row(buttons):
                return Row(tuple(map(change, buttons)))
            case Beside(text, button):
                return Beside(text, change(button))
        return part

    return replace(shown, parts=tuple(map(changed, shown.parts)))


def without_face(button: Button) -> Button:
    if button.face is None:
        return button
    label = f"{button.spoken} {button.label or ''}".strip()
    return replace(button, label=label, face=None)


def buttons_of(shown: Panel) -> Iterator[Button]:
    for part in shown.parts:
        if isinstance(part, Row):
            yield from part.buttons
        elif isinstance(part, Beside):
            yield part.button


def texts_of(shown: Panel) -> Iterator[str]:
    for part in shown.parts:
        if isinstance(part, Text | Beside):
            yield part.text
        elif isinstance(part, Picture) and part.legend:
            yield part.legend


def components(shown: Panel) -> int:
    """Count components as Discord does: the container, and everything nested in it."""
    return 1 + sum(map(_size, shown.parts))


def _size(part: Part) -> int:
    match part:
        case Row(buttons):
            return 1 + len(buttons)
        case Picture(legend=legend):
            return 2 if legend else 1
        case Menu() | PeopleMenu() | ChannelMenu():
            return 2
        case Beside():
            return 3
    return 1


def faults(shown: Panel) -> list[str]:
    """Return what Discord would refuse; empty for every panel the bot can send."""
    pictures = pictures_of(shown)
    found = faults(in_words(shown)) if pictures else []
    found += [f"alt text {part.alt!r}" for part in pictures if not 0 < len(part.alt) <= LONGEST_ALT]
    names = [part.name for part in pictures] + [part.name for part in attached_of(shown)]
    if len(set(names)) < len(names):
        found.append("one attachment twice")
    if components(shown) > MOST_PARTS:
        found.append(f"{components(shown)} components")
    if sum(map(len, texts_of(shown))) > MOST_TEXT:
        found.append("too much text")
    if any(not text.strip() for text in texts_of(shown)):
        found.append("an empty text")
    actions = [button.action for button in buttons_of(shown)]
    actions += [
        part.action for part in shown.parts if isinstance(part, Menu | PeopleMenu | ChannelMenu)
    ]
    if len(set(actions)) < len(actions):
        found.append("one custom id twice")
    found += [f"custom id {action!r}" for action in actions if not 0 < len(action) <= LONGEST_ID]
    for button in buttons_of(shown):
        if len(button.label or "") > LONGEST_LABEL or not without_face(button).label:
            found.append(f"label {button.label!r}")
    for part in shown.parts:
        if isinstance(part, Row) and not 0 < len(part.buttons) <= ROW:
            found.append(f"a row of {len(part.buttons)}")
        if isinstance(part, Menu):
            found += _menu_faults(part)
        if isinstance(part, PeopleMenu) and len(part.chosen) > MOST_OPTIONS:
            found.append(f"{len(part.chosen)} people chosen")
    return found


def _menu_faults(menu: Menu) -> Iterator[str]:
    if not 0 < len(menu.options) <= MOST_OPTIONS:
        yield f"a menu of {len(menu.options)}"
    if len({option.value for option in menu.options}) < len(menu.options):
        yield "one option twice"
    for option in menu.options:
        if not 0 < len(option.label) <= 100 or len(option.value) > 100 or len(option.note) > 100:
            yield f"option {option.value!r}"
    if len(menu.placeholder) > 150:
        yield "a long placeholder"
