"""Every invariant of RULES.md, section 12, at tables where hypothesis plays."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition

from games.game import DEALER
from games.racko import RACKO
from games.racko.events import Scored, TurnedOver
from games.racko.moves import Deal, Draw, Drop, Place, Take
from games.racko.scoring import (
    add,
    is_complete,
    longest_run,
    may_go,
    rising_prefix,
    score,
    waiting_can_pay,
    winners,
)
from games.racko.state import cards_in_play
from tests.games.machine import Table
from tests.thorough import examples


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    seats = draw(st.sampled_from(RACKO.seats))
    return seats, {
        "runRule": seats == 2 and draw(st.booleans()),
        "partners": seats == 4 and draw(st.booleans()),
        "bonus": draw(st.booleans()),
        "declare": draw(st.sampled_from(["manual", "auto", "asks"])),
        "tieBreak": draw(st.sampled_from(["extraRound", "shared"])),
        "target": draw(st.sampled_from([5, 40, 500])),
        "turnCap": draw(st.sampled_from([1, 3, 40])),
    }


class RackoTable(Table):
    game = RACKO
    setups = setups()
    draws = 0  # since the deal or the last turn-over

    def play(self, seat: int, move: Any) -> None:
        super().play(seat, move)
        fresh = isinstance(move, Deal) or any(isinstance(e, TurnedOver) for e in self.step.events)
        if any(isinstance(event, TurnedOver) for event in self.step.events):
            assert self.draws == 19, "8: nineteen draws between two turn-overs"
        self.draws = 0 if fresh else self.draws + isinstance(move, Draw)

    @property
    def playing(self) -> bool:
        return self.state.phase in ("pick", "drawn")

    @invariant()
    @precondition(lambda self: self.state is not None and self.state.racks[0])
    def every_card_in_play_exists_once(self):
        held = () if self.state.held is None else (self.state.held,)
        everything = [*sum(self.state.racks, ()), *self.state.draw, *self.state.discard, *held]
        assert sorted(everything) == list(cards_in_play(self.seats))
        assert all(len(rack) == 10 for rack in self.state.racks)

    @invariant()
    @precondition(lambda self: self.state is not None and self.playing)
    def the_piles_hold_twenty_cards_and_the_drawn_one(self):
        drawn = self.state.phase == "drawn"
        assert len(self.state.draw) + len(self.state.discard) == 20 - drawn
        assert self.state.discard
        assert drawn or self.state.draw
        assert drawn == (self.state.held is not None)

    @invariant()
    @precondition(lambda self: isinstance(self.move, Take | Place | Drop))
    def a_turn_changes_at_most_one_slot_of_the_acting_seat(self):
        for seat, (old, new) in enumerate(zip(self.before.racks, self.state.racks, strict=True)):
            changed = sum(a != b for a, b in zip(old, new, strict=True))
            assert changed == (seat == self.seat and not isinstance(self.move, Drop))

    @invariant()
    @precondition(lambda self: isinstance(self.move, Take | Place))
    def an_exchange_keeps_the_rack_and_the_moved_card(self):
        old, new = self.before.racks[self.seat], self.state.racks[self.seat]
        put_out = set(old) - set(new)
        moved = self.before.held if isinstance(self.move, Place) else self.before.discard[-1]
        assert sorted((*new, *put_out)) == sorted((*old, moved))
        if not any(isinstance(event, TurnedOver) for event in self.step.events):
            assert {self.state.discard[-1]} == put_out

    @invariant()
    @precondition(lambda self: isinstance(self.move, Drop))
    def a_dropped_card_lies_on_top(self):
        if not any(isinstance(event, TurnedOver) for event in self.step.events):
            assert self.state.discard[-1] == self.before.held

    @invariant()
    @precondition(lambda self: isinstance(self.move, Take | Place | Drop))
    def the_discards_turn_over_exactly_when_an_undeclared_turn_uses_up_the_draw_pile(self):
        turned = [event for event in self.step.events if isinstance(event, TurnedOver)]
        assert bool(turned) == (not self.before.draw and self.state.phase == "pick")
        if turned:
            assert (len(self.state.draw), len(self.state.discard)) == (19, 1)
            old = self.before.discard[:-1] if isinstance(self.move, Take) else self.before.discard
            assert (*self.state.discard, *self.state.draw)[:-1] == old

    @invariant()
    @precondition(lambda self: self.step is not None)
    def a_round_is_scored_once_by_the_page(self):
        for scored in (event for event in self.step.events if isinstance(event, Scored)):
            self.check_scores(scored)

    def check_scores(self, scored: Scored) -> None:
        options, declarer = self.options, scored.declarer
        if declarer is None:
            assert self.state.turns_this_round == options.turn_cap
        else:
            assert declarer == self.seat
            assert is_complete(scored.racks[declarer])
            assert not options.run_rule or longest_run(scored.racks[declarer]) >= 3
        for seat, points in enumerate(scored.points):
            if seat != declarer:
                assert points in range(5, 55, 5)
            elif not options.bonus:
                assert points == 75
            else:
                assert points in {75, 125, 175, 275, 475} - ({75} if options.run_rule else set())
        other = options_with(options, bonus=not options.bonus)
        changed = score(other, scored.racks, declarer).points
        assert all(
            a == b
            for seat, (a, b) in enumerate(zip(changed, scored.points, strict=True))
            if seat != declarer
        )
        growth = [new - old for new, old in zip(scored.totals, self.before.totals, strict=True)]
        assert all(more >= (10 if options.partners else 5) and more % 5 == 0 for more in growth)
        assert scored.totals == add(self.before.totals, scored.points)

    @invariant()
    @precondition(lambda self: self.state is not None and self.state.racks[0])
    def a_full_prefix_means_a_complete_rack(self):
        for rack in self.state.racks:
            assert (rising_prefix(rack) == 10) == is_complete(rack)
            assert 1 <= longest_run(rack) <= 10

    @invariant()
    @precondition(lambda self: isinstance(self.move, Deal))
    def the_deal_moves_left_round_by_round(self):
        moved = self.before.phase == "roundOver"
        assert self.state.dealer == (self.before.dealer + moved) % self.seats
        assert self.state.round == self.before.round + moved
        assert self.state.turn == (self.state.dealer + 1) % self.seats

    @invariant()
    @precondition(lambda self: isinstance(self.move, Take | Place | Drop))
    def the_turn_moves_left(self):
        if self.state.phase == "pick":
            assert self.state.turn == (self.before.turn + 1) % self.seats

    @invariant()
    @precondition(lambda self: self.state is not None and self.playing)
    def only_the_seat_on_turn_has_moves_and_they_are_the_pages(self):
        for seat in range(self.seats):
            texts = [str(move) for move in RACKO.legal(self.state, seat)]
            plain = [text for text in texts if not text.endswith("!")]
            if seat != self.state.turn:
                assert texts == []
            elif self.state.phase == "pick":
                assert plain == [*(f"take {slot}" for slot in range(5, 55, 5)), "draw"]
            else:
                assert plain == [*(f"place {slot}" for slot in range(5, 55, 5)), "drop"]
            assert all(text.removesuffix(" !") in plain for text in texts)

    @invariant()
    @precondition(lambda self: self.step is not None and self.seat != DEALER)
    def the_match_is_over_exactly_when_the_totals_say_so(self):
        ended = any(isinstance(event, Scored) for event in self.step.events)
        won = winners(self.options, self.state.totals, self.seats) if ended else ()
        assert (self.state.phase == "gameOver") == bool(won)
        assert self.state.winners == won
        if won:
            best = self.state.totals[won[0] % len(self.state.totals)]
            assert best == max(self.state.totals) >= self.options.target

    @invariant()
    @precondition(lambda self: isinstance(self.move, Take | Place | Drop))
    def a_rack_goes_out_by_itself_where_the_options_say_so(self):
        rack, declared = self.state.racks[self.seat], self.move.declare
        goes = may_go(self.options, rack)
        if self.options.declare == "asks" and waiting_can_pay(self.before, rack):
            goes = goes and declared
        elif self.options.declare == "manual":
            assert goes or not declared
            goes = declared
        assert goes == any(
            isinstance(event, Scored) and event.declarer == self.seat for event in self.step.events
        )


def options_with(options: Any, **changes: Any) -> Any:
    return options.model_copy(update=changes)


RackoTable.TestCase.settings = settings(max_examples=examples(60), stateful_step_count=80)
TestInvariants = RackoTable.TestCase
