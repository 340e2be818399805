"""A seat's own side of the table, and the parts that its panels share."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from bot.looks import kit
from bot.looks.look import Holding
from bot.looks.scots.cards import held
from bot.looks.scots.choice import Pick, digits, nothing, read_pick, tapped
from bot.looks.scots.people import People
from bot.ui.panels import Bar, Button, Part, Row, row, rows
from bot.ui.refusals import Refused
from bot.ui.words import Words
from games.errors import Refusal, UnreadableMove
from games.scots.cards import Cards, Counts, Deck, compiled, counted, spread
from games.scots.moves import Add, Move
from games.scots.state import Sets, View

TWO_ACROSS = 16  # kinds at the most
THREE_ACROSS = 18
PAGE = 15  # kinds on a page, where there are more
SHELF = 16  # sets to choose from at once


@dataclass(frozen=True, slots=True)
class Own:
    holding: Holding
    people: People
    hand: Counts
    pick: Pick
    last: Refused | None = None
    """What the last press met."""

    @property
    def view(self) -> View:
        view: View = self.holding.view
        return view

    @property
    def words(self) -> Words:
        return self.holding.words

    @property
    def deck(self) -> Deck:
        return self.people.deck

    @property
    def sets(self) -> Sets:
        return self.view.sets[self.holding.seat]

    @property
    def chosen(self) -> Cards:
        return spread(self.deck.codes, self.pick.counts)

    @property
    def bar(self) -> Bar:
        return kit.bar(self.last)

    @property
    def refused(self) -> str | None:
        """What the last press was told."""
        return kit.refusal(self.words, self.last)

    def judged(self, move: Move) -> Refusal | None:
        return self.holding.refusal(move)

    def targets(self) -> list[int]:
        """The own sets, counted from 1, that what is chosen can be added to."""
        numbers = range(1, len(self.sets) + 1)
        return [each for each in numbers if self.judged(Add(each, self.chosen)) is None]


def own_side(holding: Holding, pick: str = "", refused: Refused | None = None) -> Own:
    """A pick that does not fit the hand any more is forgotten."""
    view: View = holding.view
    deck = compiled(view.options.deck)
    hand = counted(deck, view.hands[holding.seat] or ())
    try:
        chosen = read_pick(pick, hand) if pick else nothing(hand)
    except UnreadableMove:
        chosen = nothing(hand)
    return Own(holding, People(deck, holding.words, holding.face), hand, chosen, refused)


def own_sets(own: Own) -> str:
    if not own.sets:
        return own.words("scots-own-none")
    return own.words("scots-own-sets", sets=own.people.sets(own.sets))


def show(own: Own, pick: Pick, label: str, *, on: bool = True) -> Button:
    """A button that only shows another pick."""
    return own.holding.button(f"k{pick}", label, on=on)


def clear(own: Own) -> Button:
    pick = nothing(own.hand, own.pick.screen, own.pick.page)
    return own.holding.button(f"e{pick}", own.words("clear-button"), on=bool(own.chosen))


def does(own: Own, verb: str, key: str, on: bool) -> Button:
    """A button that plays what is chosen: green when it can."""
    payload = verb + digits(own.pick.counts)
    return own.holding.button(payload, own.words(key), "go" if on else "plain", on=on)


# The grid of kinds


def kinds(own: Own, among: Iterable[int] | None = None) -> list[int]:
    places = held(own.deck, own.hand)
    return places if among is None else [place for place in places if place in set(among)]


def grid(own: Own, places: Sequence[int]) -> list[Row]:
    """Two across, three from 17 kinds on, and pages beyond 18."""
    across = 2 if len(places) <= TWO_ACROSS else 3
    if len(places) > THREE_ACROSS:
        page = _page(own.pick.page, places, PAGE)
        places = places[page * PAGE : (page + 1) * PAGE]
    return rows((_kind(own, place) for place in places), across)


def turner(own: Own, places: Sequence[int]) -> Row | None:
    """‹ and ›, where the kinds take more than one page."""
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


def _kind(own: Own, place: int) -> Button:
    people, chosen, most = own.people, own.pick.counts[place], own.hand[place]
    count = f" {chosen}/{most}" if chosen else f" ×{most}" if most > 1 else ""
    coin = people.coin(place)
    value = "" if people.emoji(coin) else f" · {own.deck.values[place]}"
    return own.holding.button(
        f"k{tapped(own.pick, place, own.hand)}",
        people.label(lambda short: short.name(place) + value + count),
        "next" if chosen else "plain",
        face=coin,
    )


# The shelf of sets


def shelf(own: Own, numbers: Sequence[int], payload: Callable[[int], str], key: str) -> list[Part]:
    """One button for each set that will do."""
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
