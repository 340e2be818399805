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
from games.catalogue import GAMES, name_of, rules_named
from games.errors import BadOptions
from games.game import AnyGame, Preset
from games.options import Form, read
from storage.records import Pool

LOOKS: dict[str, Look] = {look.key: look for look in (RANK, RACKO, SCOTS)}

FORMER_LOOKS: dict[str, Look] = {}
"""The looks of older versions that today's look does not fit, by `games.catalogue.name_of`."""


def look_of(game: AnyGame) -> Look:
    """Return how a version is shown: by its own look, or by today's."""
    return look_named(name_of(game))


def look_named(name: str) -> Look:
    return FORMER_LOOKS.get(name) or LOOKS[name.partition("/")[0]]


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


def pools_of(game: str) -> tuple[Pool, ...]:
    """Return the kinds of leaderboards that a game has."""
    return ("all", "pairs") if game in paired() else ("all",)


def usual(game: str) -> Form:
    """Return the options of a game's first preset: what is played when nothing is chosen."""
    rules = rules_named(game)
    options: Form = read(rules.Options, rules.presets[0].options, BadOptions)
    return options


def what(game: str, options: Form, words: Words) -> str:
    """Say what is played with these options, for people who never played the game."""
    return " ".join(look_named(game).table.what(options, words))


def played(game: str, options: Form, words: Words) -> str:
    """Say how a table with these options is won and what they change, without the game's aim."""
    return " ".join(look_named(game).table.what(options, words)[1:])


def preset_text(game: str, preset: Preset, words: Words) -> str:
    """Return a preset's name and what sets it apart from the usual one."""
    options = read(GAMES[game].Options, preset.options, BadOptions)
    tell = LOOKS[game].table.what
    (_, *told), known = tell(options, words), tell(usual(game), words)
    apart = [each for each in told if each not in known]
    return f"{preset_name(game, preset.key, words)}: {' '.join(apart or told)}"


def preset_name(game: str, key: str, words: Words) -> str:
    return words(f"{game}-preset-{key}")
