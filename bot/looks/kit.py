"""Gives looks the functions they share; each game uses those that fit."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from bot.looks.look import Company, Finished, Holding, Showing
from bot.pictures.score_sheet import Cell, Mark, SheetScene
from bot.ui.panels import Bar, Button, Panel, Part, Row, panel, row
from bot.ui.refusals import Refused
from bot.ui.words import Words
from games.game import Seat

T = TypeVar("T")

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


def refresh_and_more(holding: Holding, beside: Button | None = None) -> Row:
    """Return the foot of a waiting hand; its look's `press` knows `r`."""
    return row(holding.button("r", holding.words("refresh-button")), beside, more(holding))


def waiting(
    holding: Holding,
    refused: Refused | None,
    title: str,
    *parts: Part | str | None,
    beside: Button | None = None,
) -> Panel:
    """Show a hand that has nothing to do; a button may stand beside Refresh and More."""
    said = refusal(holding.words, refused)
    return panel("waiting", f"## {title}", *parts, said, refresh_and_more(holding, beside))


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


def one_by_one(
    sentence: Callable[[Any, Showing], str],
) -> Callable[[Sequence[Any], Showing], Sequence[str]]:
    """Return a story of a sentence an event."""
    return lambda events, showing: [said for each in events if (said := sentence(each, showing))]


def last_of(showing: Showing, kind: type[T]) -> T | None:
    """Return the last event of a kind since the deal."""
    return next((each for each in reversed(showing.events) if isinstance(each, kind)), None)


def seat_line(showing: Showing, seat: Seat, is_turn: bool, **facts: Any) -> str:
    """Return a seat's line, for people who play without pictures."""
    words, name = showing.words, showing.company.listed(seat)
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


# What is earned

MANY_HARD = 3


def beat_three_hard(match: Finished) -> tuple[Seat, ...]:
    """A match won against three Hard computers or more."""
    return match.winners if match.levels.count("hard") >= MANY_HARD else ()


def rounds_of(match: Finished) -> list[tuple[Any, ...]]:
    """Return the events of each round or hand, from its deal on."""
    rounds: list[list[Any]] = []
    for event in match.events:
        if type(event).__name__ == "Dealt":
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return [tuple(events) for events in rounds]
