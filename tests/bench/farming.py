"""What an account gains in a month from three friends who let it win, beside an honest one.

    python -m tests.bench.farming [--days 30]

Everything is counted by the program's own `count`, with its limits: five rated matches a day of
the same party, and a rating that settles only with ten matches against four different people. The
farmer plays all that is rated with every party of their friends, and always comes in first. The
honest player is as good as everybody in a club of forty, or better, and plays five matches a day
of two to four people there; who wins is drawn by the model that rates. The table is that of
docs/ratings.md.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from sqlalchemy import Connection, create_engine, select

from bot.ui.ratings import shown_rating
from storage.counting import RATING, count
from storage.leaderboards import Leaderboard, page_of
from storage.rating import DAY, MODEL, MOST_A_DAY, POINT
from storage.records import Finisher, Outcome, Rating
from storage.schema import ratings, schema

GUILD, FARMER, HONEST, BETTER = 1, 1, 1001, 1002
FRIENDS = (2, 3, 4)
CLUB = tuple(range(2001, 2041))
EDGE = 100 / POINT  # of the better player: a hundred points
DAILY = 5  # matches of an honest player


@dataclass(frozen=True, slots=True)
class Account:
    """What became of somebody: matches rated, the rating shown, and their place in the club."""

    rated: int
    rating: int
    is_settled: bool
    place: int


class Month:
    def __init__(self, connection: Connection, seed: int = 1) -> None:
        self._connection, self._rng = connection, random.Random(seed)
        self._number = 0

    def play(self, people: Sequence[int], day: int) -> None:
        """Count a match in which they came in as they are named."""
        self._number += 1
        finishers = tuple(Finisher(seat, who, seat + 1, 0) for seat, who in enumerate(people))
        when = day * DAY + self._number % 10_000
        match = Outcome(f"m{self._number}", "racko", "standard", GUILD, when, finishers)
        count(self._connection, match)

    def farm(self, day: int) -> None:
        for number in (1, 2, 3):
            for friends in combinations(FRIENDS, number):
                for _ in range(MOST_A_DAY):
                    self.play((FARMER, *friends), day)

    def honest(self, person: int, edge: float, day: int) -> None:
        """Play by chance: a performance is drawn around the skill, the best comes in first."""
        for _ in range(DAILY):
            party = (person, *self._rng.sample(CLUB, self._rng.randint(1, 3)))
            skill = {
                each: self._rng.gauss(edge if each == person else 0.0, MODEL.beta) for each in party
            }
            self.play(sorted(party, key=lambda each: -skill[each]), day)

    def club(self, day: int) -> None:
        """The others meet too, so that their ratings settle."""
        for person in self._rng.sample(CLUB, 10):
            self.honest(person, 0.0, day)

    def account(self, person: int) -> Account:
        asked = select(*RATING).where(ratings.c.person == person, ratings.c.pool == "all")
        rating = Rating(*self._connection.execute(asked).one())
        mine = page_of(self._connection, Leaderboard("racko", GUILD), 0, person).mine
        place = mine.line.place if mine.line is not None else 0
        return Account(rating.matches, shown_rating(rating.mu), rating.is_settled, place)


def simulated(days: int = 30, stranger: bool = False) -> dict[str, Account]:
    """Return what becomes of each; with a stranger, the farmer meets a fourth person once."""
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            schema.create_all(connection)
            month = Month(connection)
            for day in range(days):
                month.club(day)
                month.honest(HONEST, 0.0, day)
                month.honest(BETTER, EDGE, day)
                month.farm(day)
            if stranger:
                month.play((CLUB[0], FARMER), days)
            people = {"farmer": FARMER, "friend": FRIENDS[0], "honest": HONEST, "better": BETTER}
            return {name: month.account(person) for name, person in people.items()}
    finally:
        engine.dispose()


def rows(days: int = 30) -> Iterator[str]:
    """The lines of the table."""
    yield "| account | rated matches | rating | place of 46 |"
    yield "|---|---|---|---|"
    alone, met = simulated(days), simulated(days, stranger=True)
    told = (
        ("three friends let it win", alone["farmer"]),
        ("the same, and a fourth person beat it once", met["farmer"]),
        ("one of the friends", alone["friend"]),
        ("honest, as good as the club", alone["honest"]),
        ("honest, a hundred points better", alone["better"]),
    )
    for name, each in told:
        mark = "" if each.is_settled else "?"
        yield f"| {name} | {each.rated} | {each.rating}{mark} | {each.place} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--days", type=int, default=30)
    print("\n".join(rows(parser.parse_args().days)))


if __name__ == "__main__":
    main()
