"""Shows the ways to claim the pile, and the choice between them."""

from itertools import islice

from bot.looks.scots.choice import ONTO, digits, nothing
from bot.looks.scots.grid import clear, does, grid, kinds, shelf, show, turner
from bot.looks.scots.own import Own
from bot.ui.panels import Button, Line, Panel, panel, row, rows
from games.scots.cards import Cards, counted
from games.scots.moves import Draw, Move, Take, TakeOnto
from games.scots.scoring import laid_value
from games.scots.state import claimed, is_wild_on_top

MOST_WAYS = 12  # that are shown as one button each


def ways(own: Own) -> int:
    """Count the ways to take the pile: all that can be done now, but to draw."""
    return len(own.holding.legal) - 1


def claims(own: Own) -> list[Move]:
    """Return some of the ways, all where they are few: the list can be too long to be walked."""
    some = islice(iter(own.holding.legal), MOST_WAYS + 1)
    return [move for move in some if not isinstance(move, Draw)]


def jewels_on_top(own: Own) -> bool:
    return is_wild_on_top(own.view)


def comes_alone(own: Own) -> bool:
    """QS-R16: Jewels on top, without the pile."""
    return jewels_on_top(own) and own.view.options.jewels_on_top == "alone"


def claimers(own: Own) -> list[int]:
    """Return the kinds in hand that can be laid with the top (QS-5.3 and QS-5.4)."""
    deck, top = own.deck, own.view.pile[-1]
    wild = [deck.place[its] for its in own.wild_to_claim_with]
    if own.view.options.pile_royals == "identical" and not jewels_on_top(own):
        return [deck.place[top], *wild]
    groups = deck.groups.values() if jewels_on_top(own) else [deck.groups[deck.group[top]]]
    return wild + [
        deck.place[code]
        for group in groups
        if sum(group.read(own.hand)) >= own.least_to_claim
        for code in group.codes
        if own.hand[deck.place[code]]
    ]


def worth(own: Own, cards: Cards) -> int:
    return laid_value(own.deck, (cards,))


def goes_out(own: Own, cards: Cards) -> bool:
    return len(claimed(own.view)) == 1 and len(cards) == sum(own.hand)


def into_hand(own: Own) -> str:
    below = counted(own.deck, claimed(own.view)[:-1])
    if not any(below):
        return own.words("scots-into-hand-nothing")
    points = own.people.worth(below)
    return own.words("scots-into-hand", cards=own.people.listed(below), points=points)


def top_place(own: Own) -> int:
    return own.deck.place[own.view.pile[-1]]


# Several ways to claim


def each_way(own: Own) -> Panel:
    """Show one button each."""
    buttons = (_way(own, move) for move in claims(own))
    return panel(
        own.bar,
        f"## {_taking_title(own)}",
        own.refused,
        rows(buttons, across=2),
        f"-# {into_hand(own)}",
        Line(),
        row(_back(own)),
    )


def _taking_title(own: Own) -> str:
    key = "scots-taking-alone" if comes_alone(own) else "scots-taking"
    return own.words(key, card=own.people.name(top_place(own)))


def _back(own: Own) -> Button:
    return own.holding.button("back", own.words("back-button"))


def _way(own: Own, move: Move) -> Button:
    top, words = own.view.pile[-1], own.words
    if isinstance(move, TakeOnto):
        cards, points = own.sets[move.number - 1], worth(own, (top,))
        label = own.people.label(lambda it: words("scots-onto", set=it.laid(cards), points=points))
        return own.holding.button(f"u{move.number}", label, "go")
    assert isinstance(move, Take)
    used, points = counted(own.deck, move.cards), worth(own, (top, *move.cards))
    key = "scots-with-out" if goes_out(own, move.cards) else "scots-with"
    label = own.people.label(lambda it: words(key, cards=it.listed(used), points=points))
    return own.holding.button(f"j{digits(used)}", label, "go")


def taking(own: Own) -> Panel:
    """Let the cards be chosen as in play: the ways are too many for a button each."""
    places = kinds(own, claimers(own))
    works, mixed = own.judged(Take(own.chosen)) is None, _mixed(own)
    onto = None
    if jewels_on_top(own) and own.sets:
        onto = show(own, nothing(own.hand, ONTO), own.words("scots-onto-button"))
    return panel(
        "asking" if mixed else own.bar,
        f"## {_taking_title(own)}\n-# {into_hand(own)}",
        turner(own, places),
        grid(own, places),
        Line(),
        _taking_line(own, works),
        row(does(own, "j", "scots-take-them", works), clear(own), onto, _back(own)),
        clauses=mixed,
    )


def _mixed(own: Own) -> tuple[str, ...]:
    """Return the clause that forbids cards of several groups; nothing where they are of one."""
    if len({own.deck.group[card] for card in own.chosen}) < 2:
        return ()
    refused = own.judged(Take(own.chosen))
    return (refused.clause,) if refused else ()


def _taking_line(own: Own, works: bool) -> str:
    words, cards = own.words, own.chosen
    said = [own.refused] if own.refused else []
    said.append(f"### {own.people.cards(cards) or words('scots-choose')}")
    if works:
        laid = (own.view.pile[-1], *cards)
        key = "scots-last-take" if goes_out(own, cards) else "scots-you-lay"
        said.append(words(key, set=own.people.laid(laid), points=worth(own, laid)))
    elif mixed := _mixed(own):
        clause = words("clause", clause=mixed[0])
        said.append(words("refused", sentence=f"{words('scots-refused-no_match')} {clause}"))
    else:
        said.append(_one_more(own) if cards else words("scots-choose-two"))
    return "\n".join(said)


def _one_more(own: Own) -> str:
    wilds = own.wild_to_claim_with
    if not wilds or wilds[0] in own.chosen:
        return own.words("scots-way-one")
    wild = own.people.name(own.deck.place[wilds[0]])
    return own.words("scots-way-one-or-wild", wild=wild)


def onto_a_set(own: Own) -> Panel:
    """Show the own sets that the jewels on top may go onto (QS-5.4)."""
    numbers = range(1, len(own.sets) + 1)
    return panel(
        own.bar,
        f"## {_taking_title(own)}",
        own.refused,
        shelf(own, numbers, lambda number: f"u{number}", "scots-onto-set"),
        f"-# {into_hand(own)}",
        Line(),
        row(_back(own)),
    )
