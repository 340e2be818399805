"""Finds what is true of a move in RACK-O, what matters most first."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.looks.reasons import Reason, reason
from games.game import Seen
from games.racko.events import Event
from games.racko.moves import Draw, Drop, Place, Take
from games.racko.playing.sight import Outlook, outlook
from games.racko.scoring import (
    IN_ORDER,
    LONGEST_PAYING_RUN,
    OUT,
    goes,
    going_now,
    is_last_turn,
    longest_run,
    may_go,
    run_bonus,
)
from games.racko.state import SLOTS, Rack, View, exchanged, place_of

SHORTEST_PAYING_RUN = 3


def reasons(seen: Seen[View, Event], _: Sequence[Any], move: Any) -> tuple[Reason, ...]:
    table = Table(outlook(seen))
    match move:
        case Take(slot, declare) | Place(slot, declare):
            return (*table.of_end(table.with_card(slot), declare), *table.of_exchange(slot))
        case Drop(declare):
            return (*table.of_end(table.rack, declare), *table.of_drop())
        case Draw():
            return tuple(table.of_draw())
    raise AssertionError("not a move of a turn")


def rising(rack: Rack) -> int:
    """Count how many cards could stay where they are, were only the others to change."""
    ends: list[int] = []
    for card in rack:
        at = bisect_left(ends, card)
        ends[at : at + 1] = [card]
    return len(ends)


@dataclass(frozen=True)
class Table:
    look: Outlook

    @property
    def rack(self) -> Rack:
        return self.look.rack

    @cached_property
    def best(self) -> int:
        """The most cards in order that the card in question can make."""
        return max(rising(self.with_card(slot)) for slot in SLOTS)

    @cached_property
    def helpful(self) -> int:
        return self._helpful(self.rack)

    @cached_property
    def finishing(self) -> int:
        return self._finishing(self.rack)

    def with_card(self, slot: int) -> Rack:
        return exchanged(self.rack, slot, self.look.card)

    def of_end(self, rack: Rack, declare: bool) -> Iterator[Reason]:
        """Of a turn that ends with a rack that may go RACK-O."""
        view, options = self.look.view, self.look.view.options
        if not may_go(options, rack):
            return
        going, run = going_now(view, rack), longest_run(rack)
        if goes(view, rack, declare):
            if going.wins:
                yield reason("wins", points=going.points)
            yield reason("out", points=going.points)
            return
        if options.bonus and run < LONGEST_PAYING_RUN:
            longer = max(run + 1, SHORTEST_PAYING_RUN)
            more = IN_ORDER + OUT + run_bonus(longer)
            yield reason("wait-run", run=longer, points=going.points, more=more)
        if going.rivals:
            yield reason("wait-rivals", most=max(most for _, most in going.rivals))
        yield reason("wait", points=going.points)

    def of_exchange(self, slot: int) -> Iterator[Reason]:
        new, card, old = self.with_card(slot), self.look.card, self.rack[place_of(slot)]
        before, after = rising(self.rack), rising(new)
        run = longest_run(new)
        finishing = self._finishing(new)
        if finishing and not self.finishing:
            yield reason("one-short", count=finishing)
        elif finishing > self.finishing:
            yield reason("wider", count=finishing, before=self.finishing)
        if after > before:
            yield reason("better", before=before, after=after)
        if self._runs_count and run > longest_run(self.rack):
            yield reason("run", run=run)
        if after == before and (helpful := self._helpful(new)) > self.helpful:
            yield reason("room", count=helpful, before=self.helpful, after=after)
        low, high = self._home(slot)
        if off(card, low, high) < off(old, low, high):
            yield reason("nearer", card=card, old=old, slot=slot, low=low, high=high)
        if after <= before and self._is_open_to_the_next:
            yield reason("keeps", card=card, old=old)
        yield reason("leaves", after=after)

    def of_draw(self) -> Iterator[Reason]:
        card, now, total = self.look.card, rising(self.rack), len(self.look.live)
        if may_go(self.look.view.options, self.rack):
            yield reason("draw-ready")
        if self.look.coming:
            yield reason("draw-known", next=self.look.coming[0])
        if self.finishing and not self._finishes(self.rack, card):
            yield reason("draw-short", card=card, count=self.finishing, total=total)
        if self.best <= now and self.helpful:
            yield reason("draw-useless", card=card, count=self.helpful, total=total)
        if self.best > now and self.helpful:
            yield reason("draw-also", card=card, count=self.helpful, total=total, after=self.best)
        if self.best <= now:
            yield reason("draw-idle", card=card)
        yield reason("draw", card=card)

    def of_drop(self) -> Iterator[Reason]:
        card, now = self.look.card, rising(self.rack)
        if self.finishing and not self._finishes(self.rack, card):
            yield reason("drop-short", card=card, count=self.finishing)
        if self.best <= now:
            yield reason("drop-useless", card=card, now=now)
        if all(self._belongs(slot) for slot in SLOTS):
            yield reason("drop-astray", card=card)
        yield reason("drop", now=now)

    @property
    def _runs_count(self) -> bool:
        options = self.look.view.options
        return options.bonus or options.run_rule

    @property
    def _is_open_to_the_next(self) -> bool:
        """Say whether what a drawn card leaves out lies open in the next turn, and is not turned
        over."""
        view = self.look.view
        return view.phase == "drawn" and view.draw > 0 and not is_last_turn(view)

    def _home(self, slot: int) -> tuple[int, int]:
        """The tenth of the deck that a slot is for."""
        tenth = self.look.deck // len(SLOTS)
        return place_of(slot) * tenth + 1, (place_of(slot) + 1) * tenth

    def _belongs(self, slot: int) -> bool:
        """Say whether the card in the slot lies as near to where it belongs as the other would."""
        low, high = self._home(slot)
        return off(self.rack[place_of(slot)], low, high) <= off(self.look.card, low, high)

    def _helpful(self, rack: Rack) -> int:
        """Count the cards that may come and would put one more in order."""
        now = rising(rack)
        return sum(
            any(rising(exchanged(rack, slot, card)) > now for slot in SLOTS)
            for card in self.look.live
        )

    def _finishing(self, rack: Rack) -> int:
        """Count the cards that may come and would let a rack go RACK-O that cannot yet."""
        if may_go(self.look.view.options, rack):
            return 0
        return sum(self._finishes(rack, card) for card in self.look.live)

    def _finishes(self, rack: Rack, card: int) -> bool:
        options = self.look.view.options
        return any(may_go(options, exchanged(rack, slot, card)) for slot in SLOTS)


def off(card: int, low: int, high: int) -> int:
    """Return how far a card lies outside a range."""
    return max(low - card, card - high, 0)
