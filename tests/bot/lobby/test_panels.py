"""The panels of an open table: they fit, and they do as they say."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.context import Acknowledge, InHand, Reply, Show
from bot.errors import Answer, Forged, NotSeated, NotTheHost, StalePress
from bot.lobby import ids
from bot.lobby.company import lobby_showing
from bot.lobby.handlers import ROUTES
from bot.lobby.option_panels import in_force, option_form, options_panel, value_text
from bot.lobby.options import PAGE, control_of, controls, page_of, read_text, write_text
from bot.lobby.panels import (
    LobbyShowing,
    cancel_panel,
    closed_panel,
    closed_text,
    cut_form,
    cut_panel,
    given_panel,
    host_panel,
    joined_panel,
    lobby_panel,
    refusal,
    refusal_panel,
)
from bot.lobby.service import LobbyChanged, LobbyEnded
from bot.lobby.state import AlreadySeated, LobbyClosed, LobbyState
from bot.looks.catalogue import LOOKS, what
from bot.looks.look import Company
from bot.match.speeds import SPEEDS
from bot.routes import ROUTES as EVERY_ROUTE
from bot.rulebook.panels import HOW, Reading, page_panel
from bot.ui.forms import Field, Form, form_faults
from bot.ui.ids import decode, encode, stem
from bot.ui.panels import Menu, Panel, Text, buttons_of, components, faults, texts_of
from bot.ui.text import clipped, shown_name
from bot.ui.words import LANGUAGES, Words, words
from games.catalogue import GAMES
from games.errors import BadOptions, Fault, RuleError
from games.players import LEVELS
from tests.bot.conftest import ADA, BO, House
from tests.bot.hall import MANY, Hall, presets
from tests.bot.pressing import drawn, form_in, menus, panel_in
from tests.bot.ui.test_words import made
from tests.sample.fourth import EVERY_GAME

EN = words("en")
LONG = "W" * 32
MEAN = "*_~`|>[]()#<@!1>:-)\\"
DECK = {
    "id": "*x*" * 33,
    "types": [
        {"code": f"A{n}", "name": "\u2019é" * 20, "royal": True, "value": 1000, "copies": 5}
        for n in range(40)
    ],
}
"""As large as a deck file may be."""


pytestmark = pytest.mark.usefixtures("fourth_game")
every_game = pytest.mark.parametrize("game", EVERY_GAME)


@pytest.fixture
def hall(house: House) -> Hall:
    return Hall(house)


def showing(lobby: LobbyState, said: Words = EN, name: str = "", guests: int = 0) -> LobbyShowing:
    """Everybody is called by their seat, or all by one name."""
    names = [shown_name(name or f"P{each.seat}") for each in lobby.sittings]
    company = Company(tuple(names), tuple(each.level for each in lobby.sittings))
    return LobbyShowing(lobby, company, said, (shown_name(name or "Zoe"),) * guests)


def actions(panel: Panel) -> dict[str, bool]:
    """What can be pressed, and whether it is on."""
    choices = {part.action: True for part in panel.parts if isinstance(part, Menu)}
    return choices | {button.action: button.on for button in buttons_of(panel)}


def text_of(panel: Panel) -> str:
    return "\n".join(texts_of(panel))


PRIVATE: dict[str, Callable[[LobbyShowing], Panel]] = {
    "joined": joined_panel,
    "left": lambda shown: Panel((Text(shown.words("lobby-left")),), "waiting"),
    "cut": cut_panel,
    "host": host_panel,
    "given": given_panel,
    "cancel": cancel_panel,
    "closed": lambda shown: closed_text("cancelled", shown.words),
}
"""What one person alone is shown."""


def every_panel(shown: LobbyShowing) -> list[Panel]:
    return [
        lobby_panel(shown),
        *(private(shown) for private in PRIVATE.values()),
        *(options_panel(shown.lobby, shown.words, page) for page in range(-1, 3)),
        *(closed_panel(shown, why) for why in ("cancelled", "ended", "expired", "empty")),
        *(refusal_panel(made(answer), shown) for answer in all_answers(Answer)),
    ]


async def seen(hall: Hall, lobby: LobbyState) -> LobbyShowing:
    """What the panels for somebody who presses are made of."""
    return await lobby_showing(lobby, hall.rooms.people, EN)


def hosts(lobby: LobbyState, panel: Panel) -> Show:
    """The host's panel, which follows who joins."""
    return Show(panel, hand=InHand(lobby.id, state="host"))


