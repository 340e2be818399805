"""Answers questions about finished matches: results, ratings, leaderboards."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from storage.careers import Played, Remembered, games_of, matches_of, played_by, ratings_of
from storage.counting import CHANGE, RATING, RESULT, Progress, count, recompute, results_of
from storage.database import Database
from storage.leaderboards import (
    Leaderboard,
    Page,
    first_with_anybody,
    last_game,
    page_of,
    places_of,
)
from storage.meetings import Met, met_by, most_met
from storage.records import Outcome, Rating, RatingChange, Result
from storage.schema import history, ratings, results

PAGE = 10


class Ladder:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, outcome: Outcome) -> tuple[Result, ...]:
        """Count a finished match; counting it again changes nothing."""
        return await self._database.write(count, outcome)

    async def recompute(self, progress: Progress | None = None) -> None:
        """Work out the ladder and the tallies again, from the results alone."""
        await self._database.write(recompute, progress)

    async def results(self, match: str) -> tuple[Result, ...]:
        return await self._database.read(results_of, match)

    async def changes(self, match: str) -> tuple[RatingChange, ...]:
        """Return the rating changes that the match caused."""
        return await self._database.read(_changes, match)

    async def of_person(self, person: int, page: int = 0) -> tuple[Result, ...]:
        """Return a person's results, newest first."""
        return await self._database.read(_of_person, person, page)

    async def rating(self, person: int, game: str, pool: str = "all") -> Rating | None:
        return await self._database.read(_rating, person, game, pool)

    async def curve(
        self, person: int, game: str, pool: str = "all", most: int | None = None
    ) -> tuple[RatingChange, ...]:
        """Return a person's last rating changes, oldest first."""
        return await self._database.read(_curve, person, game, pool, most)

    async def top(
        self, game: str, pool: str = "all", guild: int | None = None, page: int = 0
    ) -> tuple[Rating, ...]:
        """Return the ladder, best first; with a guild, of people who finished a match there."""
        return await self._database.read(_ladder, game, pool, guild, page)

    async def above(self, rating: Rating) -> int:
        """Return how many people stand higher on the ladder."""
        return await self._database.read(_above, rating)

    async def page(
        self, leaderboard: Leaderboard, number: int | None = 0, me: int | None = None
    ) -> Page:
        """Return a page of a leaderboard, and the place of `me` on it; without a number, the page
        that `me` is on."""
        return await self._database.read(page_of, leaderboard, number, me)

    async def places(self, leaderboard: Leaderboard, most: int) -> dict[int, int]:
        """Return the places of the first `most` people, by person."""
        return await self._database.read(places_of, leaderboard, most)

    async def first_with_anybody(self, leaderboards: Sequence[Leaderboard]) -> Leaderboard | None:
        """Return the first of these leaderboards on which anybody is listed."""
        return await self._database.read(first_with_anybody, leaderboards)

    async def last_game(self, guild: int) -> str | None:
        return await self._database.read(last_game, guild)

    async def games(self, person: int, guild: int | None = None) -> dict[str, int]:
        """Return how many matches a person has in each game; with a guild, on that server."""
        return await self._database.read(games_of, person, guild)

    async def played(
        self, person: int, guild: int | None = None, game: str | None = None
    ) -> tuple[Played, ...]:
        """Return a person's matches, oldest first; with a guild, only those on that server."""
        return await self._database.read(played_by, person, guild, game)

    async def matches(
        self, person: int, other: int | None = None, page: int = 0
    ) -> tuple[tuple[Remembered, ...], bool]:
        """Return a page of a person's matches, newest first, and whether there are more; with
        another person, only those that both played."""
        return await self._database.read(matches_of, person, other, page)

    async def met(self, person: int, other: int | None = None) -> tuple[Met, ...]:
        """Return how a person did against each person they met, or against one of them."""
        return await self._database.read(met_by, person, other)

    async def most_met(self, person: int) -> tuple[Met, ...]:
        """Return those of the people met who can be rivals."""
        return await self._database.read(most_met, person)

    async def ratings(self, person: int) -> tuple[Rating, ...]:
        return await self._database.read(ratings_of, person)


def _changes(connection: Connection, match: str) -> tuple[RatingChange, ...]:
    order = (history.c.pool, history.c.person)
    rows = connection.execute(select(*CHANGE).where(history.c.match == match).order_by(*order))
    return tuple(RatingChange(*row) for row in rows)


def _of_person(connection: Connection, person: int, page: int) -> tuple[Result, ...]:
    newest = select(*RESULT).where(results.c.person == person).order_by(results.c.finished.desc())
    rows = connection.execute(newest.limit(PAGE).offset(page * PAGE))
    return tuple(Result(*row) for row in rows)


def _rating(connection: Connection, person: int, game: str, pool: str) -> Rating | None:
    wanted = (ratings.c.person == person, ratings.c.game == game, ratings.c.pool == pool)
    row = connection.execute(select(*RATING).where(*wanted)).first()
    return None if row is None else Rating(*row)


def _curve(
    connection: Connection, person: int, game: str, pool: str, most: int | None
) -> tuple[RatingChange, ...]:
    wanted = (history.c.person == person, history.c.game == game, history.c.pool == pool)
    newest = select(*CHANGE).where(*wanted).order_by(history.c.counted.desc()).limit(most)
    return tuple(RatingChange(*row) for row in connection.execute(newest))[::-1]


def _ladder(
    connection: Connection, game: str, pool: str, guild: int | None, page: int
) -> tuple[Rating, ...]:
    wanted = [ratings.c.game == game, ratings.c.pool == pool]
    if guild is not None:
        here = select(results.c.person).where(results.c.guild == guild, results.c.game == game)
        wanted.append(ratings.c.person.in_(here))
    best = (ratings.c.standing.desc(), ratings.c.person.desc())
    rows = connection.execute(
        select(*RATING).where(*wanted).order_by(*best).limit(PAGE).offset(page * PAGE)
    )
    return tuple(Rating(*row) for row in rows)


def _above(connection: Connection, rating: Rating) -> int:
    ladder = (ratings.c.game == rating.game, ratings.c.pool == rating.pool)
    mine = (
        select(ratings.c.standing)
        .where(*ladder, ratings.c.person == rating.person)
        .scalar_subquery()
    )
    higher = select(func.count()).where(*ladder, ratings.c.standing > mine)
    return connection.execute(higher).scalar_one()
