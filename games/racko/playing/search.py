"""Takes a turn of RACK-O as medium and hard players do."""

import random
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from games.game import Verdict
from games.racko.moves import Draw, Drop, Move, Place, Take
from games.racko.playing.gaps import SLOTS_IN_RACK, Floats
from games.racko.playing.others import chance_of_going, help_of
from games.racko.playing.pace import chance_of_an_end
from games.racko.playing.runs import longest_runs
from games.racko.playing.sight import Outlook
from games.racko.playing.totals import PLAIN
from games.racko.playing.worth import Afters, Aim, afters, aims, in_order, rising, waiting
from games.racko.scoring import CARD, goes, going_now, is_last_turn, waiting_can_pay
from games.racko.state import SLOTS, Rack, View, place_of

LONG_ROUND = 40  # turns a seat
STRAY = 0.2  # chance in a long round of a lesser move, so that no standstill lasts
STRAYS = 3  # as many of the best are then as likely
HOPE = 0.1  # chance that the others' racks are worth less on a later turn
GOOD = 1.000001  # by what factor an exchange must better the own rack
SHORT = 2  # of a run, that is nothing yet
AT_STAKE = 0.2  # what an exchange must gain that does no good and leads astray
DROP = SLOTS_IN_RACK  # stands behind the places for a card that is not kept


@dataclass(frozen=True, slots=True)
class Style:
    """How much of the table a player takes in."""

    for_bonus: bool = True
    ahead: bool = True
    """Weighs a discard against what may be drawn, and going RACK-O against waiting."""
    further: bool = True
    """Judges a rack by what the turn after can make of it."""
    worlds: int = 48  # racks imagined for the next seat
    guard: float = 0.6  # how much the gain of an only opponent counts beside one's own


@dataclass(frozen=True)
class Endings:
    """What can be done with some cards: by card and place, the last place being to drop it."""

    on: Floats  # worth of playing on
    out: Floats  # of going RACK-O; 0 where that cannot be
    aloud: NDArray[np.bool_]  # going has to be said
    idle: NDArray[np.bool_]  # does the own rack no good, and lies farther from where it belongs

    @cached_property
    def goes(self) -> NDArray[np.bool_]:
        return (self.out > 0) & (self.on <= self.out)

    @cached_property
    def values(self) -> Floats:
        return np.where(self.goes, self.out, self.on)

    @cached_property
    def sound(self) -> Floats:
        """The values, but for exchanges that only keep a card from the next seat: unless much is at
        stake, nobody would understand them."""
        idle = self.idle & ~self.goes
        best = np.where(idle, -np.inf, self.values).max(1, keepdims=True)
        return np.where(idle & (self.values < best + AT_STAKE), -np.inf, self.values)

    def worth(self, row: int, place: int, declared: bool) -> float:
        """Of what somebody did, be it wise or not; without a say a rack in order goes RACK-O."""
        goes = self.out[row, place] > 0 and (declared or not self.aloud[row, place])
        return float(self.out[row, place] if goes else self.on[row, place])

    def move(self, row: int, place: int, kind: type[Take] | type[Place]) -> Move:
        declare = bool(self.aloud[row, place] and self.goes[row, place])
        return Drop(declare) if place == DROP else kind(SLOTS[place], declare)


def take_turn(look: Outlook, style: Style, rng: random.Random) -> Move:
    return _ending(look, style, rng) if look.view.phase == "drawn" else _pick(look, style, rng)


def _pick(look: Outlook, style: Style, rng: random.Random) -> Move:
    """Take the discard if it does more than a draw would."""
    found, drawing = _offers(look, style, rng)
    takes = found.sound[0, :DROP]
    place = int(takes.argmax())
    if found.goes[0, place]:
        return found.move(0, place, Take)
    if _strays(look.view, rng):
        return Draw()
    return found.move(0, place, Take) if takes[place] > drawing else Draw()


def _offers(look: Outlook, style: Style, rng: random.Random) -> tuple[Endings, float]:
    """Return what can be done with the discard, and what a draw is worth."""
    draws = look.next_draws if style.ahead else ()
    found = _endings(look, style, (look.card, *draws), rng)
    return found, float(found.sound[1:].max(1).mean() if draws else found.values[0, DROP])


def _ending(look: Outlook, style: Style, rng: random.Random) -> Move:
    found = _endings(look, style, (look.card,), rng)
    place = _best_place(found)
    if not found.goes[0, place] and _strays(look.view, rng):
        place = int(rng.choice(found.values[0].argsort(kind="stable")[-STRAYS:]))
    return found.move(0, place, Place)


def _best_place(found: Endings) -> int:
    """Return the best place, of equals the last: rather drop the card."""
    return int(DROP - found.sound[0, ::-1].argmax())


