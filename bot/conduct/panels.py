"""Shows whom a person blocks, whom they can block or report at a table, and what a report says."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.conduct.ids import BlockHere, BlockList, ReportPerson, SetBlock, Unblock
from bot.people.ids import OwnSetting
from bot.ui.forms import LONGEST_TITLE, Field, Form
from bot.ui.ids import encode
from bot.ui.panels import Beside, Button, Panel, panel, row
from bot.ui.text import clipped, quoted, spoken
from bot.ui.words import Words

PAGE = 8  # people on one page
ANSWER = "value"
"""The only field of the form."""
LONGEST = 500  # characters of a report


@dataclass(frozen=True, slots=True)
class Other:
    """Somebody else at a table, or in the list, by the name that is shown."""

    person: int
    name: str
    blocked: bool = False


def blocks_panel(
    others: Sequence[Other], said: Words, page: int = 0, pages: int = 1, new: str = ""
) -> Panel:
    """Show a page of whom a person blocks; `new` is who was blocked right now."""
    lines = [
        Beside(each.name, Button(encode(Unblock("drop", each.person, page)), said("unblock")))
        for each in others
    ]
    title = f"## {said('blocks-title')}\n-# {said('blocks-note')}"
    turned = said("games-page", page=page + 1, pages=pages) if pages > 1 else ""
    return panel(
        "waiting",
        said("blocks-new", name=new) if new else None,
        f"{title}\n-# {turned}" if turned else title,
        lines or said("blocks-none"),
        row(
            Button(encode(OwnSetting("show")), said("settings-me-button")),
            Button(encode(BlockList("list", page - 1)), "‹") if page else None,
            Button(encode(BlockList("list", page + 1)), "›") if page + 1 < pages else None,
        ),
    )


def block_here_panel(
    match: str, others: Sequence[Other], said: Words, which: str, back: Button
) -> Panel:
    """Show those at a table, each with a button that blocks or unblocks them."""
    return panel(
        "waiting",
        f"## {said('block-here-title')}\n{which}\n-# {said('blocks-note')}",
        [_switch(match, each, said) for each in others] or said("nobody-else"),
        row(back, Button(encode(BlockList("list")), said("blocks-button"))),
    )


def _switch(match: str, other: Other, said: Words) -> Beside:
    press = SetBlock("set", match, other.person, not other.blocked)
    text = said("blocked-one", name=other.name) if other.blocked else other.name
    return Beside(text, Button(encode(press), said("unblock" if other.blocked else "block")))


def report_here_panel(match: str, others: Sequence[Other], said: Words, which: str) -> Panel:
    """Ask whom a report is about."""
    lines = [
        Beside(each.name, Button(encode(ReportPerson("r-ask", match, each.person)), said("report")))
        for each in others
    ]
    return panel(
        "waiting",
        f"## {said('report-title')}\n{which}\n-# {said('report-note')}",
        lines or said("nobody-else"),
        row(Button(encode(BlockHere("here", match)), said("block-button"))),
    )


def report_form(match: str, other: Other, said: Words) -> Form:
    title = clipped(said("report-form-title", name=spoken(other.name)), LONGEST_TITLE)
    field = Field(
        ANSWER,
        said("report-form-label"),
        multiline=True,
        least=1,
        most=LONGEST,
        note=said("report-form-note"),
    )
    return Form(title, encode(ReportPerson("f-report", match, other.person)), (field,))


def reported_panel(
    said: Words, *, game: str, match: str, version: int, link: str, by: str, whom: str, text: str
) -> Panel:
    """Show moderators what was reported; never what anybody holds."""
    where = said("report-where", game=game, match=match, version=version)
    return panel(
        "asking",
        f"## {said('reported-title')}\n{said('reported', by=by, whom=whom)}\n-# {where}",
        quoted(text, LONGEST),
        f"-# {link}" if link else None,
    )
