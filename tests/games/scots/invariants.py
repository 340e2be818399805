"""What is always true at a Queen of Scots table (RULES.md, section 14), by its numbers there."""

from collections import Counter
from dataclasses import replace
from typing import Any

from games.game import DEALER, Step
from games.scots import SCOTS
from games.scots.cards import WILD, Counts, changed, counted, natural_groups, spread
from games.scots.events import Exhausted, GameOver, Minimum, Scored, WentOut
from games.scots.moves import Discard, Draw, Lay, Move, Recycle, Take, TakeOnto
from games.scots.scoring import hand_value, laid_value, leaders, score
from games.scots.state import State

SCORED = ("roundOver", "gameOver")


def of_state(state: State) -> None:
    if state.phase in ("dealer", "deal"):
        return
    cards_are_neither_lost_nor_made(state)
    sets_are_sets(state)
    something_can_be_done(state)
    points_are_the_deck(state)
    views_hide_what_cannot_be_known(state)


def cards_are_neither_lost_nor_made(state: State) -> None:
    """1."""
    census = Counter(state.draw) + Counter(state.pile)
    for hand, sets in zip(state.hands, state.sets, strict=True):
        census.update(spread(state.deck.codes, hand))
        census.update(card for laid in sets for card in laid)
    assert census == Counter(state.deck.cards)


def sets_are_sets(state: State) -> None:
    """2 and 18."""
    for laid in (laid for sets in state.sets for laid in sets):
        groups = natural_groups(state.deck, laid)
        assert len(laid) >= 3
        assert len(groups) >= 2
        assert len(set(groups)) == 1


def something_can_be_done(state: State) -> None:
    """3, 8, 10 and 11."""
    hands, hand = state.hands, state.hands[state.turn]
    if state.phase == "pickup":
        assert state.pile
        assert all(map(any, hands))
        assert SCOTS.refusal(state, state.turn, Draw()) is None
        claims = [move for move in SCOTS.legal(state, state.turn)[:3] if move != Draw()]
        assert bool(claims) == claimable(state, hand)
    if state.phase == "play":
        assert any(hand)
        for code, count in zip(state.deck.codes, hand, strict=True):
            found = SCOTS.refusal(state, state.turn, Discard(code))
            assert (found is None) == bool(count)
    if state.phase in SCORED:
        assert sum(not any(hand) for hand in hands) <= 1


def claimable(state: State, hand: Counts) -> bool:
    deck, top = state.deck, state.pile[-1]
    held = spread(deck.codes, hand)
    groups = Counter(natural_groups(deck, held))
    if deck.group[top] == WILD:
        pair = any(count > 1 for count in groups.values())
        return len(held) - groups.total() > 1 and (pair or bool(state.sets[state.turn]))
    needed = 2
    if state.options.wild_claims and len(held) > groups.total():
        needed = 1
    if state.options.pile_royals == "identical":
        return held.count(top) >= needed
    return groups[deck.group[top]] >= needed


def points_are_the_deck(state: State) -> None:
    """9."""
    deck = state.deck
    points = sum(laid_value(deck, sets) for sets in state.sets)
    points += sum(hand_value(deck, hand) for hand in state.hands)
    points += hand_value(deck, counted(deck, state.draw + state.pile))
    assert points == sum(card.value * card.copies for card in deck.types)


def views_hide_what_cannot_be_known(state: State) -> None:
    """16."""
    turned = replace(state, draw=state.draw[::-1])
    for seat in (*range(len(state.hands)), None):
        assert SCOTS.view(turned, seat) == SCOTS.view(state, seat)
        if state.phase not in SCORED:
            for swapped in swaps(state, seat):
                assert SCOTS.view(swapped, seat) == SCOTS.view(state, seat)


def swaps(state: State, seat: int | None) -> list[State]:
    """The top of the draw pile exchanged with a card of each foreign hand."""
    swapped = []
    for other, hand in enumerate(state.hands):
        if other != seat and any(hand) and state.draw:
            card = spread(state.deck.codes, hand)[0]
            new = changed(state.deck, changed(state.deck, hand, card, -1), state.draw[0], 1)
            hands = (*state.hands[:other], new, *state.hands[other + 1 :])
            swapped.append(replace(state, hands=hands, draw=(card, *state.draw[1:])))
    return swapped


