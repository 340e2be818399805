"""Every message and form the bot can send fits what Discord takes, in every language."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import discord
import pytest
from discord import app_commands

from bot.board.menu_panels import moves_panel
from bot.board.panels import table_panel
from bot.conduct.panels import PAGE as BLOCKED
from bot.conduct.panels import (
    Other,
    block_here_panel,
    blocks_panel,
    report_form,
    report_here_panel,
    reported_panel,
)
from bot.discord_io.commands import COMMANDS
from bot.discord_io.render import modal_of, view_of
from bot.errors import NotTheHost
from bot.inbox.handlers import games as games_page
from bot.inbox.panels import PAGE as LISTED
from bot.lobby.company import lobby_showing
from bot.lobby.option_panels import option_form, options_panel
from bot.lobby.options import PAGE, controls
from bot.lobby.panels import closed_panel, cut_form, lobby_panel, refusal_panel
from bot.looks.catalogue import LOOKS
from bot.looks.look import Choose, Play
from bot.match.votes import voters
from bot.moderation.handlers import PAGE as MODERATED
from bot.moderation.panels import ACTIONS, CHANGED, Entry, LogShowing, log_panel
from bot.people.names import called
from bot.people.people import Person
from bot.pings.panels import call_panel, digest_panel, hello_panel, invite_panel, over_panel
from bot.privacy.panels import delete_panel, export_panel, stored_panel, sure_panel
from bot.routes import find
from bot.rulebook.handlers import about
from bot.ui.command_texts import Translations
from bot.ui.forms import Form, form_faults
from bot.ui.panels import (
    Button,
    ChannelMenu,
    Menu,
    Option,
    Panel,
    PeopleMenu,
    buttons_of,
    faults,
    panel,
    pictures_of,
    texts_of,
    without_face,
)
from bot.ui.refusals import Refused, sentence_of
from bot.ui.text import LONGEST_REASON
from bot.ui.words import LANGUAGES, Words, words
from games.catalogue import GAMES
from games.errors import IllegalMove, UnreadableMove
from games.game import DEALER
from storage.exporting import COUNTED
from storage.records import Audited, How, LoggedMove
from tests.bot.conftest import ADA, House
from tests.bot.hall import MANY, Hall, presets
from tests.bot.lobby.test_panels import PRIVATE
from tests.bot.pressing import Rooms, panel_in
from tests.bot.sights import Known, Sight, long_name, sights
from tests.bot.ui.test_words import refusals
from tests.games.playing import moments
from tests.standin.extract import CHECKED, extract
from tests.standin.schema import KEPT, accepted

WHOLE = Path(__file__).parents[4] / "shared" / "discord" / "openapi.json"
"""Discord's description of its API, of which only a part is kept here."""

ADVISED = 38  # characters of a button's label that phones show
SAMPLES = 2  # moments of a match whose panels are built


def marked(name: str) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=name, id=1234567890123456789)


def unmarked(_: str) -> None:
    """No emoji is there yet: a button says its card in words."""


# What Discord takes


def payload(shown: Panel, icon: Any = marked, pictures: bool = True) -> list[dict[str, Any]]:
    return list(view_of(shown, icon, pictures=pictures).to_components())


def sent(shown: Panel, icon: Any = marked, pictures: bool = True) -> None:
    """As the library sends it, against Discord's description."""
    body = json.loads(json.dumps(payload(shown, icon, pictures)))
    accepted("MessageCreateRequest", {"flags": 1 << 15, "components": body})


def fits(shown: Panel) -> None:
    """What the bot's own limits say."""
    assert faults(shown) == []
    ids = [button.action for button in buttons_of(shown)]
    menus = [part for part in shown.parts if isinstance(part, Menu)]
    ids += [f"={menu.action}" for menu in menus]
    assert len(set(ids)) == len(ids)
    assert all(0 < len(each) <= 100 for each in ids)
    assert all(0 < len(each.alt) <= 1024 for each in pictures_of(shown))
    for button in buttons_of(shown):
        assert len(label_of(button)) <= 80, button


