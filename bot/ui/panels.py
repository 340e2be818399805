"""What a message shows, as data: text, rows of buttons, menus. Discord gets its shapes last.

A panel is compared, counted and checked for secrets as it is; `bot/render.py` turns it into a view.
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
    """A separator: what cannot be undone stands apart from what is pressed often."""


@dataclass(frozen=True, slots=True)
class Button:
    """`action` is the whole meaning of a press, and the button's custom id."""

    action: str
    label: str | None = None
    style: Style = "plain"
    on: bool = True
    face: str | None = None  # the name of an emoji


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
    """A select: for what is looked up or set, never for play."""

    action: str
    options: tuple[Option, ...]
    placeholder: str = ""
    most: int = 1
    least: int = 1


@dataclass(frozen=True, slots=True)
class Beside:
    """A text with its button at its side: a choice and what it leads to."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be drawn, and in words all that it says."""

    scene: Scene
    alt: str
    legend: str = ""  # stands under the picture
    instead: str = ""  # stands in its place where there can be none
    name: str = "picture.png"  # of the attachment; no other picture of the panel has it


Part: TypeAlias = Text | Line | Row | Menu | Beside | Picture


@dataclass(frozen=True, slots=True)
class Panel:
    parts: tuple[Part, ...]
    bar: Bar = "waiting"
    clauses: tuple[str, ...] = ()
    """What stands refused in it, by the places of the rules page."""


def panel(
    bar: Bar, *parts: Part | str | Iterable[Part] | None, clauses: tuple[str, ...] = ()
) -> Panel:
    """Strings become Text, nested lists are flattened, None is skipped."""
    return Panel(tuple(_flat(parts)), bar, clauses)


def _flat(parts: Iterable[Part | str | Iterable[Part] | None]) -> Iterator[Part]:
    for part in parts:
        if isinstance(part, str):
            yield Text(part)
        elif isinstance(part, Text | Line | Row | Menu | Beside | Picture):
            yield part
        elif part is not None:
            yield from _flat(part)


def row(*buttons: Button | None) -> Row:
    return Row(tuple(button for button in buttons if button is not None))


def rows(buttons: Iterable[Button], across: int) -> list[Row]:
    """Side by side, so many to a line."""
    held = list(buttons)
    return [Row(tuple(held[at : at + across])) for at in range(0, len(held), across)]


def pictures_of(shown: Panel) -> tuple[Picture, ...]:
    return tuple(part for part in shown.parts if isinstance(part, Picture))


def in_words(shown: Panel) -> Panel:
    """The same without pictures, and with what stands in their place."""
    if not pictures_of(shown):
        return shown
    parts = (Text(part.instead) if isinstance(part, Picture) else part for part in shown.parts)
    return replace(shown, parts=tuple(part for part in parts if part != Text("")))


def spelled(face: str) -> str:
    """The face of a card in a word: what comes after the game's name."""
    return face.partition("_")[2].replace("_", " ").capitalize() or face


def in_letters(shown: Panel) -> Panel:
    """For who wants text alone: no pictures, and each button says its card in a word."""
    return with_buttons(in_words(shown), without_face)


def with_buttons(shown: Panel, change: Callable[[Button], Button]) -> Panel:
    """The same with each button as `change` makes it."""

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
    label = f"{spelled(button.face)} {button.label or ''}".strip()
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
    """As Discord counts them: the container, and everything nested in it."""
    return 1 + sum(map(_size, shown.parts))


def _size(part: Part) -> int:
    match part:
        case Row(buttons):
            return 1 + len(buttons)
        case Picture(legend=legend):
            return 2 if legend else 1
        case Menu():
            return 2
        case Beside():
            return 3
    return 1


def faults(shown: Panel) -> list[str]:
    """What Discord would refuse; empty for every panel the bot can send."""
    pictures = pictures_of(shown)
    found = faults(in_words(shown)) if pictures else []
    found += [f"alt text {part.alt!r}" for part in pictures if not 0 < len(part.alt) <= LONGEST_ALT]
    if len({part.name for part in pictures}) < len(pictures):
        found.append("one attachment twice")
    if components(shown) > MOST_PARTS:
        found.append(f"{components(shown)} components")
    if sum(map(len, texts_of(shown))) > MOST_TEXT:
        found.append("too much text")
    if any(not text.strip() for text in texts_of(shown)):
        found.append("an empty text")
    actions = [button.action for button in buttons_of(shown)]
    actions += [part.action for part in shown.parts if isinstance(part, Menu)]
    if len(set(actions)) < len(actions):
        found.append("one custom id twice")
    found += [f"custom id {action!r}" for action in actions if not 0 < len(action) <= LONGEST_ID]
    for button in buttons_of(shown):
        if len(button.label or "") > LONGEST_LABEL or not (button.label or button.face):
            found.append(f"label {button.label!r}")
    for part in shown.parts:
        if isinstance(part, Row) and not 0 < len(part.buttons) <= ROW:
            found.append(f"a row of {len(part.buttons)}")
        if isinstance(part, Menu):
            found += _menu_faults(part)
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
