"""What tables and hands are shown from, and what a game has to say about itself."""

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
"""The move of Auto-pass: made for a player of a game with that switch where it is all they can."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, by seat."""

    names: tuple[str, ...]  # fit for a text with markdown
    computers: tuple[str | None, ...]  # the level of each computer, or of who stands in

    def name(self, seat: Seat) -> str:
        return self.names[seat]


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """All that a public message may be made of: what a spectator knows."""

    game: AnyGame
    view: Any  # of a spectator
    events: tuple[Any, ...]  # public, since the deal
    company: Company
    words: Words
    face: Face
    preset: str
    until: int | None = None  # Unix seconds: when the time of the seat to move is up


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """All that a player's own hand may be made of: what the seat has seen. It prints no cards.

    What is chosen so far is no part of it: that rides in the custom ids.
    """

    game: AnyGame
    match: str
    version: int
    seat: Seat
    seen: Seen[Any, Any] = field(repr=False)
    legal: Sequence[Any] = field(repr=False)  # empty when it is not this seat's turn
    refusal: Callable[[Any], Refusal | None] = field(repr=False)
    """What the judge says to a move of this seat, from what the seat has seen."""
    parse: Callable[[str], Any] = field(repr=False)
    company: Company
    words: Words
    face: Face
    until: int | None = None
    careful: bool = False  # the person wants to be asked twice
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
        """A button of this hand; what it means is for the look's `press` to say."""
        action = f"h:{self.match}:{base36(self.version)}:{payload}"
        return Button(action, label, style, on, face)


@dataclass(frozen=True, slots=True)
class Play:
    """A press that is a move. If it is refused, the hand is shown again with this pick."""

    text: str
    pick: str = ""


@dataclass(frozen=True, slots=True)
class Choose:
    """A press that only chooses: the hand is shown again with this pick."""

    pick: str


Pressed: TypeAlias = Play | Choose


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The words of a table message, from the top down."""

    title: str  # the game, and where the match is
    subtitle: str  # the variant, the target, the scores
    moves: str  # this round only, newest last; may be empty
    turn: str  # whose turn it is
    asks: str  # what is asked of them
    seats: tuple[str, ...]  # a line for each seat, for those who play without pictures
    alt: str  # everything that the picture says


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLook:
    """What everybody sees."""

    summary: Callable[[Showing], Summary]
    sentence: Callable[[Any, Showing], str]
    """An event in a few words; empty for one that goes without saying."""
    final: Callable[[Showing], tuple[str, ...]]
    """All hands or racks at the end, a line a seat, and before them what decided the match."""
    scene: Callable[[Showing], Scene]
    sheet: Callable[[int, Sequence[Any]], SheetScene | None]
    """The score sheet, from the number of seats and the public events of the whole match; none
    before the first score."""
    target: Callable[[Any], int]
    """By the options: the total that wins the match, or its number of rounds, as `$target` of the
    line for who never played has it."""
    unit: Callable[[Any], str]
    """By the options: the key of the words for so many points, which takes `$count`."""
    by_coins: bool
    """Whether so little is won that pictures show it piece by piece."""
    lowest_wins: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HandLook:
    """What one seat sees, and what its presses mean."""

    panel: Callable[[Holding, str, Refused | None], Panel]
    """The whole private panel of a seat, in any phase, also when it waits or the match is over:
    with what is chosen so far, as `press` wrote it, and what the last press was refused for."""
    press: Callable[[Holding, str], Pressed]
    """What a payload of `Holding.button` means; UnreadableMove for one that was never drawn."""
    advice: Callable[[Holding, Any], tuple[str, str]]
    """A legal move of the seat in words, and the reason for it."""
    situation: Callable[[Holding], str]
    """What the seat held and had before it, for who looks back."""
    switches: frozenset[Literal["auto", "careful"]]
    """The settings of a hand that the game has a use for."""
    regret_unit: int
    """What a cost of 1 is called when somebody looks back: parts of a hundred, or points."""


@dataclass(frozen=True, slots=True)
class Switch:
    """What an option turns on when it is chosen, and what it turns off: clauses."""

    option: str
    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()


def by_clause(*switches: Switch) -> Mapping[str, tuple[Switch, ...]]:
    """The switches of each clause that has any."""
    clauses = dict.fromkeys(clause for each in switches for clause in (*each.on, *each.off))
    return {
        clause: tuple(each for each in switches if clause in (*each.on, *each.off))
        for clause in clauses
    }


def span(chapter: str, first: int, last: int) -> tuple[str, ...]:
    """Clauses that follow one another."""
    return tuple(f"{chapter}{number}" for number in range(first, last + 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesLook:
    """How its rules page is read."""

    chapter_of_phase: Mapping[str, str]
    """What is looked up in a phase."""
    topics: tuple[str, ...]
    """The first ruling of each topic: long tables of them are read in parts."""
    switch_of_clause: Mapping[str, tuple[Switch, ...]]
    how_to_play: Callable[[Words], Picture]
    """A table in the middle of play, for who wants to know how it goes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Art:
    """What is drawn of a game, tables apart."""

    emojis: Mapping[str, str]
    """By name, in plain text; in the order in which they are made."""
    deck: Mapping[str, CardArt]
    """How each card is told apart, by its code."""
    colours: Colours
    draw_emoji: Callable[[str], Paper]
    start_page: tuple[str, ...]
    """The emojis that stand for the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How one game looks and is pressed. All of it pure: data in, data out."""

    key: str
    table: TableLook
    hand: HandLook
    rules: RulesLook
    art: Art
