"""Defines the computer players of RACK-O."""

import random
from collections.abc import Sequence

from games.game import Glance, Player, Seen, Verdict
from games.players import at_random
from games.racko.events import Event
from games.racko.moves import Draw, Drop, Move, Place, Take
from games.racko.playing.search import Style, judged, take_turn
from games.racko.playing.sight import outlook
from games.racko.scoring import is_complete, longest_run
from games.racko.state import SLOTS, Rack, View, cards_in_play, place_of

OVERSEEN = 0.15  # of the chances, by an easy player
MEDIUM = Style(for_bonus=False, ahead=False, further=False, worlds=0)
HARD = Style()


def greedy(seen: Seen[View, Event], legal: Sequence[Move], rng: random.Random) -> Move:
    """Every card belongs in the slot of its tenth of the deck; a rack in order goes RACK-O."""
    view = seen.view
    for move in legal:
        if isinstance(move, Take | Place | Drop) and move.declare:
            return move
    rack = view.racks[seen.seat] or ()
    card = view.held if view.phase == "drawn" else view.face_up
    slot = _wanted(rack, card or 0, len(cards_in_play(len(view.racks))), rng)
    if view.phase == "drawn":
        return Drop() if slot is None else Place(slot)
    return Draw() if slot is None else Take(slot)


def _wanted(rack: Rack, card: int, deck: int, rng: random.Random) -> int | None:
    """Return the slot that the card improves."""
    if is_complete(rack):  # waiting for a run: wander, so that no standstill lasts
        return _longer(rack, card) if rng.random() < 0.9 else _anywhere(rack, card)
    place = _home(card, deck)
    return SLOTS[place] if _home(rack[place], deck) != place else None


def _home(card: int, deck: int) -> int:
    return (card - 1) // (deck // 10)


def _longer(rack: Rack, card: int) -> int | None:
    """Return the slot where the card makes a longer run and keeps the rack in order."""
    run = longest_run(rack)
    fits = (slot for slot in SLOTS if (new := _with(rack, slot, card)) and longest_run(new) > run)
    return next(fits, None)


def _anywhere(rack: Rack, card: int) -> int | None:
    return next((slot for slot in SLOTS if _with(rack, slot, card)), None)


def _with(rack: Rack, slot: int, card: int) -> Rack | None:
    place = place_of(slot)
    new = (*rack[:place], card, *rack[place + 1 :])
    return new if is_complete(new) else None


def easy(seen: Seen[View, Event], legal: Sequence[Move], rng: random.Random) -> Move:
    """Plays like greedy, and now and then does not notice what a card would do."""
    move = greedy(seen, legal, rng)
    if rng.random() >= OVERSEEN:
        return move
    match move:
        case Take(declare=False):
            return Draw()
        case Place(declare=False):
            return Drop()
    return move


def medium(seen: Seen[View, Event], _: Sequence[Move], rng: random.Random) -> Move:
    """Keeps the cards that leave the least to wait for, and goes RACK-O at once."""
    return take_turn(outlook(seen), MEDIUM, rng)


def hard(seen: Seen[View, Event], _: Sequence[Move], rng: random.Random) -> Move:
    """Looks a turn ahead, plays for the bonus, and gives the next seat as little as it can."""
    return take_turn(outlook(seen), HARD, rng)


def judge(glance: Glance[View, Event, Move], rng: random.Random) -> Verdict[Move]:
    return judged(outlook(glance.seen), HARD, glance.move, rng)


PLAYERS: dict[str, Player[View, Event, Move]] = {
    "random": at_random,
    "greedy": greedy,
    "easy": easy,
    "medium": medium,
    "hard": hard,
}