def label_of(button: Button) -> str:
    """At its longest: without its face."""
    return without_face(button).label or ""


BUTTON = 2


def check(shown: Panel, whole: bool = False) -> None:
    check_parts(shown, whole)
    if whole:
        leads_to_handlers(shown)


def leads_to_handlers(shown: Panel) -> None:
    """Whatever is pressed or chosen there."""
    for part in walked(payload(shown)):
        if "custom_id" in part:
            nobody = None if part["type"] == BUTTON else str(ADA)  # people and channels are named
            for chosen in [each["value"] for each in part.get("options", ())] or [nobody]:
                find(part["custom_id"], chosen)


def check_parts(shown: Panel, whole: bool = False) -> None:
    fits(shown)
    components = walked(payload(shown))
    assert len(components) <= 40
    found = [part["custom_id"] for part in components if "custom_id" in part]
    assert len(set(found)) == len(found)
    numbers = [part["id"] for part in components if part.get("id")]
    assert len(set(numbers)) == len(numbers)
    assert all(0 < each < 2**31 for each in numbers)
    if whole:
        sent(shown)
        sent(shown, unmarked, pictures=False)


def walked(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for part in parts:
        found += [part, *walked(part.get("components", []))]
        if "accessory" in part:
            found.append(part["accessory"])
    return found


def form_fits(form: Form) -> None:
    assert form_faults(form) == []
    body = json.loads(json.dumps(modal_of(form).to_dict()))
    accepted("ModalInteractionCallbackRequestData", body)


WRONG: dict[str, list[Any]] = {
    "MessageCreateRequest": [
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81}]}]},
        {"components": [{"type": 10, "content": ""}]},
        {"components": [{"type": 99}]},
        {"components": [{"type": 2, "style": 1, "label": "outside of a row", "custom_id": "a"}]},
    ],
    "ModalInteractionCallbackRequestData": [
        {"custom_id": "a", "title": "t" * 46, "components": []},
        {"title": "t"},
    ],
    "ApplicationCommandCreateRequest": [
        {"name": "n" * 33, "description": "d"},
        {"name": "n", "description": "d" * 101},
    ],
}


@pytest.mark.parametrize("schema", CHECKED)
def test_discords_own_description_finds_what_it_refuses(schema: str):
    for body in WRONG[schema]:
        with pytest.raises(AssertionError):
            accepted(schema, body)


def test_the_part_of_discords_description_that_is_kept_is_what_the_whole_says():
    if not WHOLE.exists():
        pytest.skip(
            "LOUD: DISCORD'S WHOLE DESCRIPTION IS NOT THERE: put openapi.json into "
            "../shared/discord/ beside the repository, or nobody knows whether what is kept is old"
        )
    assert KEPT.read_text(encoding="utf-8") == extract(WHOLE)


# Tables and hands


def setups() -> Iterator[Any]:
    for game in GAMES.values():
        for preset in game.presets:
            for seats in sorted({preset.seats[0], preset.seats[-1]}):
                name = f"{game.key}-{preset.key}-{seats}"
                yield pytest.param(game, preset, seats, id=name)


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize(("game", "preset", "seats"), list(setups()))
def test_every_panel_of_a_match_fits(game, preset, seats, player):
    """The longest names, real emoji markup, in every phase that the match comes to."""
    rng = random.Random(f"{game.key} {preset.key} {seats} {player}")
    options = dict(preset.options) | ({"turnCap": 9} if game.key == "racko" else {})
    played = list(moments(game, seats, options, rng.randrange(99), player, 700))
    places = {len(played) - 1, *rng.sample(range(len(played)), min(SAMPLES, len(played)))}
    look = {"options": json.dumps(options), "long": True}
    for at, sight in enumerate(sights(game, played, places, **look)):
        for language in LANGUAGES:
            sight.language = language
            whole = at == len(places) and player == "greedy" and language == "it"
            check_public(sight, whole)
            check_hands(sight, rng, whole)


