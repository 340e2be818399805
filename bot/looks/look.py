"""Defines what tables and hands are shown from, and what a game's look must provide."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from bot.pictures.cards import CardArt
from bot.pictures.colours import Colours
from bot.pictures.paper import Paper
from bot.pictures.scene import Scene
from bot.pictures.score_sheet import SheetScene
from bot.ui.panels import Button, Panel, Picture, Style
from bot.ui.refusals import Refused
from bot.ui.text import Face, base36
from bot.ui.words import Words
from games.errors import Refusal
from games.game import AnyGame, Seat, Seen

AUTO = "pass"
"""The move of Auto-pass: made for a player when it is the only one, in games with that switch."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, by seat."""

    names: tuple[str, ...]  # escaped for markdown
    computers: tuple[str | None, ...]  # the level of each computer or stand-in

    def name(self, seat: Seat) -> str:
        return self.names[seat]


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """What public messages are made of: only what a spectator knows."""

    game: AnyGame
    view: Any  # of a spectator
    events: tuple[Any, ...]  # public, since the deal
    company: Company
    words: Words
    face: Face
    preset: str
    until: int | None = None  # Unix seconds: when the seat to move runs out of time


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """What a hand is made of: only what its seat has seen. Printing it shows no cards.

    What is chosen so far is not part of it: that is carried by the custom ids.
    """

    game: AnyGame
    match: str
    version: int
    seat: Seat
    seen: Seen[Any, Any] = field(repr=False)
    legal: Sequence[Any] = field(repr=False)  # empty when it is not this seat's turn
    refusal: Callable[[Any], Refusal | None] = field(repr=False)
    """The judge's answer to a move of this seat, from what the seat has seen."""
    parse: Callable[[str], Any] = field(repr=False)
    company: Company
    words: Words
    face: Face
    until: int | None = None
    careful: bool = False  # two taps to play a card
    text_mode: bool = False

    @property
    def view(self) -> Any:
        return self.seen.view

    def button(
        self,
        payload: str,
        label: str | None = None,
        style: Style = "plain",
        *,
        on: bool = True,
        face: str | None = None,
    ) -> Button:
        """Return a button of this hand; the look's `press` knows what it means."""
        action = f"h:{self.match}:{base36(self.version)}:{payload}"
        return Button(action, label, style, on, face)


@dataclass(frozen=True, slots=True)
class Play:
    """A press that is a move. If it is refused, the hand shows this pick again."""

    text: str
    pick: str = ""


@dataclass(frozen=True, slots=True)
class Choose:
    """A press that only chooses: the hand shows this pick."""

    pick: str


Pressed: TypeAlias = Play | Choose


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The words of a board, from top to bottom."""

    title: str  # the game, and where the match is
    subtitle: str  # the variant, the target, the scores
    moves: str  # this round only, newest last; may be empty
    turn: str  # whose turn it is
    asks: str  # what they are asked to do
    seats: tuple[str, ...]  # a line a seat, for people who play without pictures
    alt: str  # everything that the picture says


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLook:
    """What everybody sees."""

    summary: Callable[[Showing], Summary]
    sentence: Callable[[Any, Showing], str]
    """An event in a few words; empty for one that needs none."""
    final: Callable[[Showing], tuple[str, ...]]
    """What decided the match, then all hands or racks, a line a seat."""
    scene: Callable[[Showing], Scene]
    sheet: Callable[[int, Sequence[Any]], SheetScene | None]
    """The score sheet, from the number of seats and the match's public events; None before the
    first score."""
    target: Callable[[Any], int]
    """The total that wins or the number of rounds, by the options: `$target` of `<game>-what`."""
    unit: Callable[[Any], str]
    """The key of the words for a number of points, by the options; it takes `$count`."""
    by_coins: bool
    """Whether scores are so small that pictures show them coin by coin."""
    lowest_wins: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLook:
    """What one seat sees, and what its presses mean."""

    panel: Callable[[Holding, str, Refused | None], Panel]
    """The private panel of a seat in any phase, also when waiting or after the match: with what is
    chosen so far, as `press` wrote it, and the refusal of the last press."""
    press: Callable[[Holding, str], Pressed]
    """What a payload of `Holding.button` means; UnreadableMove for a payload that no button has."""
    advice: Callable[[Holding, Any], tuple[str, str]]
    """A legal move of the seat in words, and the reason for it."""
    situation: Callable[[Holding], str]
    """What the seat held and saw, for Look back."""
    switches: frozenset[Literal["auto", "careful"]]
    """The settings of a hand that matter in this game."""
    regret_unit: int
    """What a cost of 1 is in Look back: parts of a hundred, or points."""


@dataclass(frozen=True, slots=True)
class Switch:
    """The clauses that a chosen option turns on, and those it turns off."""

    option: str
    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()


def by_clause(*switches: Switch) -> Mapping[str, tuple[Switch, ...]]:
    """Return the switches of each clause that has any."""
    clauses = dict.fromkeys(clause for each in switches for clause in (*each.on, *each.off))
    return {
        clause: tuple(each for each in switches if clause in (*each.on, *each.off))
        for clause in clauses
    }


def span(chapter: str, first: int, last: int) -> tuple[str, ...]:
    """Return consecutive clauses."""
    return tuple(f"{chapter}{number}" for number in range(first, last + 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesLook:
    """How a game's rules page is divided."""

    chapter_of_phase: Mapping[str, str]
    """The chapter to read in each phase."""
    topics: tuple[str, ...]
    """The first ruling of each topic: long tables are read in parts."""
    switch_of_clause: Mapping[str, tuple[Switch, ...]]
    how_to_play: Callable[[Words], Picture]
    """A table in mid-match, for people who want to know how the game is played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Art:
    """The drawings of a game, except its tables."""

    emojis: Mapping[str, str]
    """By name, in plain text; in the order in which they are made."""
    deck: Mapping[str, CardArt]
    """How cards differ, by code."""
    colours: Colours
    draw_emoji: Callable[[str], Paper]
    start_page: tuple[str, ...]
    """The emojis of the game on the start page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How a game is shown and what presses mean. All of it is pure: data in, data out."""

    key: str
    table: TableLook
    hand: HandLook
    rules: RulesLook
    art: Art
