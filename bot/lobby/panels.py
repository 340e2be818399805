"""Shows an open table: its board, and private panels."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.lobby.ids import (
    AddComputer,
    CallMe,
    Cancel,
    HandOver,
    Invite,
    LobbyPress,
    OptionsPage,
    RemoveSeat,
    SetSwitch,
)
from bot.lobby.option_panels import ANSWER, LOOK
from bot.lobby.options import control_of
from bot.lobby.service import Why
from bot.lobby.state import AlreadySeated, LobbyState
from bot.looks.catalogue import preset_name, what
from bot.looks.look import Company
from bot.people.people import Ping
from bot.ui.forms import Field, Form
from bot.ui.ids import PressId, encode, stem
from bot.ui.panels import (
    MOST_OPTIONS,
    Button,
    Line,
    Menu,
    Option,
    Panel,
    Part,
    PeopleMenu,
    Row,
    Style,
    Text,
    panel,
    row,
)
from bot.ui.refusals import Refused, clause_button, offered, sentence_of, with_clauses
from bot.ui.text import clipped, seal_of, spoken
from bot.ui.words import Words
from games.catalogue import name_of
from games.dealing import LONGEST_WORDS
from games.errors import BadOptions, Fault, RuleError
from games.players import LEVELS
from storage.records import Sitting

INSIDE = re.compile(r"[A-Za-z0-9.]{1,60}")  # a path inside a file that is safe to show
NAMED = 12  # invited people shown by name
ASKED: tuple[Ping, ...] = ("channel", "direct", "none")
"""The ways to be called, in the order of the question."""
MOST_TOLD = 3_000  # characters; a deck file can have any number of faults


Verb: TypeAlias = Literal["join", "leave", "how", "start", "fill", "add", "host", "cut"]


@dataclass(frozen=True, slots=True)
class LobbyShowing:
    """What a lobby's panels are made of. None of it is secret."""

    lobby: LobbyState
    company: Company
    words: Words
    invited: tuple[str, ...] = ()  # names of people who were invited and have not come yet
    score: str = ""  # of the rematches before

    @property
    def host(self) -> str:
        """Return the host's name."""
        for sitting in self.lobby.sittings:
            if sitting.person is not None and sitting.person == self.lobby.match.host:
                return self.company.name(sitting.seat)
        return ""

    def button(
        self, press: PressId | Verb, label: str, style: Style = "plain", *, on: bool = True
    ) -> Button:
        """Return a button: `label` is the key of its words, a bare verb is a press without
        fields."""
        said = LobbyPress(self.lobby.id, press) if isinstance(press, str) else press
        return Button(encode(said), self.words(label), style, on)


# The board


def lobby_panel(showing: LobbyShowing) -> Panel:
    """Show panel 1 of PANELS. Everybody sees it, so the host's buttons stand below a line."""
    lobby, words = showing.lobby, showing.words
    is_full = not lobby.room
    return panel(
        "waiting" if is_full else "yours",
        _head(showing),
        "\n".join(map(_seat(showing), lobby.sittings)),
        "\n".join(
            f"-# {line}" for line in (_progress(showing), _invited(showing), showing.score) if line
        ),
        row(
            showing.button("join", "lobby-join", "go", on=not is_full),
            showing.button("leave", "lobby-leave"),
            showing.button("how", "lobby-how"),
        ),
        Line(),
        f"-# {words('lobby-for-host', host=showing.host)}",
        row(
            showing.button("start", "lobby-start", "next", on=lobby.may_start),
            showing.button(
                "fill",
                "lobby-fill",
                "plain" if lobby.may_start else "next",
                on=lobby.fills > 0,
            ),
            showing.button("add", "lobby-add", on=not is_full),
            showing.button("host", "lobby-host-button"),
        ),
        f"-# {seal_of(lobby.match.commitment, words)}\n-# {_closes(showing)}",
    )


def closed_panel(showing: LobbyShowing, why: Why, by: str = "") -> Panel:
    """Show why the table closed, and which moderator closed it, without buttons."""
    words = showing.words
    title = words("lobby-closed-title", game=words(f"game-{showing.lobby.game.key}"))
    said = words("lobby-closed-by", name=by) if by else words(f"lobby-closed-{why}")
    return panel("waiting", f"## {title}\n-# {said}")


def _head(showing: LobbyShowing) -> str:
    lobby, words = showing.lobby, showing.words
    title = words("lobby-title", game=words(f"game-{lobby.game.key}"))
    told = what(name_of(lobby.game), lobby.options, words)
    return f"## {title}\n{facts(showing)}\n-# {told}\n-# {_counts(showing)}"


def _counts(showing: LobbyShowing) -> str:
    """Say what it means that the match is rated, or casual."""
    return showing.words(f"lobby-means-{_rated(showing.lobby)}")


