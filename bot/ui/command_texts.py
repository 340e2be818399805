"""Translates the names and descriptions of commands."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.ui.words import LANGUAGES, MissingWords, language_of, words


def text(key: str) -> locale_str:
    """Return a description by the key of its words; Discord falls back on English."""
    return locale_str(words("en")(key), key=key)


class Translations(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, _: TranslationContextTypes
    ) -> str | None:
        language, key = language_of(str(locale)), string.extras.get("key")
        if key is None or language == "en" or language not in LANGUAGES:
            return None
        try:
            return words(language)(key)
        except MissingWords:
            return None
