"""Reads presses. The payload is the only source, and is not trusted."""

from dataclasses import replace

from bot.looks.look import Choose, Holding, Play, Pressed
from bot.looks.scots.choice import ADDING, TAKING, WAYS, nothing, read_counts, read_pick
from bot.looks.scots.claims import MOST_WAYS, claims, ways
from bot.looks.scots.offers import everything
from bot.looks.scots.own import Own, own_side
from games.errors import UnreadableMove
from games.scots.cards import Cards, spread
from games.scots.moves import Add, Discard, Draw, Lay, Move, Take, TakeOnto
from games.texts import number

SHOWING = ("r", "back")


def press(holding: Holding, payload: str) -> Pressed:
    """Read d draw, t the pile, j with these cards, u onto a set, k and e choose, l and s lay, y lay
    all, a add, n to this set, x discard, r and back show."""
    own = own_side(holding)
    verb, rest = payload[:1], payload[1:]
    if payload in SHOWING:
        return Choose("")
    if payload == "d":
        return Play(str(Draw()))
    if payload == "t":
        return _take(own)
    if verb in ("k", "e"):
        return Choose(str(read_pick(rest, own.hand)))
    if verb == "a":
        return _add(own, rest)
    if verb == "y":
        return _lay_all(own, rest)
    return Play(str(_move(own, verb, rest)))


def _move(own: Own, verb: str, rest: str) -> Move:
    match verb:
        case "j":
            return Take(_cards(own, rest))
        case "u":
            return TakeOnto(number(rest))
        case "l" | "s":
            return Lay(_cards(own, rest))
        case "n" if "." in rest:
            target, _, added = rest.partition(".")
            return Add(number(target), _cards(own, added))
        case "x" if len(cards := _cards(own, rest)) == 1:
            return Discard(cards[0])
    raise UnreadableMove


def _cards(own: Own, text: str) -> Cards:
    return spread(own.deck.codes, read_counts(text, own.hand))


def _take(own: Own) -> Pressed:
    """Take it the only way there is; of several, show the choice."""
    if own.view.phase != "pickup" or ways(own) < 1:
        raise UnreadableMove
    if ways(own) == 1:
        return Play(str(claims(own)[0]))
    return Choose(str(nothing(own.hand, WAYS if ways(own) <= MOST_WAYS else TAKING)))


def _add(own: Own, text: str) -> Pressed:
    """Add to the only set that fits; of several, show the choice."""
    chosen = replace(own.pick, screen=ADDING, counts=read_counts(text, own.hand))
    targets = replace(own, pick=chosen).targets()
    if len(targets) > 1:
        return Choose(str(chosen))
    return Play(str(Add(targets[0] if targets else 1, spread(own.deck.codes, chosen.counts))))


def _lay_all(own: Own, text: str) -> Pressed:
    """Lay all that the button said, one move after the other."""
    every = everything(own) if own.view.phase == "play" else None
    if every is None or every.counts != read_counts(text, own.hand):
        raise UnreadableMove
    first, *others = map(str, every.moves)
    return Play(first, then=tuple(others))
