"""Turns frozen records into JSON values, under the names of the rules pages."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic.alias_generators import to_camel

from games.options import Form


def plain(value: Any) -> Any:
    """Turn records into objects with camelCase names, and tuples into lists."""
    if isinstance(value, Form):
        return value.plain()
    if is_dataclass(value):
        return {to_camel(f.name): plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, Mapping):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in value]
    return value


def plain_event(event: Any) -> dict[str, Any]:
    """Return an event with its name first: `Took` becomes `{"event": "took", …}`."""
    name = type(event).__name__
    return {"event": name[0].lower() + name[1:], **plain(event)}
