"""Puts RACK-O's events and its end into words."""

from typing import Any

from bot.looks.kit import told, won
from bot.looks.look import Showing
from bot.looks.racko.cards import card_face
from games.racko.events import DealerDrawn, Dealt, GameOver, Racko, Scored, TurnedOver


def sentence(event: Any, showing: Showing) -> str:
    company, words, face = showing.company, showing.words, showing.face
    match event:
        case GameOver():
            return won(event, showing)
        case Scored():
            points = ", ".join(
                f"{company.name(seat)} +{points}" for seat, points in enumerate(event.points)
            )
            return words("racko-Scored", points=points)
        case TurnedOver():
            return words("racko-TurnedOver", card=face(card_face(event.face_up)))
        case DealerDrawn() | Dealt():
            return words(f"racko-{type(event).__name__}", name=company.name(event.dealer))
    cards = {
        field: face(card_face(getattr(event, field)))
        for field in ("card", "out")
        if hasattr(event, field)
    }
    return told(event, showing, **cards)


def final(showing: Showing) -> tuple[str, ...]:
    """What decided it, and all racks."""
    words, view = showing.words, showing.view
    went = [event for event in showing.events if isinstance(event, Racko)]
    scored = [event for event in showing.events if isinstance(event, Scored)]
    decided = words("racko-decided-limit")
    if went and scored:
        points = scored[-1].points[went[-1].seat]
        decided = words("racko-decided", name=showing.company.name(went[-1].seat), points=points)
    racks = (
        words(
            "racko-rack-line",
            name=showing.company.name(seat),
            cards="".join(showing.face(card_face(card)) for card in rack or ()),
        )
        for seat, rack in enumerate(view.racks)
    )
    return (decided, *racks)
