"""Tells what happened at a table of RANK: how each round was won, and why somebody leads."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.looks.look import Showing
from bot.looks.rank.cards import run
from bot.looks.rank.sentences import played, sentence
from games.game import Seat
from games.rank.events import (
    ChoseBenefit,
    Drew,
    HandOver,
    Played,
    RolesDrawn,
    RoundWon,
    WentOut,
)

CROWN = "crown"


def story(events: Sequence[Any], showing: Showing) -> Sequence[str]:
    return [line for _, line in told_in_order(events, showing)]


@dataclass
class _Round:
    """What has happened so far, as far as it explains what follows."""

    plays: list[Played] = field(default_factory=list)  # in this round
    winner: Seat | None = None  # of the round before
    king: Seat | None = None
    stole: bool = False


def told_in_order(events: Sequence[Any], showing: Showing) -> Iterator[tuple[int, str]]:
    """Yield the sentences, each with the index of the event that it is told for."""
    now = _Round()
    for place, event in enumerate(events):
        if isinstance(event, Played) and now.winner is not None:
            now.plays = []
        match event:
            case Played() if event.kind == CROWN and _wins(events, place):
                pass  # it is told with the round that it wins
            case Played():
                yield place, _play(now, event, showing)
            case RoundWon():
                yield place, _won(now, event, showing, is_out=_goes_out(events, place))
            case Drew() if now.plays and now.plays[-1].kind == CROWN:
                yield place, _drew(now, event, showing)
            case _ if said := sentence(event, showing):
                yield place, said
        _go_on(now, event)


def _go_on(now: _Round, event: Any) -> None:
    match event:
        case RolesDrawn(seats):
            now.king = seats[0]
        case ChoseBenefit(_, benefit):
            now.stole = benefit == "steal"
        case Played():
            now.plays.append(event)
            now.winner = None
        case RoundWon(seat):
            now.winner = seat
        case HandOver():
            now.king, now.stole, now.winner, now.plays = event.ranking[0], False, None, []


def _wins(events: Sequence[Any], place: int) -> bool:
    return isinstance(next(iter(events[place + 1 : place + 2]), None), RoundWon)


def _goes_out(events: Sequence[Any], place: int) -> bool:
    winner = events[place].seat
    later = events[place + 1 : place + 3]
    return any(isinstance(each, WentOut) and each.seat == winner for each in later)


def _cards(showing: Showing, play: Played) -> str:
    return run(showing.face, play.cards)


def _play(now: _Round, event: Played, showing: Showing) -> str:
    leads = not now.plays
    said = played(event, showing.company, showing.words, showing.face, led=leads)
    why = _why(now, event.seat, showing) if leads else ""
    return showing.words("rank-because", told=said, why=why) if why else said


def _why(now: _Round, seat: Seat, showing: Showing) -> str:
    words, name = showing.words, showing.company.name
    if now.winner == seat:
        return words("rank-why-won")
    if now.winner is not None:
        return words("rank-why-left", name=name(now.winner))
    if now.king == seat:
        return words("rank-why-king")
    return words("rank-why-queen") if now.stole else ""


def _won(now: _Round, event: RoundWon, showing: Showing, *, is_out: bool) -> str:
    """What won it; a Crown is told here, with what it was played on."""
    words, name = showing.words, showing.company.name(event.seat)
    own = [each for each in now.plays if each.seat == event.seat]
    if not own:
        return sentence(event, showing)
    cards, before = _cards(showing, own[-1]), now.plays[:-1]
    if own[-1].kind != CROWN:
        return words("rank-RoundWon-with", name=name, cards=cards)
    if not before:
        return words("rank-crowned-lead", name=name, cards=cards)
    key = "rank-crowned-out" if is_out else "rank-crowned"
    return words(key, name=name, cards=cards, other=_cards(showing, before[-1]))


def _drew(now: _Round, event: Drew, showing: Showing) -> str:
    name = showing.company.name(event.seat)
    cards = _cards(showing, now.plays[-1])
    return showing.words("rank-Drew-for", name=name, count=event.number, cards=cards)