def of_step(before: State, seat: int, move: Move, step: Step[State, Any]) -> None:
    after = step.state
    assert SCOTS.apply(before, seat, move) == step  # 15
    if seat != DEALER:
        others_are_untouched(before, seat, after)
        nothing_laid_moves(before, seat, after)
    if isinstance(move, Draw | Recycle) and after.phase == "play":
        one_card_was_drawn(before, move, after)
    if isinstance(move, Take | TakeOnto):
        the_pile_was_taken(before, seat, move, after)
    if isinstance(move, Lay):
        assert len(after.sets[seat]) == len(before.sets[seat]) + 1
    if isinstance(move, Discard):
        the_turn_passed(before, seat, move, after)
    the_round_ends_as_it_should(before, step)


def others_are_untouched(before: State, seat: int, after: State) -> None:
    """4."""
    for other in set(range(len(before.hands))) - {seat}:
        assert after.hands[other] == before.hands[other]
        assert after.sets[other] == before.sets[other]


def nothing_laid_moves(before: State, seat: int, after: State) -> None:
    """2: sets are only added, or extended at the end."""
    old, new = before.sets[seat], after.sets[seat]
    assert len(old) <= len(new)
    assert all(grown[: len(laid)] == laid for laid, grown in zip(old, new, strict=False))


def one_card_was_drawn(before: State, move: Move, after: State) -> None:
    """5."""
    seat = before.turn
    assert sum(after.hands[seat]) == sum(before.hands[seat]) + 1
    if isinstance(move, Recycle):
        assert after.pile == before.pile[-1:]
        assert len(after.draw) == len(before.pile) - 2
    else:
        assert after.draw == before.draw[1:]


def the_pile_was_taken(before: State, seat: int, move: Take | TakeOnto, after: State) -> None:
    """6 and 18."""
    deck, options = before.deck, before.options
    cards = move.cards if isinstance(move, Take) else ()
    claiming = [card for card in cards if deck.group[card] == WILD]
    assert not claiming or (options.wild_claims and len(claiming) == 1 and len(cards) == 2)
    jewels = deck.group[before.pile[-1]] == WILD
    assert not (claiming and jewels)
    alone = jewels and options.jewels_on_top == "alone"
    below = before.pile[:-1]
    if after.phase == "play":
        assert after.pile == (below if alone else ())
    old = Counter(spread(deck.codes, before.hands[seat])) + Counter(() if alone else below)
    assert Counter(spread(deck.codes, after.hands[seat])) == old - Counter(cards)
    laid = sum(map(len, after.sets[seat])) - sum(map(len, before.sets[seat]))
    assert laid == 1 + len(cards)


def the_turn_passed(before: State, seat: int, move: Discard, after: State) -> None:
    """7."""
    assert after.pile == (*before.pile, move.card)
    if after.phase not in SCORED:
        assert after.phase == "pickup"
        assert after.turn == (seat + 1) % len(before.hands)


def the_round_ends_as_it_should(before: State, step: Step[State, Any]) -> None:
    """8, 9 and 13."""
    after, kinds = step.state, [type(event) for event in step.events]
    assert (Scored in kinds) == (after.phase in SCORED)
    assert (GameOver in kinds) == (after.phase == "gameOver") == bool(after.winners)
    if Scored not in kinds:
        assert after.totals == before.totals
        return
    assert (WentOut in kinds) != (Exhausted in kinds)
    assert sum(not any(hand) for hand in after.hands) == (WentOut in kinds)
    (scored,) = (event for event in step.events if isinstance(event, Scored))
    for seat, points in enumerate(scored.scores):
        assert points == score(after.deck, after.sets[seat], after.hands[seat])
        assert after.totals[seat] == before.totals[seat] + points
    the_match_ends_as_it_should(after)


def the_match_ends_as_it_should(after: State) -> None:
    """13."""
    options, best = after.options, leaders(after.totals)
    limit = options.max_rounds is not None and after.round + 1 >= options.max_rounds
    reached = max(after.totals) >= options.target
    over = limit or (reached and (len(best) == 1 or options.tie_break == "shared"))
    assert after.winners == (best if over else ())


def of_minimum(state: State, least: tuple[Minimum, ...]) -> None:
    """19."""
    for hand, minimum in zip(state.hands, least, strict=True):
        assert not minimum or Counter(minimum) <= Counter(spread(state.deck.codes, hand))
