"""Shows the first half of a turn: the pile with its cost and gain, or an unseen card."""

from collections.abc import Iterable

from bot.looks.scots.choice import ONTO, TAKING, WAYS
from bot.looks.scots.claims import (
    MOST_WAYS,
    claimers,
    claims,
    comes_alone,
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
from bot.looks.scots.grid import foot
from bot.looks.scots.own import Own, own_sets, standing
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
        f"## {own.words('scots-pick-up')}\n-# {own_sets(own)} {standing(own)}",
        coin_lines(own.people, own.hand, bold),
        Line(),
        own.refused,
        _take(own) if ways(own) else _not_to_be_had(own),
        _draw(own),
        foot(own),
    )


def _take(own: Own) -> Part:
    count, card = len(own.view.pile), own.people.name(top_place(own))
    title, label = own.words("scots-take", count=count), own.words("scots-take-button", count=count)
    if comes_alone(own):
        title, label = own.words("scots-take-alone", card=card), own.words("scots-take-them")
    said = (title, *_claim(own), f"-# {into_hand(own)}")
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
    """Say the reason in place of the button; the judge names the clause."""
    refused = own.judged(Take(()))
    clause = own.words("clause", clause=refused.clause) if refused else ""
    return f"{_needs(own)} {clause} {_or_wild(own)}".strip()


def _or_wild(own: Own) -> str:
    """QS-R9: say that a wild helps where the table has chosen so."""
    if jewels_on_top(own) or not own.view.options.wild_claims or own.deck.wild is None:
        return ""
    return own.words("scots-needs-or-wild", wild=own.people.name(own.deck.wild))


def _needs(own: Own) -> str:
    place = top_place(own)
    key = f"scots-needs-{_needed(own, place)}{'-alone' if comes_alone(own) else ''}"
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
    """Return the key for what drawing does (QS-8.2 and QS-8.3 where nothing is left)."""
    view = own.view
    if view.draw:
        return "scots-draw"
    recycled = len(view.pile) > 1 and view.recycles < view.options.max_recycles
    return "scots-draw-shuffled" if recycled else "scots-draw-ends"
