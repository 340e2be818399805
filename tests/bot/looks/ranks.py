"""Hands and tables of RANK as the board is given them."""

import random
from typing import Any

from bot.looks.look import Company, Showing
from bot.ui.panels import Button, Panel, Row, buttons_of, texts_of
from bot.ui.text import shown_name
from bot.ui.words import words
from games.game import Memory, Seat, seen
from games.rank import RANK
from games.rank.state import State, to_act
from tests.bot.looks.fingers import Held, held_of, panel, payload
from tests.games.rank.rows import load, move

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
LONG = tuple(shown_name(name.ljust(32, "_")) for name in NAMES)
"""As long as names are shown, every sign but a few escaped."""


def witness() -> Memory[Any, Any]:
    return Memory(RANK.Dealt)


def emoji(name: str) -> str:
    return f"<:{name}:123456789012345678>"


def plain(name: str) -> str:
    return name.removeprefix("rank_")


def holding(
    state: State,
    seat: Seat,
    memory: Memory | None = None,
    language: str = "en",
    pick: str = "",
    refused: Any = None,
    **more: Any,
) -> Held:
    given: dict[str, Any] = {
        "game": RANK,
        "match": "7fq2z9a0",
        "version": 400,
        "seat": seat,
        "seen": seen(RANK, state, memory or witness(), seat),
        "legal": RANK.legal(state, seat),
        "refusal": lambda move: RANK.refusal(state, seat, move),
        "parse": lambda text: RANK.parse(state, text),
        "company": Company(NAMES[: len(state.hands)], (None,) * len(state.hands)),
        "words": words(language),
        "face": plain,
    }
    return held_of(given | more, pick, refused)


def showing(
    state: State, memory: Memory | None = None, language: str = "en", **more: Any
) -> Showing:
    events = [event for who, event in memory.witnessed if who is None] if memory else []
    given: dict[str, Any] = {
        "game": RANK,
        "view": RANK.view(state, None),
        "events": tuple(events),
        "company": Company(NAMES[: len(state.hands)], (None,) * len(state.hands)),
        "words": words(language),
        "face": plain,
        "preset": words(language)("rank-preset-2018"),
    }
    return Showing(**given | more)


def at_table(hands: list[Any], options: dict[str, Any] | None = None, **position: Any) -> State:
    """By default it is seat 0's turn."""
    given = {"turn": 0} if position.get("phase", "play") == "play" else {}
    return load(len(hands), options or {}, hands=hands, **given | position)


def text(shown: Panel) -> str:
    return "\n".join(texts_of(shown))


def controls(held: Held) -> str:
    """Play, Clear, Pass and More: a capital letter is on, small is off, ! is the way on."""
    *_, foot = (part for part in panel(held).parts if isinstance(part, Row))
    last = foot.buttons[:4]
    assert [each.label for each in last] == ["Play", "Clear", "Pass", "More"]
    return "".join(
        ("P" if each.on else "p") if each.label == "Play" else _letter(each) for each in last
    )


def _letter(each: Button) -> str:
    letter = {"Clear": "C", "Pass": "X", "More": "M"}[each.label or ""]
    return (letter if each.on else letter.lower()) + ("!" if each.style == "next" else "")


def is_own(button: Button) -> bool:
    """Whether the board has to know what a press means: More and Auto-pass are the hand's own."""
    return button.action.startswith("h:") and payload(button) not in ("more", "pass!")


def press_somewhere(shown: Panel, rng: random.Random) -> Button:
    """One of the buttons that are on, most often one that leads on. More is no board's own."""
    on = [each for each in buttons_of(shown) if each.on and is_own(each)]
    ways = [each for each in on if each.style == "go"]
    return rng.choice(ways) if ways and rng.random() < 0.7 else rng.choice(on)


def remembered(state: State, *moves: str) -> tuple[State, Memory[Any, Any]]:
    """The state after some moves, each behind its seat, and what was witnessed of them."""
    memory = witness()
    for line in moves:
        seat, _, said = line.partition(" ")
        step = move(state, int(seat), said)
        memory.add(step)
        state = step.state
    return state, memory


SEVENS = [2, 3, 3, 5, 7, 7, 8, 9, 9, 10, 11, 12, "C", "U", "W"]
OTHERS = [[1, 1, 4, 4], [4, 6, 6, 1], [5, 5, 5, 2]]
THREE_SEVENS: dict[str, Any] = {"pile": "3x7", "owner": 3, "table": [7, 7, 7]}


def answering(
    hand: list[Any] = SEVENS, options: dict[str, Any] | None = None, **position: Any
) -> State:
    """Seat 0 of four answers three 7s by seat 3."""
    return at_table([hand, *OTHERS], options, **THREE_SEVENS | position)


def leading(
    hand: list[Any] = SEVENS, options: dict[str, Any] | None = None, **position: Any
) -> State:
    return at_table([hand, *OTHERS], options, **position)


def king(options: dict[str, Any] | None = None, **position: Any) -> State:
    """Seat 0 is King of four: the second hand is dealt."""
    hands = [[3, 5, "C"], [2, 7], [1, 11], [9, "C", 12]]
    given = {"phase": "dealt", "handNumber": 2, "ranking": [0, 1, 2, 3], "king": 0}
    return at_table(hands, options, **given | position)


def seat_to_move(state: State) -> Seat | None:
    actors = to_act(state)
    return actors[0] if actors else None