def aside(lobby: LobbyState, panel: Panel) -> Show:
    """Another panel in its place, which stays."""
    return Show(panel, hand=InHand(lobby.id, state="aside"))


async def now(hall: Hall, at: str) -> LobbyState:
    return await hall.lobbies.lobby(at)


async def turned_down(hall: Hall, at: str, reply: Awaitable[Reply], error: RuleError) -> None:
    """Beside what lies there, in the words of the lobby."""
    told = refusal_panel(error, await seen(hall, await now(hall, at)))
    assert await reply == Show(told, "beside")


async def forged(
    hall: Hall, at: str, custom_id: str, chosen: str | None = None, **more: Any
) -> None:
    """Whether it is told before its handler is found or by the handler itself."""
    try:
        reply = await hall.rooms.press(custom_id, chosen, **more)
    except Forged:
        return
    told = refusal_panel(Forged(), await seen(hall, await now(hall, at)))
    assert reply == Show(told, "beside")


def all_answers(kind: type[Answer]) -> list[type[Answer]]:
    below = [each for sub in kind.__subclasses__() for each in all_answers(sub)]
    return below if kind is Answer else [kind, *below]


# The message in the channel


async def test_the_public_message_is_that_of_the_mock_up(hall: Hall):
    lobby = await hall.filled("racko", 2, rated=True, computers=[("greedy", 1)])
    lobby = await hall.lobbies.cut(lobby.id, MANY[0], "x")
    company = Company(("Ada", "Clio", "Bo"), (None, "greedy", None))
    panel = lobby_panel(LobbyShowing(lobby, company, EN))
    head, seats, progress, host, sealed = texts_of(panel)
    assert head.splitlines() == [
        "## RACK-O: a table is open",
        f"Standard · {EN('speed-live')} · rated · 2 to 4 players",
        f"-# {what('racko', lobby.options, EN)}",
        f"-# {EN('lobby-means-rated')}",
    ]
    assert seats.splitlines() == [
        "1. **Ada**, host",
        "2. **Clio**, computer (simple)",
        "3. **Bo**, has cut the deck",
    ]
    assert progress == "-# Enough to start; one more may join."
    assert host == "-# For Ada, the host:"
    assert sealed == (
        f"-# Deal sealed: `{lobby.match.commitment[:32]}`\n"
        f"-# The table closes <t:{lobby.closes // 1000}:R> unless somebody joins."
    )
    assert [(button.label, button.style, button.on) for button in buttons_of(panel)] == [
        ("Join", "go", True),
        ("Leave", "plain", True),
        ("How to play", "plain", True),
        ("Start", "next", True),
        (EN("lobby-fill"), "plain", True),
        ("Add computer", "plain", True),
        ("Host…", "plain", True),
    ]
    assert components(panel) == 16
    assert panel.bar == "yours"


@pytest.mark.parametrize(
    ("people", "said", "start", "join"),
    [
        (1, "Two more to start.", False, True),
        (2, "One more to start.", False, True),
        (3, "Enough to start; three more may join.", True, True),
        (5, "Enough to start; one more may join.", True, True),
        (6, "The table is full.", True, False),
    ],
)
async def test_what_cannot_be_pressed_is_off_and_the_line_above_says_why(
    hall: Hall, people: int, said: str, start: bool, join: bool
):
    lobby = await hall.filled("rank", people, most=6)
    panel = lobby_panel(showing(lobby))
    assert f"-# {said}" in text_of(panel).splitlines()
    on = actions(panel)
    assert on[f"l:{lobby.id}:start"] == start
    assert on[f"l:{lobby.id}:join"] == on[f"l:{lobby.id}:add"] == join
    assert panel.bar == ("yours" if join else "waiting")


