"""Shows the menu of a board and its private pages."""

from collections.abc import Iterable, Sequence

from bot.board.ids import GiveHost, MovesPage, Pace, Patience, StandIns, Wishing
from bot.board.panels import board_button
from bot.board.pictured import sheet_picture
from bot.conduct.ids import BlockHere, ReportHere
from bot.looks.catalogue import look_of
from bot.looks.look import Company, Showing
from bot.match.agreements import host_of, may_rest, needed_for, wishing
from bot.match.attendance import Leaving
from bot.match.outcomes import standings_of
from bot.match.sittings import people_of, people_there, stand_in_level
from bot.match.table import Table
from bot.pictures.score_sheet import SheetScene
from bot.rulebook.ids import RulesOfTable
from bot.ui.ids import encode, stem
from bot.ui.panels import Button, Line, Menu, Option, Panel, Part, Text, panel, row
from bot.ui.text import clipped, seal_of, spoken
from bot.ui.words import Words
from games.game import Seat
from games.players import LEVELS
from storage.records import Wish

MOST_TOLD = 3_500  # characters of a private page
HISTORY = 25  # moves on a page of Last moves
LONGEST_OPTION = 100  # characters


def menu_panel(
    table: Table,
    said: Words,
    which: str,
    seated: bool,
    person: int = 0,
    *,
    nudges: bool = False,
) -> Panel:
    """Show the menu to a person; `which` says of which table, `nudges` whether they can remind
    another."""
    return panel(
        "waiting",
        f"## {said('menu-title')}\n{which}\n-# {seal_of(table.match.commitment, said)}",
        row(
            board_button(table, "scores", said("menu-scores")),
            board_button(table, "moves", said("menu-moves")),
            Button(encode(RulesOfTable(table.id, "force")), said("menu-rules")),
        ),
        row(
            *([board_button(table, "down", said("menu-down"))] if seated else []),
            board_button(table, "report", said("menu-report")),
            board_button(table, "deal", said("deal-button")),
        ),
        row(board_button(table, "nudge", said("menu-nudge"))) if nudges else None,
        row(
            Button(encode(BlockHere("here", table.id)), said("block-button")),
            Button(encode(ReportHere("report", table.id)), said("report-button")),
        )
        if seated and len(people_of(table.sittings)) > 1
        else None,
        *(_together(table, said, person) if seated and not table.is_over else ()),
    )


def _together(table: Table, said: Words, person: int) -> list[Part]:
    """Offer what people who sit here can do, alone or together; what ends it comes last."""
    hosts = host_of(table) == person
    pace, here = _pace(table, said), _rest(table, said, person)
    host = board_button(table, "host", said("lobby-host-button")) if hosts else None
    return [
        *([row(*(each for each in (pace, here, host) if each))] if pace or here or host else []),
        Line(),
        row(
            board_button(table, "leave", said("menu-leave"), "danger"),
            board_button(table, "end", said("menu-end", **_agreed(table, "end")), "danger"),
        ),
    ]


def _agreed(table: Table, what: Wish) -> dict[str, int]:
    return {"agreed": len(wishing(table, what)), "of": len(needed_for(table, what))}


def _rest(table: Table, said: Words, person: int) -> Button | None:
    """Return the button by which somebody agrees to pause, or takes that back."""
    if not may_rest(table):
        return None
    on = table.sittings[table.seat_of(person)].wish == "rest"
    label = said("menu-rest", **_agreed(table, "rest"))
    press = Wishing(table.id, "rest", not on)  # the new value, so a double tap does no harm
    return Button(encode(press), label, "next" if on else "plain")


def end_panel(table: Table, said: Words, which: str, person: int) -> Panel:
    """Ask back before somebody agrees to end the match, or let them take that back."""
    on = table.sittings[table.seat_of(person)].wish == "end"
    agreed = _agreed(table, "end")
    key = "end-question-rated" if table.is_rated else "end-question"
    return panel(
        "asking",
        f"{said(key, **agreed)}\n{which}",
        row(
            board_button(table, "menu", said("back-button")),
            Button(encode(Wishing(table.id, "end!", False)), said("end-not"), on=on),
            Button(encode(Wishing(table.id, "end!", True)), said("end-agree"), "danger", on=not on),
        ),
    )


def host_panel(table: Table, company: Company, said: Words, which: str) -> Panel:
    """Show what the host of a match under way can choose."""
    host = host_of(table)
    others = [seat for seat in sorted(people_there(table.sittings)) if not _sits(table, seat, host)]
    options = tuple(
        Option(
            str(table.sittings[seat].person),
            clipped(f"{seat + 1}. {spoken(company.name(seat))}", LONGEST_OPTION),
        )
        for seat in others
    )
    give = Menu(stem(GiveHost, table.id, "h-give"), options, said("host-give"))
    return panel(
        "waiting",
        f"## {said('host-title')}\n{which}",
        *([] if table.is_rated else _chosen_by_host(table, said)),
        give if options else None,
        row(board_button(table, "menu", said("back-button"))),
    )


