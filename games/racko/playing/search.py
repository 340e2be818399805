"""A turn of RACK-O as medium and hard players take it."""

import random
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.game import Verdict
from games.racko.moves import Draw, Drop, Move, Place, Take
from games.racko.options import Options
from games.racko.playing.gaps import SLOTS_IN_RACK, Floats
from games.racko.playing.others import help_of
from games.racko.playing.sight import Outlook
from games.racko.playing.worth import PLAIN, afters, aims, rising, waiting
from games.racko.scoring import CARD
from games.racko.state import SLOTS, View, place_of

LONG_ROUND = 40  # turns a seat
STRAY = 0.2  # chance in a long round of a lesser move, so that no standstill lasts
STRAYS = 3  # as many of the best are then as likely
DROP = SLOTS_IN_RACK  # stands behind the places for a card that is not kept


@dataclass(frozen=True, slots=True)
class Style:
    """How much of the table a player takes in."""

    for_bonus: bool = True
    ahead: bool = True
    """Weighs a discard against what may be drawn, and going out against waiting."""
    further: bool = True
    """Judges a rack by what the turn after can make of it."""
    worlds: int = 48  # racks imagined for the next seat
    guard: float = 0.6  # how much the gain of an only opponent counts beside one's own


@dataclass(frozen=True)
class Endings:
    """What can be done with some cards: by card and place, the last place being to drop it."""

    on: Floats  # worth of playing on
    out: Floats  # of going RACK-O; 0 where that cannot be
    aloud: bool  # going has to be said

    @cached_property
    def goes(self) -> NDArray[np.bool_]:
        return (self.out > 0) & (self.on <= self.out)

    @cached_property
    def values(self) -> Floats:
        return np.where(self.goes, self.out, self.on)

    def worth(self, row: int, place: int, declared: bool) -> float:
        """Of what somebody did, be it wise or not; without a say a rack in order goes out."""
        goes = self.out[row, place] > 0 and (declared or not self.aloud)
        return float(self.out[row, place] if goes else self.on[row, place])

    def move(self, row: int, place: int, kind: type[Take] | type[Place]) -> Move:
        declare = bool(self.aloud and self.goes[row, place])
        return Drop(declare) if place == DROP else kind(SLOTS[place], declare)


def take_turn(look: Outlook, style: Style, rng: random.Random) -> Move:
    return _ending(look, style, rng) if look.view.phase == "drawn" else _pick(look, style, rng)


def _pick(look: Outlook, style: Style, rng: random.Random) -> Move:
    """The discard, if it does more than a draw would."""
    found, drawing = _offers(look, style, rng)
    takes = found.values[0, :DROP]
    place = int(takes.argmax())
    if found.goes[0, place]:
        return found.move(0, place, Take)
    if _strays(look.view, rng):
        return Draw()
    return found.move(0, place, Take) if takes[place] > drawing else Draw()


def _offers(look: Outlook, style: Style, rng: random.Random) -> tuple[Endings, float]:
    """What can be done with the discard, and what a draw is worth."""
    draws = look.next_draws if style.ahead else ()
    found = _endings(look, style, (look.card, *draws), rng)
    return found, float(found.values[1:].max(1).mean() if draws else found.values[0, DROP])


def _ending(look: Outlook, style: Style, rng: random.Random) -> Move:
    found = _endings(look, style, (look.card,), rng)
    place = _best_place(found)
    if not found.goes[0, place] and _strays(look.view, rng):
        place = int(rng.choice(found.values[0].argsort(kind="stable")[-STRAYS:]))
    return found.move(0, place, Place)


def _best_place(found: Endings) -> int:
    """Of equals the last: rather drop it."""
    return int(DROP - found.values[0, ::-1].argmax())


def judged(look: Outlook, style: Style, played: Move, rng: random.Random) -> Verdict[Move]:
    """In shares of a plain RACK-O."""
    if look.view.phase == "drawn":
        found = _endings(look, style, (look.card,), rng)
        place = _best_place(found)
        better, best = found.move(0, place, Place), float(found.values[0, place])
    else:
        found, drawing = _offers(look, style, rng)
        place = int(found.values[0, :DROP].argmax())
        better, best = found.move(0, place, Take), float(found.values[0, place])
        if not found.goes[0, place] and drawing >= best:
            better, best = Draw(), drawing
    worth = drawing if isinstance(played, Draw) else _worth_of(found, played)
    return Verdict(better, best - worth) if best > worth else Verdict(played, 0.0)


def _worth_of(found: Endings, played: Move) -> float:
    match played:
        case Take(slot, declare) | Place(slot, declare):
            return found.worth(0, place_of(slot), declare)
        case Drop(declare):
            return found.worth(0, DROP, declare)
    raise AssertionError("not a move of a turn")


def _strays(view: View, rng: random.Random) -> bool:
    return _is_long(view) and rng.random() < STRAY


def _is_long(view: View) -> bool:
    """What a run still misses may lie in another rack, and wait for this seat in turn."""
    return view.turns_this_round > LONG_ROUND * len(view.racks)


def _endings(look: Outlook, style: Style, cards: tuple[int, ...], rng: random.Random) -> Endings:
    options = look.view.options
    for_bonus = style.for_bonus and not _is_long(look.view)
    found = afters(look, cards, aims(options, for_bonus), style.further)
    values = _as_prefixes(found.racks) if _is_last(look.view) else found.worth.copy()
    values -= _helps(look, style, cards, rng)
    for row, place in np.argwhere(found.out > 0):
        values[row, place] = _of_staying(
            look, style, found.racks[row, place], found.out[row, place]
        )
    return Endings(values, found.out, options.declare == "manual")


def _of_staying(look: Outlook, style: Style, rack: Any, out: float) -> float:
    """What a rack that may go RACK-O is worth to one who waits for a longer run."""
    options = look.view.options
    may_wait = _may_wait(options) and not _is_last(look.view) and not _is_long(look.view)
    waits = style.ahead and style.for_bonus and may_wait
    return waiting(look, rack, out, aims(options)) if waits else 0.0


def _may_wait(options: Options) -> bool:
    return options.bonus and options.declare == "manual"


def _helps(look: Outlook, style: Style, cards: tuple[int, ...], rng: random.Random) -> Floats:
    """By card and place, what the discard is worth to the next seat."""
    if not style.worlds:
        return np.zeros((len(cards), DROP + 1))
    following = (look.seat + 1) % len(look.view.racks)
    guard = style.guard / (len(look.view.racks) - 1) ** 2  # it is one of several
    helps = guard * help_of(look, following, style.worlds, rng)
    outs = np.tile(np.asarray((*look.rack, 0)), (len(cards), 1))
    outs[:, DROP] = cards
    found: Floats = helps[outs]
    return found


def _is_last(view: View) -> bool:
    """RO-R42: the turn limit comes before this seat's next turn."""
    cap = view.options.turn_cap
    return cap is not None and view.turns_this_round + len(view.racks) >= cap


def _as_prefixes(racks: NDArray[np.int64]) -> Floats:
    return np.asarray(rising(racks) * (CARD / PLAIN), dtype=np.float64)
