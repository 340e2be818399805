"""Divides RANK's rules page: chapters by phase, topics, how to play."""

from bot.looks.look import Switch, by_clause, span
from bot.looks.rank.picture import RankScene, RankSeat
from bot.ui.panels import Picture
from bot.ui.words import Words

CHAPTERS = {
    "play": "RK-5",
    "kingsHand": "RK-21",
    "benefit": "RK-12",
    "kingReturn": "RK-12",
    "queenReturn": "RK-21",
    "gameOver": "RK-14",
}

TOPICS = ("E-1", "E-9", "E-20", *(f"A-{number}" for number in (1, 10, 19, 28, 34, 46, 56, 68)))

TOKENS = (*span("RK-11.", 1, 3), *span("RK-14.", 1, 3))

SWITCHES = by_clause(
    Switch(
        "classicPresident",
        on=(*span("RK-21.", 1, 8), *span("A-", 56, 60), "A-67"),
        off=(*span("RK-12.", 1, 8), *span("A-", 49, 54)),
    ),
    Switch(
        "endless",
        on=("RK-21.9", "RK-21.10", "A-61"),
        off=("RK-1.4", "RK-9.4", "RK-21.8", *TOKENS, "E-19", "E-29", "A-46", "A-47"),
        part=("RK-10.1", "RK-10.2", "RK-13.2", "RK-23.1"),
    ),
    Switch("kingsHand", on=(*span("RK-21.", 11, 15), *span("A-", 62, 66))),
    Switch("kingsHandInFirstHand", on=("A-66",)),
    Switch("rankDownMustLower", on=("RK-16.4", "A-23")),
    Switch("wildCap", on=("A-30", "A-31")),
)

SCENE = RankScene(
    (
        RankSeat(8, "passed", role="knight", tokens=1),
        RankSeat(11, "turn", role="king", tokens=2),
        RankSeat(9, role="queen", tokens=1),
        RankSeat(0, "out", 1, "beggar"),
    ),
    draw_pile=16,
    laid=("7", "7", "7"),
    pile=(3, 7),
    owner=2,
)


def how_to_play(words: Words) -> Picture:
    return Picture(SCENE, words("rank-how-alt"))
