"""Shows what boards share in every game: the frame, the menu and the end."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.board.absence_panels import asking, question, standing, stopped
from bot.board.ids import BoardPress, NextDeal
from bot.board.pictured import (
    closing_picture,
    points_of,
    standings_picture,
    table_picture,
)
from bot.conduct.ids import ReportHere
from bot.hand.ids import OpenHand
from bot.hand.showing import between_of, next_deal
from bot.lobby.ids import Rematch
from bot.looks.catalogue import look_of
from bot.looks.look import Between, Showing, Summary
from bot.match.agreements import why_closed
from bot.match.outcomes import standings_of
from bot.match.published import fingerprint_of
from bot.match.table import Table
from bot.review.ids import LookBack
from bot.rulebook.ids import RulesOfTable
from bot.ui.ids import encode
from bot.ui.panels import Button, Panel, Row, Style, Text, panel, row
from bot.ui.ratings import shown_change, shown_rating
from bot.ui.text import seal_of
from bot.ui.words import Words
from games.game import Seat, Standing
from storage.records import RatingChange, Result

MINUTE = 60_000  # ms


def board_button(table: Table, verb: Any, label: str, style: Style = "plain") -> Button:
    """Return a button of a board or its menu."""
    return Button(encode(BoardPress(table.id, verb)), label, style)


def foot(table: Table, said: Words) -> Row:
    """Return the last row of a board; it never changes."""
    return row(
        Button(encode(OpenHand(table.id, "hand")), said("hand-button"), "next"),
        Button(encode(RulesOfTable(table.id, "rules")), said("rules-button")),
        board_button(table, "menu", said("menu-button")),
    )


def table_panel(table: Table, showing: Showing) -> Panel:
    """Show the table in play, or the vote about a seat whose time is up."""
    between = between_of(table, showing)
    if between is not None:
        return between_panel(table, showing, between)
    said, summary = showing.words, look_of(table.game).table.summary(showing)
    asked = table.overdue is not None
    return panel(
        "asking" if asked else "waiting",
        head(summary),
        table_picture(showing, summary),
        _round_before(showing),
        None if asked or not summary.moves else f"-# {summary.moves}",
        question(table, showing) if asked else stopped(table, showing) or Text(_turn(summary)),
        asking(table, showing),
        standing(table, showing),
        foot(table, said),
    )


def _round_before(showing: Showing) -> str | None:
    """Say how the round before came out, during the first turns of this one."""
    closed = any(isinstance(event, showing.game.Closed) for event in showing.before)
    moves = sum(hasattr(event, "seat") for event in showing.events)
    if not closed or moves >= len(showing.company.names):
        return None
    look = look_of(showing.game).table
    return f"-# {look.closing(replace(showing, events=showing.before)).sentence}"


def between_panel(table: Table, showing: Showing, between: Between) -> Panel:
    """Show how the round came out, until cards are dealt again."""
    said, summary = showing.words, look_of(table.game).table.summary(showing)
    press = NextDeal(table.id, "next", table.version)
    return panel(
        "waiting",
        head(summary),
        closing_picture(showing, summary, between.closing),
        next_deal(between, showing.company, showing.until, said),
        standing(table, showing),
        row(Button(encode(press), said("next-button"), "go")),
        foot(table, said),
    )


def head(summary: Summary) -> str:
    return f"## {summary.title}\n-# {summary.subtitle}"


def _turn(summary: Summary) -> str:
    return f"### {summary.turn}" + (f"\n{summary.asks}" if summary.asks != summary.turn else "")


@dataclass(frozen=True, slots=True)
class Rematched:
    """What has become of the rematch: who wants it, of how many, and whether it runs already."""

    names: tuple[str, ...] = ()
    of: int = 0
    runs: bool = False
    score: str = ""  # of the row of rematches, in words

    def label(self, said: Words) -> str:
        if not self.names:
            return said("rematch-button")
        return said("rematch-count", wanting=len(self.names), of=self.of)

    def line(self, said: Words) -> str | None:
        if self.runs:
            return f"-# {said('rematch-runs')}"
        *others, last = self.names or ("",)
        names = said("names-and", names=", ".join(others), last=last) if others else last
        return f"-# {said('rematch-wanted', count=len(self.names), names=names)}" if last else None


def over_panel(
    table: Table,
    showing: Showing,
    changes: Sequence[RatingChange],
    rematch: Rematched = Rematched(),
    ended_by: str = "",
    results: Sequence[Result] = (),
    earned: str = "",
) -> Panel:
    """Show the final standings, what decided them, and the way to another match."""
    said, match = showing.words, table.match
    if match.status == "closed":
        why = said("over-closed-by", name=ended_by) if ended_by else said(why_closed(table))
        report = _report(table, said)
        shown = f"## {said('over-closed')}\n{why}"
        return panel("waiting", shown, row(report) if report is not None else None)
    standings = standings_of(table)
    first = [showing.company.name(each.seat) for each in standings if each.place == 1]
    look = look_of(table.game).table
    decided = said("over-all-left") if table.to_act else look.final(showing)[0]
    printed = fingerprint_of(match, table.moves)
    minutes = max(1, ((match.finished or 0) - (match.started or 0)) // MINUTE)
    facts = said(
        "over-facts",
        game=said(f"game-{table.game.key}"),
        preset=showing.preset,
        played=said(f"{table.game.key}-played", count=look.played(showing.view)),
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
            [_standing(table, showing, each, changes, results) for each in standings],
        ),
        decided or None,
        f"🏅 {earned}" if earned else None,
        f"**{rematch.score}**" if rematch.score else None,
        row(
            Button(
                encode(Rematch(table.id, "again")),
                rematch.label(said),
                "go",
                on=not rematch.runs,
            ),
            None if table.to_act else board_button(table, "hands", said("hands-button")),
            board_button(table, "scores", said("scores-button")),
            Button(encode(LookBack(table.id, "lookback")), said("look-back-button")),
            board_button(table, "deal", said("deal-button")),
        ),
        row(board_button(table, "why", said("why-button")), _report(table, said)),
        rematch.line(said),
        f"-# {seal_of(match.commitment, said)}\n-# {said('deal-print', print=printed)}",
    )


def _report(table: Table, said: Words) -> Button | None:
    """Return the button by which one person can report another."""
    if sum(each.person is not None for each in table.sittings) < 2:
        return None
    return Button(encode(ReportHere("report", table.id)), said("report-button"))


def _change(
    table: Table, standing: Standing, changes: Sequence[RatingChange]
) -> RatingChange | None:
    person = table.sittings[standing.seat].person
    return next((each for each in changes if each.person == person), None)


def _standing(
    table: Table,
    showing: Showing,
    standing: Standing,
    changes: Sequence[RatingChange],
    results: Sequence[Result],
) -> str:
    said, why = showing.words, _why(table, standing.seat, results, showing.words)
    line = {
        "place": standing.place,
        "name": showing.company.full(standing.seat, said),
        "points": points_of(showing, standing.points),
    }
    change = _change(table, standing, changes)
    if change is None:
        return said("over-line", **line) + why
    rating = shown_rating(change.mu)
    moved = shown_change(change.mu_before, change.mu)
    return said("over-line-rated", **line, rating=rating, change=moved) + why


def _why(table: Table, seat: Seat, results: Sequence[Result], said: Words) -> str:
    """Say in a word why a seat's rating moved as it did, or did not; computers have none."""
    result = next((each for each in results if each.seat == seat), None)
    if result is None or table.sittings[seat].person is None:
        return ""
    if result.left is not None:
        gone = [each.version for each in table.absences if each.seat == seat]
        deal = sum(version <= max(gone) for version in table.deals)
        return f" · {said(f'{table.game.key}-left', count=max(1, deal))}"
    return f" · {said(f'over-why-{result.why_not}')}" if result.why_not else ""
