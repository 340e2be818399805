"""Discord's description of its API, cut to what the tests check bodies against.

`python -m tests.standin.extract openapi.json`, with the whole description as Discord publishes it.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.standin.schema import KEPT

CHECKED = (
    "ApplicationCommandCreateRequest",
    "MessageCreateRequest",
    "ModalInteractionCallbackRequestData",
)
TOLD = {"description", "title"}  # words for people, which refuse nothing
NAMED = "properties"  # below it the keys are names of fields


def extract(whole: Path) -> str:
    """The schemas that are checked and all that they lead to, as the text that is kept."""
    schemas = json.loads(whole.read_text(encoding="utf-8"))["components"]["schemas"]
    kept: dict[str, Any] = {}
    wanted = [*CHECKED]
    while wanted:
        name = wanted.pop()
        if name not in kept:
            kept[name] = without_words(schemas[name])
            wanted += leads_to(kept[name])
    return json.dumps(kept, indent=1, sort_keys=True) + "\n"


def without_words(part: Any, are_names: bool = False) -> Any:
    if isinstance(part, list):
        return [without_words(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        key: without_words(value, key == NAMED and not are_names)
        for key, value in part.items()
        if are_names or key not in TOLD
    }


def leads_to(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].rpartition("/")[2]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from leads_to(each)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("whole", type=Path, metavar="PATH", help="the whole description")
    KEPT.write_text(extract(parser.parse_args().whole), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
