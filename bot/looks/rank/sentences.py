"""Puts RANK's events and its end into words."""

from collections.abc import Iterable
from typing import Any

from bot.looks.kit import names, told, won
from bot.looks.look import Company, Showing
from bot.looks.rank.cards import pile_words, place_words, run
from bot.ui.text import EmojiText
from bot.ui.words import Words
from games.rank.events import (
    ChoseBenefit,
    Dealt,
    Drew,
    GameOver,
    Gave,
    HandOver,
    Played,
    RolesDrawn,
    RoundWon,
    WentOut,
)
from games.rank.state import View, read_pile


def sentence(event: Any, showing: Showing) -> str:
    company, words, face = showing.company, showing.words, showing.face
    name, key = company.name, f"rank-{type(event).__name__}"
    match event:
        case RolesDrawn(seats):
            return words(key, name=name(seats[0]))
        case Dealt():
            return words(key, name=name(event.dealer), hand=event.hand_number)
        case ChoseBenefit(_, benefit):
            return told(event, showing, benefit=benefit)
        case Gave(giver, receiver, number):
            return words(key, name=name(giver), receiver=name(receiver), count=number)
        case Played():
            return played(event, company, words, face)
        case Drew(_, number, _):
            return told(event, showing, count=number)
        case WentOut(_, place):
            return told(event, showing, place=place_words(words, place))
        case HandOver(hand, ranking):
            king, queen, beggar = name(ranking[0]), name(ranking[1]), name(ranking[-1])
            return words(key, hand=hand, king=king, queen=queen, beggar=beggar)
        case GameOver():
            return won(event, showing)
    return told(event, showing)


def played(
    event: Played, company: Company, words: Words, face: EmojiText, led: bool = False
) -> str:
    """The cards, and where specials are among them what they stand for."""
    pile = read_pile(event.pile)
    special = pile is not None and any(isinstance(card, str) for card in event.cards)
    key = f"rank-{'Led' if led else 'Played'}{'-as' if special else ''}"
    shown = pile_words(words, pile) if pile else ""
    return words(key, name=company.name(event.seat), cards=run(face, event.cards), pile=shown)


def final(showing: Showing) -> tuple[str, ...]:
    """What decided it, and all hands."""
    return (_decided(showing), *_hands(showing))


def _decided(showing: Showing) -> str:
    view, words = showing.view, showing.words
    if view.options.endless:
        return _longest(showing)
    last = _last_play(showing.events, view.winners)
    if last is None:
        return words("rank-decided-tokens", names=names(showing.company, view.winners))
    play, before = last
    pile = read_pile(before.pile) if before else None
    name = showing.company.name
    return words(
        "rank-decided-led" if before is None or pile is None else "rank-decided-beat",
        name=name(play.seat),
        cards=run(showing.face, play.cards),
        other=name(before.seat) if before else "",
        pile=pile_words(words, pile) if pile else "",
        hand=view.hand_number,
    )


def _longest(showing: Showing) -> str:
    """RK-21.10: there is no winner, but there is a longest run."""
    view: View = showing.view
    most = max(view.longest_reign)
    seats = [seat for seat, run in enumerate(view.longest_reign) if run == most]
    return showing.words("rank-decided-run", names=names(showing.company, seats), count=most)


def _last_play(
    events: Iterable[Any], winners: tuple[int, ...]
) -> tuple[Played, Played | None] | None:
    """The play with which the winner went out, and what it was played on."""
    found: tuple[Played, Played | None] | None = None
    before: Played | None = None
    for event in events:
        if isinstance(event, Played):
            if event.seat in winners:
                found = event, before
            before = event
        elif isinstance(event, RoundWon):
            before = None
    return found


def _hands(showing: Showing) -> Iterable[str]:
    view, words = showing.view, showing.words
    for seat, held in enumerate(view.hands):
        name = showing.company.name(seat)
        if held:
            yield words("rank-hand-line", name=name, cards=run(showing.face, held))
        elif seat in view.ranking:
            place = place_words(words, view.ranking.index(seat) + 1)
            yield words("rank-hand-line-out", name=name, place=place)
