"""The real bot at the stand-in: `python -m tests.standin.courtyard URL STORE --tables 500 …`.

It opens the tables, tells who sits at them, and takes presses until its pipe is closed.
"""

import argparse
import logging
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import structlog

from bot.app import App
from bot.looks.catalogue import COLOURS
from bot.match.tables import Tables
from bot.pictures.studio import Studio, process
from bot.run import collect_seldom, configure_logging
from games.catalogue import GAMES
from storage.records import Sitting
from storage.store import Store
from tests.standin.joined import point_at, run, say, serve
from tests.standin.payloads import GUILD

SEATS = {"racko": 2, "rank": 4}
"""The games played, in turn, and how many people sit at each."""

FIRST_CHANNEL, FIRST_PERSON = 800_000_000_000_000_000, 700_000_000_000_000_000


@dataclass(frozen=True, slots=True)
class Opening:
    """A match to be opened: its game, its channel and its people."""

    game: str
    channel: int
    people: tuple[int, ...]


def openings(tables: int, channels: int) -> Iterator[Opening]:
    """Half of them RACK-O, half RANK, spread over the channels; nobody sits twice."""
    games = list(SEATS)
    for number in range(tables):
        game = games[number % len(games)]
        first = FIRST_PERSON + number * max(SEATS.values())
        people = tuple(range(first, first + SEATS[game]))
        yield Opening(game, FIRST_CHANNEL + number % channels, people)


async def open_tables(store: Store, tables: int, channels: int) -> list[dict[str, Any]]:
    """Straight in the store: no lobby, and nobody is told."""
    fresh, opened = Tables(store), []
    for each in openings(tables, channels):
        sittings = tuple(Sitting(seat, person) for seat, person in enumerate(each.people))
        options = GAMES[each.game].presets[0].options
        match = await fresh.create(
            each.game, options, sittings, speed="live", guild=GUILD, channel=each.channel
        )
        await store.start(match.id, fresh.clock())
        opened.append(
            {"match": match.id, "game": each.game, "channel": each.channel, "people": each.people}
        )
    await fresh.close()
    return opened


async def play(url: str, address: str, tables: int, channels: int) -> None:
    point_at(url)
    async with await Store.open(address) as store:
        opened = await open_tables(store, tables, channels)
        studio = Studio(COLOURS, room=process)
        app = App(store, studio=studio, connection={"shard_count": 1})
        app.emojis.start = lambda _: None  # type: ignore[assignment, method-assign]
        collect_seldom()
        await app.start()
        say(opened)
        try:
            await serve(app.client)
        finally:
            await app.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("url")
    parser.add_argument("store")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--channels", type=int, default=250)
    parser.add_argument("--profile", default="")
    asked = parser.parse_args()
    configure_logging()
    structlog.configure(  # what it prints is ours to read, and only trouble is worth a line
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.getLogger().setLevel(logging.ERROR)
    run(lambda: play(asked.url, asked.store, asked.tables, asked.channels), asked.profile)


if __name__ == "__main__":
    main()