def judged(look: Outlook, style: Style, played: Move, rng: random.Random) -> Verdict[Move]:
    """Weigh a move in shares of a plain RACK-O."""
    if look.view.phase == "drawn":
        found = _endings(look, style, (look.card,), rng)
        place = _best_place(found)
        better, best = found.move(0, place, Place), float(found.sound[0, place])
        others = _rates(found, Place)
    else:
        found, drawing = _offers(look, style, rng)
        place = int(found.sound[0, :DROP].argmax())
        better, best = found.move(0, place, Take), float(found.sound[0, place])
        others = {**_rates(found, Take), Draw(): drawing}
        if not found.goes[0, place] and drawing >= best:
            better, best = Draw(), drawing
    worth = drawing if isinstance(played, Draw) else _worth_of(found, played)
    if best <= worth:
        better, best = played, worth
    rest = [move for move in others if move not in (played, better)]
    return Verdict(better, best - worth, max(rest, key=others.__getitem__))


def _rates(found: Endings, kind: type[Take] | type[Place]) -> dict[Move, float]:
    places = range(DROP + (kind is Place))
    return {found.move(0, place, kind): float(found.sound[0, place]) for place in places}


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
    for_bonus = style.for_bonus and not _is_long(look.view)
    sought = aims(look.view, look.seat, for_bonus)
    found = afters(look, cards, sought, style.further)
    own = _as_prefixes(found.racks) if is_last_turn(look.view) else found.worth
    values = own - _helps(look, style, cards, rng)
    aloud = np.zeros(found.out.shape, dtype=bool)
    for row, place in np.argwhere(found.out > 0):
        rack: Rack = tuple(found.racks[row, place].tolist())
        aloud[row, place] = not goes(look.view, rack, False)
        waits = style.ahead and aloud[row, place] and not _is_long(look.view)
        out = float(found.out[row, place])
        values[row, place] = _of_staying(look, style, rack, out, sought, rng) if waits else 0.0
    idle = ~_does_good(look, found, own) & _astray(look, cards)
    return Endings(values, found.out, aloud, idle)


def _does_good(look: Outlook, found: Afters, own: Floats) -> NDArray[np.bool_]:
    """Say by card and place whether the rack is worth more; with the bonus, where nearly anything
    may become a run, whether it puts more cards in order or makes a longer run."""
    options = look.view.options
    if not options.bonus or options.run_rule or is_last_turn(look.view):
        return own > own[:, DROP:] * GOOD
    order, runs = in_order(found.racks), longest_runs(found.racks)
    longer = runs > np.maximum(runs[:, DROP:], SHORT)
    return (order > order[:, DROP:]) | longer


def _astray(look: Outlook, cards: tuple[int, ...]) -> NDArray[np.bool_]:
    """Say by card and place whether it lies no nearer to the middle of its slot than the one
    there."""
    middles = (np.arange(DROP) + 0.5) * look.deck / SLOTS_IN_RACK + 0.5
    off = np.abs(np.asarray(cards)[:, None] - middles)
    astray = np.zeros((len(cards), DROP + 1), dtype=bool)
    astray[:, :DROP] = off >= np.abs(np.asarray(look.rack) - middles)
    return astray


def _of_staying(
    look: Outlook,
    style: Style,
    rack: Rack,
    out: float,
    sought: tuple[Aim, ...],
    rng: random.Random,
) -> float:
    """Return what a rack that may go RACK-O is worth to one who waits: for a longer run, or until
    the others' racks do not win them the match."""
    if not waiting_can_pay(look.view, rack):
        return 0.0
    longer = len(sought) > 1
    ended = chance_of_an_end(look)
    staying = waiting(look, np.asarray(rack), out, sought, ended) if longer else 0.0
    if going_now(look.view, rack).rivals:
        safe = chance_of_going(look, rack, style.worlds, rng)
        staying = max(staying, out * (1 + HOPE - safe)) if safe < HOPE else staying
    return staying


def _helps(look: Outlook, style: Style, cards: tuple[int, ...], rng: random.Random) -> Floats:
    """Return by card and place what the discard is worth to the next seat."""
    if not style.worlds:
        return np.zeros((len(cards), DROP + 1))
    following = (look.seat + 1) % len(look.view.racks)
    guard = style.guard / (len(look.view.racks) - 1) ** 2  # it is one of several
    helps = guard * help_of(look, following, style.worlds, rng)
    outs = np.tile(np.asarray((*look.rack, 0)), (len(cards), 1))
    outs[:, DROP] = cards
    found: Floats = helps[outs]
    return found


def _as_prefixes(racks: NDArray[np.int64]) -> Floats:
    return np.asarray(rising(racks) * (CARD / PLAIN), dtype=np.float64)
