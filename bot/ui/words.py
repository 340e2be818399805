"""Loads the sentences of the product, by language. No other code holds any, but the models of
options: they name and explain each option in English."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from games.catalogue import GAMES

LANGUAGES = ("en", "it")
FALLBACK = "en"
KEPT = 8_192  # sentences, filled in


class Words(Protocol):
    """Returns the sentence of a key, with its placeholders filled in."""

    def __call__(self, key: str, /, **values: Any) -> str: ...


class MissingWords(KeyError):
    """No language has this sentence: a bug, which the tests find."""


FOLDERS: list[Traversable] = [files("bot.ui").joinpath("i18n")]
"""Where words are read, in a folder for each language. The words of a game may lie beside it."""


@cache
def words(language: str) -> Words:
    """Return the words of a language; English fills its gaps."""
    return partial(_said, tuple(dict.fromkeys((language, FALLBACK))))


def language_of(locale: str | None) -> str:
    """Return the language for a Discord locale: `it` for it, `en` for en-GB and all others."""
    short = (locale or "").partition("-")[0].lower()
    return short if short in LANGUAGES else FALLBACK


@cache
def _bundle(language: str, folders: Iterable[Traversable]) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for _, text in _in_folder(folder.joinpath(language)):
            found.add_resource(FluentResource(text))
    return found


def sources(language: str) -> list[tuple[str, str]]:
    """Return the files of a language: name and text."""
    return [file for folder in FOLDERS for file in _in_folder(folder.joinpath(language))]


def _in_folder(folder: Traversable) -> list[tuple[str, str]]:
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(".ftl"))
    return [(name, folder.joinpath(name).read_text(encoding="utf-8")) for name in names]


def shared(key: str) -> str:
    """Return the key that `racko-waiting` falls back on if RACK-O has no sentence of its own:
    `game-waiting`, shared by several games. Any other key is returned as it is."""
    game, dash, rest = key.partition("-")
    return f"game-{rest}" if dash and game in GAMES else key


def option_words(game: str) -> Mapping[str, str]:
    """Return what the option model of a game says in English: `racko-option-target` is the title
    of an option, `racko-option-target-help` its help."""
    return _option_words(game) if game in GAMES else {}


@cache
def _option_words(game: str) -> Mapping[str, str]:
    said: dict[str, str] = {}
    for field in GAMES[game].Options.model_fields.values():
        key = f"{game}-option-{field.alias}"
        said |= {key: field.title or "", f"{key}-help": field.description or ""}
    return said


def _said(languages: tuple[str, ...], key: str, /, **values: Any) -> str:
    return _sentence(languages, tuple(FOLDERS), key, **values)


@lru_cache(KEPT, typed=True)
def _sentence(
    languages: tuple[str, ...], folders: tuple[Traversable, ...], key: str, /, **values: Any
) -> str:
    """Put a sentence together. A table that is painted again says nearly all of them again."""
    for each in (_bundle(language, folders) for language in languages):
        known = next((name for name in (key, shared(key)) if each.has_message(name)), None)
        if known is not None:
            message = each.get_message(known)
            if message.value is not None:
                text, errors = each.format_pattern(message.value, values)
                if errors:
                    raise MissingWords(f"{key}: {errors[0]}")
                return str(text)
    modelled = option_words(key.partition("-")[0])
    if key in modelled:
        return modelled[key]
    raise MissingWords(key)
