"""Shows settings: personal ones, and a server's."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_args

from babel import Locale

from bot.conduct.ids import BlockList
from bot.looks.catalogue import LOOKS, pools_of, preset_name
from bot.match.speeds import SPEEDS
from bot.people.ids import OwnSetting, ServerSetting
from bot.people.people import HOURS, NO_DIGEST, Person, Ping, Profile
from bot.people.servers import RATED, TABLES, Server
from bot.people.zones import time_at
from bot.ui.forms import Field, Form
from bot.ui.ids import encode
from bot.ui.panels import (
    Beside,
    Button,
    ChannelMenu,
    Line,
    Menu,
    Option,
    Panel,
    Part,
    panel,
    row,
)
from bot.ui.words import LANGUAGES, Words
from games.catalogue import GAMES
from storage.records import Listed, Pool

ANSWER = "value"
"""The only field of the form."""
LONGEST_ZONE = 60
SWITCHES = {"text": "text_mode", "careful": "careful", "auto": "auto_pass"}
"""Settings that are on or off, by their verb."""


def leaderboards() -> tuple[tuple[str, Pool], ...]:
    return tuple((game, pool) for game in GAMES for pool in pools_of(game))


def mine(verb: Any, *argument: Any) -> str:
    """Return the custom id of a personal setting."""
    return encode(OwnSetting(verb, _argument(argument)))


def of_server(verb: Any, *argument: Any) -> str:
    return encode(ServerSetting(verb, _argument(argument)))


def _argument(parts: Iterable[Any]) -> str | None:
    return ":".join(map(str, parts)) or None


def _menu(
    name: str, values: Iterable[Any], chosen: Any, labels: Iterable[str], placeholder: str = ""
) -> Menu:
    options = tuple(
        Option(str(value), label, chosen=value == chosen)
        for value, label in zip(values, labels, strict=True)
    )
    return Menu(name, options, placeholder)


# Personal


def me_panel(who: Person, now: int, said: Words) -> Panel:
    pings: Sequence[Ping] = get_args(Ping)
    listed: Sequence[Listed] = get_args(Listed)
    profile: Sequence[Profile] = get_args(Profile)
    return panel(
        "waiting",
        f"## {said('settings-me-title')}\n-# {said('settings-me-note')}",
        _menu(mine("ping"), pings, who.ping, [said(f"settings-ping-{each}") for each in pings]),
        Beside(quiet_text(who, now, said), Button(mine("quiet"), said("settings-quiet"))),
        _languages(mine, "me", who.wanted_language, said),
        _menu(
            mine("listed"),
            listed,
            who.listed,
            [said(f"settings-listed-{each}") for each in listed],
        ),
        _menu(
            mine("profile"),
            profile,
            who.profile,
            [said(f"settings-profile-{each}") for each in profile],
        ),
        row(*(_switch(who, verb, said) for verb in SWITCHES)),
        f"-# {_switches_note(said)}",
        row(Button(encode(BlockList("list")), said("blocks-button"))),
    )


def _languages(action: Callable[..., str], whose: str, chosen: str, said: Words) -> Menu:
    """Return the menu of languages, each in its own name; the first follows Discord."""
    labels = [said(f"settings-language-discord-{whose}")]
    names = [Locale(each).get_display_name(each) for each in LANGUAGES]
    labels += [said("settings-language", language=name) for name in names]
    values = [DISCORD, *LANGUAGES]
    return _menu(action("language"), values, chosen or DISCORD, labels)


DISCORD = "discord"


def _switch(who: Person, verb: str, said: Words) -> Button:
    """Return a switch. Its id names the new value, so a double tap does no harm."""
    on = getattr(who, SWITCHES[verb])
    label = said(f"more-{verb}-{'on' if on else 'off'}")
    return Button(mine(verb, int(not on)), label, "next" if on else "plain")


def _switches_note(said: Words) -> str:
    games = {switch: _using(switch, said) for switch in ("careful", "auto")}
    return said("settings-switches-note", careful=games["careful"], auto=games["auto"])


def _using(switch: str, said: Words) -> str:
    """Name the games in which a setting of the hand matters."""
    using = (key for key, look in LOOKS.items() if switch in look.hand.switches)
    return ", ".join(said(f"game-{key}") for key in using)


def quiet_text(who: Person, now: int, said: Words) -> str:
    if not who.has_quiet_hours:
        return said("settings-quiet-none")
    first, last = f"{who.quiet_from}:00", f"{who.quiet_until}:00"
    return said(
        "settings-quiet-hours", first=first, last=last, zone=who.zone, time=time_at(who.zone, now)
    )


def quiet_panel(who: Person, now: int, said: Words) -> Panel:
    hours = [f"{hour}:00" for hour in HOURS]
    first, last = (who.quiet_from, who.quiet_until) if who.has_quiet_hours else (None, None)
    return panel(
        "waiting",
        f"## {said('settings-quiet-title')}\n{quiet_text(who, now, said)}",
        _menu(
            mine("from"),
            HOURS,
            first,
            [said("settings-from", hour=each) for each in hours],
            said("settings-from-placeholder"),
        ),
        _menu(
            mine("until"),
            HOURS,
            last,
            [said("settings-until", hour=each) for each in hours],
            said("settings-until-placeholder"),
        ),
        _menu(
            mine("digest"),
            (NO_DIGEST, *HOURS),
            who.digest,
            [said("settings-digest-off"), *(said("settings-digest", hour=each) for each in hours)],
        ),
        row(
            Button(mine("show"), said("back-button")),
            Button(mine("zone"), said("settings-zone")),
            Button(mine("loud"), said("settings-loud"), on=who.has_quiet_hours),
        ),
    )


def zone_form(who: Person, said: Words) -> Form:
    field = Field(
        ANSWER,
        said("settings-zone-label"),
        who.zone,
        least=1,
        most=LONGEST_ZONE,
        note=said("settings-zone-note"),
    )
    return Form(said("settings-zone-title"), mine("zone"), (field,))


# A server's


def server_panel(
    server: Server, place: str, channel: int | None, said: Words, *, is_closed: bool = False
) -> Panel:
    """Show a server's settings; `channel` is where they are shown, `is_closed` says that reports
    go where the bot cannot write."""
    here = channel in server.channels
    speeds = [said("settings-speed", speed=said(f"speed-{speed}")) for speed in SPEEDS]
    return panel(
        "waiting",
        f"## {said('settings-server-title', place=place or said('boards-this-server'))}",
        _where(server, said),
        row(
            Button(
                of_server("channel", channel or 0, int(not here)),
                said(_allowing(server, here)),
                on=channel is not None,
            ),
            Button(
                of_server("channels"),
                said("settings-channels-all"),
                on=bool(server.channels),
            ),
            Button(of_server("roles"), said("settings-roles-all"), on=bool(server.roles)),
        ),
        f"-# {said('settings-server-note')}",
        _languages(of_server, "server", server.language, said),
        _menu(of_server("speed"), SPEEDS, server.speed, speeds),
        _menu(
            of_server("tables"),
            TABLES,
            server.tables,
            [said("settings-tables", count=number) for number in TABLES],
        ),
        _menu(
            of_server("rated"),
            RATED,
            server.rated,
            [said(f"settings-rated-{each}") for each in RATED],
        ),
        _reports(server, is_closed, said),
        ChannelMenu(
            of_server("reports"), said("settings-reports-placeholder"), server.reports or None
        ),
        Line(),
        row(
            Button(of_server("presets"), said("settings-presets")),
            Button(of_server("speeds"), said("settings-speeds")),
            Button(of_server("boards"), said("settings-boards")),
        ),
    )


def _reports(server: Server, is_closed: bool, said: Words) -> str:
    if not server.reports:
        return said("settings-reports-none")
    key = "settings-reports-closed" if is_closed else "settings-reports"
    return said(key, channel=f"<#{server.reports}>")


def _allowing(server: Server, here: bool) -> str:
    """Return the button that allows a channel. The first one closes all others, and the button says
    so."""
    if here:
        return "settings-channel-off"
    return "settings-channel-on" if server.channels else "settings-channel-only"


def _where(server: Server, said: Words) -> str:
    channels = ", ".join(f"<#{each}>" for each in server.channels)
    roles = ", ".join(f"<@&{each}>" for each in server.roles)
    return "\n".join(
        (
            said("settings-channels", channels=channels)
            if channels
            else said("settings-channels-any"),
            said("settings-roles", roles=roles) if roles else said("settings-roles-any"),
        )
    )


def speeds_panel(server: Server, said: Words) -> Panel:
    """Show which speeds may be played, and what becomes of absent people at casual tables."""
    patient = server.patient
    return panel(
        "waiting",
        f"## {said('settings-speeds-title')}\n-# {said('settings-speeds-note')}",
        [_allowed(server, speed, said) for speed in SPEEDS],
        Line(),
        Beside(
            said("settings-patient-on" if patient else "settings-patient-off"),
            Button(of_server("patient", int(not patient)), said("settings-change")),
        ),
        row(_back(said)),
    )


def _allowed(server: Server, speed: str, said: Words) -> Beside:
    """Return a speed with the button that allows or forbids it; its id names the new value."""
    on = speed in server.speeds
    said_so = said(f"settings-speed-{'on' if on else 'off'}", speed=said(f"speed-{speed}"))
    button = Button(of_server("allow", speed, int(not on)), said("settings-change"))
    return Beside(said_so, button)


def presets_panel(server: Server, said: Words) -> Panel:
    """Show the presets that tables begin with, by game."""
    menus = [
        _menu(
            of_server("preset", key),
            [preset.key for preset in game.presets],
            server.preset(key),
            [
                f"{said(f'game-{key}')}: {preset_name(key, preset.key, said)}"
                for preset in game.presets
            ],
        )
        for key, game in GAMES.items()
    ]
    return panel(
        "waiting",
        f"## {said('settings-presets-title')}\n-# {said('settings-presets-note')}",
        menus,
        row(_back(said)),
    )


def leaderboards_panel(
    server: Server, channel: int | None, said: Words, is_pinned: bool = True
) -> Panel:
    """Show the kept leaderboards: each can be posted here, or removed."""
    parts: list[Part] = []
    for game, pool in leaderboards():
        pin = server.pin_of(game, pool)
        name = _name(game, pool, said)
        if pin is None:
            text = said("settings-board-none", game=name)
            button = Button(
                of_server("put", game, pool), said("settings-put"), on=channel is not None
            )
        else:
            text = said("settings-board", game=name, channel=f"<#{pin.channel}>")
            button = Button(of_server("take", game, pool), said("settings-take"))
        parts.append(Beside(text, button))
    return panel(
        "waiting",
        f"## {said('settings-boards-title')}\n-# {said('settings-boards-note')}",
        parts,
        None if is_pinned else f"-# {said('settings-not-pinned')}",
        row(_back(said)),
    )


def _name(game: str, pool: str, said: Words) -> str:
    name = said(f"game-{game}")
    return said("boards-in-pairs", game=name) if pool == "pairs" else name


def _back(said: Words) -> Button:
    return Button(of_server("show"), said("back-button"))