def _sits(table: Table, seat: Seat, person: int | None) -> bool:
    return table.sittings[seat].person == person


def _chosen_by_host(table: Table, said: Words) -> list[Part]:
    patient, chosen = table.match.patient, stand_in_level(table.match)
    levels = tuple(
        Option(level, said("host-level", level=said(f"level-{level}")), chosen=level == chosen)
        for level in LEVELS
    )
    switch = Button(
        encode(Patience(table.id, "h-wait", not patient)),
        said("host-waits" if patient else "host-waits-not"),
        "next" if patient else "plain",
    )
    return [
        Text(f"-# {said('host-note')}"),
        Menu(stem(StandIns, table.id, "h-level"), levels),
        row(switch),
    ]


def _pace(table: Table, said: Words) -> Button | None:
    if all(sitting.level is None for sitting in table.sittings):
        return None
    brisk = table.match.brisk
    press = Pace(table.id, "pace", not brisk)  # the new value, so a double tap does no harm
    return Button(encode(press), said(f"menu-pace-{'brisk' if brisk else 'calm'}"))


def leave_panel(table: Table, seat: Seat, meant: Leaving, said: Words, which: str) -> Panel:
    """Ask back, and say what will happen."""
    return panel(
        "asking",
        f"{said(_leave_key(table, meant), computer=table.sittings[seat].name)}\n{which}",
        row(
            board_button(table, "menu", said("back-button")),
            board_button(table, "leave!", said("menu-leave"), "danger"),
        ),
    )


def _leave_key(table: Table, meant: Leaving) -> str:
    """Return the question that says what leaving costs."""
    if not table.is_rated:
        return "leave-question-alone" if meant.is_last else "leave-question"
    ends = {None: "", "closed": "-closes", "finished": "-ends"}[meant.ending]
    return f"leave-question-{meant.what}{ends}"


def why_panel(table: Table, said: Words) -> Panel:
    """Tell the rule by which ratings move, or why this match moved none."""
    if not table.is_rated:
        key = "why-casual" if not table.match.rated else "why-before"
        return text_panel(None, said, said("why-title"), (said(key),))
    lines = [said(f"why-{part}") for part in ("whole", "left", "out", "often")]
    if any(each.team is not None for each in standings_of(table)):
        lines.insert(2, said("why-pairs"))
    return text_panel(None, said, said("why-title"), lines)


def text_panel(table: Table | None, said: Words, title: str, lines: Iterable[str]) -> Panel:
    """Show a private page of the menu, with a way back."""
    text = "\n".join(lines)
    back = row(board_button(table, "menu", said("back-button"))) if table is not None else None
    return panel("waiting", f"## {title}", clipped(text, MOST_TOLD) or None, back)


def moves_panel(table: Table, showing: Showing, page: int = 0) -> Panel:
    """Show what happened in this deal and the one before, the newest page first."""
    said, look = showing.words, look_of(table.game).table
    pages = _pages(look.story((*showing.before, *showing.events), showing))
    page = min(page, len(pages) - 1)
    earlier = MovesPage(table.id, "moves", page + 1) if page + 1 < len(pages) else None
    later = MovesPage(table.id, "moves", page - 1) if page else None
    return panel(
        "waiting",
        f"## {said('menu-moves-title')}",
        clipped("\n".join(pages[page]) or said("menu-moves-none"), MOST_TOLD),
        row(
            board_button(table, "menu", said("back-button")),
            Button(encode(earlier), "‹") if earlier is not None else None,
            Button(encode(later), "›") if later is not None else None,
        ),
    )


def _pages(lines: Sequence[str]) -> list[list[str]]:
    """Return the lines in pages that fit a message, the newest page first."""
    pages: list[list[str]] = [[]]
    for line in reversed(lines):
        length = sum(map(len, pages[-1])) + len(pages[-1])
        if len(pages[-1]) == HISTORY or length + len(line) > MOST_TOLD:
            pages.append([])
        pages[-1].insert(0, line)
    return pages


def scores_panel(table: Table, showing: Showing, sheet: SheetScene | None = None) -> Panel:
    """Show the scores so far; before the first, the table's state."""
    said, summary = showing.words, look_of(table.game).table.summary(showing)
    return panel(
        "waiting",
        f"## {said('menu-scores-title')}",
        f"{summary.title}\n{summary.subtitle}",
        "\n".join(summary.seats) if sheet is None else sheet_picture(showing, sheet),
        row(board_button(table, "menu", said("back-button"))),
    )
