"""Scores racks, and decides when the match is won (RULES.md, sections 6 to 8)."""

from dataclasses import dataclass
from itertools import pairwise

from games.game import Seat, Standing, standings
from games.racko.options import Options
from games.racko.state import Rack, State, View

CARD = 5  # points a card
OUT = 25  # points for going RACK-O, beside the ten cards
BONUS = {3: 50, 4: 100, 5: 200}
LONG_BONUS = 400  # a run of six or more
LONGEST_PAYING_RUN = 6
IN_ORDER = CARD * 10  # points of a rack in order that did not go RACK-O, the most of a loser


def rising_prefix(rack: Rack) -> int:
    """Count the cards that rise from the front, up to the first that drops."""
    for place, (low, high) in enumerate(pairwise(rack), start=1):
        if high < low:
            return place
    return len(rack)


def longest_run(rack: Rack) -> int:
    """Return the length of the longest block of neighbours that go up by one."""
    longest = run = 1
    for low, high in pairwise(rack):
        run = run + 1 if high == low + 1 else 1
        longest = max(longest, run)
    return longest


def is_complete(rack: Rack) -> bool:
    """Say whether the numbers rise from #5 to #50, with any gaps."""
    return all(low < high for low, high in pairwise(rack))


def may_go(options: Options, rack: Rack) -> bool:
    """RO-6.1: complete, and under the run rule with three in a row."""
    return is_complete(rack) and (not options.run_rule or longest_run(rack) >= 3)


def goes(table: State | View, rack: Rack, declare: bool) -> bool:
    """RO-6.3: does the seat to move go RACK-O with this rack, having said so or not?"""
    if not may_go(table.options, rack):
        return False
    how = table.options.declare
    return declare or how == "auto" or (how == "asks" and not waiting_can_pay(table, rack))


def waiting_can_pay(table: State | View, rack: Rack) -> bool:
    """RO-6.5: the seat to move may gain by going RACK-O on a later turn of its own. No hidden card
    is looked at."""
    options, going = table.options, going_now(table, rack)
    if is_last_turn(table) or going.wins:
        return False
    return bool(going.rivals) or (options.bonus and longest_run(rack) < LONGEST_PAYING_RUN)


def is_last_turn(table: State | View) -> bool:
    """RO-R42: the turn limit comes before the next turn of the seat to move."""
    cap = table.options.turn_cap
    return cap is not None and table.turns_this_round + len(table.racks) >= cap


@dataclass(frozen=True, slots=True)
class Going:
    """What it can come to if the seat to move goes RACK-O with a rack."""

    points: int  # of the rack
    total: int  # of the own side, at least
    rivals: tuple[tuple[int, int], ...]
    """The sides that may win the match by it, or share it, each with its highest total."""
    wins: bool  # the match, whatever the other racks are


def going_now(table: State | View, rack: Rack) -> Going:
    options, totals = table.options, table.totals
    side, partners = table.turn % len(totals), len(table.racks) // len(totals) - 1
    points = IN_ORDER + OUT + (run_bonus(longest_run(rack)) if options.bonus else 0)
    own = totals[side] + points + partners * CARD
    most = [(each, total + (1 + partners) * IN_ORDER) for each, total in enumerate(totals)]
    del most[side]
    enough = own + (options.tie_break == "extraRound")  # a shared best total wins nothing then
    rivals = tuple(rival for rival in most if rival[1] >= max(options.target, enough))
    wins = own >= options.target and all(total < own for _, total in most)
    return Going(points, own, rivals, wins)


def run_bonus(run: int) -> int:
    return LONG_BONUS if run >= 6 else BONUS.get(run, 0)


@dataclass(frozen=True, slots=True)
class Score:
    prefixes: tuple[int, ...]
    run: int
    bonus: int
    points: tuple[int, ...]


def score(options: Options, racks: tuple[Rack, ...], declarer: Seat | None) -> Score:
    """RO-7: five a rising card for all, and for the declarer 75 with any bonus."""
    prefixes = tuple(map(rising_prefix, racks))
    run = 0 if declarer is None else longest_run(racks[declarer])
    bonus = run_bonus(run) if options.bonus else 0
    out = OUT + bonus
    points = tuple(
        CARD * prefix + (out if seat == declarer else 0) for seat, prefix in enumerate(prefixes)
    )
    return Score(prefixes, run, bonus, points)


def add(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """RO-7.5: with partners seats 0 and 2, and 1 and 3, add to one total."""
    sides = len(totals)
    return tuple(total + sum(points[side::sides]) for side, total in enumerate(totals))


def winners(options: Options, totals: tuple[int, ...], seats: int) -> tuple[Seat, ...]:
    """RO-8: the one best total at the target or over it; equal ones as `tie_break` says."""
    best = max(totals)
    sides = [side for side, total in enumerate(totals) if total == best]
    if best < options.target or (len(sides) > 1 and options.tie_break == "extraRound"):
        return ()
    return tuple(seat for seat in range(seats) if seat % len(totals) in sides)


def places(state: State) -> tuple[Standing, ...]:
    """Rank the seats by total; partners share theirs."""
    sides, seats = len(state.totals), len(state.racks)
    totals = [state.totals[seat % sides] for seat in range(seats)]
    return standings(totals, totals, sides if sides < seats else 0)
