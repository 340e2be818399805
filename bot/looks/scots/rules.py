"""Divides the rules page of Queen of Scots: chapters by phase, topics, how to play."""

from bot.looks.look import Switch, by_clause
from bot.looks.scots.picture import ScotsScene, ScotsSeat
from bot.looks.scots.scene import kinds
from bot.ui.panels import Picture
from bot.ui.words import Words
from games.scots.deckfile import default_deck

CHAPTERS = {"pickup": "QS-5", "play": "QS-6", "roundOver": "QS-9", "gameOver": "QS-10"}

TOPICS = tuple(f"QS-R{number}" for number in (1, 5, 9, 16, 23, 34, 40, 43, 49))

SWITCHES = by_clause(Switch("maxRounds", on=("QS-10.4",)))

SCENE = ScotsScene(
    (
        ScotsSeat(7, 230, ((("BO", 2), ("CJ", 1)),), 55),
        ScotsSeat(9, 145, is_turn=True),
    ),
    draw_pile=40,
    pile=("KN", "DA"),
    deck=kinds(tuple(default_deck().types)),
)


def how_to_play(words: Words) -> Picture:
    return Picture(SCENE, words("scots-how-alt"))
