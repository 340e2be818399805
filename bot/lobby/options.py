"""Reads from a game's option model how each option can be set."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from bot.looks.catalogue import look_named
from bot.ui.forms import LONGEST_VALUE
from games.catalogue import rules_named
from games.options import Form

Kind: TypeAlias = Literal["flag", "choice", "number", "file"]

WHOLE_NUMBER = re.compile(r"-?[0-9]{1,9}")
PAGE = 7
"""Options on one page of the panel: each takes three components."""


@dataclass(frozen=True, slots=True)
class Control:
    """One option: a flag, a choice among `values`, a number, or a file pasted as JSON."""

    name: str  # as the rules page spells it
    kind: Kind
    clause: str = ""
    values: tuple[Any, ...] = ()
    least: int = 0  # of a number
    most: int = 0
    may_be_none: bool = False


@cache
def controls(game: str) -> tuple[Control, ...]:
    """Return all options of a game: first those that hosts ask for, then the others in the order
    of its rules page."""
    rules = rules_named(game).Options.model_json_schema(by_alias=True)["properties"]
    names = dict.fromkeys((*look_named(game).rules.first_options, *rules))
    return tuple(_control(name, rules[name]) for name in names)


def page_of(game: str, name: str) -> int:
    names = [control.name for control in controls(game)]
    return names.index(name) // PAGE if name in names else 0


def control_of(game: str, name: str) -> Control | None:
    return next((control for control in controls(game) if control.name == name), None)


def _control(name: str, rule: Mapping[str, Any]) -> Control:
    clause = str(rule.get("clause", ""))
    branches = rule.get("anyOf", [rule])
    none = {"type": "null"} in branches
    (branch,) = [each for each in branches if each != {"type": "null"}]
    values = (*_values(branch), None) if none else _values(branch)
    if branch.get("type") == "boolean":
        return Control(name, "flag", clause, (False, True))
    if _values(branch):
        return Control(name, "choice", clause, values)
    if branch.get("type") == "integer":
        limits = branch.get("minimum", 0), branch.get("maximum", 10**9)
        return Control(name, "number", clause, (), *limits, none)
    return Control(name, "file", clause)


def _values(branch: Mapping[str, Any]) -> tuple[Any, ...]:
    if "const" in branch:
        return (branch["const"],)
    return tuple(branch.get("enum", ()))


def read_text(control: Control, text: str) -> Any:
    """Parse a written value for the rules to judge; text that is no value stays text."""
    text = text.strip()
    if control.kind == "file":
        return _read_file(text)
    if not text and control.may_be_none:
        return None
    return int(text) if WHOLE_NUMBER.fullmatch(text) else text


def _read_file(text: str) -> Any:
    """Parse a file; an empty text means the one that comes with the game."""
    if not text:
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def write_text(value: Any) -> str:
    """Return the value as somebody would type it; empty if it is too long for that."""
    if isinstance(value, Form):
        text = _write_file(value)
        return text if len(text) <= LONGEST_VALUE else ""
    return "" if value is None else str(value)


def _write_file(file: Form) -> str:
    """Print a file with a line for each list entry, without defaults."""
    entries = file.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    lines = []
    for name, value in entries.items():
        if isinstance(value, list):
            rows = ",\n".join(_compact(each) for each in value)
            lines.append(f'"{name}":[\n{rows}]')
        else:
            lines.append(f'"{name}":{_compact(value)}')
    return "{" + ",\n".join(lines) + "}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
