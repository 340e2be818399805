"""Lays out the buttons of a hand: the kinds held, what to do with them, the own sets."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.looks.kit import more
from bot.looks.scots.cards import held
from bot.looks.scots.choice import Pick, digits, nothing
from bot.looks.scots.own import NEW, Own, picked_up
from bot.looks.scots.taps import tapped
from bot.ui.panels import Button, Part, Row, row, rows

TWO_ACROSS = 16  # kinds at the most
THREE_ACROSS = 18
PAGE = 15  # kinds on a page, where there are more
SHELF = 16  # sets to choose from at once
GAP = "\N{THREE-PER-EM SPACE}"
"""Before a number that nothing is chosen of: `×2` takes as much room as `1/2`."""


def show(own: Own, pick: Pick, label: str, *, on: bool = True) -> Button:
    """Return a button that only shows another pick."""
    return own.holding.button(f"k{pick}", label, on=on)


def clear(own: Own) -> Button:
    pick = nothing(own.hand, own.pick.screen, own.pick.page)
    return own.holding.button(f"e{pick}", own.words("clear-button"), on=bool(own.chosen))


def does(own: Own, verb: str, key: str, on: bool) -> Button:
    """Return a button that plays what is chosen: green when it can."""
    payload = verb + digits(own.pick.counts)
    return own.holding.button(payload, own.words(key), "go" if on else "plain", on=on)


def foot(own: Own) -> Row:
    """Return the last row of a hand that has something to do."""
    return row(reference(own), more(own.holding))


def reference(own: Own) -> Button:
    return own.holding.button("cards", own.words("reference-button"))


# The grid of kinds


def kinds(own: Own, among: Iterable[int] | None = None) -> list[int]:
    places = held(own.deck, own.hand)
    return places if among is None else [place for place in places if place in set(among)]


def grid(own: Own, places: Sequence[int]) -> list[Row]:
    """Show two kinds across, three from 17 on, and pages beyond 18.

    None is ever off: any card can be discarded, and one that does not go along with what is chosen
    starts a new choice.
    """
    across = 2 if len(places) <= TWO_ACROSS else 3
    if len(places) > THREE_ACROSS:
        page = _page(own.pick.page, places, PAGE)
        places = places[page * PAGE : (page + 1) * PAGE]
    came = picked_up(own) if own.view.phase == "play" else ()
    return rows((_kind(own, place, own.deck.codes[place] in came) for place in places), across)


def turner(own: Own, places: Sequence[int]) -> Row | None:
    """Return ‹ and ›, where the kinds take more than one page."""
    if len(places) <= THREE_ACROSS:
        return None
    page = _page(own.pick.page, places, PAGE)
    return _arrows(own, page, _last(places, PAGE), lambda to: replace(own.pick, page=to))


def _arrows(own: Own, page: int, last: int, turned: Callable[[int], Pick]) -> Row:
    before = (
        show(own, turned(page - 1), "‹") if page else own.holding.button("first", "‹", on=False)
    )
    after = show(own, turned(page + 1), "›") if page < last else None
    return row(before, after or own.holding.button("last", "›", on=False))


def _page(page: int, items: Sequence[int], size: int) -> int:
    return min(page, _last(items, size))


def _last(items: Sequence[int], size: int) -> int:
    return (len(items) - 1) // size


def _kind(own: Own, place: int, is_new: bool) -> Button:
    """Return the button of a kind; its label takes the same room whatever is chosen."""
    people, chosen, most = own.people, own.pick.counts[place], own.hand[place]
    count = "" if most == 1 else f" {chosen}/{most}" if chosen else f" {GAP}×{most}"
    coin = people.coin(place)
    value = "" if people.emoji(coin) else f" {people.worth_of(place)}"
    end = f"{value}{count} {NEW if is_new else ''}".rstrip()
    return own.holding.button(
        f"k{tapped(own, place)}",
        people.label(lambda short: short.name(place) + end),
        "next" if chosen else "plain",
        face=coin,
        spoken="",
    )


# The shelf of sets


def shelf(own: Own, numbers: Sequence[int], payload: Callable[[int], str], key: str) -> list[Part]:
    """Return one button for each set that will do."""
    page = _page(own.pick.shelf, numbers, SHELF)
    shown = numbers[page * SHELF : (page + 1) * SHELF]
    arrows = []
    if len(numbers) > SHELF:
        last = _last(numbers, SHELF)
        arrows = [_arrows(own, page, last, lambda to: replace(own.pick, shelf=to))]
    buttons = (
        own.holding.button(payload(number), _shelf_label(own, number, key), "go")
        for number in shown
    )
    return [*rows(buttons, across=2), *arrows]


def _shelf_label(own: Own, number: int, key: str) -> str:
    cards = own.sets[number - 1]
    return own.people.label(lambda people: own.words(key, set=people.worthy(cards)))
