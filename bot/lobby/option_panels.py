"""Shows a game's options, from its option model; read-only once play has begun."""

from collections.abc import Collection, Iterator
from typing import Any

from bot.lobby.ids import LobbyPress, OptionsPage, SetByKey, SetOption, WriteOption
from bot.lobby.options import PAGE, Control, controls, write_text
from bot.lobby.state import LobbyState
from bot.looks.catalogue import preset_name
from bot.match.speeds import SPEEDS
from bot.ui.forms import LONGEST_LABEL, LONGEST_NOTE, LONGEST_TITLE, LONGEST_VALUE, Field
from bot.ui.forms import Form as Written
from bot.ui.ids import encode, stem
from bot.ui.panels import Beside, Button, Menu, Option, Panel, Part, Style, Text, panel, row
from bot.ui.text import clipped, plain_name, shown_name
from bot.ui.words import MissingWords, Words
from games.catalogue import name_of
from games.game import AnyGame
from games.options import Form

ANSWER = "value"
"""The only field of each form."""
LOOK = {False: "off", True: "on"}
TWO = 2  # values that one button can switch between


def options_panel(
    lobby: LobbyState, words: Words, page: int = 0, speeds: Collection[str] = tuple(SPEEDS)
) -> Panel:
    """Show a page of options, each with its control beside it; preset and speed come first, of
    these the ones that may be played here. Once play has begun, show the options in force and no
    controls."""
    title = f"## {words('lobby-options-title', game=words(f'game-{lobby.game.key}'))}"
    if lobby.match.status != "lobby":
        return panel("waiting", title, "\n".join(in_force(lobby, words)))
    all_controls = controls(name_of(lobby.game))
    last = (len(all_controls) - 1) // PAGE
    page = max(0, min(page, last))
    first = [_preset_menu(lobby, words), _speed_menu(lobby, words, speeds)] if page == 0 else None
    here = all_controls[page * PAGE : (page + 1) * PAGE]
    values = lobby.options.plain()
    return panel(
        "waiting",
        title,
        first,
        *(_parts(lobby, control, values, words) for control in here),
        row(
            Button(encode(LobbyPress(lobby.id, "host")), words("back-button")),
            _turn(lobby, page - 1, "‹", on=page > 0) if last else None,
            _turn(lobby, page + 1, "›", on=page < last) if last else None,
        ),
    )


def _turn(lobby: LobbyState, page: int, sign: str, on: bool) -> Button:
    return Button(encode(OptionsPage(lobby.id, "options", max(0, page))), sign, on=on)


def _preset_menu(lobby: LobbyState, words: Words) -> Menu:
    game, chosen = lobby.game.key, lobby.preset
    options = tuple(
        Option(preset.key, preset_name(game, preset.key, words), chosen=preset.key == chosen)
        for preset in lobby.game.presets
    )
    named = words("lobby-preset", preset=preset_name(game, chosen, words))
    return Menu(stem(SetByKey, lobby.id, "o-preset"), options, named)


def _speed_menu(lobby: LobbyState, words: Words, speeds: Collection[str]) -> Menu:
    options = tuple(
        Option(speed, words(f"speed-{speed}"), chosen=speed == lobby.match.speed)
        for speed in speeds
    )
    chosen = words("lobby-speed", speed=words(f"speed-{lobby.match.speed}"))
    return Menu(stem(SetByKey, lobby.id, "o-speed"), options, chosen)


def _parts(lobby: LobbyState, control: Control, values: dict[str, Any], words: Words) -> list[Part]:
    """Return the control: a button for two values, a menu for more, a form for numbers and
    files."""
    game, value = lobby.game.key, values[control.name]
    name = words(f"{game}-option-{control.name}")
    help_ = words(f"{game}-option-{control.name}-help")
    text = f"**{name}**\n-# {help_}"
    if len(control.values) > TWO:
        return [Text(text), _value_menu(lobby, control, value, words)]
    return [Beside(text, _value_button(lobby, control, value, words))]


def _value_button(lobby: LobbyState, control: Control, value: Any, words: Words) -> Button:
    shown = getattr(lobby.options, _attribute(lobby, control.name))
    label = clipped(value_text(lobby.game.key, control.name, shown, words), 80)
    if control.kind in ("number", "file"):
        return Button(
            encode(WriteOption(lobby.id, "o-ask", control.name)), f"{clipped(label, 79)}…"
        )
    other = 1 - control.values.index(value)
    style: Style = "next" if value is True else "plain"
    return Button(encode(SetOption(lobby.id, "o-set", control.name, other)), label, style)


def _value_menu(lobby: LobbyState, control: Control, value: Any, words: Words) -> Menu:
    game = lobby.game.key
    options = tuple(
        Option(str(at), value_text(game, control.name, each, words), "", each == value)
        for at, each in enumerate(control.values)
    )
    return Menu(stem(SetOption, lobby.id, "o-set", control.name), options)


def option_form(lobby: LobbyState, name: str, words: Words) -> Written:
    """Return a form with one field: a number, or the text of a file."""
    (control,) = [each for each in controls(name_of(lobby.game)) if each.name == name]
    label = words(f"{lobby.game.key}-option-{name}")
    is_file = control.kind == "file"
    field = Field(
        ANSWER,
        clipped(label, LONGEST_LABEL),
        write_text(getattr(lobby.options, _attribute(lobby, name))),
        multiline=is_file,
        least=0 if is_file or control.may_be_none else 1,
        most=LONGEST_VALUE if is_file else len(str(control.most)) + 1,  # the rules judge it
        note=clipped(_note(control, words), LONGEST_NOTE),
    )
    return Written(
        clipped(label, LONGEST_TITLE), encode(WriteOption(lobby.id, "f-option", name)), (field,)
    )


def _note(control: Control, words: Words) -> str:
    if control.kind == "file":
        return words("lobby-file-note")
    key = "lobby-number-optional" if control.may_be_none else "lobby-number"
    return words(key, least=control.least, most=control.most)


def in_force(lobby: LobbyState, words: Words) -> list[str]:
    return rules_lines(lobby.game, lobby.preset, lobby.options, words)


def rules_lines(game: AnyGame, preset: str, options: Form, words: Words) -> list[str]:
    """List the preset, and every option that differs from the default of the rules page."""
    return [
        f"**{preset_name(game.key, preset, words)}**",
        *(
            words("menu-rule-line", name=words(f"{game.key}-option-{name}"), value=said)
            for name, said in _differing(game.key, options, game.Options(), words)
        ),
    ]


def _differing(game: str, options: Form, default: Form, words: Words) -> Iterator[tuple[str, str]]:
    for attribute, field in type(options).model_fields.items():
        value = getattr(options, attribute)
        if value != getattr(default, attribute):
            said = value_text(game, str(field.alias), value, words)
            yield str(field.alias), shown_name(said) if isinstance(value, Form) else said


def value_text(game: str, option: str, value: Any, words: Words) -> str:
    """Return a value in words: its own if it has some, else its plain text."""
    if isinstance(value, Form):  # a file, by the name its author gave it
        return plain_name(str(getattr(value, "id", "")))
    if isinstance(value, bool):
        return words(f"lobby-value-{LOOK[value]}")
    try:
        return words(f"{game}-option-{option}-{'none' if value is None else value}")
    except MissingWords:
        return words("lobby-value-none") if value is None else str(value)


def _attribute(lobby: LobbyState, name: str) -> str:
    fields = lobby.game.Options.model_fields.items()
    return next(str(attribute) for attribute, field in fields if field.alias == name)
