"""Weighs points by what they do for the match."""

from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from games.game import Seat
from games.racko.options import Options
from games.racko.scoring import IN_ORDER, OUT, add, winners
from games.racko.state import View

PLAIN = IN_ORDER + OUT
LUCK = 150  # points by which what is still needed is told apart the less
STEEP = 1.5  # the exponent, without the number of sides
LOSERS = (10, 25, 40)  # points of the others' racks, each as likely
MOST = 10.0  # times a plain RACK-O that any is worth
LEAST = 0.02  # of a match, that a plain RACK-O is taken to be worth


def chance_to_win(options: Options, totals: tuple[int, ...], side: int) -> float:
    """Take sides to win in proportion to a power of what they still need: fitted to matches that
    were played out by the points of such rounds."""
    if won := winners(options, totals, len(totals)):
        return (side in won) / len(won)
    needed = [max(options.target - total, 0) + LUCK for total in totals]
    steep = STEEP + len(totals)
    return 1.0 / sum(float((needed[side] / each) ** steep) for each in needed)


@dataclass(frozen=True)
class Stakes:
    """What going RACK-O in this round does for the match of one seat."""

    view: View
    seat: Seat

    def worth(self, bonus: int) -> float:
        """Return the worth with this bonus: 0 is that another goes, 1 is to go without one."""
        more = self._after(self.seat, PLAIN + bonus) - self._plain
        return min(1 + more / max(self._plain - self._lost, LEAST), MOST)

    @cached_property
    def _plain(self) -> float:
        return self._after(self.seat, PLAIN)

    @cached_property
    def _lost(self) -> float:
        sides, seats = len(self.view.totals), range(len(self.view.racks))
        others = [seat for seat in seats if (seat - self.seat) % sides]
        return fmean(self._after(other, PLAIN) for other in others)

    def _after(self, goer: Seat, points: int) -> float:
        """Return the chance to win the match after a round that this seat ends."""
        view, seats = self.view, range(len(self.view.racks))
        rounds = (tuple(points if seat == goer else each for seat in seats) for each in LOSERS)
        side = self.seat % len(view.totals)
        return fmean(chance_to_win(view.options, add(view.totals, each), side) for each in rounds)
