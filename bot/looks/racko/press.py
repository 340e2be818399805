"""Reads presses on a RACK-O hand."""

from bot.looks.look import Choose, Holding, Play, Pressed
from games.errors import UnreadableMove
from games.racko.moves import Drop, Place, Take
from games.racko.scoring import longest_run
from games.racko.state import SLOTS, Rack, place_of

LONGEST_PAYING_RUN = 6
SLOT_TEXTS = frozenset(map(str, SLOTS))
ENDINGS = SLOT_TEXTS | {"x"}
"""How a custom id names what ends a turn: a slot, or the discard."""


def press(holding: Holding, payload: str) -> Pressed:
    """t take, d draw, x discard, p slot, s the same slot again, w go or wait, r and back: show."""
    kind, rest = payload[:1], payload[1:]
    ending = rest.removesuffix("!")
    if payload in ("r", "back"):
        return Choose("")
    if payload == "t":
        return Choose("t")
    if payload == "d":
        return Play("draw")
    if payload == "x":
        return _end(holding, "x")
    if kind in ("p", "s") and rest in SLOT_TEXTS:
        if kind == "p" and holding.careful:
            return Choose(("t" if holding.view.phase == "pick" else "c") + rest)
        return _end(holding, rest)
    if kind == "w" and ending in ENDINGS:
        return Play(_text(holding, ending, declare=rest.endswith("!")))
    raise UnreadableMove


def _end(holding: Holding, ending: str) -> Pressed:
    """Going out by itself when waiting cannot pay; else the question."""
    options = holding.view.options
    if options.declare == "auto" or not _is_listed(holding, ending):
        return Play(_text(holding, ending, declare=False))
    if options.bonus and longest_run(after(holding, ending)) < LONGEST_PAYING_RUN:
        return Choose(f"g{ending}")
    return Play(_text(holding, ending, declare=True))


def _is_listed(holding: Holding, ending: str) -> bool:
    """Whether the seat may go RACK-O with it now."""
    return _text(holding, ending, declare=True) in map(str, holding.legal)


def _text(holding: Holding, ending: str, declare: bool) -> str:
    if ending == "x":
        return str(Drop(declare))
    move = Take if holding.view.phase == "pick" else Place
    return str(move(int(ending), declare))


def after(holding: Holding, ending: str) -> Rack:
    """The rack as it would be: with the card in a slot, or as it is when it is dropped."""
    view = holding.view
    rack: Rack = view.racks[holding.seat]
    if ending == "x":
        return rack
    place = place_of(int(ending))
    card = view.held if view.phase == "drawn" else view.face_up
    return (*rack[:place], card, *rack[place + 1 :])
