"""The fields of a RANK position, and what stands for those left out."""

from typing import Literal, TypeAlias

from pydantic import Field

from games.options import Form

Stage: TypeAlias = Literal[
    "roles",
    "deal",
    "dealt",
    "kingsHand",
    "benefit",
    "kingReturn",
    "queenReturn",
    "play",
    "gameOver",
]
"""A phase, or `dealt`: the cards are dealt, go on to the first decision."""

LARGEST = 10**9  # a count of tokens or hands in a position


class Position(Form):
    hands: list[list[int | str]] = []
    """By seat. Where some are given, a seat left out gets one unused card, the lowest, unless it is
    named in out; default: no cards. In phase play a seat without cards is out."""
    pile: str = "-"
    """Count and value, as 3x8; default: -, a lead is due."""
    owner: int | None = None
    """Whose play the pile is; default: with a pile the seat right of the turn."""
    passed: list[int] = []
    """Seats that have passed in this round; default: none."""
    out: list[int] | None = None
    """Seats in order of going out; default: in phase play those without cards, by seat."""
    turn: int | None = None
    """In phase play; default: with a pile the next to answer its owner, else the King, or the
    nearest to the King's left who holds cards."""
    draw: list[int | str] | None = None
    """Top first; default: once cards are dealt all that are not named elsewhere, in their order."""
    discard: list[int | str] = []
    """Cleared in this hand, oldest first; default: none."""
    table: list[int | str] = []
    """Played in this round, oldest first; default: none."""
    extra: list[int | str] | None = None
    """The hand set aside; default: while the King may still take it the first 15 cards not named
    elsewhere, in their order, else none."""
    phase: Stage | None = None
    """Default: play if there are hands, deal if there is a ranking or a King, else the setup's."""
    ranking: list[int] | None = None
    """Of the previous or just finished hand, King first; default: in phases that need one the
    seats in turn order from the King, else none, which means the first hand."""
    king: int | None = None
    """Default: the first of the ranking; without one in phase deal or roles not drawn yet, in
    other phases seat 0."""
    dealer: int | None = None
    """Default: the last of the ranking, else seat 0."""
    hand_number: int | None = Field(default=None, ge=0, le=LARGEST)
    """Hands dealt so far; default: the least that fits the phase and the ranking."""
    received: int | None = None
    """In phase kingReturn the cards to return; default: two with Classic President, else one."""
    receivers: list[int] | None = None
    """In phase queenReturn; default: all whom the options let the Queen receive from."""
    tokens: list[int] | None = None
    """By seat; default: zeros."""
    reign: list[int] | None = None
    """By seat; default: zeros."""
    longest_reign: list[int] | None = None
    """By seat; default: the current runs."""
    winners: list[int] | None = None
    """No seat or one; default: in phase gameOver the one that the tokens name, else none."""