def facts(showing: LobbyShowing) -> str:
    """Say the preset, the speed, whether it is rated, for how many, and who may join."""
    lobby, words = showing.lobby, showing.words
    numbers = lobby.fitting
    said = [
        preset_name(lobby.game.key, lobby.preset, words),
        words(f"speed-{lobby.match.speed}"),
        words(f"lobby-{_rated(lobby)}"),
        words("lobby-players", least=numbers[0], most=numbers[-1])
        if len(numbers) > 1
        else words("lobby-players-exactly", count=numbers[0]),
    ]
    return " · ".join((*said, words("lobby-door")) if lobby.invite_only else said)


def _rated(lobby: LobbyState) -> Literal["rated", "later", "casual"]:
    if not lobby.is_rated:
        return "casual"
    return "rated" if lobby.is_rated_now else "later"


def _seat(showing: LobbyShowing) -> Callable[[Sitting], str]:
    def line(sitting: Sitting) -> str:
        full = showing.company.full(sitting.seat, showing.words)
        notes = (full, *_notes(showing, sitting))
        return f"{sitting.seat + 1}. {', '.join(notes)}"

    return line


def _notes(showing: LobbyShowing, sitting: Sitting) -> list[str]:
    lobby, words = showing.lobby, showing.words
    notes = []
    if sitting.person is not None and sitting.person == lobby.match.host:
        notes.append(words("lobby-host"))
    if lobby.has_cut(sitting.person):
        notes.append(words("lobby-has-cut"))
    return notes


def _progress(showing: LobbyShowing) -> str:
    """Say why Start is disabled, or how many more can join."""
    lobby, words = showing.lobby, showing.words
    if lobby.missing:
        return words("lobby-missing", count=lobby.missing)
    return words("lobby-enough", count=lobby.room) if lobby.room else words("lobby-full")


def _invited(showing: LobbyShowing) -> str:
    if not showing.invited:
        return ""
    more = len(showing.invited) - NAMED
    names = ", ".join(showing.invited[:NAMED])
    key = "lobby-invited-more" if more > 0 else "lobby-invited"
    return showing.words(key, names=names, count=max(0, more))


def _closes(showing: LobbyShowing) -> str:
    lobby, words = showing.lobby, showing.words
    when = f"<t:{lobby.closes // 1000}:R>"
    return words("lobby-closes" if lobby.room else "lobby-closes-full", when=when)


# Private panels


def joined_panel(
    showing: LobbyShowing, *, asks: bool = False, answered: Ping | None = None
) -> Panel:
    """Say that somebody is in. `asks` asks how they want to be called, `answered` is what they
    chose."""
    words = showing.words
    text = f"{words('lobby-joined')}\n-# {_counts(showing)}\n-# {words('lobby-cut-why')}"
    return panel(
        "yours",
        text,
        row(showing.button("cut", "lobby-cut")),
        [Line(), *asking(showing.lobby.id, words)] if asks else None,
        words(f"asked-{answered}") if answered is not None else None,
    )


def asking(match: str, words: Words) -> list[Part]:
    """Ask how somebody wants to be called: each answer is as easy as the others."""
    ways = (Button(encode(CallMe(match, "call", way)), words(f"ask-{way}")) for way in ASKED)
    return [Text(f"**{words('ask-title')}**\n-# {words('ask-note')}"), Row(tuple(ways))]


def cut_panel(showing: LobbyShowing) -> Panel:
    words = showing.words
    return panel("yours", words("lobby-cut-done"), row(showing.button("cut", "lobby-cut-again")))


def host_panel(showing: LobbyShowing) -> Panel:
    """Show the host's rarer actions; those that cannot be undone come last, below a line."""
    lobby, words = showing.lobby, showing.words
    rated, door = lobby.match.rated, lobby.invite_only
    return panel(
        "waiting",
        f"## {words('lobby-host-title')}\n-# {facts(showing)}\n-# {_progress(showing)}",
        _level_menu(showing) if lobby.room else None,
        _invite_menu(showing),
        _remove_menu(showing),
        _give_menu(showing),
        row(
            showing.button(OptionsPage(lobby.id, "options"), "lobby-options", "next"),
            showing.button("cut", "lobby-cut"),
            _switch(showing, "h-rated", f"lobby-rated-{LOOK[rated]}", not rated),
            _switch(showing, "h-door", f"lobby-door-{LOOK[door]}", not door),
        ),
        Line(),
        row(showing.button(Cancel(lobby.id, "h-cancel"), "lobby-cancel", "danger")),
    )


def _switch(
    showing: LobbyShowing, verb: Literal["h-rated", "h-door"], label: str, on: bool
) -> Button:
    """Return a switch. Its id names the new value, so a double tap does no harm."""
    return showing.button(SetSwitch(showing.lobby.id, verb, on), label)