async def test_the_door_and_the_guests_are_told_of(hall: Hall):
    lobby = await hall.open("scots", invite_only=True)
    text = text_of(lobby_panel(showing(lobby, guests=2)))
    assert "invite only" in text
    assert "-# Invited: Zoe, Zoe." in text
    crowd = text_of(lobby_panel(showing(lobby, guests=20)))
    assert "and 8 more." in crowd


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), presets())
async def test_every_panel_fits_for_every_game_number_and_language(
    hall: Hall, game: str, preset: str, language: str
):
    said = words(language)
    lobby = await hall.open(game, preset=preset, invite_only=True, rated=True, speed="unlimited")
    people = iter(MANY)
    while True:
        for name in (LONG, MEAN):
            for panel in every_panel(showing(lobby, said, name, guests=24)):
                assert faults(panel) == []
        if not lobby.room:
            break
        if len(lobby.sittings) % 2:
            lobby = await hall.host(lobby.id, ADA).add_computer()
        else:
            await hall.host(lobby.id, ADA).set_invite_only(False)
            lobby = await hall.lobbies.join(lobby.id, next(people))
    for control in controls(game):
        if control.kind in ("number", "file"):
            assert form_faults(option_form(lobby, control.name, said)) == []
    assert form_faults(cut_form(showing(lobby, said))) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_can_neither_act_nor_shape_the_message(hall: Hall, language: str):
    lobby = await hall.filled("racko", 3)
    panel = lobby_panel(showing(lobby, words(language), MEAN))
    assert not re.search(r"(?<!\\)<@", text_of(panel))
    menu = host_panel(showing(lobby, words(language), MEAN)).parts[3]
    assert isinstance(menu, Menu)
    assert menu.options[0].label == f"2. {MEAN}"


# Presses


async def test_how_to_play_has_the_whole_page_with_what_this_table_plays(hall: Hall):
    lobby = await hall.open("rank", preset="endless")
    shown = await hall.rooms.shown(f"l:{lobby.id}:how", by=77)
    assert text_of(page_panel(Reading("rank", HOW), EN)) in text_of(shown)
    assert EN("rank-what-endless", limit=10) in text_of(shown)
    labels = {button.label: button.action for button in buttons_of(shown)}
    assert EN("hand-button") not in labels  # nobody has cards yet
    there = await hall.rooms.shown(labels[EN("force-button")], by=77)
    assert EN("rank-option-endless") in text_of(there)
    assert EN("hand-button") not in {button.label for button in buttons_of(there)}


async def test_the_buttons_of_the_message_do_as_they_say(hall: Hall):
    lobby = await hall.open("racko")
    at, way = lobby.id, InHand(lobby.id, state="way")
    for custom_id in actions(lobby_panel(showing(lobby))):
        assert ("l", decode(custom_id).verb) in EVERY_ROUTE  # type: ignore[attr-defined]
    joined = await hall.rooms.press(f"l:{at}:join", by=BO)
    assert joined == Show(joined_panel(await seen(hall, await now(hall, at))), hand=way)
    assert "Your hand comes by itself" in text_of(panel_in(joined))
    assert hall.rooms.told == [LobbyChanged()]
    how = Reading("racko", HOW, at, lobby.options, is_open=True)
    asked = await hall.rooms.press(f"l:{at}:how", by=77)
    assert text_of(panel_in(asked)) == text_of(page_panel(how, EN))
    assert hall.rooms.told == [LobbyChanged()]
    assert await hall.rooms.press(f"l:{at}:add") == Acknowledge()
    assert hall.rooms.told == [LobbyChanged()] * 2
    lobby = await now(hall, at)
    assert lobby.sittings[-1].level == "medium"
    host = await hall.rooms.press(f"l:{at}:host")
    assert host == hosts(lobby, host_panel(await seen(hall, lobby)))
    left = await hall.rooms.press(f"l:{at}:leave", by=BO)
    assert left == Show(PRIVATE["left"](showing(lobby)))
    assert len((await now(hall, at)).sittings) == 2
    assert hall.rooms.told == [LobbyChanged()] * 3
    coming = InHand(at, state="coming")
    assert await hall.rooms.press(f"l:{at}:start") == Acknowledge(coming)
    assert (await hall.house.tables.find(at)).match.status == "live"


