"""Low Ebb's rules page as it is read, and how to play."""

from bot.ui.panels import Picture
from bot.ui.words import Words
from tests.sample.look.picture import EbbScene, EbbSeat

CHAPTERS = {"deal": "LE-2", "play": "LE-2", "roundOver": "LE-3", "gameOver": "LE-3"}

SCENE = EbbScene((EbbSeat(14), EbbSeat(-5, is_turn=True)), draw_pile=38, face_up=2)


def how_to_play(words: Words) -> Picture:
    return Picture(SCENE, words("ebb-how-alt"))
