"""Divides RACK-O's rules page: chapters by phase, topics, how to play."""

from bot.looks.look import Switch, by_clause, span
from bot.looks.racko.picture import RackoScene, RackoSeat
from bot.ui.panels import Picture
from bot.ui.words import Words

CHAPTERS = {"pick": "RO-4", "drawn": "RO-4", "roundOver": "RO-7", "gameOver": "RO-8"}

TOPICS = tuple(f"RO-R{number}" for number in (1, 5, 9, 14, 20, 28, 33, 39))

SWITCHES = by_clause(
    Switch("runRule", on=("RO-R28", "RO-R30")),
    Switch("partners", on=("RO-7.5", "RO-R21", "RO-R31", "RO-R32", "RO-R47")),
    Switch("bonus", on=("RO-7.4", *span("RO-R", 22, 25), "RO-R28", "RO-R45")),
    Switch("turnCap", on=("RO-R42",)),
)

HIDDEN = (None,) * 10


def _with(card: int, place: int) -> tuple[int | None, ...]:
    """A rack of which one card is known."""
    return (*HIDDEN[:place], card, *HIDDEN[place + 1 :])


SCENE = RackoScene(
    (
        RackoSeat(_with(37, 5), 75, exchanged=5),
        RackoSeat(_with(4, 0), 20, is_turn=True),
    ),
    draw_pile=18,
    face_up=34,
)


def how_to_play(words: Words) -> Picture:
    return Picture(SCENE, words("racko-how-alt"))