async def test_every_button_of_the_hosts_panel_does_as_it_says(hall: Hall):
    lobby = await hall.filled("racko", 2)
    await hall.rooms.people.meet(ADA, "P0", "en-US")
    await hall.rooms.people.meet(MANY[0], "P1", "en-US")
    at, told = lobby.id, hall.rooms.told
    told.clear()

    async def press(rest: str, chosen: str | None = None) -> LobbyState:
        """The lobby afterwards, which the host's panel shows."""
        menu = "" if chosen is None else "="
        shown = await hall.rooms.press(f"{menu}l:{at}:{rest}", chosen)
        lobby = await now(hall, at)
        assert shown == hosts(lobby, host_panel(await seen(hall, lobby)))
        return lobby

    panel = await hall.rooms.shown(f"l:{at}:host")
    choices = {drawn(menu): menu.options for menu in menus(panel)}
    assert [option.value for option in choices[f"=l:{at}:h-add"]] == list(LEVELS)
    lobby = await press("h-add", "random")
    assert lobby.sittings[-1].level == "random"
    (guest,) = choices[f"=l:{at}:h-remove"]
    assert guest.label == "2. P1"
    lobby = await press("h-remove", guest.value)
    assert [each.person for each in lobby.sittings] == [ADA, None]
    lobby = await press("h-rated:1")
    assert lobby.match.rated
    assert f"l:{at}:h-rated:0" in actions(host_panel(showing(lobby)))
    lobby = await press("h-door:1")
    assert lobby.invite_only
    assert told == [LobbyChanged()] * 4
    options = await hall.rooms.press(f"l:{at}:options")
    assert options == aside(lobby, options_panel(lobby, EN))
    question = await hall.rooms.press(f"l:{at}:h-cancel")
    assert question == aside(lobby, cancel_panel(await seen(hall, lobby)))
    assert told == [LobbyChanged()] * 4
    assert (await now(hall, at)).match.status == "lobby"
    assert list(actions(panel_in(question))) == [f"l:{at}:host", f"l:{at}:h-cancel:yes"]
    closed = await hall.rooms.press(f"l:{at}:h-cancel:yes")
    assert closed == Show(closed_text("cancelled", EN))
    assert told == [*[LobbyChanged()] * 4, LobbyEnded("cancelled")]
    assert (await hall.house.store.match(at)).status == "closed"


HOSTS = {
    "start": "start",
    "fill": "fill",
    "add": "add",
    "host": "host",
    "h-add": "h-add:easy",
    "h-invite": "h-invite:1001",
    "h-remove": "h-remove:0:0",
    "h-give": "h-give:1001",
    "h-rated": "h-rated:0",
    "h-door": "h-door:0",
    "h-cancel": "h-cancel",
    "options": "options:0",
    "o-preset": "o-preset:bonus",
    "o-speed": "o-speed:daily",
    "o-set": "o-set:bonus:1",
    "o-ask": "o-ask:target",
    "f-option": "f-option:target",
}
"""What is the host's alone, by its verb."""


async def test_the_table_is_handed_over_and_the_old_host_can_no_more(hall: Hall):
    lobby = await hall.filled("racko", 2)
    await hall.rooms.people.meet(MANY[0], "P1", "en-US")
    shown = await hall.rooms.shown(f"=l:{lobby.id}:h-give", str(MANY[0]))
    after = await now(hall, lobby.id)
    assert after.match.host == MANY[0]
    assert text_of(shown) == "P1 is the host now."
    verbs = {verb for prefix, verb in ROUTES if prefix == "l"}
    anybodys = {"join", "come", "anyway", "not-now", "call", "leave", "cut", "f-cut"}
    assert HOSTS.keys() == verbs - anybodys
    for rest in HOSTS.values():
        reply = hall.rooms.press(f"l:{lobby.id}:{rest}")
        await turned_down(hall, lobby.id, reply, NotTheHost())
    assert await now(hall, lobby.id) == after


