"""Shows what is stored about a person, and asks before it is deleted."""

from collections.abc import Mapping

from bot.privacy.ids import PrivacyPress
from bot.ui.ids import encode
from bot.ui.panels import Attached, Button, Panel, Row, Style, panel, row
from bot.ui.words import Words

FILE = "courtyard.json"


def stored_panel(name: str, counts: Mapping[str, int], said: Words) -> Panel:
    """Say how much of what is stored; what there is none of is left out."""
    lines = [f"- {said(f'privacy-{key}', count=count)}" for key, count in counts.items() if count]
    return panel(
        "waiting",
        f"## {said('privacy-title')}\n-# {said('privacy-note')}",
        "\n".join((f"- {said('privacy-known', name=name)}", *lines)),
        said("privacy-policy"),
        row(_button("export", said("privacy-export")), _button("delete", said("privacy-delete"))),
    )


def export_panel(text: str, said: Words, *, is_whole: bool) -> Panel:
    note = said("privacy-export-whole" if is_whole else "privacy-export-part")
    return panel("waiting", f"## {said('privacy-export-title')}", note, Attached(FILE, f"{text}\n"))


def delete_panel(said: Words, *, running: int) -> Panel:
    """Say what would be deleted and what stays."""
    leaves = f"\n{said('privacy-delete-running', count=running)}" if running else ""
    return panel(
        "asking",
        f"## {said('privacy-delete-title')}",
        f"{said('privacy-delete-what')}{leaves}\n{said('privacy-delete-stays')}",
        _asked("sure", said("privacy-delete-go"), said),
    )


def sure_panel(said: Words) -> Panel:
    return panel(
        "asking",
        f"## {said('privacy-sure-title')}",
        said("privacy-sure"),
        _asked("delete!", said("privacy-sure-go"), said),
    )


def _asked(verb: str, label: str, said: Words) -> Row:
    return row(_button("keep", said("privacy-keep")), _button(verb, label, "danger"))


def _button(verb: str, label: str, style: Style = "plain") -> Button:
    return Button(encode(PrivacyPress(verb)), label, style)  # type: ignore[arg-type]
