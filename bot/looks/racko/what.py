"""Tells what is played at a RACK-O table, from its options."""

from collections.abc import Iterator

from bot.ui.words import Words
from games.racko.options import Options
from games.racko.scoring import BONUS, CARD, LONG_BONUS, OUT
from games.racko.state import SLOTS


def what(options: Options, words: Words) -> tuple[str, ...]:
    ended = _ends(options, words)
    return words("racko-what"), _points(options, words), *_variants(options, words), *ended


def _points(options: Options, words: Words) -> str:
    points = CARD * len(SLOTS) + OUT
    if not options.bonus:
        return words("racko-what-points", points=points)
    return words("racko-what-bonus", points=points, least=min(BONUS.values()), most=LONG_BONUS)


def _variants(options: Options, words: Words) -> Iterator[str]:
    if options.run_rule:
        yield words("racko-what-run")
    if options.partners:
        yield words("racko-what-partners")
    yield words(f"racko-what-{options.declare}")


def _ends(options: Options, words: Words) -> Iterator[str]:
    if options.turn_cap is not None:
        yield words("racko-what-turns", count=options.turn_cap)
    yield words("racko-what-target", target=options.target)
    if options.tie_break == "shared":
        yield words("racko-what-shared")
