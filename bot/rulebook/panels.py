"""Shows the rules: clauses, chapters, how to play, a table's options.

If a table opened a page, the page carries the match along and says what applies there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.hand.ids import HandPage, OpenHand
from bot.lobby.option_panels import value_text
from bot.lobby.options import Control, controls
from bot.looks.catalogue import LOOKS, look_named, played, usual, what
from bot.looks.look import Public, Reference
from bot.rulebook.ids import AllGames, ChoosePage, ReadPage, ShareClause
from bot.rulebook.rules import (
    Chapter,
    beside,
    chapter_of,
    chapters,
    examples,
    governing,
    heading,
    in_order,
    is_ruling,
    sentence,
    sheets,
    standing,
)
from bot.ui.ids import PressId, encode, stem
from bot.ui.panels import (
    MOST_OPTIONS,
    Beside,
    Button,
    Line,
    Menu,
    Option,
    Panel,
    Part,
    Text,
    panel,
    row,
)
from bot.ui.refusals import is_clause
from bot.ui.text import EmojiText, clipped, shown_name
from bot.ui.words import Words
from games.catalogue import GAMES, rules_named
from games.options import Form

BOOK, HOW, FORCE, CARDS = "all", "how", "force", "cards"
INSIDE = "in-"
"""Before a clause: its chapter."""

LONGEST_OPTION = 100


@dataclass(frozen=True, slots=True)
class Reading:
    """The page somebody reads, and the table they read it for."""

    game: str
    page: str = BOOK
    match: str = ""
    options: Form | None = None  # of that table
    version: int | None = None  # of the match, if a hand opened the page
    pick: str = ""  # what is chosen on that hand
    face: EmojiText | None = None  # None in text mode
    is_open: bool = False  # the table's match has not started yet
    public: Public | None = None  # what everybody at that table has seen
    rules: str = ""  # of that table, where they are an older version

    def to(self, page: str) -> str:
        """Return the custom id of another page of the same game."""
        return encode(ReadPage(self.game, page, *self._table))

    def menu(self, number: int) -> str:
        return stem(ChoosePage, f"go{number}", self.game, *self._table)

    @property
    def named(self) -> str:
        """Return the rules by which options are read."""
        return self.rules or self.game

    @property
    def _table(self) -> tuple[str | None, int | None, str | None]:
        return self.match or None, self.version, self.pick or None


def reading_at(
    name: str, match: str, options: Form, phase: str = "", face: EmojiText | None = None
) -> Reading:
    """Return the rules of a table, by what its version is known by, at its present phase if it is
    known."""
    page = look_named(name).rules.chapter_of_phase.get(phase, BOOK)
    return Reading(name.partition("/")[0], page, match, options, face=face, rules=name)


def is_page(game: str, page: str) -> bool:
    if game not in GAMES:
        return False
    if page == CARDS:
        return LOOKS[game].rules.reference is not None
    name = page.removeprefix(INSIDE)
    return page in (BOOK, HOW, FORCE) or chapter_of(game, name) is not None


def shared_panel(reading: Reading, said: Words, who: str) -> Panel:
    """Show a clause to everybody; `who` is a name escaped for markdown."""
    return panel(
        "waiting",
        _clause_texts(reading, said),
        f"-# {said('rules-shared', name=who)}",
        row(Button(reading.to(f"{INSIDE}{reading.page}"), said("chapter-button"))),
    )


# Pages


def page_panel(reading: Reading, said: Words) -> Panel:
    if reading.page in PAGES:
        return PAGES[reading.page](reading, said)
    if is_clause(reading.game, reading.page):
        return clause_panel(reading, said)
    return chapter_panel(reading, said)


def games_panel(said: Words) -> Panel:
    return panel(
        "waiting",
        f"## {said('rules-books-title')}",
        [
            Beside(
                f"**{said(f'game-{key}')}**\n{what(key, usual(key), said)}",
                Button(Reading(key).to(BOOK), said("rules-open")),
            )
            for key in GAMES
        ],
        f"-# {said('rules-find')}",
    )


def book_panel(reading: Reading, said: Words) -> Panel:
    """Show a game's chapters, with a menu of its rulings."""
    game = said(f"game-{reading.game}")
    every = chapters(reading.game)
    plain = [chapter for chapter in every if not chapter.is_rulings]
    rulings = [chapter for chapter in every if chapter.is_rulings]
    return panel(
        "waiting",
        f"## {said('rules-book-title', game=game)}\n{_line(reading, said)}",
        _chapter_menu(reading, 1, plain, said("rules-chapters"), said),
        _chapter_menu(reading, 2, rulings, said("rules-rulings"), said),
        row(
            Button(reading.to(HOW), said("how-button"), "next"),
            _cards_button(reading, said),
            Button(reading.to(FORCE), said("force-button")) if reading.options else None,
            Button(encode(AllGames("games")), said("games-button")),
            _back_to_the_table(reading, said),
        ),
        f"-# {said('rules-find')}",
    )


