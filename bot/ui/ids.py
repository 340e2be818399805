"""Turns custom ids into values and back. Each says all of what its press means, so nothing is
remembered for it.

A room's `ids.py` holds a frozen dataclass for each shape of id it draws. Its text is the prefix of
the room and the fields in their order, with colons between: `t:k7fq2z9a:menu`. The last fields may
be None, and are then left out. What is chosen in a menu comes last.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from bot.errors import Forged
from bot.ui.text import base36

MENU = "="
"""Before the id of a menu."""
PERSON = "."
"""Between the people chosen in a menu."""
LARGEST_SNOWFLAKE = 2**63 - 1

T = TypeVar("T")


class PressId:
    """The base of every shape. Its `verb` names its line in the room's ROUTES; a shape with one
    meaning has none."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """How a field is written; `read` may still refuse a text that the pattern allows, with
    ValueError."""

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


def either(no: str, yes: str) -> Kind:
    """A flag, written as one of two signs."""
    return Kind(f"[{no}{yes}]", lambda sign: sign == yes, lambda on: yes if on else no)


def _snowflake(digits: str) -> int:
    if (number := int(digits)) > LARGEST_SNOWFLAKE:
        raise ValueError(digits)
    return number


Match = Annotated[str, Kind("[0-9a-z]{8}")]
Version = Annotated[int, Kind("[0-9a-z]{1,8}", lambda digits: int(digits, 36), base36)]
Snowflake = Annotated[int, Kind("[0-9]{1,20}", _snowflake)]
People = Annotated[
    tuple[int, ...],
    Kind(
        "(?:[0-9]{1,20}(?:[.][0-9]{1,20}){0,24})?",
        lambda ids: tuple(map(_snowflake, ids.split(PERSON))) if ids else (),
        lambda people: PERSON.join(map(str, people)),
    ),
]
Number = Annotated[int, Kind("[0-9]{1,19}", int)]
Flag = Annotated[bool, either("0", "1")]
Word = Annotated[str, Kind("[A-Za-z0-9_.-]{1,40}")]
Pick = Annotated[str, Kind("[!-~]{1,54}")]
"""What is chosen on a hand, as the game's look writes it."""
Rest = Annotated[str, Kind(".{1,80}")]
"""The remaining text; its reader judges it."""


def _kind_of(hint: Any) -> tuple[Kind, bool]:
    """Return a field's kind, by its type, and whether it may be None."""
    if get_origin(hint) is Annotated:
        return next(each for each in get_args(hint) if isinstance(each, Kind)), False
    if get_origin(hint) is Literal:
        return Kind("|".join(map(re.escape, get_args(hint)))), False
    (inner,) = (each for each in get_args(hint) if each is not type(None))
    return _kind_of(inner)[0], True


def _groups(kinds: Mapping[str, tuple[Kind, bool]]) -> str:
    """Of fields that may be None and follow one another, one is there only with those before it."""
    written, open_groups = "", 0
    for name, (kind, may_be_none) in kinds.items():
        if open_groups and not may_be_none:
            written, open_groups = written + ")?" * open_groups, 0
        open_groups += may_be_none
        written += f"{'(?:' if may_be_none else ''}:(?P<{name}>{kind.pattern})"
    return written + ")?" * open_groups


class _Shape:
    """A class of ids and the pattern of its texts."""

    def __init__(self, prefix: str, of: type[Any]) -> None:
        self.prefix, self.of = prefix, of
        hints = get_type_hints(of, include_extras=True)
        kinds = {each.name: _kind_of(hints[each.name]) for each in fields(of)}
        self.kinds = {name: kind for name, (kind, _) in kinds.items()}
        self.pattern = re.compile(re.escape(prefix) + _groups(kinds), re.ASCII | re.DOTALL)

    @property
    def routes(self) -> frozenset[tuple[str, str]]:
        """Return the lines of ROUTES that its ids can name."""
        verbs = get_args(get_type_hints(self.of).get("verb")) or ("",)
        return frozenset((self.prefix, verb) for verb in verbs)

    def read(self, text: str) -> PressId | None:
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        try:
            values = {
                name: None if written is None else self.kinds[name].read(written)
                for name, written in found.groupdict().items()
            }
            read: PressId = self.of(**values)
        except ValueError:
            return None
        return read

    def write(self, press: PressId) -> str:
        held = ((kind, getattr(press, name)) for name, kind in self.kinds.items())
        return ":".join(
            (self.prefix, *(kind.write(each) for kind, each in held if each is not None))
        )


_SHAPES: dict[type[Any], _Shape] = {}


@dataclass_transform(frozen_default=True)
def press_id(prefix: str) -> Callable[[type[T]], type[T]]:
    """Register a shape of ids. Raise TypeError if another room has its prefix and verb."""

    def made(cls: type[T]) -> type[T]:
        whole: type[T] = dataclass(frozen=True, slots=True)(cls)
        shape = _Shape(prefix, whole)
        for other in _SHAPES.values():
            if other.of.__module__ != cls.__module__ and other.routes & shape.routes:
                raise TypeError(f"{other.of} and {cls} are read as one")
        _SHAPES[whole] = shape
        return whole

    return made


def route_of(press: PressId) -> tuple[str, str]:
    """Return the press's line in ROUTES."""
    return _SHAPES[type(press)].prefix, getattr(press, "verb", "")


def match_of(press: PressId) -> str | None:
    """Return the match whose effects wait until the press is answered."""
    return getattr(press, "match", None)


def encode(press: PressId) -> str:
    """Return the custom id of a button or a form."""
    return _SHAPES[type(press)].write(press)


def stem(kind: type[Any], *values: Any) -> str:
    """Return the custom id of a menu: the press without what is chosen."""
    shape = _SHAPES[kind]
    held = zip(shape.kinds.values(), values, strict=False)
    return ":".join(
        (shape.prefix, *(kind.write(value) for kind, value in held if value is not None))
    )


_FORMER: list[tuple[re.Pattern[str], str]] = []


def formerly(written: str, now: str) -> None:
    """Translate ids of older releases, which are still in channels, to those of today."""
    _FORMER.append((re.compile(written, re.ASCII), now))


def decode(custom_id: str, chosen: str | None = None) -> PressId:
    """Return the press of a custom id, and of what was chosen in a menu. Raise Forged for any other
    text."""
    if custom_id.startswith(MENU) != (chosen is not None):
        raise Forged
    text = custom_id.removeprefix(MENU) if chosen is None else f"{custom_id[1:]}:{chosen}"
    for written, now in _FORMER:
        if former := written.fullmatch(text):
            text = former.expand(now)
    for found in _readings(text):
        return found
    raise Forged


def _readings(text: str) -> Iterator[PressId]:
    """Try a room's shapes in the order of their definition."""
    for shape in _beginning_with(text.partition(":")[0]):
        if (read := shape.read(text)) is not None:
            yield read


@cache
def _beginning_with(word: str) -> tuple[_Shape, ...]:
    """Return the shapes for a first word; a room may have several, such as `s:me`."""
    return tuple(each for each in _SHAPES.values() if each.prefix.partition(":")[0] == word)
