"""How a round of Low Ebb came out: all hands are shown."""

from bot.looks.kit import last_of
from bot.looks.look import Came, Closing, Showing
from games.game import Seat
from tests.sample.events import Knocked, Scored
from tests.sample.look.art import card_face
from tests.sample.look.scene import scene
from tests.sample.state import SHOWN


def closing(showing: Showing) -> Closing:
    scored, knocked, words = last_of(showing, Scored), last_of(showing, Knocked), showing.words
    assert scored is not None, "a round that is not scored"
    sentence = words("ebb-closing-pile")
    if knocked is not None:
        sentence = words("ebb-closing", name=showing.company.name(knocked.seat))
    best = sorted(range(len(scored.points)), key=lambda seat: scored.points[seat])
    seats = tuple(_came(showing, scored, seat) for seat in best)
    return Closing(sentence, seats, scene(showing) if showing.view.phase in SHOWN else None)


def _came(showing: Showing, scored: Scored, seat: Seat) -> Came:
    line = showing.words(
        "ebb-closing-line",
        name=showing.company.name(seat),
        points=f"{scored.points[seat]:+}",
        total=scored.totals[seat],
    )
    return Came(seat, line, " ".join(showing.face(card_face(card)) for card in scored.hands[seat]))
