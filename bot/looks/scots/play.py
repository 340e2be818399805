"""The second half of a turn: sets, and the card that ends it."""

from collections.abc import Iterator
from dataclasses import replace

from bot.looks.scots.choice import ADDING, CHOOSING, digits
from bot.looks.scots.own import Own, clear, does, grid, kinds, own_sets, shelf, show, turner
from bot.looks.scots.people import People
from bot.looks.scots.verdict import verdict
from bot.ui.panels import Button, Line, Panel, Row, Text, panel, row
from bot.ui.text import until_text
from games.scots.cards import Cards, Counts, Group, counted, group_of, spread, wilds
from games.scots.moves import Lay
from games.scots.scoring import laid_value

SUGGESTED = 3


def play(own: Own) -> Panel:
    if sum(own.hand) == 1:
        return _last_card(own)
    if own.pick.screen == ADDING and len(targets := own.targets()) > 1:
        return _adding(own, targets)
    places = kinds(own)
    first = turner(own, places) or _suggested(own)
    clause, line = verdict(own)
    return panel(
        "asking" if clause else own.bar,
        _heading(own),
        (first, Line()) if first else None,
        grid(own, places),
        Line(),
        line,
        _row(own),
        f"-# {own.words('scots-end-turn')}",
        clauses=(clause,) if clause else (),
    )


def _heading(own: Own) -> str:
    words = own.words
    time = until_text(words, own.holding.until)
    return f"## {words('scots-lay')}\n-# {own_sets(own)} {words('scots-against')} {time}".strip()


def _row(own: Own) -> Row:
    """Clear parts Add from Discard: with one card chosen both may be on."""
    can_lay = own.judged(Lay(own.chosen)) is None
    return row(
        does(own, "l", "scots-lay-button", can_lay),
        _add(own),
        clear(own),
        does(own, "x", "scots-discard-button", len(own.chosen) == 1),
    )


def _add(own: Own) -> Button:
    """Several sets that fit open the choice between them."""
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
    """QS-7.2: it goes on the pile, or to an own set that it fits."""
    last = replace(own, pick=replace(own.pick, counts=own.hand))
    targets = last.targets()
    if own.pick.screen == ADDING and len(targets) > 1:
        return _adding(last, targets)
    words = own.words
    return panel(
        own.bar,
        f"## {words('scots-add-or-discard' if targets else 'scots-discard')}"
        f"\n-# {own_sets(own)} {until_text(words, own.holding.until)}".rstrip(),
        f"{own.refused or ''}\n### {own.people.listed(own.hand)}\n{words('scots-last')}".strip(),
        (row(_add(last)), Text(f"-# {words('scots-add-counts')}"), Line()) if targets else None,
        row(does(last, "x", "scots-discard-button", True)),
    )


# What could be laid at once


def _suggested(own: Own) -> Row | None:
    """The best sets, and with room left what the own sets could get."""
    buttons = [*_sets(own), *_additions(own)]
    return row(*buttons[:SUGGESTED]) if buttons else None


def _sets(own: Own) -> list[Button]:
    """Those that need no wild come first, and of them the dearest."""
    found = [counts for group in own.deck.groups.values() if any(counts := _set(own, group))]
    found.sort(key=lambda counts: (wilds(own.deck, counts), -own.people.worth(counts)))
    return [
        own.holding.button(f"s{digits(counts)}", _label(own, "scots-suggest", counts), "go")
        for counts in found
    ]


def _set(own: Own, group: Group) -> Counts:
    """All persons of a group. A pair takes one wild; wilds that empty the hand go along."""
    counts = counted(own.deck, spread(group.codes, group.read(own.hand)))
    naturals, jewels = sum(counts), wilds(own.deck, own.hand)
    wanted = jewels if naturals + jewels == sum(own.hand) else 1 if naturals == 2 else 0
    if naturals < 2 or naturals + wanted < 3 or wanted > jewels:
        return (0,) * len(counts)
    return _with_wilds(own, counts, wanted)


def _with_wilds(own: Own, counts: Counts, number: int) -> Counts:
    wild = own.deck.wild
    return counts if wild is None else (*counts[:wild], number, *counts[wild + 1 :])


def _additions(own: Own) -> Iterator[Button]:
    """Of a group that is no set by itself, what fits a set that lies there."""
    seen = set()
    for number, cards in enumerate(own.sets, start=1):
        first = group_of(own.deck, cards)
        group = own.deck.groups[first]
        counts = counted(own.deck, spread(group.codes, group.read(own.hand)))
        if any(counts) and first not in seen and not any(_set(own, group)):
            label = _label(own, "scots-suggest-add", counts)
            yield own.holding.button(f"n{number}.{digits(counts)}", label, "go")
        seen.add(first)


def _label(own: Own, key: str, counts: Counts) -> str:
    """A suggestion that empties the hand says so."""
    cards = spread(own.deck.codes, counts)
    suffix = "-out" if counts == own.hand else ""
    points = laid_value(own.deck, (cards,))
    return own.people.label(
        lambda people: own.words(
            key + suffix, cards=people.listed(counts), set=_laid(people, cards), points=points
        )
    )


def _laid(people: People, cards: Cards) -> str:
    """A set by its group; of fewer cards, which are only added, each by its name."""
    return people.laid(cards) if len(cards) > 2 else people.cards(cards)
