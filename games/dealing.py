"""Deals so that everybody can check it; DEALING.md specifies this in words."""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from games.game import Shuffle

T = TypeVar("T")

SEED_BYTES = 32
WORD = 4  # bytes of one drawn number
LONGEST_WORDS = 200  # characters of one player's cut
HEAD = ("game", "rules", "seats", "options", "position", "words", "commitment")
"""The fields of a log's head that its fingerprint covers: all but the seed, which the commitment
fixes."""


def roll() -> bytes:
    """Return a new secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return what is published before anybody sits down: it fixes the seed and reveals nothing."""
    return hashlib.sha256(b"courtyard commitment 1\n" + seed).hexdigest()


def fingerprint(head: Mapping[str, Any], moves: Iterable[str]) -> str:
    """Return what is published when a match is over: it fixes the head of the log and every
    move."""
    told = {name: head.get(name) for name in HEAD} | {"words": list(head.get("words") or ())}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    lines = "\n".join(("courtyard fingerprint 1", text, *moves))
    return hashlib.sha256(lines.encode()).hexdigest()


def key(seed: bytes, words: Sequence[str] = ()) -> bytes:
    """Mix the seed with the players' words, by seat."""
    mixed = b"".join(
        len(word).to_bytes(4, "big") + word for word in (text.encode() for text in words)
    )
    return hmac.digest(seed, b"courtyard key 1\n" + mixed, "sha256")


def numbers(key: bytes, label: str) -> Iterator[int]:
    """Yield the 32-bit numbers drawn under a label, without end."""
    block = 0
    while True:
        drawn = hmac.digest(key, f"{label}\n{block}".encode(), "sha256")
        for start in range(0, len(drawn), WORD):
            yield int.from_bytes(drawn[start : start + WORD], "big")
        block += 1


def below(limit: int, drawn: Iterator[int]) -> int:
    """Return a number from 0 to limit - 1, all equally likely: biased draws are repeated."""
    fair = 2**32 - 2**32 % limit
    return next(number for number in drawn if number < fair) % limit


def shuffler(key: bytes) -> Shuffle:
    """Shuffle by Fisher and Yates, from the last place down."""

    def shuffled(label: str, items: Sequence[T], /) -> tuple[T, ...]:
        cards, drawn = list(items), numbers(key, label)
        for place in range(len(cards) - 1, 0, -1):
            other = below(place + 1, drawn)
            cards[place], cards[other] = cards[other], cards[place]
        return tuple(cards)

    return shuffled
