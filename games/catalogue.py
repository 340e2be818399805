"""Lists the games."""

from games.game import AnyGame
from games.racko import RACKO
from games.rank import RANK
from games.scots import SCOTS

GAMES: dict[str, AnyGame] = {game.key: game for game in (RANK, RACKO, SCOTS)}
"""The rules that new matches begin with."""

FORMER: dict[str, AnyGame] = {}
"""Older versions of them, by `name_of`: each is a frozen package, `games/<key>/v<number>/`, and
plays the matches that began with it to their end."""


def name_of(game: AnyGame) -> str:
    """Return what a version is known by: `racko` today's, `racko/1` an older one."""
    return game.key if GAMES.get(game.key) is game else f"{game.key}/{game.rules}"


def rules_named(name: str) -> AnyGame:
    return GAMES[name] if name in GAMES else FORMER[name]


def rules_of(key: str, number: int) -> AnyGame | None:
    """Return the rules that a match began with; None if they are not here."""
    newest = GAMES.get(key)
    is_newest = newest is not None and newest.rules == number
    return newest if is_newest else FORMER.get(f"{key}/{number}")
