"""Describes forms as data: a title and some fields. Discord shows them as modals."""

from dataclasses import dataclass

from bot.ui.panels import LONGEST_ID

LONGEST_TITLE = 45
LONGEST_LABEL = 45
LONGEST_NOTE = 100
LONGEST_VALUE = 4_000
MOST_FIELDS = 5


@dataclass(frozen=True, slots=True)
class Field:
    """`name` is the custom id of the input, and the key of its value."""

    name: str
    label: str
    value: str = ""  # prefilled
    multiline: bool = False
    least: int = 0  # characters; 0 makes it optional
    most: int = LONGEST_VALUE
    note: str = ""  # help, in smaller letters


@dataclass(frozen=True, slots=True)
class Form:
    """`action` says all that sending it means; it is the modal's custom id."""

    title: str
    action: str
    fields: tuple[Field, ...]


def form_faults(form: Form) -> list[str]:
    """Return what Discord would refuse; empty for every form the bot can show."""
    found = []
    if not 0 < len(form.title) <= LONGEST_TITLE:
        found.append(f"title {form.title!r}")
    if not 0 < len(form.action) <= LONGEST_ID:
        found.append(f"custom id {form.action!r}")
    if not 0 < len(form.fields) <= MOST_FIELDS:
        found.append(f"{len(form.fields)} fields")
    if len({field.name for field in form.fields}) < len(form.fields):
        found.append("one field twice")
    for field in form.fields:
        found += _field_faults(field)
    return found


def _field_faults(field: Field) -> list[str]:
    fits = {
        "name": 0 < len(field.name) <= LONGEST_ID,
        "label": 0 < len(field.label) <= LONGEST_LABEL,
        "note": len(field.note) <= LONGEST_NOTE,
        "limits": 0 <= field.least <= field.most and 0 < field.most <= LONGEST_VALUE,
        "value": not field.value or field.least <= len(field.value) <= field.most,
    }
    return [f"{what} of field {field.name!r}" for what, well in fits.items() if not well]
