"""Reads presses on a RACK-O hand."""

from typing import Any

from bot.looks.look import Choose, Holding, Play, Pressed
from games.errors import UnreadableMove
from games.racko.moves import Drop, Place, Take
from games.racko.scoring import waiting_can_pay
from games.racko.state import SLOTS, Rack, place_of

SLOT_TEXTS = frozenset(map(str, SLOTS))
ENDINGS = SLOT_TEXTS | {"x"}
"""How a custom id names what ends a turn: a slot, or the discard."""


def press(holding: Holding, payload: str) -> Pressed:
    """Read t take, d draw, x discard, p slot, s the same slot again, w go or wait; r and back show
    the hand."""
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


def pick_of(holding: Holding, move: Any) -> str:
    """Return the choice that marks the slot, or that asks whether to go RACK-O."""
    match move:
        case Take(slot) | Place(slot):
            ending, marked = str(slot), f"{'t' if isinstance(move, Take) else 'c'}{slot}"
        case Drop():
            ending, marked = "x", ""
        case _:
            return ""
    is_asked = isinstance(_end(holding, ending), Choose)
    return f"g{ending}" if is_asked else marked


def _end(holding: Holding, ending: str) -> Pressed:
    """Go RACK-O when waiting cannot pay; else ask."""
    if not _is_listed(holding, ending):
        return Play(_text(holding, ending, declare=False))
    if waiting_can_pay(holding.view, after(holding, ending)):
        return Choose(f"g{ending}")
    return Play(_text(holding, ending, declare=True))


def _is_listed(holding: Holding, ending: str) -> bool:
    """Return whether the seat may go RACK-O with it now."""
    return _text(holding, ending, declare=True) in map(str, holding.legal)


def _text(holding: Holding, ending: str, declare: bool) -> str:
    if ending == "x":
        return str(Drop(declare))
    move = Take if holding.view.phase == "pick" else Place
    return str(move(int(ending), declare))


def after(holding: Holding, ending: str) -> Rack:
    """Return the rack as it would be: with the card in a slot, or as it is when it is dropped."""
    view = holding.view
    rack: Rack = view.racks[holding.seat]
    if ending == "x":
        return rack
    place = place_of(int(ending))
    card = view.held if view.phase == "drawn" else view.face_up
    return (*rack[:place], card, *rack[place + 1 :])
