"""Tells what is played at a table of Queen of Scots, from its options."""

from collections.abc import Iterator

from bot.ui.words import Words
from games.scots.deckfile import default_deck
from games.scots.options import Options

USUAL = Options.model_validate({})


def what(options: Options, words: Words) -> tuple[str, ...]:
    won = words("scots-what-target", target=options.target)
    return words("scots-what"), won, *_ends(options, words), *_changes(options, words)


def _ends(options: Options, words: Words) -> Iterator[str]:
    if options.max_rounds is not None:
        yield words("scots-what-rounds", count=options.max_rounds)
    if options.tie_break == "shared":
        yield words("scots-what-shared")


def _changes(options: Options, words: Words) -> Iterator[str]:
    if options.pile_royals == "identical":
        yield words("scots-what-identical")
    if options.wild_claims:
        yield words("scots-what-wild")
    if options.jewels_on_top == "alone":
        yield words("scots-what-alone")
    if options.max_recycles != USUAL.max_recycles:
        yield words("scots-what-shuffles", count=options.max_recycles)
    if options.deck != default_deck():
        yield words("scots-what-deck")
