"""Asks a moderator back before a match is ended, and tells what moderators did."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.moderation.ids import EndTable, LogPage
from bot.ui.ids import encode
from bot.ui.panels import Button, Panel, panel, row
from bot.ui.text import clipped, escaped
from bot.ui.words import Words
from storage.records import Audited

ACTIONS = frozenset({"end", "repair", "replace", "kick", "ban", "unban", "settings"})
CHANGED = frozenset(
    {
        "channels", "roles", "language", "speed", "speeds", "patient", "tables", "rated",
        "presets", "leaderboard", "reports",
    }
)  # fmt: skip
"""What of a server's settings an entry can name."""
LONGEST_NOTE = 80  # characters of a note that are shown, escapes counted


def end_panel(match: str, which: str, said: Words) -> Panel:
    """Say which table it is, and what will happen."""
    return panel(
        "asking",
        f"### {said('table-end-title')}\n{which}",
        said("table-end-question"),
        row(
            Button(encode(EndTable(match, "keep")), said("table-keep")),
            Button(encode(EndTable(match, "end")), said("table-end"), "danger"),
        ),
    )


@dataclass(frozen=True, slots=True)
class Entry:
    """What a moderator did, with the names of all concerned."""

    audited: Audited
    moderator: str
    person: str = ""
    game: str = ""  # of the match, as long as it is known


@dataclass(frozen=True, slots=True)
class LogShowing:
    """A page of the record, and the numbers from which its buttons lead on."""

    entries: Sequence[Entry]
    older: int | None = None
    newer: int | None = None


def log_panel(showing: LogShowing, said: Words) -> Panel:
    lines = [_line(each, said) for each in showing.entries] or [said("log-none")]
    buttons = []
    if showing.newer is not None:
        buttons.append(Button(encode(LogPage("newer", showing.newer)), said("log-newer")))
    if showing.older is not None:
        buttons.append(Button(encode(LogPage("older", showing.older)), said("log-older")))
    ways = row(*buttons) if buttons else None
    return panel("waiting", f"## {said('log-title')}", "\n".join(lines), ways)


def _line(entry: Entry, said: Words) -> str:
    told = entry.audited
    match = "" if told.match is None else said("log-match", game=entry.game, match=told.match)
    line = said(
        f"log-{told.action}" if told.action in ACTIONS else "log-other",
        who=entry.moderator,
        person=entry.person or said("log-somebody"),
        match=match,
        what=_what(told, said),
    )
    is_note = told.note and told.action != "settings"
    note = clipped(escaped(told.note), LONGEST_NOTE) if is_note else ""
    return f"<t:{told.at // 1000}:f> {line}{said('log-note', note=note) if note else ''}"


def _what(told: Audited, said: Words) -> str:
    """Return which setting was changed; of a newer release's entries only the bare word is
    known."""
    if told.action != "settings":
        return escaped(told.action)
    return said(f"log-what-{told.note}") if told.note in CHANGED else escaped(told.note)
