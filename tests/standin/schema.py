"""Bodies against Discord's own description of its API: the parts that are kept here."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # its types are a package of their own

KEPT = Path(__file__).with_name("discord.json")
"""Written by `python -m tests.standin.extract`."""


@cache
def described(schema: str) -> Any:
    parts = json.loads(KEPT.read_text(encoding="utf-8"))
    assert schema in parts, f"{schema} is not kept here: name it in tests/standin/extract.py"
    parts["SnowflakeType"] = {"type": ["string", "integer"]}  # the library sends numbers
    return jsonschema.Draft202012Validator(
        {"$ref": f"#/components/schemas/{schema}", "components": {"schemas": parts}}
    )


def accepted(schema: str, body: Any) -> None:
    found = [
        (error.json_path, error.message[:200]) for error in described(schema).iter_errors(body)
    ]
    assert not found, found[:3]
