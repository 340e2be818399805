"""Tells what is played at a RANK table, from its options."""

from collections.abc import Iterator

from bot.ui.words import Words
from games.rank.options import Options
from games.rank.scoring import KING, QUEEN, TO_WIN


def what(options: Options, words: Words) -> tuple[str, ...]:
    variants = (*_variants(options, words), *_plays(options, words))
    return words("rank-what"), _won(options, words), *variants


def _won(options: Options, words: Words) -> str:
    if options.endless:
        return words("rank-what-endless", limit=options.hand_limit or 0)
    return words("rank-what-tokens", king=KING, queen=QUEEN, target=TO_WIN)


def _variants(options: Options, words: Words) -> Iterator[str]:
    if options.classic_president:
        yield words(f"rank-what-president-{options.queen_exchange}")
    if options.kings_hand:
        when = "always" if options.kings_hand_in_first_hand else "later"
        yield words(f"rank-what-kings-hand-{when}")


def _plays(options: Options, words: Words) -> Iterator[str]:
    """What is played otherwise than the 2018 sheet has it."""
    if options.wild_cap is None:
        yield words("rank-what-wilds")
    if options.lone_modifier != "lastOnly":
        yield words(f"rank-what-alone-{options.lone_modifier}")
    if options.lone_count == "any":
        yield words("rank-what-alone-any")
    if options.modifiers_per_play == "one":
        yield words("rank-what-one-each")
    if not options.rank_down_must_lower:
        yield words("rank-what-down")
