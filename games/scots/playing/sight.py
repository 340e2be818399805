"""Holds what a seat knows of the table as arrays, and the tables that agree with it."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass

import numpy as np

from games.arrays import Numbers, product
from games.game import Seat, Seen
from games.scots.cards import Cards, Deck, compiled, group_of
from games.scots.events import Event, Minimum, public_minimum
from games.scots.playing.playouts import Flags, Places, Rounds, Tables, tables
from games.scots.state import Sets, View


@dataclass(frozen=True, slots=True)
class Sight:
    tables: Tables
    seat: Seat
    view: View
    hand: Numbers  # by type
    sets: Flags  # seats x groups: one lies there
    laid: Numbers  # points on the table, by seat
    known: Numbers  # seats x types: at the least, in the hands of the others (QS-13.2)
    unseen: Places  # the types of all other cards that may be anywhere

    @property
    def fewest(self) -> Numbers:
        """Count the cards in the shortest hand of the others."""
        sizes = self.view.hand_sizes
        return np.array([min(sizes[: self.seat] + sizes[self.seat + 1 :])], np.float32)


def sight(seen: Seen[View, Event]) -> Sight:
    view, deck = seen.view, compiled(seen.view.options.deck)
    t = tables(deck)
    hand = t.array(view.hands[seen.seat] or ())
    known = _known(t, seen.seat, public_minimum(len(view.sets), seen.events))
    table = [t.array(cards_of(sets)) for sets in view.sets]
    left = t.copies - hand - t.array(view.pile) - sum(table) - known.sum(axis=0)
    return Sight(
        t,
        seen.seat,
        view,
        hand,
        np.array([set_groups(deck, sets) for sets in view.sets]),
        np.array([product(cards, t.values) for cards in table], np.float32),
        known,
        np.repeat(np.arange(len(left)), left.astype(np.int64)),
    )


def set_groups(deck: Deck, sets: Sets) -> list[bool]:
    laid = {group_of(deck, cards) for cards in sets}
    return [group in laid for group in deck.groups]


def _known(t: Tables, seat: Seat, least: Iterable[Minimum]) -> Numbers:
    rows = [
        [float(0 if owner == seat else its.get(code, 0)) for code in t.deck.codes]
        for owner, its in enumerate(least)
    ]
    return np.array(rows, np.float32)


def cards_of(sets: Sets) -> Cards:
    return tuple(card for laid in sets for card in laid)


def as_it_lies(sight: Sight, rng: np.random.Generator) -> Rounds:
    """Return one row, with what lies open; the other hands and the draw pile are empty."""
    t, view, seats = sight.tables, sight.view, len(sight.view.hands)
    hands = [np.zeros((1, len(t.values)), np.float32) for _ in range(seats)]
    hands[sight.seat] += sight.hand
    return Rounds(
        t,
        view.options.pile_royals == "identical",
        view.options.max_recycles,
        hands,
        list(sight.sets[:, None].copy()),
        list(sight.laid[:, None].copy()),
        t.array(view.pile)[None],
        np.array([t.deck.place[view.pile[-1]] if view.pile else 0]),
        np.zeros((1, len(t.deck.cards)), np.int16),
        np.array([0]),
        np.array([view.draw]),
        np.array([view.recycles]),
        rng,
        np.arange(1),
        view.options.wild_claims,
        view.options.jewels_on_top == "alone",
    )


def repeated(rounds: Rounds, rows: Places) -> Rounds:
    """Repeat these rows, as often as they are named, as rounds of their own."""
    again = copy(rounds)
    again.keep(rows)
    again.row = np.arange(len(rows))
    return again


def worlds(sight: Sight, count: int, rng: np.random.Generator) -> Rounds:
    """Deal that many possible tables: unseen cards are shuffled and dealt to where they may lie."""
    rounds = repeated(as_it_lies(sight, rng), np.zeros(count, np.int64))
    order = sight.unseen[rng.random((count, len(sight.unseen)), np.float32).argsort(axis=1)]
    kinds, at = len(sight.hand), 0
    rows = kinds * np.arange(count)[:, None]
    for seat, size in enumerate(sight.view.hand_sizes):
        if seat == sight.seat:
            continue
        end = at + size - int(sight.known[seat].sum())
        dealt = np.bincount((rows + order[:, at:end]).ravel(), minlength=count * kinds)
        rounds.hands[seat] += sight.known[seat] + dealt.reshape(count, kinds).astype(np.float32)
        at = end
    rounds.draw[:, : sight.view.draw] = order[:, at : at + sight.view.draw]
    return rounds
