"""Worlds that look the same: the cards that a viewer cannot know, dealt in another way."""

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

from games.game import AnyGame, Place


def cards(value: Any) -> Iterator[Any]:
    """Those in a field of a position, however deep."""
    if isinstance(value, list):
        for inner in value:
            yield from cards(inner)
    elif value is not None:
        yield value


def at(position: Any, place: Place) -> Any:
    for step in place:
        position = position[step]
    return position


def redealt(
    game: AnyGame, position: Mapping[str, Any], viewer: int | None, rng: random.Random
) -> dict[str, Any]:
    """The same position with all cards that the viewer cannot know dealt in another way."""
    changed: dict[str, Any] = json.loads(json.dumps(position))
    places = list(game.hidden(changed, viewer))
    pool = [card for place in places for card in cards(at(changed, place))]
    rng.shuffle(pool)
    for *way, last in places:
        inside = at(changed, tuple(way))
        many = len(inside[last]) if isinstance(inside[last], list) else 1
        dealt, pool = pool[:many], pool[many:]
        inside[last] = dealt if isinstance(inside[last], list) else dealt[0]
    return changed
