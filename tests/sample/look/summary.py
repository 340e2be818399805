"""The words of Low Ebb's table message, and of its picture for who does not see it."""

from collections.abc import Iterator

from bot.looks.kit import best_first, joined, latest, seat_line
from bot.looks.look import Showing, Summary
from bot.ui.text import spoken, until_text
from games.game import Seat
from tests.sample.events import Dealt
from tests.sample.look.art import card_face
from tests.sample.look.sentences import cards_of, sentence
from tests.sample.state import View


def summary(showing: Showing) -> Summary:
    words, view = showing.words, showing.view
    return Summary(
        title=words("ebb-title", round=view.round + 1, rounds=view.options.rounds),
        subtitle=words("ebb-subtitle", preset=showing.preset, scores=_scores(showing)),
        moves=joined(sentence(event, showing) for event in latest(showing.events, (Dealt,))),
        turn=_turn(showing),
        asks=_asks(showing),
        seats=tuple(
            seat_line(showing, seat, _is_turn(showing, seat), cards=cards_of(showing, seat))
            for seat in range(len(view.hands))
        ),
        alt=" ".join(_alt(showing)),
    )


def _is_turn(showing: Showing, seat: Seat) -> bool:
    view: View = showing.view
    return view.phase == "play" and seat == view.turn


def _scores(showing: Showing) -> str:
    words, totals, name = showing.words, showing.view.totals, showing.company.name
    return ", ".join(
        words("ebb-score", name=name(seat), points=totals[seat])
        for seat in best_first(totals, lowest_wins=True)
    )


def _turn(showing: Showing) -> str:
    if showing.view.phase == "play":
        return showing.words("turn-of", name=showing.company.name(showing.view.turn))
    return _asks(showing)


def _asks(showing: Showing) -> str:
    view, words = showing.view, showing.words
    if view.phase != "play":
        return words("ebb-asks-over" if view.phase == "gameOver" else "ebb-asks-deal")
    return words(
        "ebb-asks-play",
        name=showing.company.name(view.turn),
        card=showing.face(card_face(view.face_up)),
        time=until_text(words, showing.until),
    )


def _alt(showing: Showing) -> Iterator[str]:
    words, view = showing.words, showing.view
    yield words("ebb-alt-draw", count=view.draw)
    if view.face_up is not None:
        yield words("ebb-alt-face-up", card=view.face_up)
    for seat in range(len(view.hands)):
        facts = ", ".join(_facts(showing, seat))
        yield words("ebb-alt-seat", name=spoken(showing.company.name(seat)), facts=facts)


def _facts(showing: Showing, seat: Seat) -> Iterator[str]:
    view, words = showing.view, showing.words
    if _is_turn(showing, seat):
        yield words("ebb-alt-turn")
    yield words("ebb-points", count=view.totals[seat])
    if view.hands[seat]:
        yield words("ebb-alt-hand", cards=" ".join(map(str, view.hands[seat])))
