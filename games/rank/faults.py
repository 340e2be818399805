"""Finds the faults of a RANK position."""

from collections.abc import Iterator
from operator import gt

from games.errors import Fault
from games.rank.cards import DEALT, decks
from games.rank.exchanges import offers_kings_hand, queens_givers
from games.rank.scoring import TO_WIN
from games.rank.state import Stage, State


def table_faults(state: State, phase: Stage) -> Iterator[Fault]:
    """Find the faults of a table; `phase` is that of the position, with `dealt`."""
    if phase == "play":
        yield from _play_faults(state)
    else:
        yield from _idle_faults(state, phase)
    yield from _phase_faults(state, phase)
    yield from _hand_faults(state, phase)
    yield from _score_faults(state, phase)


def _play_faults(state: State) -> Iterator[Fault]:
    without = [seat for seat, hand in enumerate(state.hands) if not any(hand)]
    if len(without) > len(state.hands) - 2:
        yield Fault("hands", "in phase play at least two players hold cards", "RK-9.1")
    if sorted(state.out) != without:
        yield Fault("out", "those are out who hold no cards", "RK-8.1")
    if state.turn is None or state.turn in (*state.out, *state.passed, state.owner):
        yield Fault("turn", "whose turn it is holds cards, has not passed, owns no pile", "RK-4.2")
    if (state.pile is None) != (state.owner is None):
        yield Fault("owner", "a pile has an owner, and no pile has none", "RK-7.1")
    if state.pile is None and (state.passed or state.table):
        yield Fault("passed", "on an empty pile nobody has passed or played", "RK-6.3")
    if set(state.passed) & set(state.out):
        yield Fault("passed", "a seat has passed or is out", "RK-8.1")


def _idle_faults(state: State, phase: Stage) -> Iterator[Fault]:
    if state.pile or state.owner is not None or state.passed or state.table:
        yield Fault("pile", "there is a round in phase play alone", "RK-4.2")
    if state.out and phase not in ("deal", "gameOver"):
        yield Fault("out", "nobody is out before the first lead", "RK-8.1")


def _phase_faults(state: State, phase: Stage) -> Iterator[Fault]:
    options, ranking = state.options, state.ranking
    if phase == "kingsHand" and not offers_kings_hand(options, not ranking):
        yield Fault("phase", "no King's Hand is offered", "RK-21.15")
    if phase == "benefit" and options.classic_president:
        yield Fault("phase", "Classic President has no benefits", "RK-21.1")
    if phase == "roles" and (ranking or state.king is not None or state.hand_number > 1):
        yield Fault("phase", "roles are drawn once, in the first hand", "RK-3.2")
    if ranking and state.king != ranking[0]:
        yield Fault("king", "the King is the first of the ranking", "RK-12.2")
    most = 1 + options.classic_president
    due = range(1, most + 1) if phase == "kingReturn" else range(1)
    if state.received not in due:
        yield Fault("received", f"in phase kingReturn 1 to {most}, else 0", "RK-21.4")
    if phase == "queenReturn":
        givers = queens_givers(options, ranking)
        if not options.classic_president or not state.receivers:
            yield Fault("phase", "the Queen has received nothing", "RK-21.5")
    else:
        givers = ()
    if not set(state.receivers) <= set(givers):
        yield Fault("receivers", "those from whom the Queen receives", "RK-21.5")


def is_dealt(state: State, phase: Stage) -> bool:
    """Say whether the hands are those of a deal, and not what is left of one."""
    if phase == "roles":
        return state.hand_number > 0
    return phase not in ("deal", "gameOver")


def may_still_take(state: State, phase: Stage) -> bool:
    """Say whether the King may take the extra hand, now or when the roles are drawn."""
    before = phase in ("dealt", "kingsHand") or (phase == "roles" and is_dealt(state, phase))
    return before and offers_kings_hand(state.options, not state.ranking)


def _hand_faults(state: State, phase: Stage) -> Iterator[Fault]:
    """Find hands that would be empty at the first lead, whatever is returned before."""
    options, seats = state.options, len(state.hands)
    more = 2 * decks(seats) if phase == "play" else max(2, seats - 2)
    if any(sum(hand) > DEALT + more for hand in state.hands):
        yield Fault("hands", f"a hand has at most {DEALT + more} cards", "RK-2.2")
    if any(
        sum(hand) < least for hand, least in zip(state.hands, _least(state, phase), strict=True)
    ):
        yield Fault("hands", "every player holds cards at the first lead", "RK-2.2")
    if may_still_take(state, phase) and not any(state.extra):
        yield Fault("extra", "the hand that the King may take holds cards", "RK-21.11")
    if any(state.extra) and not options.kings_hand:
        yield Fault("extra", "there is an extra hand with kingsHand alone", "RK-21.11")
    if sum(state.extra) > DEALT:
        yield Fault("extra", f"a hand of at most {DEALT} cards", "RK-21.11")


def _least(state: State, phase: Stage) -> list[int]:
    """Return the fewest cards by seat: one more than it gives away, or none if one comes back."""
    seats = len(state.hands)
    if phase == "play" or not is_dealt(state, phase):
        return [0] * seats
    least = [1] * seats
    if phase == "kingReturn":
        least[state.ranking[0]] += state.received
        least[state.ranking[-1]] = 0
    if phase == "queenReturn":
        least[state.ranking[1]] += len(state.receivers)
        for receiver in state.receivers:
            least[receiver] = 0
    return least


def _score_faults(state: State, phase: Stage) -> Iterator[Fault]:
    options, limit = state.options, state.options.hand_limit
    if options.endless and any(state.tokens):
        yield Fault("tokens", "the endless game has none", "RK-21.9")
    if max(state.tokens) >= TO_WIN and phase != "gameOver":
        yield Fault("tokens", f"the game is over at {TO_WIN}", "RK-14.1")
    if not options.endless and any(state.reign + state.longest_reign):
        yield Fault("reign", "runs are counted in the endless game alone", "RK-21.10")
    if any(map(gt, state.reign, state.longest_reign)):
        yield Fault("longestReign", "at least the current run", "RK-21.10")
    played = state.hand_number + (phase == "deal")
    if limit is not None and played > limit:
        yield Fault("handNumber", f"the game is over after hand {limit}", "RK-21.10")
    if state.winners and (options.endless or phase != "gameOver" or len(state.winners) > 1):
        yield Fault("winners", "one player wins, when the game is over", "RK-14.1")
