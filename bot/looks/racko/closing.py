"""Tells how a round of RACK-O came out: all racks are shown (RO-R38)."""

from collections.abc import Iterator

from bot.looks.kit import last_of
from bot.looks.look import Came, Closing, Showing
from bot.looks.racko.cards import card_face
from bot.looks.racko.scene import scene
from bot.looks.racko.summary import OVER
from games.game import Seat
from games.racko.events import Scored
from games.racko.scoring import CARD, OUT


def closing(showing: Showing) -> Closing:
    scored = last_of(showing, Scored)
    assert scored is not None, "a round that is not scored"
    best = sorted(range(len(scored.points)), key=lambda seat: -scored.points[seat])
    return Closing(
        _sentence(showing, scored),
        tuple(_came(showing, scored, seat) for seat in best),
        scene(showing) if showing.view.phase in OVER else None,
    )


def _sentence(showing: Showing, scored: Scored) -> str:
    words, seat = showing.words, scored.declarer
    if seat is None:
        return words("racko-closing-limit")
    return words("racko-closing", name=showing.company.name(seat), points=scored.points[seat])


def _came(showing: Showing, scored: Scored, seat: Seat) -> Came:
    words, name = showing.words, showing.company.name(seat)
    line = words(
        "racko-closing-line",
        name=name,
        points=scored.points[seat],
        how=", ".join(_how(showing, scored, seat)),
        total=scored.totals[seat % len(scored.totals)],
    )
    cards = " ".join(showing.face(card_face(card)) for card in scored.racks[seat])
    return Came(seat, line, cards)


def _how(showing: Showing, scored: Scored, seat: Seat) -> Iterator[str]:
    words = showing.words
    yield words("racko-closing-rising", rising=scored.prefixes[seat], card=CARD)
    if seat == scored.declarer:
        yield words("racko-closing-out", points=OUT)
        if scored.bonus:
            yield words("racko-closing-run", run=scored.run, points=scored.bonus)