def check_public(sight: Sight, whole: bool) -> None:
    for shown in sight.public():
        check(shown, whole)
    summary = LOOKS[sight.game.key].table.summary(sight.showing())
    assert 0 < len(summary.alt) <= 1024
    if sight.actor is not None:
        asked = Sight(
            sight.game, sight.state, sight.memory, sight.options, sight.long, sight.language,
            overdue=True,
        )  # fmt: skip
        asked.table.moves = [LoggedMove(DEALER, "", 0)]
        deadline, others = asked.table.deadline, voters(asked.table.sittings, asked.table.to_act)
        assert deadline is not None
        votes = tuple((seat, "seat:hard") for seat in others)
        asked.table.deadline = replace(deadline, votes=votes)
        shown = table_panel(asked.table, asked.showing())
        check(shown, whole)
        labels = [button.label or "" for button in buttons_of(shown)]
        assert "\\" not in "".join(labels)
        assert max(map(len, labels)) <= ADVISED


class Longest(Refused):
    def sentence(self, words: Words) -> str:
        return "x" * 200


def check_hands(sight: Sight, rng: random.Random, whole: bool) -> None:
    longest = Longest(IllegalMove(next(iter(refusals(sight.game)))), sight.game.key)
    for seat in {*([] if sight.actor is None else [sight.actor]), rng.choice(sight.seats)}:
        check(sight.hand(seat), whole)
        check(sight.hand(seat, refused=longest))
        check(sight.more(seat), whole)
        for careful in (False, True):
            sight.careful = careful
            check_presses(sight, seat, rng)


def check_presses(sight: Sight, seat: int, rng: random.Random) -> None:
    """A few presses that only choose lead to further panels; a move is read by the game."""
    look, pick = LOOKS[sight.game.key].hand, ""
    for _ in range(4):
        shown = sight.hand(seat, pick)
        check(shown)
        on = [each for each in buttons_of(shown) if each.on and each.action.startswith("h:")]
        if not on:
            return  # the match is over
        try:
            pressed = look.press(sight.holding(seat), said_by(rng.choice(on)))
        except UnreadableMove:
            return  # what is the same at every table: More
        if isinstance(pressed, Play):
            sight.game.parse(sight.state, pressed.text)
            return
        assert isinstance(pressed, Choose)
        pick = pressed.pick


