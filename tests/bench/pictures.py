"""What the picture of a table costs, beside the bare PNG of the same bitmap.

    python -m tests.bench.pictures [--pictures 40] [--rounds 5]

Computer players play; of the middle of each match, when much lies on the table, so many pictures
are drawn. Sprites are there already, as in a bot that runs; no picture is a copy of another. Shown
is the time of the processor for one picture, which leaves out what other programs take, and the
size of its file. The floor is Pillow's own encoder, given the finished bitmap: nothing is laid,
nothing is looked up. It ends with 1 when a picture takes more than 8 ms in the middle or 45 KB.
"""

import argparse
import io
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from statistics import median

from PIL import Image

from bot.looks.catalogue import game_colours
from bot.pictures.draw import indexed
from bot.pictures.scene import Scene
from games.catalogue import GAMES
from games.game import AnyGame
from tests.bot.pictures.tables import png, scenes

TIME = 8.0  # ms
SIZE = 45 * 1024  # bytes
MOVES = 400  # of a match that are looked at
HEAD = f"{'table':9} {'pixels':>11} {'median':>9} {'worst':>9} {'floor':>9} {'ratio':>6} "


@dataclass(frozen=True, slots=True)
class Cost:
    """Of one picture: ms of the processor, and bytes."""

    time: float
    floor: float
    size: int


def numbers(game: AnyGame) -> list[int]:
    """Of seats: the two lowest, one in the middle, and the highest."""
    few = game.seats
    return sorted({*few[:2], few[len(few) // 2], few[-1]})


def midgame(game: str, seats: int, pictures: int) -> list[Scene]:
    """Scenes from the second to the third quarter of what is played, evenly."""
    played = dict.fromkeys(
        scene for *_, scene in scenes(GAMES[game], seats, {}, seats, "greedy", MOVES)
    )
    middle = list(played)[len(played) // 4 : -len(played) // 4]
    return middle[:: max(1, len(middle) // pictures)][:pictures]


def costs(drawn: Sequence[Scene], rounds: int) -> Iterator[Cost]:
    for scene in drawn:
        png(scene)  # the sprites of this table are there from now on
        bitmap = indexed(scene, game_colours())
        yield Cost(
            least(lambda scene=scene: png(scene), rounds),  # type: ignore[misc]
            least(lambda bitmap=bitmap: bare(bitmap), rounds),  # type: ignore[misc]
            len(png(scene)),
        )


def bare(bitmap: Image.Image) -> None:
    bitmap.save(io.BytesIO(), "PNG")


def least(work: Callable[[], object], rounds: int) -> float:
    """ms of the processor; the best of some tries, for neighbours spoil caches."""
    found = []
    for _ in range(rounds):
        started = time.process_time()
        work()
        found.append(time.process_time() - started)
    return 1000 * min(found)


def report(game: str, seats: int, drawn: Sequence[Scene], found: Sequence[Cost]) -> bool:
    """A line; whether it is within the limits."""
    usual, floor = (median(getattr(each, name) for each in found) for name in ("time", "floor"))
    most, size = max(each.time for each in found), max(each.size for each in found)
    well = usual <= TIME and size <= SIZE
    shape = "×".join(map(str, indexed(drawn[0], game_colours()).size))
    print(
        f"{game:5} {seats:>3} {shape:>11} {usual:6.1f} ms {most:6.1f} ms {floor:6.1f} ms "
        f"{usual / floor:6.2f} {median(each.size for each in found) / 1024:6.1f} KB "
        f"{size / 1024:6.1f} KB  {'ok' if well else 'MISSED'}",
        flush=True,
    )
    return well


def measure(pictures: int, rounds: int) -> bool:
    print(f"{HEAD}{'median':>9} {'largest':>9}")
    well = []
    for key, game in GAMES.items():
        for seats in numbers(game):
            drawn = midgame(key, seats, pictures)
            well.append(report(key, seats, drawn, list(costs(drawn, rounds))))
    return all(well)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pictures", type=int, default=40, help="of each table")
    parser.add_argument("--rounds", type=int, default=5, help="of each picture")
    asked = parser.parse_args()
    measure(asked.pictures, asked.rounds)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
