"""Queen of Scots tables written out by hand, and decks unlike the default one."""

from typing import Any

from games.game import Step
from games.scots import SCOTS
from games.scots.cards import counted
from games.scots.state import State


def cards(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def sets(text: str) -> list[list[str]]:
    return [] if text == "-" else [cards(part) for part in text.split(" / ")]


def table(seats: int = 2, options: dict[str, Any] | None = None, **position: Any) -> State:
    """A position under the field names of the rules page."""
    return SCOTS.load(seats, SCOTS.options(seats, options or {}), position)


def play(state: State, seat: int, text: str) -> Step[State, Any]:
    return SCOTS.play(state, seat, SCOTS.parse(state, text))


def refused(state: State, seat: int, text: str) -> str | None:
    found = SCOTS.refusal(state, seat, SCOTS.parse(state, text))
    return None if found is None else found.code


def held(state: State, seat: int, text: str) -> bool:
    """The seat's hand is exactly these cards."""
    return state.hands[seat] == counted(state.deck, cards(text))


def of(*types: str) -> dict[str, Any]:
    """A deck file from words such as `BO 15 x7`, `KJ 20 x4 royal` and `CJ 25 x8 wild`."""
    rows = []
    for text in types:
        code, value, copies, *flags = text.split()
        rows.append(
            {
                "code": code,
                "name": f"Type {code}",
                "royal": "royal" in flags,
                "wild": "wild" in flags,
                "value": int(value),
                "copies": int(copies[1:]),
            }
        )
    return {"id": "test", "version": 1, "referenceCards": 4, "types": rows}


NO_WILDS = of("A 10 x8", "B 5 x8", "C 15 x8", "Q 20 x6 royal", "K 25 x6 royal", "D 0 x14")
NO_ROYALS = of("W 25 x8 wild", "A 10 x9", "B 5 x9", "C 15 x9", "D 0 x13")
ONE_NATURAL = of("A 10 x20", "W 25 x20 wild", "Q 1 x8 royal")
ONE_TYPE = of("W 7 x9 wild", "A 10 x20")
WILD_AMONG_ROYALS = of("Q 20 x4 royal", "A 10 x9", "W 25 x8 wild", "K 15 x5 royal", "B 5 x20")
ALL_ROYAL = of(*(f"R{place} {place} x7 royal" for place in range(39)), "W 30 x9 wild")

ODD_DECKS = {
    "no wilds": NO_WILDS,
    "no royals": NO_ROYALS,
    "one person and one royal": ONE_NATURAL,
    "the wild among royals": WILD_AMONG_ROYALS,
    "all royal": ALL_ROYAL,
}
