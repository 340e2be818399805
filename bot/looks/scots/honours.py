"""Finds what is earned in Queen of Scots."""

from collections.abc import Iterator

from bot.looks.kit import beat_three_hard, rounds_of
from bot.looks.look import Finished, Honours
from games.game import Seat
from games.scots.cards import compiled
from games.scots.events import Scored, TookPile, WentOut

ROYALS = 11  # cards
PILE = 10  # cards


def royals(match: Finished) -> Iterator[Seat]:
    """Out with eleven royals in one's sets."""
    deck = compiled(match.view.options.deck)
    royal = {each.code for each in deck.types if each.royal}
    for seat, scored in _out(match):
        if sum(code in royal for cards in scored.sets[seat] for code in cards) >= ROYALS:
            yield seat


def pile(match: Finished) -> Iterator[Seat]:
    """A face-up pile of ten cards or more taken, in a round one went out of."""
    for events in rounds_of(match):
        out = {each.seat for each in events if isinstance(each, WentOut)}
        taken = (each for each in events if isinstance(each, TookPile))
        yield from (each.seat for each in taken if len(each.pile) >= PILE and each.seat in out)


def alone(match: Finished) -> Iterator[Seat]:
    """Out before anybody else has laid a set."""
    for seat, scored in _out(match):
        if not any(sets for other, sets in enumerate(scored.sets) if other != seat):
            yield seat


def _out(match: Finished) -> Iterator[tuple[Seat, Scored]]:
    """Return who went out, and how the round was scored."""
    for events in rounds_of(match):
        out = [each.seat for each in events if isinstance(each, WentOut)]
        scored = [each for each in events if isinstance(each, Scored)]
        yield from zip(out, scored, strict=False)


HONOURS = Honours(
    title="scots-honour",
    achievements={"royals": royals, "pile": pile, "alone": alone, "hard": beat_three_hard},
)
