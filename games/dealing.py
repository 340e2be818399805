"""The deal that can be checked: DEALING.md says in words what this does."""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

from games.game import Shuffle

T = TypeVar("T")

SEED_BYTES = 32
WORD = 4  # bytes of one drawn number
LONGEST_WORDS = 200  # characters that one player may cut the deck with


def roll() -> bytes:
    """A new secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before anybody sits down: it fixes the seed and tells nothing of it."""
    return hashlib.sha256(b"courtyard commitment 1\n" + seed).hexdigest()


def key(seed: bytes, words: Sequence[str] = ()) -> bytes:
    """The seed mixed with what the players entered, by seat."""
    mixed = b"".join(
        len(word).to_bytes(4, "big") + word for word in (text.encode() for text in words)
    )
    return hmac.digest(seed, b"courtyard key 1\n" + mixed, "sha256")


def numbers(key: bytes, label: str) -> Iterator[int]:
    """The 32-bit numbers drawn under a label, without end."""
    block = 0
    while True:
        drawn = hmac.digest(key, f"{label}\n{block}".encode(), "sha256")
        for start in range(0, len(drawn), WORD):
            yield int.from_bytes(drawn[start : start + WORD], "big")
        block += 1


def below(limit: int, drawn: Iterator[int]) -> int:
    """A number from 0 to limit - 1, each as likely: what would tip the scales is drawn again."""
    fair = 2**32 - 2**32 % limit
    return next(number for number in drawn if number < fair) % limit


def shuffler(key: bytes) -> Shuffle:
    """Fisher and Yates, from the last place down."""

    def shuffled(label: str, items: Sequence[T], /) -> tuple[T, ...]:
        cards, drawn = list(items), numbers(key, label)
        for place in range(len(cards) - 1, 0, -1):
            other = below(place + 1, drawn)
            cards[place], cards[other] = cards[other], cards[place]
        return tuple(cards)

    return shuffled
