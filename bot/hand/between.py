"""Shows on a hand how a round came out, and what somebody missed who was away."""

from collections.abc import Iterator
from dataclasses import replace

from bot.hand.ids import HandPage
from bot.hand.showing import next_deal
from bot.looks.catalogue import look_of
from bot.looks.look import Between, Came, Holding, Showing
from bot.match.agreements import is_resting
from bot.match.table import Table
from bot.ui.ids import encode
from bot.ui.panels import (
    MOST_PARTS,
    MOST_TEXT,
    Button,
    Panel,
    Text,
    components,
    panel,
    row,
    texts_of,
)
from games.game import Seat


def between_panel(holding: Holding, between: Between) -> Panel:
    """Show how the round came out, first for the seat itself, and the way on."""
    said, closing = holding.words, between.closing
    own = sorted(closing.seats, key=lambda came: came.seat != holding.seat)
    press = HandPage(holding.match, holding.version, "next")
    more = HandPage(holding.match, holding.version, "more")
    return panel(
        "waiting" if between.is_ready else "yours",
        f"### {closing.sentence}",
        "\n".join(map(_line, own)),
        next_deal(between, holding.company, holding.until, said),
        row(
            Button(encode(press), said("next-button"), "go", on=not between.is_ready),
            Button(encode(more), said("more-button")),
        ),
    )


def _line(came: Came) -> str:
    return f"{came.line}\n{came.shown}" if came.shown else came.line


def news_of(table: Table, seat: Seat, showing: Showing) -> tuple[str, ...]:
    """Return what a person missed who was away when the round before ended, until they move."""
    closed = any(isinstance(event, table.game.Closed) for event in showing.before)
    if table.is_over:
        return ()
    absence = tuple(news_of_absence(table, seat, showing))
    if not closed or seat in table.presence.moved | table.presence.saw:
        return absence
    closing = look_of(table.game).table.closing(replace(showing, events=showing.before))
    return (*absence, *_missed(closing.sentence, closing.seats, seat, showing))


def news_of_absence(table: Table, seat: Seat, showing: Showing) -> Iterator[str]:
    """Say what was decided about a person who was away, until they move, and that the match is
    paused."""
    said, deadline = showing.words, table.deadline
    if is_resting(table) and deadline is not None and deadline.due is not None:
        yield said("news-resting", when=f"<t:{deadline.due // 1000}:f>")
    if not any(each.seat == seat for each in table.absences):
        return
    turns, name = table.attended.played_for(seat), table.sittings[seat].name
    if turns:
        yield said("news-played", count=turns, computer=name)
    if table.overdue == seat:
        yield said("news-overdue")
    elif seat in table.to_act and deadline is not None and deadline.waited:
        yield said("news-waited")


def _missed(sentence: str, seats: tuple[Came, ...], seat: Seat, showing: Showing) -> Iterator[str]:
    yield showing.words("since", sentence=sentence)
    yield from (came.line for came in seats if came.seat == seat)


def with_news(holding: Holding, shown: Panel) -> Panel:
    """Put what was missed at the head of the hand, where there is room."""
    if not holding.news:
        return shown
    return headed("\n".join(f"-# {line}" for line in holding.news), shown)


def headed(text: str, shown: Panel) -> Panel:
    """Put a text at the head of a panel, where there is room."""
    longer = replace(shown, parts=(Text(text), *shown.parts))
    fits = sum(map(len, texts_of(longer))) <= MOST_TEXT and components(longer) <= MOST_PARTS
    return longer if fits else shown