async def test_the_deck_is_cut_through_a_form_and_the_words_are_nowhere_to_be_seen(hall: Hall):
    lobby = await hall.filled("racko", 2)
    hall.rooms.told.clear()
    form = form_in(await hall.rooms.press(f"l:{lobby.id}:cut", by=MANY[0]))
    assert form == cut_form(showing(lobby))
    reply = await hall.rooms.press(form.action, by=MANY[0], value="open sesame")
    after = await now(hall, lobby.id)
    assert after.cuts == {MANY[0]: "open sesame"}
    assert reply == Show(cut_panel(await seen(hall, after)))
    assert hall.rooms.told == [LobbyChanged()]
    everything = [*map(repr, every_panel(showing(after))), repr(cut_form(showing(lobby)))]
    assert not any("sesame" in panel for panel in everything)
    reply_to_stranger = hall.rooms.press(f"l:{lobby.id}:cut", by=77)
    await turned_down(hall, lobby.id, reply_to_stranger, NotSeated())


HOSTILE = [
    "",
    "k7fq2z9a",
    "k7fq2z9a:",
    "K7FQ2Z9A:join",
    "k7fq2z9a:JOIN",
    "k7fq2z9a:drop-tables",
    "k7fq2z9a:" + "j" * 90,
    "k7fq2z9a:o-set:" + "x" * 200,
]


@pytest.mark.parametrize("rest", HOSTILE)
async def test_a_button_that_was_never_drawn_is_not_read(hall: Hall, rest: str):
    with pytest.raises(Forged):
        await hall.rooms.press(f"l:{rest}")
    with pytest.raises(Forged):
        decode("=l:k7fq2z9a:o-set:edition")  # nothing was chosen, or two at once


@pytest.mark.parametrize(
    ("verb", "argument"),
    [
        ("h-remove", ""),
        ("h-remove", "one:2"),
        ("h-remove", "-1:5"),
        ("h-remove", "٣:5"),
        ("h-give", "ada"),
        ("h-invite", "ada"),
        ("h-invite", "1001."),
        ("h-invite", "99999999999999999999"),
        ("h-rated", "yes"),
        ("h-door", ""),
        ("options", "all"),
        ("o-set", "bonus"),
        ("o-set", "bonus:2"),
        ("o-set", "bonus:-1"),
        ("o-set", "target:0"),
        ("o-set", "__class__:0"),
        ("o-ask", "bonus"),
        ("o-ask", "nothing"),
        ("f-option", "bonus"),
        ("f-cut", ""),
    ],
)
async def test_an_argument_that_was_never_drawn_changes_nothing(
    hall: Hall, verb: str, argument: str
):
    lobby = await hall.filled("racko", 2)
    await forged(hall, lobby.id, f"l:{lobby.id}:{verb}:{argument}")
    assert await now(hall, lobby.id) == lobby


@pytest.mark.parametrize("custom_id", ["f-join", "f-cut:bonus", "f-option:nothing", "f-option"])
async def test_a_form_that_was_never_shown_changes_nothing(hall: Hall, custom_id: str):
    lobby = await hall.open()
    await forged(hall, lobby.id, f"l:{lobby.id}:{custom_id}", value="1")
    assert {verb for _, verb in ROUTES if verb.startswith("f-")} == {"f-cut", "f-option"}
    assert await now(hall, lobby.id) == lobby


@pytest.mark.parametrize("custom_id", ["join", "o-set:bonus:1"])
async def test_what_is_written_means_nothing_to_a_button(hall: Hall, custom_id: str):
    lobby, plain = await hall.open("racko"), await hall.open("racko")
    await hall.rooms.press(f"l:{lobby.id}:{custom_id}", value="1")
    await hall.rooms.press(f"l:{plain.id}:{custom_id}")
    one, other = await now(hall, lobby.id), await now(hall, plain.id)
    assert (one.people, one.options, one.cuts) == (other.people, other.options, other.cuts)


