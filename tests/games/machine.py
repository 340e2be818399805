"""A table that hypothesis plays at: each game adds its own invariants."""

from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from games.dealing import key, shuffler
from games.game import DEALER, AnyGame


class Table(RuleBasedStateMachine):
    """Random setups and random legal moves; `before`, `seat`, `move` and `step` are the last turn.

    A game's machine sets `game` and `setups`: a strategy of (seats, options as a plain mapping).
    """

    game: ClassVar[AnyGame]
    setups: ClassVar[st.SearchStrategy[tuple[int, dict[str, Any]]]]

    before: Any = None
    state: Any = None
    seat: int | None = None
    move: Any = None
    step: Any = None

    @initialize(data=st.data(), seed=st.binary(min_size=32, max_size=32))
    def sit_down(self, data: st.DataObject, seed: bytes) -> None:
        self.seats, raw = data.draw(self.setups)
        self.shuffled = shuffler(key(seed))
        self.options = self.game.options(self.seats, raw)
        self.state = self.game.setup(self.seats, self.options)

    def play(self, seat: int, move: Any) -> None:
        self.before, self.seat, self.move = self.state, seat, move
        self.step = self.game.play(self.state, seat, move)
        self.state = self.step.state

    @precondition(lambda self: DEALER in self.game.to_act(self.state))
    @rule()
    def deal(self) -> None:
        self.play(DEALER, self.game.deal(self.state, self.shuffled))

    @precondition(lambda self: any(seat >= 0 for seat in self.game.to_act(self.state)))
    @rule(data=st.data())
    def move_a_player(self, data: st.DataObject) -> None:
        (seat,) = self.game.to_act(self.state)
        legal = self.game.legal(self.state, seat)
        self.play(seat, legal[data.draw(st.integers(0, len(legal) - 1))])

    @precondition(lambda self: not self.game.to_act(self.state))
    @rule()
    def stand_up(self) -> None:
        """The match is over; nothing more happens."""