def _line(reading: Reading, said: Words) -> str:
    return what(reading.named, reading.options or usual(reading.game), said)


def _chapter_menu(
    reading: Reading, number: int, held: list[Chapter], placeholder: str, said: Words
) -> Menu | None:
    options = tuple(
        Option(
            f"{INSIDE}{chapter.clauses[0]}",
            clipped(heading(said, chapter), LONGEST_OPTION),
            said("rules-range", first=chapter.clauses[0], last=chapter.clauses[-1]),
        )
        for chapter in held[:MOST_OPTIONS]
    )
    return Menu(reading.menu(number), options, placeholder) if options else None


def chapter_panel(reading: Reading, said: Words) -> Panel:
    """Show a whole chapter; a menu opens single clauses."""
    chapter = _chapter(reading)
    marks = [_marked(reading, clause, said) for clause in chapter.clauses]
    is_marked = reading.options is not None and any(
        standing(reading.named, clause, reading.options) for clause in chapter.clauses
    )
    firsts = tuple(each.clauses[0] for each in chapters(reading.game))
    before, after = beside(firsts, chapter.clauses[0])
    return panel(
        "waiting",
        f"## {heading(said, chapter)}\n-# {said(f'game-{reading.game}')}",
        "\n".join(marks),
        f"-# {said('rules-marks')}" if is_marked else None,
        clause_menu(reading, 1, chapter.clauses, said("rules-clauses"), said),
        row(
            _turn(reading, before and f"{INSIDE}{before}", "‹"),
            _turn(reading, after and f"{INSIDE}{after}", "›"),
            Button(reading.to(BOOK), said("chapters-button")),
            _back_to_the_table(reading, said),
        ),
    )


def _chapter(reading: Reading) -> Chapter:
    chapter = chapter_of(reading.game, reading.page.removeprefix(INSIDE))
    assert chapter is not None, reading.page  # pages are read before they are shown
    return chapter


def _marked(reading: Reading, clause: str, said: Words) -> str:
    """Return a clause with its number, marked if the table has turned it on or off."""
    line = f"**{clause}** {sentence(said, clause)}"
    mark = reading.options and standing(reading.named, clause, reading.options)
    return said(f"rules-marked-{mark}", line=line) if mark else line


def clause_menu(
    reading: Reading, number: int, held: Sequence[str], placeholder: str, said: Words
) -> Menu:
    options = tuple(
        Option(clause, clipped(f"{clause} {sentence(said, clause)}", LONGEST_OPTION))
        for clause in held[:MOST_OPTIONS]
    )
    return Menu(reading.menu(number), options, placeholder)


def clause_panel(reading: Reading, said: Words) -> Panel:
    """Show panel 10 of PANELS: heading, small number, sentence, neighbours."""
    clause = reading.page
    before, after = beside(in_order(reading.game), clause)
    return panel(
        "waiting",
        _clause_texts(reading, said),
        _at_the_table(reading, said),
        row(
            _turn(reading, before, "‹", before or ""),
            _turn(reading, after, "›", after or ""),
            Button(reading.to(f"{INSIDE}{clause}"), said("chapter-button")),
            Button(encode(ShareClause("share", reading.game, clause)), said("share-button")),
            _back_to_the_table(reading, said),
        ),
    )


def _clause_texts(reading: Reading, said: Words) -> list[Text]:
    clause = reading.page
    title = f"## {heading(said, _chapter(reading))}\n-# {_number(reading, said)}"
    texts = (title, sentence(said, clause), examples(said, reading.game, clause, reading.face))
    return [Text(text) for text in texts if text]


def _number(reading: Reading, said: Words) -> str:
    """Return the game and the number, and the editions that have the clause."""
    game, clause = reading.game, reading.page
    place = {"game": said(f"game-{game}"), "clause": clause}
    if is_ruling(game, clause):
        return said("rules-place-ruling", **place)
    if stated := sheets(game, clause):
        named_so = ", ".join(said(f"{game}-option-edition-{sheet}") for sheet in stated)
        return said("rules-place-sheets", **place, sheets=named_so)
    return said("rules-place", **place)


def _at_the_table(reading: Reading, said: Words) -> list[Part] | None:
    """Say what the table's options change about the clause."""
    game, clause = reading.game, reading.page
    options = governing(reading.named, clause)
    if reading.options is None or not options:
        return None
    mark = standing(reading.named, clause, reading.options)
    lines = [said(f"rules-is-{mark}")] if mark else []
    for control in controls(reading.named):
        if control.name in options:
            value = _value(reading.game, control, reading.options, said)
            name = said(f"{game}-option-{control.name}")
            lines.append(said("rules-set-so", name=name, value=value))
    return [Line(), Text("\n".join(lines))]


