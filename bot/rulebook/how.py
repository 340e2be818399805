"""A table of each game in the middle of play, for who wants to know how it goes."""

from bot.looks.scots.scene import kinds
from bot.pictures.scene import (
    RackoScene,
    RackoSeat,
    RankScene,
    RankSeat,
    ScotsScene,
    ScotsSeat,
    TableScene,
)
from bot.ui.panels import Picture
from bot.ui.words import Words
from games.scots.deckfile import default_deck

HIDDEN = (None,) * 10


def _with(card: int, place: int) -> tuple[int | None, ...]:
    """A rack of which one card is known."""
    return (*HIDDEN[:place], card, *HIDDEN[place + 1 :])


SCENES: dict[str, TableScene] = {
    "rank": RankScene(
        (
            RankSeat(8, "passed", role="knight", tokens=1),
            RankSeat(11, "turn", role="king", tokens=2),
            RankSeat(9, role="queen", tokens=1),
            RankSeat(0, "out", 1, "beggar"),
        ),
        draw=16,
        laid=("7", "7", "7"),
        pile=(3, 7),
        owner=2,
    ),
    "racko": RackoScene(
        (
            RackoSeat(_with(37, 5), 75, exchanged=5),
            RackoSeat(_with(4, 0), 20, is_turn=True),
        ),
        draw=18,
        face_up=34,
    ),
    "scots": ScotsScene(
        (
            ScotsSeat(7, 230, ((("BO", 2), ("CJ", 1)),), 55),
            ScotsSeat(9, 145, is_turn=True),
        ),
        draw=40,
        pile=("KN", "DA"),
        deck=kinds(tuple(default_deck().types)),
    ),
}


def how_picture(game: str, said: Words) -> Picture:
    return Picture(SCENES[game], said(f"how-alt-{game}"))
