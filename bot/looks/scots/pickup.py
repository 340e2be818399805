"""Shows the first half of a turn: the pile with its cost and gain, or an unseen card."""

from collections.abc import Iterable

from bot.looks.scots.choice import ONTO, TAKING, WAYS
from bot.looks.scots.claims import (
    MOST_WAYS,
    claimers,
    claims,
    each_way,
    goes_out,
    into_hand,
    jewels_on_top,
    onto_a_set,
    taking,
    top_place,
    ways,
    worth,
)
from bot.looks.scots.own import Own
from bot.looks.scots.people import coin_lines
from bot.ui.panels import Beside, Line, Panel, Part, panel
from bot.ui.text import until_text
from games.scots.moves import Take, TakeOnto


def pickup(own: Own) -> Panel:
    if own.pick.screen == ONTO and jewels_on_top(own) and own.sets:
        return onto_a_set(own)
    if own.pick.screen == WAYS and 1 < ways(own) <= MOST_WAYS:
        return each_way(own)
    if own.pick.screen == TAKING and ways(own) > MOST_WAYS:
        return taking(own)
    bold = frozenset(claimers(own)) if ways(own) else frozenset()
    return panel(
        own.bar,
        f"## {own.words('scots-pick-up')}",
        coin_lines(own.people, own.hand, bold),
        Line(),
        own.refused,
        _take(own) if ways(own) else _not_to_be_had(own),
        _draw(own),
    )


def _take(own: Own) -> Part:
    count = len(own.view.pile)
    said = (own.words("scots-take", count=count), *_claim(own), f"-# {into_hand(own)}")
    label = own.words("scots-take-button", count=count)
    return Beside("\n".join(said), own.holding.button("t", label, "next"))


def _claim(own: Own) -> Iterable[str]:
    words, people, top = own.words, own.people, own.view.pile[-1]
    if jewels_on_top(own):
        yield words("scots-claim-show", card=people.name(own.deck.place[top]))
    if ways(own) > 1:
        yield words("scots-claim-several")
        return
    (move,) = claims(own)
    if isinstance(move, TakeOnto):
        card, laid = people.name(own.deck.place[top]), people.laid(own.sets[move.number - 1])
        yield words("scots-claim-onto", card=card, set=laid, points=worth(own, (top,)))
    elif isinstance(move, Take):
        laid = people.laid((top, *move.cards))
        points = worth(own, (top, *move.cards))
        yield words("scots-claim", cards=people.cards(move.cards), set=laid, points=points)
        if goes_out(own, move.cards):
            yield words("scots-last")


def _not_to_be_had(own: Own) -> str:
    """No button, the reason instead; the judge names the clause."""
    refused = own.judged(Take(()))
    clause = own.words("clause", clause=refused.clause) if refused else ""
    return f"{_needs(own)} {clause}".strip()


def _needs(own: Own) -> str:
    place = top_place(own)
    key = f"scots-needs-{_needed(own, place)}"
    return own.words(key, count=len(own.view.pile), name=own.people.name(place))


def _needed(own: Own, top: int) -> str:
    card = own.deck.types[top]
    if card.wild:
        return "set" if own.hand[top] > 1 else "wilds"
    if card.royal:
        return "royals" if own.view.options.pile_royals == "family" else "cards"
    return "persons" if own.people.known else "cards"


def _draw(own: Own) -> Part:
    time = until_text(own.words, own.holding.until)
    said = own.words(_draw_key(own), time=time).strip()
    return Beside(said, own.holding.button("d", own.words("scots-draw-button"), "next"))


def _draw_key(own: Own) -> str:
    """QS-8.2 and QS-8.3: what drawing does when there is nothing to draw."""
    view = own.view
    if view.draw:
        return "scots-draw"
    recycled = len(view.pile) > 1 and view.recycles < view.options.max_recycles
    return "scots-draw-shuffled" if recycled else "scots-draw-ends"
