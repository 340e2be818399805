"""Reads options and positions strictly, with faults that name their fields."""

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.alias_generators import to_camel
from pydantic_core import ErrorDetails, PydanticCustomError

from games.errors import Fault, Refused

M = TypeVar("M", bound="Form")
LONGEST_FAULT = 200  # characters; a stranger's input is never echoed at length


class Form(BaseModel):
    """Named fields from a person or a program: unknown names and wrong types are faults."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        strict=True,
        alias_generator=to_camel,
        validate_by_name=True,
        validate_by_alias=True,
        use_attribute_docstrings=True,
        hide_input_in_errors=True,
    )

    def plain(self) -> dict[str, Any]:
        """Return the fields as JSON values, under the names of the rules page."""
        return self.model_dump(mode="json", by_alias=True)


def clause_error(clause: str, text: str) -> PydanticCustomError:
    """Return a fault for a validator to raise, with the clause it breaks."""
    return PydanticCustomError("rule", "{text}", {"text": text, "clause": clause})


def read(form: type[M], raw: Mapping[str, Any], error: type[Refused]) -> M:
    """Fill in the form with `raw`, or raise `error` with every fault."""
    try:
        return form.model_validate(dict(raw), by_alias=True, by_name=False)
    except ValidationError as invalid:
        faults = invalid.errors(include_url=False, include_input=False)
        raise error(_fault(form, fault) for fault in faults) from None


def _fault(form: type[Form], fault: ErrorDetails) -> Fault:
    where = ".".join(str(part) for part in fault["loc"])[:LONGEST_FAULT]
    clause = fault.get("ctx", {}).get("clause") or _clause(form, fault["loc"])
    return Fault(where, fault["msg"][:LONGEST_FAULT], clause)


def _clause(form: type[Form], where: tuple[int | str, ...]) -> str:
    for field in form.model_fields.values():
        if where and field.alias == where[0] and isinstance(field.json_schema_extra, dict):
            return str(field.json_schema_extra.get("clause", ""))
    return ""
