"""Puts the events of Queen of Scots and its end into words."""

from collections.abc import Iterable
from typing import Any

from bot.looks.kit import names
from bot.looks.look import Company, Showing
from bot.looks.scots.people import People, roomy
from bot.ui.words import Words
from games.game import Seat
from games.scots.cards import WILD, compiled, counted
from games.scots.events import (
    Added,
    Dealt,
    Discarded,
    Exhausted,
    GameOver,
    JewelsShown,
    Laid,
    Public,
    Recycled,
    Scored,
    TookPile,
    WentOut,
)
from games.scots.options import Options
from games.scots.scoring import hand_value, laid_value

LONGEST_END = 1_800


def people_of(showing: Showing) -> People:
    return People(compiled(showing.view.options.deck), showing.words, showing.face)


def total_length(lines: tuple[str, ...]) -> int:
    return sum(map(len, lines))


def sentence(event: Any, showing: Showing) -> str:
    return told(event, showing.company, people_of(showing), showing.view.options)


def told(event: Public, company: Company, people: People, options: Options) -> str:
    """Tell an event at a table whose deck is known."""
    words = people.words
    match event:
        case Dealt(dealer, _, face_up):
            return words("scots-Dealt", name=company.name(dealer), card=people.pictured(face_up))
        case Recycled(draw):
            return words("scots-Recycled", draw=draw)
        case Exhausted():
            return words("scots-Exhausted")
        case Scored(scores=scores):
            return words("scots-Scored", points=round_points(scores, company))
        case GameOver(winners):
            who = names(company, winners)
            return words("scots-GameOver", names=who, count=len(winners))
        case TookPile(seat, (top,), set=cards, onto=onto) if _comes_alone(top, people, options):
            key = "scots-TookPile-alone-onto" if onto else "scots-TookPile-alone"
            shown = {"card": people.pictured(top), "set": people.laid(cards)}
            return words(key, name=company.name(seat), **shown)
    return _said(event, event.seat, _cards(event, people), company, words)


def _comes_alone(top: str, people: People, options: Options) -> bool:
    """QS-R16: Jewels on top of the pile may come without it."""
    return options.jewels_on_top == "alone" and people.deck.group[top] == WILD


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def round_points(scores: tuple[int, ...], company: Company) -> str:
    return ", ".join(f"{company.name(seat)} {signed(points)}" for seat, points in enumerate(scores))


def _said(event: Public, seat: Seat, cards: str, company: Company, words: Words) -> str:
    shown = {"card": cards, "cards": cards, "set": cards, "count": _count(event)}
    return words(_key(event), name=company.name(seat), **shown)


def _key(event: Public) -> str:
    onto = isinstance(event, TookPile) and event.onto
    return f"scots-{type(event).__name__}{'-onto' if onto else ''}"


def _count(event: Public) -> int:
    return len(event.pile) if isinstance(event, TookPile) else 0


def _cards(event: Public, people: People) -> str:
    match event:
        case Laid(cards=cards) | TookPile(set=cards):
            return people.laid(cards)
        case Added(cards=cards) | JewelsShown(cards=cards):
            return people.cards(cards)
        case Discarded(card=card):
            return people.pictured(card)
    return ""


# The end


def final(showing: Showing) -> tuple[str, ...]:
    """Say what decided it, and show all hands."""
    lines = roomy(
        people_of(showing),
        lambda people: tuple(_final_lines(showing, people)),
        LONGEST_END,
        total_length,
    )
    return (" ".join(_decided(showing)), *lines)


def _decided(showing: Showing) -> Iterable[str]:
    words, view = showing.words, showing.view
    options = view.options
    points = [event for event in showing.events if isinstance(event, Scored)]
    for event in showing.events:
        if isinstance(event, WentOut) and points:
            gained = signed(points[-1].scores[event.seat])
            yield words("scots-decided", name=showing.company.name(event.seat), points=gained)
        elif isinstance(event, Exhausted):
            yield words("scots-decided-exhausted")
    if points:
        gained = round_points(points[-1].scores, showing.company)
        yield words("scots-decided-points", points=gained)
    limited = options.max_rounds is not None and view.round + 1 >= options.max_rounds
    if limited and max(view.totals) < options.target:
        yield words("scots-decided-limit", count=view.round + 1)


def _final_lines(showing: Showing, people: People) -> Iterable[str]:
    view, deck = showing.view, people.deck
    for seat, cards in enumerate(view.hands):
        counts = counted(deck, cards or ())
        yield showing.words(
            "scots-final-hand" if cards else "scots-final-nothing",
            name=showing.company.name(seat),
            laid=laid_value(deck, view.sets[seat]),
            cards=people.listed(counts),
            points=hand_value(deck, counts),
        )
