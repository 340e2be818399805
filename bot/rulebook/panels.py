"""The rules as panels: a clause, a chapter, what was found, how to play, what holds at a table.

Opened from a table a page carries the match along, so that it can say what holds there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.hand.ids import HandPage, OpenHand
from bot.lobby.option_panels import value_text
from bot.lobby.options import Control, controls
from bot.lobby.panels import what
from bot.looks.catalogue import LOOKS
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
from bot.ui.text import clipped, shown_name
from bot.ui.words import Words
from games.catalogue import GAMES
from games.options import Form

BOOK, HOW, FORCE = "all", "how", "force"
INSIDE = "in-"
"""Before a clause: the chapter that it is in."""

LONGEST_OPTION = 100


@dataclass(frozen=True, slots=True)
class Reading:
    """Where somebody reads, and the table they read for."""

    game: str
    page: str = BOOK
    match: str = ""
    options: Form | None = None  # of that table
    version: int | None = None  # of the match, where a hand was opened
    pick: str = ""  # what is chosen on that hand

    def to(self, page: str) -> str:
        """The custom id that leads to another page of the same game."""
        return encode(ReadPage(self.game, page, *self._table))

    def menu(self, number: int) -> str:
        return stem(ChoosePage, f"go{number}", self.game, *self._table)

    @property
    def _table(self) -> tuple[str | None, int | None, str | None]:
        return self.match or None, self.version, self.pick or None


def reading_at(game: str, match: str, options: Form, phase: str = "") -> Reading:
    """The rules of a table; of the phase that it is in, if that is told."""
    return Reading(game, LOOKS[game].rules.chapter_of_phase.get(phase, BOOK), match, options)


def is_page(game: str, page: str) -> bool:
    if game not in GAMES:
        return False
    name = page.removeprefix(INSIDE)
    return page in (BOOK, HOW, FORCE) or chapter_of(game, name) is not None


def shared_panel(reading: Reading, said: Words, who: str) -> Panel:
    """A clause for everybody; `who` is a name fit for markdown."""
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
                f"**{said(f'game-{key}')}**\n{what(key, game.Options(), said)}",
                Button(Reading(key).to(BOOK), said("rules-open")),
            )
            for key, game in GAMES.items()
        ],
        f"-# {said('rules-find')}",
    )


def book_panel(reading: Reading, said: Words) -> Panel:
    """The chapters of a game, its rulings in a menu of their own."""
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
            Button(reading.to(FORCE), said("force-button")) if reading.options else None,
            Button(encode(AllGames("games")), said("games-button")),
            _back_to_the_table(reading, said),
        ),
        f"-# {said('rules-find')}",
    )


def _line(reading: Reading, said: Words) -> str:
    options = reading.options or GAMES[reading.game].Options()
    return what(reading.game, options, said)


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
    """All sentences of a chapter, below each other; a menu leads to a single one."""
    chapter = _chapter(reading)
    marks = [_marked(reading, clause, said) for clause in chapter.clauses]
    is_marked = reading.options is not None and any(
        standing(reading.game, clause, reading.options) for clause in chapter.clauses
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
    assert chapter is not None, reading.page  # a page is read before it is shown
    return chapter


def _marked(reading: Reading, clause: str, said: Words) -> str:
    """A clause with its number, and whether the table has turned it on or off."""
    line = f"**{clause}** {sentence(said, clause)}"
    mark = reading.options and standing(reading.game, clause, reading.options)
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
    """Panel 10 of PANELS: the heading, the number small, the sentence, the neighbours."""
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
    texts = (title, sentence(said, clause), examples(said, clause))
    return [Text(text) for text in texts if text]


def _number(reading: Reading, said: Words) -> str:
    """The game and the number, and which editions state it."""
    game, clause = reading.game, reading.page
    place = {"game": said(f"game-{game}"), "clause": clause}
    if is_ruling(game, clause):
        return said("rules-place-ruling", **place)
    if stated := sheets(game, clause):
        named_so = ", ".join(said(f"{game}-option-edition-{sheet}") for sheet in stated)
        return said("rules-place-sheets", **place, sheets=named_so)
    return said("rules-place", **place)


def _at_the_table(reading: Reading, said: Words) -> list[Part] | None:
    """What the options of the table have to do with the clause."""
    game, clause = reading.game, reading.page
    options = governing(game, clause)
    if reading.options is None or not options:
        return None
    mark = standing(game, clause, reading.options)
    lines = [said(f"rules-is-{mark}")] if mark else []
    for control in controls(game):
        if control.name in options:
            value = _value(reading.game, control, reading.options, said)
            name = said(f"{game}-option-{control.name}")
            lines.append(said("rules-set-so", name=name, value=value))
    return [Line(), Text("\n".join(lines))]


def _turn(reading: Reading, page: str | None, sign: str, name: str = "") -> Button:
    """A neighbour; at the end of the book a button that is off, so that nothing moves."""
    label = " ".join(filter(None, (sign, name) if sign == "‹" else (name, sign)))
    return Button(reading.to(page or reading.page), label, on=page is not None)


def _back_to_the_table(reading: Reading, said: Words) -> Button | None:
    if not reading.match:
        return None
    press: PressId = OpenHand(reading.match, "hand")
    if reading.version is not None:
        press = HandPage(reading.match, reading.version, "hand", reading.pick or None)
    return Button(encode(press), said("hand-button"))


def how_panel(reading: Reading, said: Words) -> Panel:
    """A game on one screen, with a table of it."""
    game = said(f"game-{reading.game}")
    return panel(
        "waiting",
        f"## {said('rules-how-title', game=game)}",
        LOOKS[reading.game].rules.how_to_play(said),
        said(f"{reading.game}-how"),
        row(
            Button(reading.to(BOOK), said("chapters-button"), "next"),
            Button(reading.to(FORCE), said("force-button")) if reading.options else None,
            _back_to_the_table(reading, said),
        ),
    )


def force_panel(reading: Reading, said: Words) -> Panel:
    """Every option of the table with its clause, first those that are not as usual."""
    if reading.options is None:
        return book_panel(reading, said)
    options, usual = reading.options.plain(), GAMES[reading.game].Options().plain()
    every = controls(reading.game)
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
    """A heading and a line for each; nothing where there are none."""
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
}
