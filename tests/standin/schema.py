"""Bodies against Discord's own description of its API: the parts that are kept here."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # its types are a package of their own

KEPT = Path(__file__).with_name("discord.json")
"""Written by `python -m tests.standin.extract`."""
ANY_ONE = jsonschema.Draft202012Validator.VALIDATORS["oneOf"]


@cache
def parts() -> Any:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return kept | {"SnowflakeType": {"type": ["string", "integer"]}}  # the library sends numbers


@cache
def described(schema: str) -> Any:
    assert schema in parts(), f"{schema} is not kept here: name it in tests/standin/extract.py"
    return Validator({"$ref": f"#/components/schemas/{schema}", "components": {"schemas": parts()}})


def one_of(validator: Any, kinds: list[Any], body: Any, schema: Any) -> Iterator[Any]:
    """Without those kinds of components that its `type` rules out: trying each takes most of the
    time."""
    likely = [kind for kind in kinds if may_be(kind, body)]
    yield from ANY_ONE(validator, likely or kinds, body, schema)


def may_be(kind: dict[str, Any], body: Any) -> bool:
    named = parts().get(kind.get("$ref", "").rpartition("/")[2], {})
    types = named.get("properties", {}).get("type", {}).get("enum")
    return types is None or not isinstance(body, dict) or body.get("type", types[0]) in types


Validator = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"oneOf": one_of})


def accepted(schema: str, body: Any) -> None:
    found = [
        (error.json_path, error.message[:200]) for error in described(schema).iter_errors(body)
    ]
    assert not found, found[:3]
