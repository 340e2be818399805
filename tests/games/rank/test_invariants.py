"""Section 8: what is true after every move of every match."""

from collections import Counter

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from games.game import DEALER
from games.rank import RANK
from games.rank.cards import cards_in_play, needs, spread
from games.rank.events import Forfeited, HandOver, Played
from games.rank.moves import Pass, Play
from tests.games.machine import Table
from tests.thorough import examples

FLAGS = {
    "edition": st.sampled_from(["2018", "second", "italian"]),
    "wildCap": st.sampled_from([12, None]),
    "loneModifier": st.sampled_from(["lastOnly", "forfeit", "forfeitAny"]),
    "loneCount": st.sampled_from(["one", "any"]),
    "queenExchange": st.sampled_from(["secondToLast", "everyoneBelow"]),
    "setupOrder": st.sampled_from(["cardsFirst", "charactersFirst"]),
    "classicPresident": st.booleans(),
    "endless": st.booleans(),
    "kingsHand": st.booleans(),
    "modifiersPerPlay": st.sampled_from(["any", "one"]),
    "rankDownMustLower": st.booleans(),
    "kingsHandInFirstHand": st.booleans(),
}


@st.composite
def setups(draw):
    options = draw(st.fixed_dictionaries({}, optional=FLAGS))
    seats = draw(st.integers(3, 5 if options.get("kingsHand") else 12))
    if options.get("endless") and draw(st.booleans()):
        options["handLimit"] = draw(st.integers(1, 3))
    return seats, options


class RankTable(Table):
    game = RANK
    setups = setups()

    passes = 0  # in a row
    plays = 0  # in this hand
    hands = 0
    dealt = False

    def play(self, seat, move):
        super().play(seat, move)
        self.passes = self.passes + 1 if isinstance(move, Pass) else 0
        self.plays += isinstance(move, Play)
        if self.state.hand_number > self.hands:
            self.plays, self.hands = 0, self.state.hand_number
        self.dealt = self.hands > 0

    @property
    def decks(self):
        return 1 if self.seats <= 6 else 2

    @invariant()
    def cards_are_neither_lost_nor_made(self):
        if self.dealt:
            state = self.state
            heaps = [spread(hand) for hand in (*state.hands, state.extra)]
            heaps += [state.draw, state.table, state.discard]
            assert Counter(card for heap in heaps for card in heap) == Counter(
                cards_in_play(self.seats)
            )

    @invariant()
    def the_first_lead_is_due_with_fifteen_cards_each(self):
        state = self.state
        if state is None or state.phase != "play":
            return
        if not (state.table or state.discard):
            assert {sum(hand) for hand in state.hands} == {15}
        assert max(map(sum, state.hands)) <= 15 + 2 * self.decks

    @invariant()
    def whose_turn_it_is_can_move(self):
        state = self.state
        if state is None:
            return
        actors = RANK.to_act(state)
        assert (not actors) == (state.phase == "gameOver")
        for seat in range(self.seats):
            assert bool(RANK.legal(state, seat)) == (actors == (seat,))
        if state.phase == "play":
            (seat,) = actors
            assert seat not in (*state.out, *state.passed, state.owner)
            assert any(state.hands[seat])
            legal = RANK.legal(state, seat)
            assert len(set(legal)) == len(legal)
            assert isinstance(legal[0], Play) or state.pile is not None
            assert (legal[-1] == Pass()) == (state.pile is not None)

    @invariant()
    def pile_owner_and_table_come_and_go_together(self):
        state = self.state
        if state is not None:
            there = state.pile is not None
            assert there == (state.owner is not None) == bool(state.table)
            assert there or not state.passed
            assert state.pile is None or state.pile.value >= 0

    @invariant()
    def every_hand_terminates(self):
        assert self.passes < getattr(self, "seats", 1)
        if self.dealt:
            assert self.plays <= 15 * self.seats + 4 * self.decks

    @invariant()
    def a_play_takes_its_cards_and_moves_the_pile_as_its_kind_does(self):
        if not isinstance(self.move, Play) or self.step is None:
            return
        played = next(event for event in self.step.events if isinstance(event, Played))
        before, after = self.before.hands[self.seat], self.state.hands[self.seat]
        if self.move.cards == ("D",):
            assert sum(after) == sum(before) + 1
        else:
            left = list(before)
            for place, number in needs(self.move.cards):
                left[place] -= number
            assert tuple(left) == after
        others = [seat for seat in range(self.seats) if seat != self.seat]
        assert all(self.before.hands[seat] == self.state.hands[seat] for seat in others)
        self.check_the_pile(played)

    def check_the_pile(self, played):
        if played.kind == "crown":
            assert played.pile == "-"
            return
        size, value = map(int, played.pile.split("x"))
        old = self.before.pile
        if old is None:
            return
        assert size == old.size
        if played.kind == "set" and "V" not in self.move.cards:
            assert value > old.value
        elif played.kind == "set" and self.options.rank_down_must_lower:
            assert value < old.value

    @invariant()
    def a_ranking_names_every_player_once(self):
        if self.step is None:
            return
        for event in self.step.events:
            if isinstance(event, HandOver):
                assert sorted(event.ranking) == list(range(self.seats))
                *first, last = event.ranking
                assert not any(any(self.state.hands[seat]) for seat in first)
                assert any(self.state.hands[last])
                assert self.plays

    @invariant()
    def tokens_are_three_a_hand(self):
        state = self.state
        if state is None:
            return
        if self.options.endless:
            assert not any(state.tokens)
            assert not state.winners
            return
        over = state.hand_number - (state.phase not in ("deal", "gameOver") and self.dealt)
        over -= state.phase == "deal" and not state.ranking and self.dealt
        assert sum(state.tokens) == 3 * over
        assert state.hand_number <= 4 * self.seats // 3 + 1
        assert state.phase == "gameOver" or max(state.tokens) < 5
        assert self.seats > 3 or sum(state.tokens) <= 15
        rich = {seat for seat in range(self.seats) if state.tokens[seat] >= 5}
        assert rich <= set(state.ranking[:2])
        assert len(state.winners) == (state.phase == "gameOver")

    @invariant()
    def a_draw_meets_two_cards(self):
        if isinstance(self.move, Play) and self.move.cards == ("D",):
            assert len(self.before.draw) >= 2

    @invariant()
    def a_forfeit_leaves_the_round(self):
        if self.step is not None and any(isinstance(e, Forfeited) for e in self.step.events):
            assert self.options.lone_modifier != "lastOnly"
            assert self.seat in self.state.passed or self.state.pile is None

    @invariant()
    def a_position_loads_as_it_was_dumped(self):
        if self.state is not None:
            dumped = RANK.dump(self.state)
            loaded = RANK.load(self.seats, self.options, dumped)
            assert loaded == self.state
            assert RANK.dump(loaded) == dumped

    @invariant()
    def a_text_is_the_inverse_of_a_move(self):
        if self.move is not None and self.seat is not None:
            assert RANK.parse(self.before, str(self.move)) == self.move
            assert self.seat == DEALER or self.move in RANK.legal(self.before, self.seat)


TestRankTable = RankTable.TestCase
TestRankTable.settings = settings(
    max_examples=examples(40),
    stateful_step_count=200,
    suppress_health_check=[*settings().suppress_health_check, HealthCheck.data_too_large],
)
