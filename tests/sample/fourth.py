"""The sample as the fourth game: while it is registered, whoever asks for the games finds it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from games import verify
from games.catalogue import GAMES
from games.game import AnyGame
from tests.sample import SAMPLE

SHIPPED: Mapping[str, AnyGame] = dict(GAMES)
EVERY_GAME: Mapping[str, AnyGame] = {**SHIPPED, SAMPLE.key: SAMPLE}
"""For the names of tests, which are collected before the sample is registered."""

LIKE_ANY = verify.Dealing(("deal",), lambda *_: [str(n) for n in range(1, 11) for _ in range(5)])


@contextmanager
def registered() -> Iterator[None]:
    GAMES[SAMPLE.key], verify.GAMES[SAMPLE.key] = SAMPLE, LIKE_ANY
    try:
        yield
    finally:
        del GAMES[SAMPLE.key], verify.GAMES[SAMPLE.key]
