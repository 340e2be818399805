"""Shows what boards share in every game: the frame, the menu and the end."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.board.ids import BoardPress, Pace, Vote
from bot.board.pictured import points_of, sheet_picture, standings_picture, table_picture
from bot.hand.ids import OpenHand
from bot.lobby.ids import Rematch
from bot.looks.catalogue import LOOKS
from bot.looks.look import Company, Showing, Summary
from bot.match.table import Table
from bot.match.table_events import CHOICES
from bot.match.votes import voters
from bot.pictures.score_sheet import SheetScene
from bot.review.ids import LookBack
from bot.rulebook.ids import RulesOfTable
from bot.ui.ids import encode
from bot.ui.panels import Button, Line, Panel, Part, Row, Style, Text, panel, row
from bot.ui.ratings import shown_change, shown_rating
from bot.ui.text import clipped, spoken
from bot.ui.words import Words
from games.game import Seat, Standing
from storage.records import RatingChange

MINUTE = 60_000  # ms
MOST_TOLD = 3_500  # characters of a private page
HISTORY = 12  # moves under Last moves
NAME_ON_BUTTON = 10  # characters


def _button(table: Table, verb: Any, label: str, style: Style = "plain") -> Button:
    return Button(encode(BoardPress(table.id, verb)), label, style)


def foot(table: Table, said: Words) -> Row:
    """Return the last row of a board; it never changes."""
    return row(
        Button(encode(OpenHand(table.id, "hand")), said("hand-button"), "next"),
        Button(encode(RulesOfTable(table.id, "rules")), said("rules-button")),
        _button(table, "menu", said("menu-button")),
    )


def table_panel(table: Table, showing: Showing) -> Panel:
    """Show the table in play, or the vote about a seat whose time is up."""
    said, summary = showing.words, LOOKS[table.game.key].table.summary(showing)
    asked = table.overdue is not None
    return panel(
        "asking" if asked else "waiting",
        head(summary),
        table_picture(showing, summary),
        None if asked or not summary.moves else f"-# {summary.moves}",
        _question(table, showing) if asked else [Text(_turn(summary))],
        _away(table, showing.company, said),
        foot(table, said),
    )


def head(summary: Summary) -> str:
    return f"## {summary.title}\n-# {summary.subtitle}"


def _turn(summary: Summary) -> str:
    return f"### {summary.turn}" + (f"\n{summary.asks}" if summary.asks != summary.turn else "")


def _question(table: Table, showing: Showing) -> list[Part]:
    said, company = showing.words, showing.company
    seat = table.to_act[0]
    names = ", ".join(company.name(voter) for voter in sorted(voters(table.sittings, table.to_act)))
    cast = list(table.votes.values())
    when = f"<t:{showing.until}:R>"
    return [
        Text(
            f"### {said('vote-title', name=company.name(seat))}\n"
            + said("vote-question", names=names, when=when)
        ),
        row(
            *(
                Button(
                    encode(Vote(table.id, choice)),
                    said(f"vote-{choice}", count=cast.count(choice), name=_label(company, seat)),
                )
                for choice in CHOICES
            )
        ),
        Text(f"-# {said('vote-absent', name=company.name(seat))}"),
    ]


def _label(company: Company, seat: Seat) -> str:
    """Shorten a name for a button, which shows no markdown."""
    return clipped(spoken(company.name(seat)), NAME_ON_BUTTON)


def _away(table: Table, company: Company, said: Words) -> str | None:
    away = [
        said("away", name=company.name(sitting.seat))
        for sitting in table.sittings
        if sitting.person is not None and sitting.stand_in is not None
    ]
    return "\n".join(f"-# {line}" for line in away) or None


def over_panel(table: Table, showing: Showing, changes: Sequence[RatingChange], seed: str) -> Panel:
    """Show the final standings, what decided them, and the way to another match."""
    said, match = showing.words, table.match
    if match.status == "closed":
        return panel("waiting", f"## {said('over-closed')}\n{said('over-closed-why')}")
    standings = sorted(table.game.standings(table.state), key=lambda each: each.place)
    first = [showing.company.name(each.seat) for each in standings if each.place == 1]
    decided, *_ = LOOKS[table.game.key].table.final(showing)
    minutes = max(1, ((match.finished or 0) - (match.started or 0)) // MINUTE)
    facts = said(
        "over-facts",
        game=said(f"game-{table.game.key}"),
        preset=showing.preset,
        minutes=minutes,
        rated=said("over-rated" if changes else "over-casual"),
    )
    return panel(
        "yours",
        f"## {said('over-title', count=len(first), names=', '.join(first))}\n-# {facts}",
        standings_picture(
            showing,
            standings,
            [_change(table, each, changes) for each in standings],
            [_standing(table, showing, each, changes) for each in standings],
        ),
        decided or None,
        row(
            Button(encode(Rematch(table.id, "again")), said("rematch-button"), "go"),
            _button(table, "hands", said("hands-button")),
            _button(table, "scores", said("scores-button")),
            Button(encode(LookBack(table.id, "lookback")), said("look-back-button")),
        ),
        f"-# {said('over-seed', seed=seed)}",
    )


def _change(
    table: Table, standing: Standing, changes: Sequence[RatingChange]
) -> RatingChange | None:
    person = table.sittings[standing.seat].person
    return next((each for each in changes if each.person == person), None)


def _standing(
    table: Table, showing: Showing, standing: Standing, changes: Sequence[RatingChange]
) -> str:
    said = showing.words
    line = {
        "place": standing.place,
        "name": showing.company.name(standing.seat),
        "points": points_of(showing, standing.points),
    }
    change = _change(table, standing, changes)
    if change is None:
        return said("over-line", **line)
    rating = shown_rating(change.mu)
    moved = shown_change(change.mu_before, change.mu)
    return said("over-line-rated", **line, rating=rating, change=moved)


# Private panels of the menu


def menu_panel(table: Table, said: Words, seated: bool) -> Panel:
    return panel(
        "waiting",
        f"## {said('menu-title')}",
        row(
            _button(table, "scores", said("menu-scores")),
            _button(table, "moves", said("menu-moves")),
            Button(encode(RulesOfTable(table.id, "force")), said("menu-rules")),
        ),
        row(
            _button(table, "down", said("menu-down")),
            _button(table, "report", said("menu-report")),
        ),
        _pace(table, said) if seated and not table.is_over else None,
        [Line(), row(_button(table, "leave", said("menu-leave"), "danger"))]
        if seated and not table.is_over
        else None,
    )


def _pace(table: Table, said: Words) -> Row | None:
    if all(sitting.level is None for sitting in table.sittings):
        return None
    brisk = table.match.brisk
    press = Pace(table.id, "pace", not brisk)  # the new value, so a double tap does no harm
    return row(Button(encode(press), said(f"menu-pace-{'brisk' if brisk else 'calm'}")))


def leave_panel(table: Table, said: Words) -> Panel:
    return panel(
        "asking",
        said("leave-question"),
        row(
            _button(table, "menu", said("back-button")),
            _button(table, "leave!", said("menu-leave"), "danger"),
        ),
    )


def text_panel(table: Table | None, said: Words, title: str, lines: Iterable[str]) -> Panel:
    """Show a private page of the menu, with a way back."""
    text = "\n".join(lines)
    back = row(_button(table, "menu", said("back-button"))) if table is not None else None
    return panel("waiting", f"## {title}", clipped(text, MOST_TOLD) or None, back)


def moves_panel(table: Table, showing: Showing) -> Panel:
    said, look = showing.words, LOOKS[table.game.key].table
    lines = [line for event in showing.events if (line := look.sentence(event, showing))]
    title = said("menu-moves-title")
    return text_panel(table, said, title, lines[-HISTORY:] or [said("menu-moves-none")])


def scores_panel(table: Table, showing: Showing, sheet: SheetScene | None = None) -> Panel:
    """Show the scores so far; before the first, the table's state."""
    said, summary = showing.words, LOOKS[table.game.key].table.summary(showing)
    return panel(
        "waiting",
        f"## {said('menu-scores-title')}",
        f"{summary.title}\n{summary.subtitle}",
        "\n".join(summary.seats) if sheet is None else sheet_picture(showing, sheet),
        row(_button(table, "menu", said("back-button"))),
    )
