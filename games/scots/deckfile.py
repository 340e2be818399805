"""Reads deck files (RULES.md, section 2), and holds the default one."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Self

from pydantic import Field, ModelWrapValidatorHandler, ValidationError, model_validator
from pydantic_core import InitErrorDetails

from games.options import Form, clause_error

CLAUSE = "QS-2.2"
TYPES = 40
COPIES = 20
CARDS = 300
VALUE = 1000


class TypeForm(Form):
    """What is printed on a card: a person, or Crown Jewels."""

    code: str = Field(pattern=r"^[A-Z][A-Z0-9]{0,3}$")
    """One capital letter and up to three capitals or digits."""
    name: str = Field(min_length=1, max_length=40)
    royal: bool = False
    wild: bool = False
    value: int = Field(ge=0, le=VALUE)
    copies: int = Field(ge=1, le=COPIES)


class DeckForm(Form):
    """The JSON of a deck file. Its faults are all found in one reading."""

    id: str = Field("custom", min_length=1, max_length=100)
    version: int = Field(1, ge=0, le=10**9)
    reference_cards: int = Field(4, ge=0, le=1000)
    """They only list the royal family, and are never dealt."""
    types: list[TypeForm] = Field(min_length=1, max_length=TYPES)

    @model_validator(mode="wrap")
    @classmethod
    def _with_every_fault(cls, raw: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        """The faults of single fields and those of the whole file, which pydantic would part."""
        faults = list(_faults_together(raw))
        try:
            deck = handler(raw)
        except ValidationError as invalid:
            single = invalid.errors(include_url=False)
            faults[:0] = [_fault(fault["loc"], fault["msg"]) for fault in single]
        if faults:
            raise ValidationError.from_exception_data(cls.__name__, faults)
        return deck


def _fault(where: tuple[int | str, ...], text: str) -> InitErrorDetails:
    return {"type": clause_error(CLAUSE, text), "loc": where, "input": None}


def _faults_together(raw: Any) -> Iterator[InitErrorDetails]:
    """What no type shows by itself; whatever is no type at all is left to the form."""
    types = raw.get("types") if isinstance(raw, Mapping) else None
    if not isinstance(types, list) or len(types) > TYPES:
        return
    rows = [(place, row) for place, row in enumerate(types) if isinstance(row, Mapping)]
    yield from _repeated_codes(rows)
    yield from _wrong_wilds(rows)
    copies = (row.get("copies") for _, row in rows)
    if sum(number for number in copies if isinstance(number, int)) > CARDS:
        yield _fault(("types",), f"a deck has at most {CARDS} cards")


def _repeated_codes(rows: Sequence[tuple[int, Mapping[str, Any]]]) -> Iterator[InitErrorDetails]:
    known: list[Any] = []
    for place, row in rows:
        if (code := row.get("code")) in known and code is not None:
            yield _fault(("types", place, "code"), "another type has this code")
        known.append(code)


def _wrong_wilds(rows: Sequence[tuple[int, Mapping[str, Any]]]) -> Iterator[InitErrorDetails]:
    wilds = [(place, row) for place, row in rows if row.get("wild") is True]
    for number, (place, row) in enumerate(wilds):
        if row.get("royal") is True:
            yield _fault(("types", place, "wild"), "a royal type is not wild")
        if number:
            yield _fault(("types", place, "wild"), "at most one type is wild")
    if wilds and len(wilds) == len(rows):
        yield _fault(("types",), "at least one type is natural")


@cache
def default_deck() -> DeckForm:
    """QS-2.3."""
    text = files("games.scots").joinpath("deck.json").read_text(encoding="utf-8")
    return DeckForm.model_validate_json(text)
