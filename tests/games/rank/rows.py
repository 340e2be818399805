"""The notation of the worked examples: options, hands and actions of a row."""

import json
import re
from typing import Any

from games.errors import RuleError
from games.game import Step
from games.rank import RANK
from games.rank.state import State
from tests.rulepages import Row, page, rows

EDITIONS = {"2018": "2018", "2nd": "second", "IT": "italian"}
SEATS = "ABCDEFGHIJKL"
ID = re.compile(r"^\| ([PSXTNHR][0-9]+) \|", re.MULTILINE)


def ids_on_the_page() -> list[str]:
    return ID.findall(page("rank"))


def cases(heading: str) -> list[tuple[Row, dict[str, Any]]]:
    """Each row once for every edition that its options name."""
    return [(row, options) for row in rows("rank", heading) for options in editions(row["Options"])]


def case_id(case: tuple[Row, dict[str, Any]]) -> str:
    row, options = case
    return f"{row['#']} {options.get('edition', '')}".strip()


def editions(text: str) -> list[dict[str, Any]]:
    """`2018,2nd loneCount=any` is two sets of options, `-` one without any."""
    words = [] if text == "-" else text.split()
    flags = dict(map(flag, (word for word in words if "=" in word)))
    if not words or "=" in words[0]:
        return [flags]
    named = list(EDITIONS) if words[0] == "*" else words[0].split(",")
    return [{"edition": EDITIONS[name], **flags} for name in named]


def flag(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    return name, json.loads(value) if value in ("true", "false") or value.isdigit() else value


def card(text: str) -> int | str:
    return int(text) if text.isdigit() else text


def cards(text: str) -> list[int | str]:
    """Separated by commas, plus signs or blanks."""
    return [card(word) for word in re.split(r"[,+ ]+", text.strip()) if word]


def hands(text: str) -> dict[str, list[int | str]]:
    """`A:5,9 B:7 extra:8`."""
    named = (word.split(":") for word in text.split())
    return {name: cards(held) for name, held in named}


def load(seats: int, options: dict[str, Any], **position: Any) -> State:
    return RANK.load(seats, RANK.options(seats, options), position)


def move(state: State, seat: int | str, text: str) -> Step[State, Any]:
    number = SEATS.index(seat) if isinstance(seat, str) else seat
    return RANK.play(state, number, RANK.parse(state, text))


def code(state: State, seat: int | str, text: str) -> str:
    """The code with which a move is refused, or none."""
    try:
        move(state, seat, text)
    except RuleError as refused:
        return refused.code
    return "none"


def run(state: State, actions: list[tuple[str, str]]) -> tuple[State, str]:
    """The state after the actions, and the code of the refusal: only the last may fail."""
    for seat, text in actions[:-1]:
        state = move(state, seat, text).state
    seat, text = actions[-1]
    error = code(state, seat, text)
    return (move(state, seat, text).state if error == "none" else state), error


def letters(seats: Any) -> str:
    return ",".join(SEATS[seat] for seat in seats) or "none"


def facts(text: str) -> dict[str, str]:
    """`turn=B; pile=-`."""
    return dict(fact.strip().split("=") for fact in text.split(";"))