def said_by(button: Button) -> str:
    return button.action.split(":", 3)[3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_event_of_a_match_is_filled_in(game, language):
    told = set()
    for preset in game.presets:
        played = list(moments(game, preset.seats[-1], preset.options, 3, "greedy", 1500))
        (sight, *_) = sights(game, played, (), language=language, long=True)
        showing = sight.showing()
        for event in (event for moment in played for event in moment.step.events):
            (said,) = LOOKS[game.key].table.story((event,), showing)
            told.add(type(event).__name__)
            assert 0 < len(said) <= 1500, event
    assert len(told) >= 7


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_the_pages_of_last_moves_tell_everything_once_and_in_order(game):
    preset = game.presets[0]
    played = list(moments(game, preset.seats[-1], preset.options, 3, "greedy", 300))
    (sight, *_) = sights(game, played, (), long=True)
    events = tuple(event for moment in played for event in moment.step.events)
    showing = replace(sight.showing(), before=events, events=())
    pages = [moves_panel(sight.table, showing)]
    while "‹" in {button.label for button in buttons_of(pages[-1])}:
        pages.append(moves_panel(sight.table, showing, len(pages)))
    assert len(pages) > 2
    told = [line for page in reversed(pages) for line in "\n".join(texts_of(page)).split("\n")]
    title = f"## {showing.words('menu-moves-title')}"
    lines = "\n".join(LOOKS[game.key].table.story(events, showing)).split("\n")
    assert [each for each in told if each != title] == lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_refusal_fits_a_label_of_text(game, language):
    for refusal in refusals(game):
        assert len(sentence_of(IllegalMove(refusal), game.key, words(language))) <= 150


def test_two_menus_never_have_one_number(monkeypatch):
    """Even where their ids come to the same."""
    monkeypatch.setattr("bot.discord_io.render.number_of", lambda _: 2**30)
    menus = [Menu(action, (Option("1", "one"),)) for action in "abc"]
    shown = panel("waiting", "text", *menus, PeopleMenu("d"), ChannelMenu("e"))
    check_parts(shown, whole=True)
    assert sum("id" in part for part in walked(payload(shown))) == 5


# Lobbies


@pytest.fixture
def hall(house: House) -> Hall:
    return Hall(house)


EVERYBODY = (ADA, *MANY, *range(1, 9))

CROWD = Known({each: Person(each, long_name(at)) for at, each in enumerate(EVERYBODY)})
"""Who may sit or be invited, with the longest names."""


@pytest.mark.parametrize(("game", "preset"), presets())
async def test_every_panel_and_form_of_a_lobby_fits(hall: Hall, game: str, preset: str):
    seats = next(each.seats for each in GAMES[game].presets if each.key == preset)
    lobby = await hall.filled(game, seats[-1] - 1, preset=preset, invited=EVERYBODY[-seats[-1] :])
    lobby = await hall.host(lobby.id, ADA).add_computer()
    for language in LANGUAGES:
        showing = await lobby_showing(lobby, CROWD, words(language))
        check(lobby_panel(showing), whole=True)
        check(refusal_panel(NotTheHost(), showing), whole=True)
        for why in ("cancelled", "ended", "expired", "empty"):
            check(closed_panel(showing, why), whole=True)
        for private in PRIVATE.values():
            check(private(showing), whole=True)
        for page in range((len(controls(game)) - 1) // PAGE + 1):
            check(options_panel(lobby, words(language), page), whole=True)
        form_fits(cut_form(showing))
        for control in controls(game):
            if control.kind in ("number", "file"):
                form_fits(option_form(lobby, control.name, words(language)))


# What people can do against others


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_and_form_of_blocks_and_reports_fits(language):
    """Full pages and full tables, the longest names, and words of which every sign is escaped."""
    said, largest = words(language), 2**63 - 1
    others = [
        Other(largest - at, Person(1, long_name(at)).shown, blocked=bool(at % 2))
        for at in range(11)
    ]
    back, which, match = Button("t:k7fq2z9a:menu", "x"), "x" * 400, "k7fq2z9a"
    name = others[0].name
    check(blocks_panel(others[:BLOCKED], said, 12, 25, new=name), whole=True)
    check(blocks_panel((), said), whole=True)
    for here in (others, []):
        check(block_here_panel(match, here, said, which, back), whole=True)
        check(report_here_panel(match, here, said, which), whole=True)
    form_fits(report_form(match, others[0], said))
    for text in ("*" * 9_000, "*\n" * 9_000, "\u202e" * 500, "x"):
        shown = reported_panel(
            said,
            game=said("game-rank"),
            match=match,
            version=9_999,
            link=f"https://discord.com/channels/{largest}/{largest}/{largest}",
            by=f"<@{largest}> ({name})",
            whom=f"<@{largest}> ({name})",
            text=text,
        )
        check(shown, whole=True)
        quotation = list(texts_of(shown))[1]
        assert all(line.startswith("> ") for line in quotation.splitlines())


# Commands and their pages


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_of_about_and_help_fit(house: House, language: str):
    rooms = Rooms(house)
    await rooms.people.change(ADA, wanted_language=language)
    shown = [panel_in(await about(await rooms.ctx(), name)) for name in ("about", "help")]
    assert shown[0] != shown[1]
    for each in shown:
        check(each, whole=True)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_list_of_my_tables_fits(house: House, language: str):
    """A full page and what is left over, and none."""
    rooms = Rooms(house)
    await rooms.people.change(ADA, wanted_language=language)
    check(panel_in(await games_page(await rooms.ctx())), whole=True)
    for _ in range(LISTED + 1):
        await house.table(ADA, "greedy", game="scots", speed="daily")
    shown = panel_in(await games_page(await rooms.ctx()))
    check(shown, whole=True)
    assert len(list(buttons_of(shown))) == LISTED + 1
    rest = await rooms.shown("g:page:1")
    check(rest, whole=True)
    assert len(list(buttons_of(rest))) == 2


NOTE = "*" * LONGEST_REASON


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", [*sorted(ACTIONS), "anything"])
def test_a_page_of_what_moderators_did_fits(language: str, action: str):
    """A full page with the longest names, games, settings and notes."""
    name = called("*" * 32)
    notes = sorted(CHANGED) if action == "settings" else [NOTE]
    entries = [
        Entry(
            Audited(1_800_000_000_000, 1, ADA, action, "7fq2k9z1", ADA, notes[at % len(notes)]),
            name,
            name,
            "Queen of Scots",
        )
        for at in range(MODERATED)
    ]
    check(log_panel(LogShowing(entries, 2**31 - 1, 2**31 - 1), words(language)), whole=True)


async def test_every_command_fits_with_its_translations():
    """100 characters a text; all of a command's, the longest of each, are 8,000 at most."""
    nobody: Any = None  # commands are looked at here, and run elsewhere
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree = app_commands.CommandTree(client)
        for add in COMMANDS:
            add(tree, nobody, nobody)
        shapes = [
            await command.get_translated_payload(tree, Translations())
            for command in tree.get_commands()
        ]
    assert {shape["name"] for shape in shapes} >= {"play", "games", "table", "about", "help"}
    for shape in shapes:
        texts = list(command_texts(shape))
        assert all(0 < len(each) <= 100 for each in texts), shape["name"]
        assert sum(map(len, texts)) <= 8000
        assert shape["description_localizations"]["it"] != shape["description"]
        for option in walked_options(shape):
            assert option["description_localizations"]["it"] != option["description"]
        accepted("ApplicationCommandCreateRequest", json.loads(json.dumps(shape)))


def walked_options(shape: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for option in shape.get("options", ()):
        yield option
        yield from walked_options(option)


def command_texts(shape: dict[str, Any]) -> Iterator[str]:
    """Names, descriptions and choices, each in its longest language."""
    for part in (shape, *walked_options(shape)):
        for name in ("name", "description"):
            yield max((part[name], *part.get(f"{name}_localizations", {}).values()), key=len)
        for choice in part.get("choices", ()):
            yield max((choice["name"], *choice.get("name_localizations", {}).values()), key=len)
            yield str(choice["value"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_privacy_fits(language: str):
    said = words(language)
    many = dict.fromkeys(COUNTED, 123_456)
    none = dict.fromkeys(COUNTED, 0)
    for shown in (
        *(stored_panel(long_name(1), each, said) for each in (many, none)),
        *(export_panel("{}", said, is_whole=is_whole) for is_whole in (True, False)),
        *(delete_panel(said, running=running) for running in (0, 1, 30)),
        sure_panel(said),
    ):
        check(shown, whole=True)


# Calls


LONGEST_TOLD = {
    "who": f"<@{ADA}>", "name": long_name(1), "until": "<t:1800000000:R>",
    "names": ", ".join(f"<@{each}>" for each in EVERYBODY[:12]), "host": long_name(2),
    "game": "Queen of Scots",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_fits_and_says_nothing_of_the_cards(language: str):
    match, said = "7fq2k9z1", words(language)
    for key in ("ping", "ping-warning", "ping-nudge", "ping-vote"):
        shown = call_panel(match, key, said, "RANK · <#5>", **LONGEST_TOLD)
        check(shown, whole=True)
        assert [button.action for button in buttons_of(shown)] == ["t:7fq2k9z1:hand"]
    check(invite_panel(match, said, **LONGEST_TOLD), whole=True)
    check(hello_panel(said), whole=True)
    check(digest_panel([(f"7fq2k9z{at}", "x" * 400) for at in range(8)], 3, said), whole=True)
    for how in get_args(How):
        if how != "played":
            check(over_panel(match, how, said), whole=True)
