"""Says what places are worth to a player."""

from games.rank.scoring import TO_WIN
from games.rank.state import View

Worth = tuple[float, float, float, float]
"""Of King, Queen, Knight and Beggar."""

TOKENS: Worth = (1.0, 0.4, 0.12, 0.0)
"""Two tokens and the next benefit, one token, no robbery; the Beggar has none of these."""
REIGN: Worth = (1.0, 0.12, 0.06, 0.0)
LAST_TOKEN: Worth = (1.0, 0.75, 0.1, 0.0)
"""RK-14: one token is missing, so that the Queen wins too unless the King does."""


def worth_of(view: View, seat: int) -> Worth:
    if view.options.endless:
        return REIGN
    if view.tokens[seat] == TO_WIN - 1:
        return LAST_TOKEN
    return TOKENS


def place_class(place: int, seats: int) -> int:
    """Turn a place, from 1 on, into an index of `Worth`."""
    if place <= 2:
        return place - 1
    return 3 if place == seats else 2
