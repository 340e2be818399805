"""What a press on a hand of Low Ebb means."""

from typing import Any

from bot.looks.look import Choose, Holding, Play, Pressed
from games.errors import UnreadableMove
from games.texts import number
from tests.sample.moves import Draw, Knock, Take


def press(holding: Holding, payload: str) -> Pressed:
    """t and a card: take for it; d and a card: draw for it; k knock, r and back: show."""
    match payload[:1], payload[1:]:
        case "t", card:
            return Play(str(Take(number(card))))
        case "d", card:
            return Play(str(Draw(number(card))))
        case "k", "" if holding.careful:
            return Choose("k")
        case "k", "" | "!":
            return Play(str(Knock()))
    if payload in ("r", "back"):
        return Choose("")
    raise UnreadableMove


def pick_of(holding: Holding, move: Any) -> str:
    """Careful people are asked before they knock; everything else has its button at once."""
    return "k" if isinstance(move, Knock) and holding.careful else ""
