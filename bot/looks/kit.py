"""Gives looks the functions they share; each game uses those that fit."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.looks.look import Company, Holding, Showing
from bot.pictures.score_sheet import Cell, Mark, SheetScene
from bot.ui.panels import Bar, Button, Panel, Part, Row, panel, row
from bot.ui.refusals import Refused
from bot.ui.words import Words
from games.game import Seat

SHOWN = 5  # moves listed on a board

# Hands


def bar(refused: Refused | None) -> Bar:
    """Return the bar of a hand that has something to do."""
    return "asking" if refused else "yours"


def refusal(words: Words, refused: Refused | None) -> str | None:
    """Return the sentence of the last press's refusal."""
    return words("refused", sentence=refused.sentence(words)) if refused else None


def more(holding: Holding) -> Button:
    return holding.button("more", holding.words("more-button"))


def refresh_and_more(holding: Holding) -> Row:
    """Return the foot of a waiting hand; its look's `press` knows `r`."""
    return row(holding.button("r", holding.words("refresh-button")), more(holding))


def waiting(
    holding: Holding, refused: Refused | None, title: str, *parts: Part | str | None
) -> Panel:
    """Show a hand that has nothing to do."""
    said = refusal(holding.words, refused)
    return panel("waiting", f"## {title}", *parts, said, refresh_and_more(holding))


# Tables


def best_first(totals: Sequence[int], lowest_wins: bool = False) -> list[Seat]:
    return sorted(range(len(totals)), key=lambda seat: totals[seat] * (1 if lowest_wins else -1))


def names(company: Company, seats: Iterable[Seat]) -> str:
    return ", ".join(map(company.name, seats))


def latest(events: Iterable[Any], quiet: tuple[type[Any], ...] = ()) -> list[Any]:
    """Return the last events to list on a board."""
    return [event for event in events if not isinstance(event, quiet)][-SHOWN:]


def joined(moves: Iterable[str]) -> str:
    return " · ".join(filter(None, moves))


def seat_line(showing: Showing, seat: Seat, is_turn: bool, **facts: Any) -> str:
    """Return a seat's line, for people who play without pictures."""
    words, name = showing.words, showing.company.name(seat)
    turn = words("badge-turn") if is_turn else ""
    return words(f"{showing.game.key}-seat", turn=turn, name=name, **facts).strip()


def told(event: Any, showing: Showing, **facts: Any) -> str:
    """Return an event in words, by its class, with the name of its seat."""
    key = f"{showing.game.key}-{type(event).__name__}"
    return showing.words(key, name=showing.company.name(event.seat), **facts)


def won(event: Any, showing: Showing) -> str:
    """Return the end of the match in words."""
    winners = event.winners
    key = f"{showing.game.key}-GameOver"
    return showing.words(key, names=names(showing.company, winners), count=len(winners))


def round_sheet(
    rounds: Sequence[tuple[Sequence[int], Seat | None]], totals: Sequence[int], out: Mark
) -> SheetScene | None:
    """Return a row a round: each seat's points, and a mark for the seat that ended it. None before
    the first score."""
    if not rounds:
        return None
    rows = tuple(
        tuple(Cell(each, out if seat == ended else None) for seat, each in enumerate(points))
        for points, ended in rounds
    )
    return SheetScene(rows, tuple(totals))
