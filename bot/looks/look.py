"""Defines what tables and hands are shown from, and what a game's look must provide."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from PIL import Image

from bot.looks.reasons import Reason
from bot.pictures.cards import CardArt
from bot.pictures.colours import Colours
from bot.pictures.paper import Paper
from bot.pictures.scene import Scene
from bot.pictures.score_sheet import SheetScene
from bot.ui.panels import Button, Panel, Picture, Style
from bot.ui.refusals import Refused
from bot.ui.text import COMPUTER, EmojiText, base36
from bot.ui.words import Words
from games.errors import Refusal
from games.game import AnyGame, Seat, Seen, Standing

AUTO = "pass"
"""The move of Auto-pass: made for a player when it is the only one, in games with that switch."""


def face_in_words(words: Words, game: str, face: str) -> str:
    """Name a card's emoji for a label: a number as it is, any other by `<game>-face-<name>`."""
    name = face.removeprefix(f"{game}_")
    return name if name.isdecimal() else words(f"{game}-face-{name.replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class StandIn:
    """A computer that plays for an absent person."""

    name: str
    level: str


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, by seat."""

    names: tuple[str, ...]  # escaped for markdown
    computers: tuple[str | None, ...]  # the level of each computer
    stand_ins: tuple[StandIn | None, ...] = ()

    def name(self, seat: Seat) -> str:
        """Return the name for a sentence."""
        return self.names[seat]

    def listed(self, seat: Seat) -> str:
        """Return the name for a list of names, where a mark tells computers from people."""
        mark = "" if self.computers[seat] is None else f"\N{NO-BREAK SPACE}{COMPUTER}"
        return f"{self.names[seat]}{mark}"

    def others(self, seat: Seat | None) -> str:
        """List everybody else; None is nobody."""
        return ", ".join(self.listed(each) for each in range(len(self.names)) if each != seat)

    def full(self, seat: Seat, words: Words) -> str:
        """Return the name in bold, and a computer's level beside it."""
        level = self.computers[seat]
        kind = "" if level is None else f", {words('computer-kind', level=level)}"
        return f"**{self.names[seat]}**{kind}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """What public messages are made of: only what a spectator knows."""

    game: AnyGame
    view: Any  # of a spectator
    events: tuple[Any, ...]  # public, since the deal
    before: tuple[Any, ...] = ()  # public, in the deal before
    company: Company
    words: Words
    face: EmojiText
    preset: str
    until: int | None = None  # Unix seconds: when the seat to move runs out of time


@dataclass(frozen=True, slots=True)
class Came:
    """How a seat came out of a round or a hand."""

    seat: Seat
    line: str  # what it brought, how that came about, and the total
    shown: str = ""  # what lay hidden and is shown now, where pictures are not


@dataclass(frozen=True, slots=True)
class Closing:
    """How a round or a hand came out."""

    sentence: str  # who ended it, and how
    seats: tuple[Came, ...]  # the best first
    scene: Scene | None = None  # none once cards are dealt again


@dataclass(frozen=True, slots=True)
class Between:
    """What a hand shows between two deals."""

    closing: Closing
    is_ready: bool  # this seat wants the next deal
    awaited: tuple[Seat, ...]  # which others are there and do not


@dataclass(frozen=True, slots=True)
class Over:
    """How a match came out: best first, and nobody if it ended without a result."""

    standings: tuple[Standing, ...]
    why: str = "over-closed-why"  # the key of the reason why there is no result


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
    face: EmojiText
    until: int | None = None
    careful: bool = False  # two taps to play a card
    text_mode: bool = False
    between: Between | None = field(default=None, repr=False)
    over: Over | None = None
    news: tuple[str, ...] = field(default=(), repr=False)
    """What a person who was away has missed."""
    which: str = ""  # the line that tells it from the hands of other tables, if there are any
    unshown: str = ""  # the line that says that the table cannot be shown, if so
    refused: str = ""  # the line that says that Discord refused a message, if so

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
        spoken: str | None = None,
    ) -> Button:
        """Return a button of this hand; the look's `press` knows what it means. Its face has a name
        in words, unless `spoken` says another, or nothing where the label is enough."""
        action = f"h:{self.match}:{base36(self.version)}:{payload}"
        if spoken is None:
            spoken = face_in_words(self.words, self.game.key, face) if face else ""
        return Button(action, label, style, on, face, spoken)


@dataclass(frozen=True, slots=True)
class Play:
    """A press that is a move, or several. If one is refused, those after it are not made, and the
    hand shows this pick again."""

    text: str
    pick: str = ""
    then: tuple[str, ...] = ()  # moves after the first


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
    story: Callable[[Sequence[Any], Showing], Sequence[str]]
    """Events in words, in their order: a sentence each, or one for several that go together."""
    closing: Callable[[Showing], Closing]
    """How the round or hand came out that the events end with."""
    final: Callable[[Showing], tuple[str, ...]]
    """What decided the match, then all hands or racks, a line a seat."""
    scene: Callable[[Showing], Scene]
    sheet: Callable[[int, Sequence[Any]], SheetScene | None]
    """The score sheet, from the number of seats and the match's public events; None before the
    first score."""
    what: Callable[[Any, Words], tuple[str, ...]]
    """What is played with these options, in sentences: the aim of the game, then how it is won and
    what the options change."""
    unit: Callable[[Any], str]
    """The key of the words for a number of points, by the options; it takes `$count`."""
    played: Callable[[Any], int]
    """The number of rounds or hands so far, from the view: `$count` of `<game>-played`."""
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
    advice: Callable[[Holding, Any, Any], tuple[str, str]]
    """A legal move of the seat in words, and the reason for it: rather one that does not hold for
    the move that would be made instead, if there is one."""
    reasons: Callable[[Seen[Any, Any], Sequence[Any], Any], Sequence[Reason]]
    """All that is true of a legal move by what its seat sees, what matters most first; never
    nothing. Beside it the legal moves, which may be very many."""
    pick_of: Callable[[Holding, Any], str]
    """What `panel` takes as chosen so that one press makes this legal move of the seat; empty where
    the hand as it opens has its button."""
    situation: Callable[[Holding], str]
    """What the seat held and saw, for Look back."""
    switches: frozenset[Literal["auto", "careful"]]
    """The settings of a hand that matter in this game."""
    regret_unit: int
    """What a cost of 1 is in Look back: parts of a hundred, or points."""
    noticed: float
    """The least cost that Look back mentions, of 1: of smaller ones duels on the true cards do not
    say that the other move was better."""


@dataclass(frozen=True, slots=True)
class Switch:
    """The clauses that a chosen option turns on, those it turns off, and those of which only a part
    holds with it."""

    option: str
    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()
    part: tuple[str, ...] = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        return (*self.on, *self.off, *self.part)


def by_clause(*switches: Switch) -> Mapping[str, tuple[Switch, ...]]:
    """Return the switches of each clause that has any."""
    clauses = dict.fromkeys(clause for each in switches for clause in each.clauses)
    return {
        clause: tuple(each for each in switches if clause in each.clauses) for clause in clauses
    }


def span(chapter: str, first: int, last: int) -> tuple[str, ...]:
    """Return consecutive clauses."""
    return tuple(f"{chapter}{number}" for number in range(first, last + 1))


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at a table has seen."""

    view: Any  # of a spectator
    events: tuple[Any, ...]  # since the deal


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """What a game's reference cards list."""

    title: str
    lines: str  # each card with its worth and its copies
    note: str  # how to read the lines and the picture
    picture: Picture
    names: tuple[str, ...]  # what stands on a card, and what we call it: the search finds them


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesLook:
    """How a game's rules page is divided."""

    chapter_of_phase: Mapping[str, str]
    """The chapter to read in each phase."""
    topics: tuple[str, ...]
    """The first ruling of each topic: long tables are read in parts."""
    switch_of_clause: Mapping[str, tuple[Switch, ...]]
    first_options: tuple[str, ...]
    """The options that hosts ask for most, in the order in which the Options panel offers them; the
    others follow as on the rules page."""
    how_to_play: Callable[[Words], Picture]
    """A table in mid-match, for people who want to know how the game is played."""
    reference: Callable[[Words, Any, Public | None], Reference] | None
    """The cards of the deck, by the options; at a table with what everybody can have counted.
    None in games without reference cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Art:
    """The drawings of a game, except its tables."""

    emojis: Mapping[str, str]
    """By name, in plain text; in the order in which they are made."""
    deck: Mapping[str, CardArt]
    """How cards differ, by code."""
    colours: Colours
    draw_card: Callable[[str, int], Image.Image]
    """A card of the deck, so many pixels wide."""
    draw_emoji: Callable[[str], Paper]
    start_page: tuple[str, ...]
    """The emojis of the game on the start page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A finished match, as its achievements are found in it: only what everybody saw."""

    view: Any  # of a spectator, at the end
    events: tuple[Any, ...]  # public, of the whole match
    standings: tuple[Standing, ...]
    levels: tuple[str | None, ...]  # of the computers, by seat

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(each.seat for each in self.standings if each.place == 1)


Achievement: TypeAlias = Callable[[Finished], Iterable[Seat]]
"""Return the seats that earned it: for something done well, never for playing often or losing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Honours:
    """What can be earned in a game. Its words are `<game>-earned-<name>`, and `-how` behind it."""

    title: str
    """The key of the title of who stands first on a server's leaderboard."""
    achievements: Mapping[str, Achievement]


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How a game is shown and what presses mean. All of it is pure: data in, data out."""

    key: str
    table: TableLook
    hand: HandLook
    rules: RulesLook
    art: Art
    honours: Honours