async def test_two_presses_on_a_menu_remove_one(hall: Hall):
    lobby = await hall.filled("racko", 3)
    who = f"1:{lobby.sittings[1].joined}"
    hall.house.clock.now += 1
    lobby = await hall.host(lobby.id, ADA).remove(2)
    await hall.lobbies.join(lobby.id, BO)
    answers = await asyncio.gather(
        *(hall.rooms.press(f"=l:{lobby.id}:h-remove", who) for _ in range(2))
    )
    showing_now = await seen(hall, await now(hall, lobby.id))
    assert hosts(lobby, host_panel(showing_now)) in answers  # whichever came first
    assert Show(refusal_panel(StalePress(), showing_now), "beside") in answers
    assert (await now(hall, lobby.id)).people == (ADA, BO)


# Options


@every_game
def test_every_option_of_the_model_has_a_control_and_its_clause(game: str):
    fields = {field.alias: field for field in GAMES[game].Options.model_fields.values()}
    assert {each.name for each in controls(game)} == fields.keys()
    for control in controls(game):
        field = fields[control.name]
        assert isinstance(field.json_schema_extra, dict)
        assert control.clause == field.json_schema_extra["clause"]
        assert (control.kind in ("flag", "choice")) == (len(control.values) > 1)
        assert page_of(game, control.name) == controls(game).index(control) // PAGE


@every_game
async def test_the_panel_reaches_each_value_of_each_choice(hall: Hall, game: str):
    """By pressing what it draws, and nothing else."""
    for control in controls(game):
        for place, value in enumerate(control.values):
            lobby = await hall.open(game)
            page = page_of(game, control.name)
            prefix = stem(ids.SetOption, lobby.id, "o-set", control.name)
            for _ in range(2):  # there and, for a button, back
                panel = options_panel(lobby, EN, page)
                found = re.compile(rf"{re.escape(prefix)}(:\d)?")
                (custom_id,) = filter(found.fullmatch, actions(panel))
                hall.rooms.told.clear()
                if custom_id == prefix:
                    shown = await hall.rooms.press(f"={custom_id}", str(place))
                else:
                    shown = await hall.rooms.press(custom_id)
                lobby = await now(hall, lobby.id)
                assert shown == aside(lobby, options_panel(lobby, EN, page))
                assert hall.rooms.told == [LobbyChanged()]
                if lobby.options.plain()[control.name] == value:
                    break
            assert lobby.options.plain()[control.name] == value


@every_game
async def test_a_number_is_asked_for_in_writing(hall: Hall, game: str):
    """Beside the options of a short match, which turn on what a number may depend on."""
    for control in controls(game):
        if control.kind == "number":
            for value in (control.least, *([None] if control.may_be_none else [])):
                await write_number(hall, game, control.name, value)


async def write_number(hall: Hall, game: str, name: str, value: int | None) -> None:
    text = "" if value is None else f" {value} "
    lobby = await hall.open(game, options=dict(GAMES[game].short))
    panel = options_panel(lobby, EN, page_of(game, name))
    custom_id = encode(ids.WriteOption(lobby.id, "o-ask", name))
    assert custom_id in actions(panel)
    form = form_in(await hall.rooms.press(custom_id))
    assert form == option_form(lobby, name, EN)
    shown = await hall.rooms.press(form.action, value=text)
    lobby = await now(hall, lobby.id)
    assert shown == aside(lobby, options_panel(lobby, EN, page_of(game, name)))
    assert lobby.options.plain()[name] == value
    again = option_form(lobby, name, EN).fields[0].value
    assert again == text.strip()


def test_some_options_are_numbers_and_one_is_a_file():
    kinds = [control.kind for game in GAMES for control in controls(game)]
    assert kinds.count("number") > 5
    assert "file" in kinds


