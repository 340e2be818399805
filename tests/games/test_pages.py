"""No game is forgotten where the games are told of by hand: the pages and the verifier."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from games import verify
from games.game import DEALER, AnyGame
from tests.games.playing import moments
from tests.rulepages import section, tables
from tests.sample import SAMPLE
from tests.sample.fourth import SHIPPED

DEALING, CONSOLE = (
    files("games").joinpath(page).read_text(encoding="utf-8")
    for page in ("DEALING.md", "CONSOLE.md")
)
every_game = pytest.mark.parametrize("game", SHIPPED.values(), ids=SHIPPED)


def missing_in_dealing(game: AnyGame) -> Iterator[str]:
    (rows,) = tables(section(DEALING, "The dealer's moves"))
    told = {row["order"] for row in rows if row["game"] == game.name}
    for order in game.orders:
        if f"`{order}`" not in told:
            yield f"DEALING.md does not say how {game.name}'s `{order}` is shuffled"
    if f"`{game.key}`" not in section(DEALING, "The log"):
        yield f"DEALING.md does not say that the log of {game.name} names it `{game.key}`"


def missing_in_console(game: AnyGame) -> Iterator[str]:
    (keys,) = re.findall(r"By game \((.+?)\)", CONSOLE)
    if game.key not in keys.split(", "):
        yield f"CONSOLE.md does not say that {game.name} is `{game.key}`"
    chance = section(CONSOLE, "Chance")
    for order in game.orders:
        if not re.search(rf"^    {order} .*({game.name}|every game)", chance, re.MULTILINE):
            yield f"CONSOLE.md does not tell what {game.name}'s `{order}` means"
    for word in sorted(words_of(game) - written(game)):
        yield f"CONSOLE.md does not say how {game.name}'s `{word}` is written"


def words_of(game: AnyGame) -> set[str]:
    """The first words of the moves that are made in random matches."""
    found = set()
    for preset in game.presets:
        for moment in moments(game, preset.seats[0], preset.options, 1, limit=300):
            if moment.seat != DEALER:
                found.add(str(moment.move).split()[0])
    return found


def written(game: AnyGame) -> set[str]:
    """The first words of the moves on the page."""
    texts = section(CONSOLE, "Move texts")
    line = re.search(rf"^    {game.name}  +(.+(?:\n     .+)*)", texts, re.MULTILINE)
    parts = re.split(r"[·;\n]", line[1]) if line else []
    return {part.split()[0] for part in parts if part.strip()}


def missing_in_verifier(game: AnyGame) -> Iterator[str]:
    dealing = verify.GAMES.get(game.key)
    if dealing is None:
        yield f"verify.py does not know {game.name}: an entry `{game.key}` belongs in its GAMES"
        return
    if set(dealing.orders) != set(game.orders):
        yield f"verify.py has {dealing.orders} as the dealer's orders of {game.name}"
    if game.seats[-1] > verify.MOST_SEATS:
        yield f"verify.py reads tables of {verify.MOST_SEATS}, and {game.name} has larger ones"
    for preset in game.presets:
        for seats in preset.seats:
            options = game.options(seats, preset.options)
            if dealing.deck(seats, options.plain()) != [*map(str, game.deck(seats, options))]:
                yield f"verify.py has another deck of {game.name} for {seats} in {preset.key}"


@every_game
def test_the_page_of_the_deal_tells_of_every_game(game):
    assert list(missing_in_dealing(game)) == []


@every_game
def test_the_page_of_the_console_tells_of_every_game(game):
    assert list(missing_in_console(game)) == []


@pytest.mark.parametrize("game", [*SHIPPED.values(), SAMPLE], ids=[*SHIPPED, SAMPLE.key])
def test_the_verifier_deals_every_game(game):
    assert list(missing_in_verifier(game)) == []


def test_a_game_that_was_forgotten_is_named(monkeypatch):
    monkeypatch.delitem(verify.GAMES, SAMPLE.key)
    for missing in (missing_in_dealing, missing_in_console, missing_in_verifier):
        said = list(missing(SAMPLE))
        assert said
        assert all("Low Ebb" in sentence for sentence in said)


def test_a_deck_or_an_order_that_differs_is_named(monkeypatch):
    monkeypatch.setitem(verify.GAMES, SAMPLE.key, verify.GAMES["racko"])
    orders, *decks = missing_in_verifier(SAMPLE)
    assert "('cut', 'deal')" in orders
    assert decks[0] == "verify.py has another deck of Low Ebb for 2 in standard"
