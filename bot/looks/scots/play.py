"""Shows the second half of a turn: sets, and the card that ends it."""

from dataclasses import replace

from bot.looks.scots.choice import ADDING, CHOOSING, digits
from bot.looks.scots.grid import clear, does, foot, grid, kinds, shelf, show, turner
from bot.looks.scots.offers import offered
from bot.looks.scots.own import Own, news, own_sets, standing
from bot.looks.scots.verdict import verdict
from bot.ui.panels import Button, Line, Panel, Row, Text, panel, row
from bot.ui.text import until_text
from games.scots.moves import Lay


def play(own: Own) -> Panel:
    if sum(own.hand) == 1:
        return _last_card(own)
    if own.pick.screen == ADDING and len(targets := own.targets()) > 1:
        return _adding(own, targets)
    places = kinds(own)
    first = turner(own, places) or offered(own)
    clause, line = verdict(own)
    return panel(
        "asking" if clause else own.bar,
        _heading(own, "scots-lay"),
        (first, Line()) if first else None,
        grid(own, places),
        Line(),
        f"{line}\n-# {own.words('scots-end-turn')}",
        _row(own),
        foot(own),
        clauses=(clause,) if clause else (),
    )


def _heading(own: Own, title: str) -> str:
    """Say what was picked up, what lies there, and what the hand costs now."""
    words = own.words
    time = until_text(words, own.holding.until)
    state = f"-# {own_sets(own)} {standing(own)} {time}".rstrip()
    return "\n".join(filter(None, (f"## {words(title)}", news(own), state)))


def _row(own: Own) -> Row:
    """Return what to do with the choice. Clear parts Add from Discard: both may be on."""
    can_lay = own.judged(Lay(own.chosen)) is None
    return row(
        does(own, "l", "scots-lay-button", can_lay),
        _add(own),
        clear(own),
        does(own, "x", "scots-discard-button", len(own.chosen) == 1),
    )


def _add(own: Own) -> Button:
    """Return the button of the own sets; several that fit open the choice between them."""
    return does(own, "a", "scots-add-button", bool(own.targets()))


def _adding(own: Own, targets: list[int]) -> Panel:
    chosen = digits(own.pick.counts)
    return panel(
        own.bar,
        f"## {own.words('scots-add-where')}\n### {own.people.listed(own.pick.counts)}",
        own.refused,
        shelf(own, targets, lambda number: f"n{number}.{chosen}", "scots-add-to"),
        Line(),
        row(show(own, replace(own.pick, screen=CHOOSING), own.words("back-button"))),
    )


def _last_card(own: Own) -> Panel:
    """Show QS-7.2: the card goes on the pile, or to an own set that it fits."""
    last = replace(own, pick=replace(own.pick, counts=own.hand))
    targets = last.targets()
    if own.pick.screen == ADDING and len(targets) > 1:
        return _adding(last, targets)
    words = own.words
    return panel(
        own.bar,
        _heading(own, "scots-add-or-discard" if targets else "scots-discard"),
        f"{own.refused or ''}\n### {own.people.listed(own.hand)}\n{words('scots-last')}".strip(),
        (row(_add(last)), Text(f"-# {words('scots-add-counts')}"), Line()) if targets else None,
        row(does(last, "x", "scots-discard-button", True)),
        foot(own),
    )
