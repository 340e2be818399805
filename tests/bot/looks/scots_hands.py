"""Queen of Scots hands as they are shown, from positions written out by hand."""

from functools import partial
from typing import Any

from bot.looks.look import Choose, Company, Play, Showing
from bot.looks.scots.grid import GAP
from bot.ui.panels import Button, Panel, buttons_of, faults, texts_of
from bot.ui.text import EmojiText
from bot.ui.words import words
from games.game import Seen
from games.scots import SCOTS
from games.scots.state import State
from tests.bot.looks.fingers import Held, held_of, means
from tests.bot.looks.fingers import panel as panel_of
from tests.bot.looks.fingers import payload as said_by
from tests.games.scots.tables import table

NAMES = ("Ada", "Bo", "Cleo", "Dan")
COMPANY = Company(NAMES, (None, None, "greedy", None))
LANGUAGES = ("en", "it")


def emoji(name: str) -> str:
    return f"<:{name}:123456789012345678>"


def holding(
    state: State,
    seat: int = 0,
    pick: str = "",
    language: str = "en",
    face: EmojiText = emoji,
    refused: Any = None,
    **more: Any,
) -> Held:
    given = dict(
        game=SCOTS,
        match="k7fq2z9a",
        version=1_000_000,
        seat=seat,
        seen=Seen(seat, SCOTS.view(state, seat), more.pop("events", ())),
        legal=SCOTS.legal(state, seat),
        refusal=partial(SCOTS.refusal, state, seat),
        parse=partial(SCOTS.parse, state),
        company=COMPANY,
        words=words(language),
        face=face,
        **{"until": 1_800_000_000, **more},
    )
    return held_of(given, pick, refused)


def showing(
    state: State, events: tuple[Any, ...] = (), language: str = "en", face: EmojiText = emoji
) -> Showing:
    company = Company(NAMES[: len(state.hands)], COMPANY.computers[: len(state.hands)])
    said = words(language)
    preset = said("scots-preset-standard")
    view = SCOTS.view(state, None)
    return Showing(
        game=SCOTS,
        view=view,
        events=events,
        company=company,
        words=said,
        face=face,
        preset=preset,
        until=1_800_000_000,
    )


PAGES = ("more", "cards")
"""What covers a hand is not for its look to read."""


def bare(button: Button) -> str:
    """Its label, without the room that a number is given."""
    return (button.label or "").replace(GAP, "")


class Hand:
    """A hand that is looked at and pressed by its labels."""

    def __init__(self, state: State, seat: int = 0, **more: Any) -> None:
        self.state, self.seat, self.more = state, seat, more
        self.pick = more.pop("pick", "")
        self.played = ""
        self.then: tuple[str, ...] = ()

    @property
    def panel(self) -> Panel:
        shown = panel_of(holding(self.state, self.seat, self.pick, **self.more))
        assert not faults(shown)
        return shown

    @property
    def text(self) -> str:
        return "\n".join(texts_of(self.panel))

    @property
    def labels(self) -> list[str]:
        """Of what the look itself reads: its last row leads to other pages."""
        return [bare(each) for each in buttons_of(self.panel) if said_by(each) not in PAGES]

    def button(self, label: str) -> Button:
        found = [button for button in buttons_of(self.panel) if bare(button) == label]
        assert len(found) == 1, (label, self.labels)
        return found[0]

    def on(self, *labels: str) -> list[bool]:
        return [self.button(label).on for label in labels]

    def press(self, *labels: str) -> "Hand":
        for label in labels:
            button = self.button(label)
            assert button.on, label
            self.answer(said_by(button))
        return self

    def answer(self, payload: str) -> None:
        pressed = means(holding(self.state, self.seat, self.pick, **self.more), payload)
        match pressed:
            case Choose(pick):
                self.pick = pick
            case Play(text, then=then):
                self.played, self.then = text, then


def own(cards: str, *sets: str, phase: str = "play", **position: Any) -> Hand:
    """Seat 0 to move with these cards and own sets."""
    more = {
        key: position.pop(key)
        for key in ("language", "face", "refused", "pick", "events")
        if key in position
    }
    options = position.pop("options", None)
    named = {"hands": [cards.split()], "sets": [[laid.split() for laid in sets]], "turn": 0}
    if "pile" in position:
        position["pile"] = position["pile"].split()
    return Hand(table(2, options, **(named | position), phase=phase), **more)
