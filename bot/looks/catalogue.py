"""Lists the look of each game, one line a game, and answers questions about all of them."""

from bot.looks.look import Look
from bot.looks.racko.look import RACKO
from bot.looks.rank.look import RANK
from bot.looks.scots.look import SCOTS
from bot.pictures import faces
from bot.pictures.colours import Colours
from bot.pictures.faces import SEATS, Drawn, file_of
from bot.pictures.paper import Paper
from bot.ui.words import Words
from games.catalogue import GAMES

LOOKS: dict[str, Look] = {look.key: look for look in (RANK, RACKO, SCOTS)}


def game_colours() -> tuple[Colours, ...]:
    """By which the one palette of all pictures is mixed."""
    return tuple(look.art.colours for look in LOOKS.values())


def every_emoji() -> tuple[str, ...]:
    """Their names, in the order in which they are made."""
    return (*SEATS, *(name for look in LOOKS.values() for name in look.art.emojis))


def plain(name: str) -> str:
    """Return an emoji as plain text that stays readable in a row: `[7][7][W]`, `(15)`, `Ⓑ`."""
    for known in (SEATS, *(look.art.emojis for look in LOOKS.values())):
        if name in known:
            return known[name]
    return f"[{name.partition('_')[2] or name}]"


def draw_emoji(name: str) -> Paper:
    if name in SEATS:
        return faces.seat(name)
    (look,) = [each for each in LOOKS.values() if name in each.art.emojis]
    return look.art.draw_emoji(name)


def drawn(name: str) -> Drawn:
    """Return an emoji's file."""
    return file_of(draw_emoji(name).final())


def paired() -> frozenset[str]:
    """Return the games that can be played in pairs."""
    return frozenset(key for key, game in GAMES.items() if "partners" in game.Options.model_fields)


def preset_name(game: str, key: str, words: Words) -> str:
    return words(f"{game}-preset-{key}")