async def test_a_deck_file_is_pasted_and_comes_back_as_it_was(hall: Hall):
    lobby = await hall.open("scots")
    default = lobby.options.deck
    shipped = option_form(lobby, "deck", EN).fields[0]
    assert shipped.multiline
    lobby = await hall.host(lobby.id, ADA).set_option("deck", DECK)
    large = option_form(lobby, "deck", EN).fields[0]
    assert form_faults(option_form(lobby, "deck", EN)) == []
    control = control_of("scots", "deck")
    assert control is not None
    if large.value:
        assert read_text(control, large.value)["types"][39]["code"] == "A39"
    assert "\\*x\\*" in in_force(lobby, EN)[1]
    assert faults(options_panel(lobby, EN, page_of("scots", "deck"))) == []
    custom_id = encode(ids.WriteOption(lobby.id, "f-option", "deck"))
    for written in (shipped.value, "  "):
        await hall.host(lobby.id, ADA).set_option("deck", DECK)
        await hall.rooms.shown(custom_id, value=written)
        assert (await now(hall, lobby.id)).options.deck == default


@pytest.mark.parametrize("text", ["no", "[" * 4000, "{}", '{"types": [{"`@everyone`": 1}]}', "NaN"])
async def test_a_file_that_is_none_is_refused_in_words(hall: Hall, text: str):
    lobby = await hall.open("scots")
    custom_id = encode(ids.WriteOption(lobby.id, "f-option", "deck"))
    for language in LANGUAGES:
        await hall.rooms.people.change(ADA, wanted_language=language)
        reply = await hall.rooms.press(custom_id, value=text)
        assert isinstance(reply, Show)
        assert reply.to == "beside"
        assert faults(reply.panel) == []
        assert "(QS-2." in text_of(reply.panel)
        assert "everyone" not in text_of(reply.panel)
    assert await now(hall, lobby.id) == lobby


def test_a_text_too_long_to_be_shown_is_left_out():
    deck = GAMES["scots"].Options(deck={**DECK, "types": DECK["types"]}).deck
    entry = deck.types[0].model_copy(update={"name": "x" * 200})
    assert write_text(deck.model_copy(update={"types": [entry] * 40})) == ""


async def test_presets_and_speeds_are_chosen_from_menus(hall: Hall):
    lobby = await hall.open("rank", preset="italian")
    preset, speed = (part for part in options_panel(lobby, EN).parts[:3] if isinstance(part, Menu))
    assert [option.value for option in preset.options if option.chosen] == ["italian"]
    assert [option.value for option in speed.options] == list(SPEEDS)
    await hall.rooms.choose(preset, "endless")
    assert (await now(hall, lobby.id)).preset == "endless"
    await hall.rooms.choose(speed, "daily")
    assert (await now(hall, lobby.id)).match.speed == "daily"
    shown = await hall.rooms.shown(f"l:{lobby.id}:o-set:rankDownMustLower:0")
    assert page_of("rank", "rankDownMustLower") == 1
    assert shown == options_panel(await now(hall, lobby.id), EN, 1)


async def test_pages_turn_and_end(hall: Hall):
    lobby = await hall.open("rank")
    first, last = options_panel(lobby, EN, 0), options_panel(lobby, EN, 1)
    assert actions(first)[f"l:{lobby.id}:options:1"]
    assert not actions(first)[f"l:{lobby.id}:options:0"]
    assert actions(last)[f"l:{lobby.id}:options:0"]
    assert options_panel(lobby, EN, 99) == last
    assert await hall.rooms.press(f"l:{lobby.id}:options:1") == aside(lobby, last)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_options_are_locked_once_play_has_begun(hall: Hall, language: str):
    said = words(language)
    lobby = await hall.filled("racko", 2, preset="run-bonus", options={"target": 300})
    table = await hall.lobbies.start(lobby.id, ADA)
    locked = options_panel(LobbyState(table.match, table.sittings, 0, 2), said)
    assert actions(locked) == {}
    text = text_of(locked)
    for name in ("runRule", "bonus", "target"):
        assert said(f"racko-option-{name}") in text
    assert said("racko-preset-custom") in text
    assert "300" in text
    assert said("racko-option-tieBreak") not in text


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_value_has_words(game: str, language: str):
    said = words(language)
    for control in controls(game):
        texts = [value_text(game, control.name, value, said) for value in control.values]
        assert len(set(texts)) == len(texts)
        assert all(0 < len(text) <= 80 for text in texts)
        assert len(said(f"{game}-option-{control.name}")) <= 45


