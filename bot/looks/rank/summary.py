"""Writes RANK's board."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.looks.kit import SHOWN, best_first, joined, seat_line
from bot.looks.look import Showing, Summary
from bot.looks.rank.art import Role
from bot.looks.rank.cards import actor, asks, names, pile_words, place_words, role
from bot.looks.rank.story import told_in_order
from bot.ui.panels import LONGEST_ALT
from bot.ui.text import clipped, spoken, until_text
from games.game import Seat
from games.rank.cards import Card
from games.rank.events import Dealt, Passed, Played, RolesDrawn, RoundWon
from games.rank.scoring import TO_WIN
from games.rank.state import View, read_pile


def summary(showing: Showing) -> Summary:
    words, view = showing.words, showing.view
    return Summary(
        title=words("rank-title", hand=view.hand_number),
        subtitle=words(
            "rank-subtitle-endless" if view.options.endless else "rank-subtitle",
            preset=showing.preset,
            target=TO_WIN,
            limit=view.options.hand_limit or 0,
            scores=", ".join(scores(showing)),
        ),
        moves=joined(_moves(showing)),
        turn=_turn(showing),
        asks=_asks(showing),
        seats=tuple(_seats(showing)),
        alt=_alt(showing),
    )


def scores(showing: Showing) -> list[str]:
    """Tokens, or in the endless game runs; the best first."""
    view, words, name = showing.view, showing.words, showing.company.name
    if view.options.endless:
        return [
            words(
                "rank-score-run",
                name=name(seat),
                run=view.reign[seat],
                longest=view.longest_reign[seat],
            )
            for seat in best_first(view.reign)
        ]
    return [
        words("rank-score", name=name(seat), tokens=view.tokens[seat])
        for seat in best_first(view.tokens)
    ]


def this_round(events: Sequence[Any]) -> int:
    """Return where the round begins; how the one before was won is told until somebody answers the
    next lead."""
    won = _last_won(events)
    if won is None:
        return 0
    answers = [
        place
        for place, event in enumerate(events)
        if place > won and isinstance(event, Played | Passed)
    ]
    return won if len(answers) < 2 else answers[0]


def _last_won(events: Sequence[Any]) -> int | None:
    return max(
        (place for place, event in enumerate(events) if isinstance(event, RoundWon)), default=None
    )


def laid(events: Sequence[Any]) -> tuple[Card, ...]:
    """The last play, and what modifiers played alone have since put on it."""
    won = _last_won(events)
    later = events if won is None else events[won + 1 :]
    plays = [each for each in later if isinstance(each, Played)]
    whole = [place for place, each in enumerate(plays) if each.kind != "modifiers"]
    return tuple(card for each in plays[whole[-1] if whole else 0 :] for card in each.cards)


def _moves(showing: Showing) -> Iterator[str]:
    events = showing.events
    first = this_round(events)
    told = [
        said
        for place, said in told_in_order(events, showing)
        if place >= first and not isinstance(events[place], Dealt)
    ]
    yield from told[-SHOWN:]


def _turn(showing: Showing) -> str:
    view, words, name = showing.view, showing.words, showing.company.name
    seat = actor(view)
    if seat is not None:
        return words("turn-of", name=name(seat))
    if view.winners:
        return words("rank-wins", name=name(view.winners[0]))
    return words(f"rank-waiting-{view.phase}")


def _asks(showing: Showing) -> str:
    view, words, name = showing.view, showing.words, showing.company.name
    seat, time = actor(view), until_text(showing.words, showing.until)
    if seat is None:
        return words(f"rank-waiting-{view.phase}")
    if view.phase != "play":
        return asks(words, view, name(seat), name(view.ranking[-1]) if view.ranking else "", time)
    pile = read_pile(view.pile)
    if pile is None:
        return words("rank-leads", name=name(seat), time=time).strip()
    return words("rank-to-beat", pile=pile_words(words, pile), time=time).strip()


# A line a seat, and everything in words


def _seats(showing: Showing) -> Iterator[str]:
    turn, held = actor(showing.view), roles(showing)
    for seat in range(len(showing.view.sizes)):
        yield seat_line(showing, seat, seat == turn, facts=", ".join(_facts(showing, seat, held)))


def roles(showing: Showing) -> dict[Seat, Role]:
    """Of the hand before; in the first hand those drawn, if that was seen since the deal."""
    view: View = showing.view
    drawn = next((each.seats for each in showing.events if isinstance(each, RolesDrawn)), ())
    order = view.ranking or drawn
    if not order and view.king is not None:
        return {view.king: "king"}
    return {seat: role(place, len(order)) for place, seat in enumerate(order, start=1)}


def is_out(view: View, seat: Seat) -> bool:
    """Whether the seat is out in the hand in play, or went out in the one that is over."""
    return seat in view.out and view.phase in ("play", "deal")


def _facts(showing: Showing, seat: Seat, held: dict[Seat, Role]) -> Iterator[str]:
    view, words = showing.view, showing.words
    if seat in held:
        yield words(f"rank-mark-{held[seat]}")
    if is_out(view, seat):
        yield words("rank-seat-out", place=place_words(words, view.out.index(seat) + 1))
    else:
        yield words("rank-cards", count=view.sizes[seat])
    if seat in view.passed:
        yield words("rank-seat-passed")
    if view.options.endless:
        yield words("rank-run", count=view.reign[seat])
    else:
        yield words("rank-tokens", count=view.tokens[seat])


def _alt(showing: Showing) -> str:
    """Names are spoken here, so they stand without the signs that keep markdown away."""
    company = showing.company
    heard = replace(company, names=tuple(map(spoken, company.names)))
    plain = replace(showing, company=heard)
    return clipped(" ".join((*_middle(plain), *_spoken_seats(plain))), LONGEST_ALT)


def _middle(showing: Showing) -> Iterator[str]:
    """The pile as it stands and as it was laid, and the cards left to draw."""
    view, words = showing.view, showing.words
    pile = read_pile(view.pile)
    if pile is None:
        yield words("rank-alt-no-pile")
    else:
        yield words(
            "rank-alt-pile", pile=pile_words(words, pile), name=showing.company.name(view.owner)
        )
        if cards := laid(showing.events):
            yield words("rank-alt-laid", cards=names(words, cards))
    yield words("rank-alt-draw", count=view.draw)
    if view.extra:
        yield words("rank-alt-extra", count=view.extra)


def _spoken_seats(showing: Showing) -> Iterator[str]:
    words, turn, held = showing.words, actor(showing.view), roles(showing)
    for seat in range(len(showing.view.sizes)):
        key = "rank-alt-turn" if seat == turn else "rank-alt-seat"
        facts = ", ".join(_facts(showing, seat, held))
        yield words(key, name=showing.company.name(seat), facts=facts)
