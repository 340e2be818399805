"""Keeps the choice in custom ids, and reads it back from nothing else."""

import re
from dataclasses import dataclass

from bot.ui.text import DIGITS
from games.errors import UnreadableMove
from games.scots.cards import Counts

WRITTEN = re.compile(r"([cawto])([0-9a-z])([0-9a-z])([0-9a-z]*)", re.ASCII)
CHOOSING, ADDING, WAYS, TAKING, ONTO = "cawto"


@dataclass(frozen=True, slots=True)
class Pick:
    """Holds the screen, its page of kinds and of sets, and how many are chosen of each kind."""

    counts: Counts
    screen: str = CHOOSING
    page: int = 0
    shelf: int = 0

    def __str__(self) -> str:
        return f"{self.screen}{DIGITS[self.page]}{DIGITS[self.shelf]}{digits(self.counts)}"


def nothing(hand: Counts, screen: str = CHOOSING, page: int = 0) -> Pick:
    return Pick((0,) * len(hand), screen, page)


def digits(counts: Counts) -> str:
    """Write a digit a kind, in the order of the deck file; a deck has 20 copies at most."""
    return "".join(DIGITS[count] for count in counts).rstrip("0")


def read_counts(text: str, hand: Counts) -> Counts:
    """Read some cards of this hand, or raise UnreadableMove."""
    if len(text) > len(hand) or not set(text) <= set(DIGITS):
        raise UnreadableMove
    counts = tuple(map(DIGITS.index, text.ljust(len(hand), "0")))
    if any(count > most for count, most in zip(counts, hand, strict=True)):
        raise UnreadableMove
    return counts


def read_pick(text: str, hand: Counts) -> Pick:
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise UnreadableMove
    screen, page, shelf, counts = found.groups()
    return Pick(read_counts(counts, hand), screen, DIGITS.index(page), DIGITS.index(shelf))
