"""Writes RACK-O's cards as text."""

from collections.abc import Sequence


def card_face(card: int) -> str:
    return f"racko_{card}"


def fives(texts: Sequence[str]) -> str:
    """A rack as two rows; emojis stand side by side, plain signs apart."""
    gap = "" if all(text.startswith("<") for text in texts) else " "
    return f"# {gap.join(texts[:5])}\n# {gap.join(texts[5:])}"
