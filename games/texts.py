"""Splits the text of a move."""

import re

from games.errors import UnreadableMove

LONGEST_MOVE = 2_000  # characters: a deal of two RANK decks has fewer
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def words(text: str) -> list[str]:
    """Return the words of a move text, the order first."""
    if len(text) > LONGEST_MOVE or not text.isascii():
        raise UnreadableMove
    split = text.split()
    if not split:
        raise UnreadableMove
    return split


def number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise UnreadableMove
    return int(word)