def _turn(reading: Reading, page: str | None, sign: str, name: str = "") -> Button:
    """Return the button to a neighbour, disabled at either end so that nothing moves."""
    label = " ".join(filter(None, (sign, name) if sign == "‹" else (name, sign)))
    return Button(reading.to(page or reading.page), label, on=page is not None)


def _back_to_the_table(reading: Reading, said: Words) -> Button | None:
    if not reading.match or reading.is_open:
        return None
    press: PressId = OpenHand(reading.match, "hand")
    if reading.version is not None:
        press = HandPage(reading.match, reading.version, "hand", reading.pick or None)
    return Button(encode(press), said("hand-button"))


def _cards_button(reading: Reading, said: Words) -> Button | None:
    if look_named(reading.named).rules.reference is None:
        return None
    return Button(reading.to(CARDS), said("reference-button"))


def reference_of(reading: Reading, said: Words) -> Reference | None:
    """Return the reference card of a table's deck, or of the usual one."""
    reference = look_named(reading.named).rules.reference
    if reference is None:
        return None
    return reference(said, reading.options or rules_named(reading.named).Options(), reading.public)


def cards_panel(reading: Reading, said: Words) -> Panel:
    """Show every card of the deck, and at a table what everybody can have counted; for a game
    without reference cards, its chapters."""
    found = reference_of(reading, said)
    if found is None:
        return book_panel(reading, said)
    return panel(
        "waiting",
        f"## {found.title}\n-# {said(f'game-{reading.game}')}",
        found.picture,
        f"{found.lines}\n-# {found.note}",
        row(Button(reading.to(BOOK), said("chapters-button")), _back_to_the_table(reading, said)),
    )


def how_panel(reading: Reading, said: Words) -> Panel:
    """Show a game on one screen, with a picture of a table."""
    game = said(f"game-{reading.game}")
    here = None
    if reading.options is not None:
        here = said("rules-how-here", told=played(reading.named, reading.options, said))
    return panel(
        "waiting",
        f"## {said('rules-how-title', game=game)}",
        look_named(reading.named).rules.how_to_play(said),
        said(f"{reading.game}-how"),
        here,
        row(
            Button(reading.to(BOOK), said("chapters-button"), "next"),
            Button(reading.to(FORCE), said("force-button")) if reading.options else None,
            _back_to_the_table(reading, said),
        ),
    )


def force_panel(reading: Reading, said: Words) -> Panel:
    """Show every option of the table with its clause; those changed from the default come first."""
    if reading.options is None:
        return book_panel(reading, said)
    options, usual = reading.options.plain(), rules_named(reading.named).Options().plain()
    every = controls(reading.named)
    chosen = [each for each in every if options[each.name] != usual[each.name]]
    others = [each for each in every if each not in chosen]
    clauses = tuple(dict.fromkeys(each.clause for each in (*chosen, *others) if each.clause))
    return panel(
        "waiting",
        f"## {said('rules-force-title')}\n-# {said(f'game-{reading.game}')}",
        _options(reading.options, "chosen", chosen, reading.game, said)
        or said("rules-force-nothing"),
        _options(reading.options, "usual", others, reading.game, said) or None,
        clause_menu(reading, 1, clauses, said("rules-in-force"), said),
        row(
            Button(reading.to(BOOK), said("chapters-button")),
            Button(reading.to(HOW), said("how-button")),
            _back_to_the_table(reading, said),
        ),
    )


def _options(options: Form, key: str, held: Sequence[Control], game: str, said: Words) -> str:
    """Return a heading and a line for each option; empty if there are none."""
    lines = [
        said(
            "menu-rule-line",
            name=said(f"{game}-option-{control.name}"),
            value=_value(game, control, options, said),
        )
        + f" {said('clause', clause=control.clause)}"
        for control in held
    ]
    return "\n".join((f"**{said(f'rules-force-{key}')}**", *lines)) if lines else ""


def _value(game: str, control: Control, options: Form, said: Words) -> str:
    fields = type(options).model_fields.items()
    attribute = next(name for name, field in fields if (field.alias or name) == control.name)
    value = getattr(options, attribute)
    text = value_text(game, control.name, value, said)
    return shown_name(text) if isinstance(value, Form) else text


PAGES: Mapping[str, Callable[[Reading, Words], Panel]] = {
    BOOK: book_panel,
    HOW: how_panel,
    FORCE: force_panel,
    CARDS: cards_panel,
}
