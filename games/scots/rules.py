"""Judges who may do what at a Queen of Scots table (RULES.md, sections 4 to 8), and says what is
shuffled."""

from games.errors import Refusal
from games.game import DEALER, Chance, Seat
from games.kit import OutOfTurn, out_of_turn
from games.scots.cards import WILD, Cards, compiled, group_of, holds, natural_groups, wilds
from games.scots.moves import (
    Add,
    Appoint,
    Deal,
    Discard,
    Draw,
    Lay,
    Move,
    Recycle,
    Take,
    TakeOnto,
)
from games.scots.options import Options
from games.scots.state import DEALERS_PHASES, State

GAME_OVER = Refusal("game_over", "QS-10.1")
ROUND_OVER = Refusal("round_over", "QS-7.2")
NOT_YOUR_TURN = Refusal("not_your_turn", "QS-4.4")
OUT_OF_TURN = OutOfTurn(GAME_OVER, ROUND_OVER, NOT_YOUR_TURN)
WRONG_PHASE = {
    "dealer": Refusal("wrong_phase", "QS-R2"),
    "deal": Refusal("wrong_phase", "QS-4.2"),
    "recycle": Refusal("wrong_phase", "QS-8.2"),
    "roundOver": Refusal("wrong_phase", "QS-10.2"),
    "pickup": Refusal("wrong_phase", "QS-5.1"),
    "play": Refusal("wrong_phase", "QS-5.1"),
}
NEED_TWO_JEWELS = Refusal("need_two_jewels", "QS-5.4")
BAD_CLAIM = Refusal("bad_claim", "QS-5.5")
NO_SUCH_TARGET = Refusal("no_such_set", "QS-5.4")
CLAIM_NOT_IN_HAND = Refusal("not_in_hand", "QS-5.5")
CLAIM_TOO_FEW = Refusal("too_few", "QS-5.3")
NO_MATCH = Refusal("no_match", "QS-5.3")
JEWEL_CLAIM_TOO_FEW = Refusal("too_few", "QS-5.4")
JEWEL_NO_MATCH = Refusal("no_match", "QS-5.4")
LAY_NOT_IN_HAND = Refusal("not_in_hand", "QS-6.1")
LAY_TOO_FEW = Refusal("too_few", "QS-6.1")
NEED_TWO_NATURALS = Refusal("need_two_naturals", "QS-6.1")
MIXED_GROUPS = Refusal("mixed_groups", "QS-6.1")
NO_SUCH_SET = Refusal("no_such_set", "QS-6.3")
NO_CARDS = Refusal("no_cards", "QS-6.3")
ADD_NOT_IN_HAND = Refusal("not_in_hand", "QS-6.3")
WRONG_GROUP = Refusal("wrong_group", "QS-6.3")
DISCARD_NOT_IN_HAND = Refusal("not_in_hand", "QS-7.1")
BAD_DEALER = Refusal("bad_dealer", "QS-R2")
BAD_DECK = Refusal("bad_deck", "QS-4.2")
BAD_SHUFFLE = Refusal("bad_shuffle", "QS-8.2")


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Judge a move; the order of the questions is that of section 12."""
    if refused := out_of_turn(state, seat, DEALERS_PHASES, OUT_OF_TURN):
        return refused
    if seat == DEALER:
        return _dealer_refusal(state, move)
    phase = state.phase
    match move:
        case Draw() if phase == "pickup":
            return None
        case Discard(card) if phase == "play":
            return None if _in_hand(state, (card,)) else DISCARD_NOT_IN_HAND
        case Lay(cards) if phase == "play":
            return _lay_refusal(state, cards)
        case Add(number, cards) if phase == "play":
            return _add_refusal(state, number, cards)
        case Take(cards) if phase == "pickup":
            return _take_refusal(state, cards)
        case TakeOnto(number) if phase == "pickup":
            return _take_onto_refusal(state, number)
    return WRONG_PHASE[phase]


def _dealer_refusal(state: State, move: Move) -> Refusal | None:
    phase = state.phase
    match move:
        case Appoint(dealer) if phase == "dealer":
            return None if dealer in range(len(state.hands)) else BAD_DEALER
        case Deal(cards) if phase in ("deal", "roundOver"):
            return None if sorted(cards) == sorted(state.deck.cards) else BAD_DECK
        case Recycle(cards) if phase == "recycle":
            return None if sorted(cards) == sorted(state.pile[:-1]) else BAD_SHUFFLE
    return WRONG_PHASE[phase]


def _take_refusal(state: State, cards: Cards) -> Refusal | None:
    """QS-5.3 to QS-5.5: two or more naturals of the hand that match; by QS-R9 one and a wild."""
    deck, top = state.deck, state.pile[-1]
    group = deck.group[top]
    if group == WILD and wilds(deck, state.hands[state.turn]) < 2:
        return NEED_TWO_JEWELS
    if not _in_hand(state, cards):
        return CLAIM_NOT_IN_HAND
    if len(cards) < 2:
        return JEWEL_CLAIM_TOO_FEW if group == WILD else CLAIM_TOO_FEW
    if group == WILD:
        first = deck.group[cards[0]]
        fits = first != WILD and all(deck.group[card] == first for card in cards)
        return None if fits else JEWEL_NO_MATCH
    if state.options.wild_claims and len(cards) == 2:
        naturals = tuple(card for card in cards if deck.group[card] != WILD)
        cards = naturals or cards
    if state.options.pile_royals == "identical":
        return None if all(card == top for card in cards) else NO_MATCH
    return None if all(deck.group[card] == group for card in cards) else NO_MATCH


def _take_onto_refusal(state: State, number: int) -> Refusal | None:
    """QS-5.4: only jewels go onto a set that lies there."""
    deck = state.deck
    if deck.group[state.pile[-1]] != WILD:
        return BAD_CLAIM
    if wilds(deck, state.hands[state.turn]) < 2:
        return NEED_TWO_JEWELS
    return None if _is_own_set(state, number) else NO_SUCH_TARGET


def _lay_refusal(state: State, cards: Cards) -> Refusal | None:
    """QS-6.1: three cards, two of them natural, and all naturals match."""
    if not _in_hand(state, cards):
        return LAY_NOT_IN_HAND
    if len(cards) < 3:
        return LAY_TOO_FEW
    groups = natural_groups(state.deck, cards)
    if len(groups) < 2:
        return NEED_TWO_NATURALS
    return None if groups.count(groups[0]) == len(groups) else MIXED_GROUPS


def _add_refusal(state: State, number: int, cards: Cards) -> Refusal | None:
    """QS-6.3: each card is wild or of the set's group."""
    if not _is_own_set(state, number):
        return NO_SUCH_SET
    if not cards:
        return NO_CARDS
    if not _in_hand(state, cards):
        return ADD_NOT_IN_HAND
    groups = natural_groups(state.deck, cards)
    if not groups:
        return None
    group = group_of(state.deck, state.sets[state.turn][number - 1])
    return None if groups.count(group) == len(groups) else WRONG_GROUP


def _in_hand(state: State, cards: Cards) -> bool:
    return holds(state.deck, state.hands[state.turn], cards)


def _is_own_set(state: State, number: int) -> bool:
    return 1 <= number <= len(state.sets[state.turn])


def deck(_: int, options: Options) -> Cards:
    return compiled(options.deck).cards


def chance(state: State) -> Chance:
    """Say what the dealer shuffles next."""
    if state.phase == "dealer":
        return Chance("dealer", "dealer", range(len(state.hands)), 1)
    if state.phase == "recycle":
        return Chance("shuffle", f"shuffle {state.round} {state.recycles}", state.pile[:-1])
    return Chance("deal", f"deal {next_round(state)}", state.deck.cards)


def next_round(state: State) -> int:
    """Return the round to be dealt."""
    return state.round + (state.phase == "roundOver")