def _level_menu(showing: LobbyShowing) -> Menu:
    lobby, words = showing.lobby, showing.words
    options = tuple(Option(level, words(f"level-{level}")) for level in LEVELS)
    return Menu(stem(AddComputer, lobby.id, "h-add"), options, words("lobby-add-level"))


def _invite_menu(showing: LobbyShowing) -> PeopleMenu:
    lobby = showing.lobby
    awaited = tuple(person for person in lobby.invited if person not in lobby.people)
    return PeopleMenu(
        stem(Invite, lobby.id, "h-invite"), showing.words("lobby-invite"), awaited[:MOST_OPTIONS]
    )


def _remove_menu(showing: LobbyShowing) -> Menu | None:
    """Return a menu of everybody but the host. A choice names the seat and since when it is
    taken."""
    lobby = showing.lobby
    others = [each for each in lobby.sittings if each.person != lobby.match.host]
    options = tuple(
        Option(f"{each.seat}:{each.joined}", _plain_name(showing, each)) for each in others
    )
    menu = Menu(stem(RemoveSeat, lobby.id, "h-remove"), options, showing.words("lobby-remove"))
    return menu if options else None


def _give_menu(showing: LobbyShowing) -> Menu | None:
    lobby = showing.lobby
    options = tuple(
        Option(str(each.person), _plain_name(showing, each))
        for each in lobby.sittings
        if each.person is not None and each.person != lobby.match.host
    )
    menu = Menu(stem(HandOver, lobby.id, "h-give"), options, showing.words("lobby-give"))
    return menu if options else None


def _plain_name(showing: LobbyShowing, sitting: Sitting) -> str:
    """Name a player with the seat's number, as two may share a name; menus show no markdown."""
    name = spoken(showing.company.listed(sitting.seat))
    return clipped(f"{sitting.seat + 1}. {name}", 100)


def given_panel(showing: LobbyShowing) -> Panel:
    return panel("waiting", showing.words("lobby-given", host=showing.host))


def cancel_panel(showing: LobbyShowing) -> Panel:
    back = showing.button("host", "back-button")
    sure = showing.button(Cancel(showing.lobby.id, "h-cancel", "yes"), "lobby-cancel", "danger")
    return panel("asking", showing.words("lobby-cancel-sure"), row(back, sure))


def closed_text(why: Why, words: Words) -> Panel:
    return panel("waiting", words(f"lobby-closed-{why}"))


def cut_form(showing: LobbyShowing) -> Form:
    """Return the form for a cut. The words of an earlier cut are never shown again, even to their
    author."""
    words = showing.words
    note = words("lobby-cut-note")
    field = Field(ANSWER, words("lobby-cut-label"), most=LONGEST_WORDS, note=note)
    return Form(words("lobby-cut-title"), encode(LobbyPress(showing.lobby.id, "f-cut")), (field,))


def refusal_panel(error: RuleError, showing: LobbyShowing) -> Panel:
    """Say why something was refused; people who sit here can still cut the deck."""
    words, game = showing.words, showing.lobby.game.key
    said = panel(
        "asking",
        words("refused", sentence=refusal(error, showing)),
        row(showing.button("cut", "lobby-cut")) if isinstance(error, AlreadySeated) else None,
        offered(error, words),
    )
    named = Refused(error, game).clauses
    return with_clauses(said, named, lambda clause: clause_button(game, clause, words))


def refusal(error: RuleError, showing: LobbyShowing) -> str:
    """Return the sentence of a refusal at this lobby."""
    lobby, words = showing.lobby, showing.words
    if isinstance(error, BadOptions):
        told = [_fault(fault, lobby.game.key, words) for fault in error.faults]
        return clipped("\n".join(dict.fromkeys(told)), MOST_TOLD)
    if error.code == "not_the_host" and showing.host:
        return words("lobby-not-the-host", host=showing.host)
    if error.code == "not_enough_players":
        return words("lobby-missing", count=lobby.missing)
    return sentence_of(error, lobby.game.key, words)


def _fault(fault: Fault, game: str, words: Words) -> str:
    """Explain an invalid option; what the option is for usually says why."""
    name, _, inside = fault.where.partition(".")
    clause = words("clause", clause=fault.clause) if fault.clause else ""
    if control_of(game, name) is None:
        key = "lobby-fault-seats" if name == "seats" else "lobby-fault-unknown"
        return f"{words(key)} {clause}".strip()
    option = words(f"{game}-option-{name}")
    where = f"{option} (`{inside}`)" if INSIDE.fullmatch(inside) else option
    why = words(f"{game}-option-{name}-help")
    return f"{words('lobby-fault', option=where)} {why} {clause}".strip()
