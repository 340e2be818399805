"""A player's own hand of Low Ebb: each card twice, to throw for the open one or another."""

from bot.looks.kit import bar, more, refusal, waiting
from bot.looks.look import Holding
from bot.ui.panels import Line, Panel, Row, panel, row
from bot.ui.refusals import Refused
from bot.ui.text import until_text
from tests.sample.look.art import card_face
from tests.sample.state import SHOWN, Cards


def hand(holding: Holding, pick: str, refused: Refused | None) -> Panel:
    held: Cards = holding.view.hands[holding.seat] or ()
    if not holding.legal:
        return waiting(holding, refused, _title(holding), _cards(holding, held) if held else None)
    return _sure(holding, held) if pick == "k" else _turn(holding, held, refused)


def _title(holding: Holding) -> str:
    view, words = holding.view, holding.words
    if view.phase in SHOWN:
        return words("ebb-match-over" if view.phase == "gameOver" else "ebb-round-over")
    return words("ebb-waiting", name=holding.company.name(view.turn))


def _cards(holding: Holding, held: Cards) -> str:
    shown = " ".join(holding.face(card_face(card)) for card in held)
    return f"# {shown}\n-# {holding.words('ebb-sum', sum=sum(held))}"


def _turn(holding: Holding, held: Cards, refused: Refused | None) -> Panel:
    words = holding.words
    face_up = holding.face(card_face(holding.view.face_up))
    return panel(
        bar(refused),
        f"## {words('your-turn')}\n{_cards(holding, held)}",
        refusal(words, refused),
        words("ebb-take", card=face_up, time=until_text(words, holding.until)),
        _throws(holding, held, "t"),
        words("ebb-draw"),
        _throws(holding, held, "d"),
        Line(),
        row(holding.button("k", words("ebb-knock"), "go"), more(holding)),
    )


def _throws(holding: Holding, held: Cards, verb: str) -> Row:
    """Equal cards are one button."""
    return row(
        *(holding.button(f"{verb}{card}", face=card_face(card)) for card in dict.fromkeys(held))
    )


def _sure(holding: Holding, held: Cards) -> Panel:
    words = holding.words
    return panel(
        "asking",
        f"## {words('ebb-sure')}\n{_cards(holding, held)}",
        row(holding.button("k!", words("ebb-knock"), "go")),
        Line(),
        row(holding.button("back", words("back-button"))),
    )
