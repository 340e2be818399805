"""Plays a hand of RANK without events and records: the same rules, quick enough for playouts."""

from collections.abc import Sequence

from games.game import Seat
from games.rank.cards import NONE, Card, Counts, minus, needs, plus
from games.rank.legal import legal_plays
from games.rank.moves import Move, Pass, Play
from games.rank.options import Grammar
from games.rank.playing.others import Trace
from games.rank.playing.sight import Spot, outcome_of
from games.rank.state import Pile, State, turn_order

PASS = Pass()


class Table:
    """It changes in place. All hands are open: whoever searches deals the unknown ones first."""

    __slots__ = (
        "draw",
        "drawn",
        "grammar",
        "hands",
        "out",
        "owner",
        "passed",
        "pile",
        "played",
        "sizes",
        "traces",
        "turn",
    )

    def __init__(
        self, grammar: Grammar, hands: Sequence[Counts], draw: Sequence[Card], turn: Seat
    ) -> None:
        self.grammar = grammar
        self.hands = list(hands)
        self.sizes = list(map(sum, hands))
        self.draw = draw  # the card on top is the first
        self.drawn = 0  # cards from the top that are gone
        self.turn = turn
        self.pile: Pile | None = None
        self.owner: Seat | None = None
        self.passed: list[Seat] = []
        self.out: list[Seat] = []
        self.played: list[int] = list(NONE)
        self.traces = [Trace() for _ in hands]

    @classmethod
    def of(cls, state: State) -> "Table":
        """Make a table from a state in the phase play."""
        assert state.turn is not None, "nobody is to play"
        table = cls(state.options.grammar, state.hands, state.draw, state.turn)
        table.pile, table.owner = state.pile, state.owner
        table.passed, table.out = list(state.passed), list(state.out)
        for card in (*state.discard, *state.table):
            for place, number in needs((card,)):
                table.played[place] += number
        return table

    def copy(self) -> "Table":
        other = Table.__new__(Table)
        other.grammar, other.draw, other.drawn = self.grammar, self.draw, self.drawn
        other.hands, other.sizes = self.hands[:], self.sizes[:]
        other.turn, other.pile, other.owner = self.turn, self.pile, self.owner
        other.passed, other.out, other.played = self.passed[:], self.out[:], self.played[:]
        other.traces = [trace.copy() for trace in self.traces]
        return other

    @property
    def is_over(self) -> bool:
        return len(self.out) >= len(self.hands) - 1

    def legal(self) -> list[Move]:
        plays: list[Move] = [*legal_plays(self.grammar, self.pile, self.hands[self.turn])]
        if self.pile is not None:
            plays.append(PASS)
        return plays

    def apply(self, move: Move) -> None:
        if isinstance(move, Play):
            self._play(move.cards)
        else:
            assert self.pile is not None, "a leader plays"
            self.traces[self.turn].passed(self.pile)
            self.passed.append(self.turn)
            self._next(self.turn)

    def _play(self, cards: tuple[Card, ...]) -> None:
        seat, hand = self.turn, self.hands[self.turn]
        outcome = outcome_of(self.grammar, self.pile, cards, hand)
        self.traces[seat].played(self.pile, cards)
        for place, number in needs(cards):
            self.played[place] += number
        self.hands[seat] = minus(hand, cards)
        self.sizes[seat] -= len(cards)
        if outcome.kind == "crown":
            self._crown(seat, outcome.draw)
            return
        self.pile = outcome.pile
        forfeits = outcome.kind == "modifiers" and self.grammar.lone_modifier != "lastOnly"
        if not self.sizes[seat]:
            self.out.append(seat)
            self.owner = seat
        elif forfeits:
            self.owner = seat if self.owner is None else self.owner
            self.passed.append(seat)
        else:
            self.owner = seat
        self._next(seat)

    def _crown(self, seat: Seat, number: int) -> None:
        if number:
            cards = tuple(self.draw[self.drawn : self.drawn + number])
            self.drawn += len(cards)
            self.hands[seat] = plus(self.hands[seat], cards)
            self.traces[seat].drew(len(cards))
            self.sizes[seat] += len(cards)
        if not self.sizes[seat]:
            self.out.append(seat)
        self._lead_after(seat)

    def _next(self, seat: Seat) -> None:
        for left in turn_order(len(self.hands), seat):
            if left not in self.passed and self.sizes[left] and left != self.owner:
                self.turn = left
                return
        assert self.owner is not None, "nobody owns the pile"
        self._lead_after(self.owner)

    def _lead_after(self, winner: Seat) -> None:
        """RK-7.5 and RK-8.4."""
        self.pile = self.owner = None
        self.passed.clear()
        for seat in (winner, *turn_order(len(self.hands), winner)):
            if self.sizes[seat]:
                self.turn = seat
                return

    def ranking(self) -> tuple[Seat, ...]:
        """Return the ranking of a hand that is over."""
        return (*self.out, *(seat for seat, size in enumerate(self.sizes) if size))

    def spot(self, deck: Counts) -> Spot:
        """Return what the seat to move knows; `deck` lacks the cards known to be out of play."""
        seat, seats = self.turn, len(self.hands)
        hand = self.hands[seat]
        unseen = tuple(
            all_ - own - gone for all_, own, gone in zip(deck, hand, self.played, strict=True)
        )
        others = tuple(other for other in turn_order(seats, seat) if self.sizes[other])
        return Spot(
            self.grammar,
            seats,
            seat,
            hand,
            self.pile,
            self.owner,
            self.sizes,
            self.passed,
            len(self.out),
            len(self.draw) - self.drawn,
            unseen,
            others,
            self.traces,
        )