# Refusals


async def test_who_is_not_the_host_is_told_who_is(hall: Hall):
    lobby = await hall.filled("racko", 2)
    panel = refusal_panel(NotTheHost(), showing(lobby))
    assert text_of(panel) == (
        "✋ Only P0, the host, can do that. You can join, or open your own with /play."
    )
    assert panel.bar == "asking"


async def test_who_sits_already_can_cut_the_deck(hall: Hall):
    lobby = await hall.open()
    panel = refusal_panel(AlreadySeated(), showing(lobby))
    assert text_of(panel) == "✋ You already have a seat."
    assert list(actions(panel)) == [f"l:{lobby.id}:cut"]
    assert actions(refusal_panel(LobbyClosed(), showing(lobby))) == {}


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("partners", True, "**Partners** can't have that value here. Four players: opposite seats"),
        ("target", 501, "**Target** can't have that value here. The total that wins the match;"),
    ],
)
async def test_a_refused_option_is_told_by_name_with_its_clause(
    hall: Hall, name: str, value: object, said: str
):
    lobby = await hall.filled("racko", 3, most=3)
    with pytest.raises(BadOptions) as refused:
        await hall.host(lobby.id, ADA).set_option(name, value)
    text = refusal(refused.value, showing(lobby))
    assert text.startswith(said)
    assert text.endswith(f"({refused.value.clause})")


async def test_faults_that_are_no_options_have_words_too(hall: Hall):
    lobby = await hall.open()
    for where in ("seats", "", "<@1>", "deck.`@everyone`"):
        error: RuleError = BadOptions([Fault(where, "<@1>", "RO-1.2")])
        for language in LANGUAGES:
            text = refusal(error, showing(lobby, words(language)))
            assert text.endswith("(RO-1.2)")
            assert "@" not in text


# Forms


def test_a_form_that_discord_would_refuse_is_found():
    fine = Field("value", "Label")
    assert form_faults(Form("Title", "l:x", (fine,))) == []
    for form in (
        Form("", "l:x", (fine,)),
        Form("T" * 46, "l:x", (fine,)),
        Form("Title", "x" * 101, (fine,)),
        Form("Title", "l:x", ()),
        Form("Title", "l:x", (fine, fine)),
        Form("Title", "l:x", tuple(Field(str(n), "Label") for n in range(6))),
        Form("Title", "l:x", (Field("", "Label"),)),
        Form("Title", "l:x", (Field("value", "L" * 46),)),
        Form("Title", "l:x", (Field("value", "Label", note="n" * 101),)),
        Form("Title", "l:x", (Field("value", "Label", most=4001),)),
        Form("Title", "l:x", (Field("value", "Label", value="ab", most=1),)),
        Form("Title", "l:x", (Field("value", "Label", value="a", least=2),)),
    ):
        assert len(form_faults(form)) == 1


def test_what_is_too_long_is_clipped_with_a_sign():
    assert clipped("abcdef", 6) == "abcdef"
    assert clipped("abc def", 5) == "abc…"


@pytest.mark.parametrize("game", GAMES)
def test_options_begin_with_what_hosts_ask_for_and_none_is_lost(game):
    first = LOOKS[game].rules.first_options
    names = [control.name for control in controls(game)]
    assert names[: len(first)] == list(first)
    fields = GAMES[game].Options.model_fields.values()
    assert sorted(names) == sorted(str(field.alias) for field in fields)


def test_what_people_want_of_rank_is_on_the_first_page():
    wanted = {"classicPresident", "endless", "kingsHand"}
    assert wanted <= {control.name for control in controls("rank")[:PAGE]}
    assert "loneCount" not in [control.name for control in controls("rank")[:5]]
