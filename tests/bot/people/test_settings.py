"""Settings: one's own and a server's, how each press changes them, and who may do what."""

import asyncio
import json
from contextlib import nullcontext
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.errors import Forged
from bot.people.handlers import ROUTES, UnknownZone, name, show_server
from bot.people.panels import leaderboards
from bot.people.people import People, Person
from bot.people.place import Place
from bot.people.servers import (
    MOST_NAMED,
    NotInThisChannel,
    NotModerator,
    NotYourRole,
    Pin,
    Server,
    Servers,
    TooManyNamed,
    TooManyTables,
)
from bot.people.zones import find_zone, hour_at, suggestions, time_at
from bot.routes import ROUTES as EVERY_ROUTE
from bot.ui.forms import form_faults
from bot.ui.ids import decode, route_of
from bot.ui.panels import Panel, buttons_of, faults, texts_of
from bot.ui.words import LANGUAGES
from storage.errors import StoreUnavailable
from storage.settings import Settings
from tests.bot.conftest import ADA, CLEO, House
from tests.bot.pressing import CHANNEL, CLUB, GUILD, Rooms, form_in, menus, panel_in, ways

VERBS = [verb for prefix, verb in ROUTES if prefix == "s:server"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Office(Rooms):
    @property
    def servers(self) -> Servers:
        return self.services.servers

    async def set(self, rest: str, chosen: str | None = None, **more: Any) -> Panel:
        """The panel after a press on a button or a menu of settings."""
        return await self.shown(f"{'' if chosen is None else '='}s:{rest}", chosen, **more)

    async def kept(self, who: int = ADA) -> Person:
        """As another process would read them."""
        return await People(self.house.store.settings, self.house.store.names).of(who)

    async def server(self) -> Server:
        return await Servers(self.house.store.settings, lambda _: None).of(GUILD)

    def pinned(self) -> list[tuple[Any, ...]]:
        return [each for each in self.display.asked if each[0] == "lasting"]


@pytest.fixture
async def office(house: House) -> Office:
    made = Office(house)
    await made.people.meet(ADA, "Ada", "en-US")
    return made


class SlowSettings:
    """The first reading of a person or a server arrives last."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.arrived, self._readings = asyncio.Event(), 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._settings, name)

    async def of_person(self, person: int) -> str | None:
        return await self._late(await self._settings.of_person(person))

    async def of_server(self, server: int) -> str | None:
        return await self._late(await self._settings.of_server(server))

    async def _late(self, found: str | None) -> str | None:
        self._readings += 1
        if self._readings == 1:
            await self.arrived.wait()
        return found


async def test_a_change_is_not_undone_by_what_was_read_before_it(office: Office):
    slow: Any = SlowSettings(office.house.store.settings)
    people = People(slow, office.house.store.names)
    reading = asyncio.create_task(people.of(ADA))
    await asyncio.sleep(0)
    await people.change(ADA, careful=True)
    slow.arrived.set()
    assert (await reading).careful
    assert (await people.of(ADA)).careful
    slow = SlowSettings(office.house.store.settings)
    servers = Servers(slow, lambda _: None)
    first = asyncio.create_task(servers.of(GUILD))
    await asyncio.sleep(0)
    await servers.change(GUILD, lambda server: replace(server, rated="casual"))
    slow.arrived.set()
    assert (await first).rated == "casual"
    assert (await servers.of(GUILD)).rated == "casual"


def text(panel: Panel) -> str:
    return "\n".join(texts_of(panel))


def chosen(panel: Panel) -> list[str]:
    return [each.label for menu in menus(panel) for each in menu.options if each.chosen]


def at(hour: int, day: int = 1, month: int = 1) -> int:
    return int(datetime(2027, month, day, hour, 30, tzinfo=UTC).timestamp() * 1000)


# One's own


@pytest.mark.parametrize(
    ("rest", "value", "changed"),
    [
        ("me:ping", "direct", {"ping": "direct"}),
        ("me:listed", "everywhere", {"listed": "everywhere"}),
        ("me:listed", "nowhere", {"listed": "nowhere"}),
        ("me:profile", "closed", {"profile": "closed"}),
        ("me:language", "it", {"wanted_language": "it", "language": "it"}),
        ("me:text:1", None, {"text_mode": True}),
        ("me:careful:1", None, {"careful": True}),
        ("me:auto:1", None, {"auto_pass": True}),
        ("me:auto:0", None, {}),
        ("me:from", "22", {"quiet_from": 22, "quiet_until": 6}),
        ("me:until", "7", {"quiet_from": 23, "quiet_until": 7}),
    ],
)
async def test_a_press_changes_one_thing_and_it_is_kept(office: Office, rest, value, changed):
    before = await office.kept()
    for _ in range(2):  # a double tap asks for the same thing twice
        panel = await office.set(rest, value)
        assert faults(panel) == []
        assert await office.kept() == replace(before, **changed)


async def test_what_is_chosen_is_what_is_shown(office: Office):
    await office.set("me:ping", "channel")
    await office.set("me:language", "it")
    await office.set("me:listed", "everywhere")
    await office.set("me:text:1")
    panel = await office.set("me:profile", "closed")
    assert chosen(panel) == [
        "Avvisi di turno: nel canale",
        "Lingua: italiano",
        "Classifiche: ovunque",
        "Profilo: lo vedo solo io",
    ]
    on = [each.label for each in buttons_of(panel) if each.style == "next"]
    assert on == ["Solo testo: sì"]
    assert (await office.ctx()).who.language == "it"


async def test_a_language_that_is_chosen_stays_whatever_discord_says(office: Office):
    await office.set("me:language", "it")
    assert (await office.people.meet(ADA, "Ada", "en-GB")).language == "it"
    await office.set("me:language", "discord")
    assert (await office.kept()).language == "en"
    assert (await office.people.meet(ADA, "Ada", "it")).language == "it"


async def test_two_changes_at_once_both_stay(office: Office):
    await asyncio.gather(
        office.set("me:ping", "direct"),
        office.set("me:profile", "closed"),
        office.people.meet(ADA, "Ada Lovelace", "it"),
    )
    kept = await office.kept()
    assert (kept.ping, kept.profile, kept.name) == ("direct", "closed", "Ada Lovelace")


async def test_what_another_process_changed_stays(office: Office):
    """A whole row that one of them remembers is not written back."""
    store = office.house.store
    here, there = (People(store.settings, store.names) for _ in range(2))
    await here.meet(ADA, "Ada", "en")
    await there.meet(ADA, "Ada", "en")
    await here.change(ADA, ping="direct", listed="nowhere")
    changed = await there.change(ADA, careful=True)
    assert (changed.ping, changed.listed, changed.careful) == ("direct", "nowhere", True)
    assert await office.kept() == changed


async def test_what_another_process_changed_of_a_server_stays(office: Office):
    settings = office.house.store.settings
    here, there = Servers(settings, lambda _: None), Servers(settings, lambda _: None)
    assert await there.of(GUILD) == await here.of(GUILD)
    await here.change(GUILD, lambda server: server.naming("channels", 1, True))
    await there.change(GUILD, lambda server: server.naming("channels", 2, True))
    await here.change(GUILD, lambda server: replace(server, rated="casual"))
    kept = await office.server()
    assert (kept.channels, kept.rated) == ((1, 2), "casual")


async def test_what_a_newer_release_kept_stays(office: Office):
    await office.house.store.settings.change_person(ADA, lambda _: '{"shoes":"red"}')
    await office.people.change(ADA, careful=True)
    kept = await office.house.store.settings.of_person(ADA)
    assert kept is not None
    assert (json.loads(kept)["shoes"], json.loads(kept)["careful"]) == ("red", True)


async def test_nothing_is_noted_of_who_is_unknown(office: Office):
    """Also where memory still knows them: they had their data deleted through another process."""
    store = office.house.store
    await office.people.note(CLEO, missed=1)
    assert await store.settings.of_person(CLEO) is None
    await office.people.meet(CLEO, "Cleo", "en")
    await office.people.note(CLEO, missed=1)
    assert (await office.people.of(CLEO)).missed == 1
    await store.forgetting.person(CLEO)
    await office.people.note(CLEO, missed=2)
    assert await store.settings.of_person(CLEO) is None
    assert not (await office.people.of(CLEO)).met


class Broken(Settings):
    async def change_person(self, *_: Any, **__: Any) -> Any:
        raise StoreUnavailable("out of order")


async def test_what_cannot_be_written_down_is_not_changed(house: House):
    people = People(Broken(house.store.database), house.store.names)
    met = await people.meet(ADA, "Ada", "it")
    assert (met.name, met.language) == ("Ada", "it")
    assert await people.of(ADA) == met
    with pytest.raises(StoreUnavailable):
        await people.change(ADA, profile="closed")
    assert (await people.of(ADA)).profile == "open"


@pytest.mark.parametrize(
    "kept",
    [
        {"ping": "by carrier pigeon"},
        {"quiet_from": True},
        {"quiet_from": 24},
        {"quiet_until": -1},
        {"language": "xx"},
        {"wanted_language": 5},
        {"profile": None},
        {"listed": "everywhere"},
        {"id": 5},
        {"unknown": 1},
    ],
)
def test_what_cannot_be_is_left_out(kept):
    assert Person.read(ADA, json.dumps(kept)) == Person(ADA, met=True)
    assert Person.read(ADA, None) == Person(ADA)


def test_settings_are_read_as_they_were_written():
    person = Person(
        ADA,
        "Ada",
        ping="direct",
        quiet_from=22,
        quiet_until=7,
        zone="Asia/Tokyo",
        profile="closed",
        listed="nowhere",
        text_mode=True,
        met=True,
    )
    assert Person.read(ADA, person.write(), "nowhere") == person
    assert "nowhere" not in person.write()


async def test_leaderboards_in_channels_hear_what_they_show_otherwise(office: Office):
    told: list[int | None] = []
    office.services.pins.changed = lambda guild=None: told.append(guild)  # type: ignore[method-assign]
    await office.set("me:listed", "nowhere")
    await office.set("server:language", "it")
    await office.set("me:ping", "direct")
    assert told == [None, GUILD]


# Quiet hours


@pytest.mark.parametrize(
    ("hours", "zone", "quiet", "loud"),
    [
        pytest.param((0, 0), "UTC", [], [0, 5, 12, 23], id="never"),
        pytest.param((7, 7), "UTC", [], [6, 7, 8], id="equal hours are never"),
        pytest.param((9, 17), "UTC", [9, 16], [8, 17], id="by day"),
        pytest.param((22, 7), "UTC", [22, 23, 0, 6], [7, 21], id="over midnight"),
        pytest.param((22, 7), "Europe/Rome", [21, 5], [6, 20], id="elsewhere"),
        pytest.param((22, 7), "America/New_York", [3, 11], [2, 12], id="behind"),
        pytest.param((22, 7), "Nowhere/At_All", [22, 6], [7, 21], id="a zone that is no more"),
    ],
)
def test_nobody_is_called_in_their_quiet_hours(hours, zone, quiet, loud):
    who = Person(ADA, quiet_from=hours[0], quiet_until=hours[1], zone=zone)
    assert [hour for hour in quiet if not who.is_quiet(at(hour))] == []
    assert [hour for hour in loud if who.is_quiet(at(hour))] == []
    assert who.has_quiet_hours == bool(quiet)


def test_quiet_hours_have_an_end():
    who = Person(ADA, quiet_from=22, quiet_until=7, zone="Europe/Rome")
    assert who.quiet_for(at(5)) == 30 * 60
    assert who.quiet_for(at(21)) == 8 * 3600 + 30 * 60
    assert not who.is_quiet(at(21) + who.quiet_for(at(21)) * 1000)


def test_quiet_hours_follow_summer_time():
    who = Person(ADA, quiet_from=22, quiet_until=7, zone="Europe/Rome")
    assert (who.is_quiet(at(5, month=1)), who.is_quiet(at(5, month=7))) == (True, False)
    assert (hour_at("Europe/Rome", at(5)), time_at("Europe/Rome", at(5, month=7))) == (6, "07:30")


@pytest.mark.parametrize(
    ("said", "zone"),
    [
        ("Europe/Rome", "Europe/Rome"),
        ("europe/rome", "Europe/Rome"),
        (" rome ", "Europe/Rome"),
        ("new york", "America/New_York"),
        ("New  York", "America/New_York"),
        ("utc", "UTC"),
        ("+2", "Etc/GMT-2"),
        ("UTC-5", "Etc/GMT+5"),
        ("gmt + 01:00", "Etc/GMT-1"),
        ("+0", "UTC"),
        ("+15", None),
        ("-13", None),
        ("Atlantis", None),
        ("", None),
        ("../../etc/passwd", None),
        ("x" * 60, None),
    ],
)
def test_a_zone_is_found_by_what_people_call_it(said, zone):
    assert find_zone(said) == zone


def test_zones_are_suggested_as_one_writes():
    assert suggestions("rom")[0] == "Europe/Rome"
    assert "America/Argentina/Buenos_Aires" in suggestions("buenos a")
    assert len(suggestions("")) == 25
    assert suggestions("atlantis") == []
    assert all(find_zone(zone) == zone for zone in suggestions("new"))


async def test_quiet_hours_are_set_with_their_zone(office: Office):
    await office.set("me:quiet")
    form = form_in(await office.press("s:me:zone"))
    assert form_faults(form) == []
    await office.press(form.action, value="rome")
    await office.set("me:from", "21")
    panel = await office.set("me:until", "8")
    assert "**Quiet hours:** 21:00 to 8:00, Europe/Rome (it's 09:00 there now)" in text(panel)
    assert chosen(panel)[:2] == ["From 21:00", "Until 8:00"]
    kept = await office.kept()
    assert (kept.quiet_from, kept.quiet_until, kept.zone) == (21, 8, "Europe/Rome")
    panel = await office.set("me:loud")
    assert "none. You get alerts at any time" in text(panel)
    assert chosen(panel) == ["Slow tables: a call for each turn"]
    with pytest.raises(UnknownZone):
        await office.press(form.action, value="Atlantis")
    with pytest.raises(UnknownZone):
        await office.press(form.action, value="")
    assert (await office.kept()).zone == "Europe/Rome"
    with pytest.raises(Forged):
        await office.press("s:me:ping", value="direct")


# A server's


@pytest.mark.parametrize(
    ("rest", "value", "changed"),
    [
        ("server:channel:5:1", None, {"channels": (5,)}),
        ("server:channel:5:0", None, {}),
        ("server:language", "it", {"language": "it"}),
        ("server:speed", "daily", {"speed": "daily"}),
        ("server:allow:daily:0", None, {"forbidden": ("daily",)}),
        ("server:allow:daily:1", None, {}),
        ("server:allow:live:0", None, {"forbidden": ("live",), "speed": "relaxed"}),
        ("server:patient:1", None, {"patient": True}),
        ("server:tables", "3", {"tables": 3}),
        ("server:rated", "casual", {"rated": "casual"}),
        ("server:rated", "unsaid", {}),
        ("server:rated:1", None, {"rated": "rated"}),  # the button of older releases
        ("server:rated:0", None, {"rated": "casual"}),
        ("server:preset:rank", "italian", {"presets": (("rank", "italian"),)}),
        ("server:preset:rank", "2018", {}),
    ],
)
async def test_a_moderator_changes_one_thing_and_it_is_kept(office: Office, rest, value, changed):
    for _ in range(2):
        panel = await office.set(rest, value)
        assert faults(panel) == []
        assert await office.server() == Server(GUILD, **changed)
    (entry, *_) = await office.house.store.audit.of_server(GUILD)
    assert (entry.moderator, entry.action) == (ADA, "settings")


async def test_channels_and_roles_are_named_and_taken_off_the_list(office: Office):
    ctx = await office.ctx()
    await name(ctx, "channels", 6)
    panel = panel_in(await name(ctx, "roles", 9))
    assert "Tables can be opened in <#6>." in text(panel)
    assert "<@&9> can open them." in text(panel)
    await office.set("server:channel:5:1")
    assert (await office.server()).channels == (6, 5)
    await name(ctx, "channels", 6)
    assert (await office.server()).channels == (5,)
    await office.set("server:channels")
    panel = await office.set("server:roles")
    assert await office.server() == Server(GUILD)
    assert "**every channel**" in text(panel)
    assert "**Everybody**" in text(panel)


def test_no_more_are_named_than_a_panel_can_show():
    full = Server(GUILD, channels=tuple(range(MOST_NAMED)))
    with pytest.raises(TooManyNamed):
        full.naming("channels", 99, on=True)
    assert full.naming("channels", 3, on=True).channels[-1] == 3
    assert len(full.naming("channels", 3, on=False).channels) == MOST_NAMED - 1


@pytest.mark.parametrize(
    ("server", "refused"),
    [
        pytest.param(Server(1), None, id="anything goes"),
        pytest.param(Server(1, channels=(5,)), None, id="here"),
        pytest.param(Server(1, channels=(4,)), None, id="in a thread of a channel that is named"),
        pytest.param(Server(1, channels=(6,)), NotInThisChannel, id="elsewhere"),
        pytest.param(Server(1, roles=(8,)), None, id="one of the roles"),
        pytest.param(Server(1, roles=(9,)), NotYourRole, id="none of the roles"),
        pytest.param(Server(1, tables=3), None, id="one more table"),
        pytest.param(Server(1, tables=2), TooManyTables, id="too many tables"),
    ],
)
def test_a_server_says_where_by_whom_and_how_many_tables_are_opened(server, refused):
    with nullcontext() if refused is None else pytest.raises(refused):
        server.admit((5, 4), (7, 8))
        server.make_room(2)


@pytest.mark.parametrize("at", [replace(CLUB, may_manage=False), Place(may_manage=True)])
@pytest.mark.parametrize("verb", VERBS)
async def test_only_moderators_of_the_server_may_look_or_change(office: Office, verb, at):
    with pytest.raises(NotModerator):
        await office.press(f"s:server:{verb}", at=at)
    with pytest.raises(NotModerator):
        await show_server(await office.ctx(at=at))
    for what in ("channels", "roles"):
        with pytest.raises(NotModerator):
            await name(await office.ctx(at=at), what, 6)
    assert await office.server() == Server(GUILD)
    assert await office.house.store.audit.of_server(GUILD) == ()


async def test_leaderboards_are_put_up_and_taken_away(office: Office):
    panel = await office.set("server:boards")
    assert "**RACK-O in pairs** nowhere" in text(panel)
    (put,) = [each.action for each in buttons_of(panel) if each.action.endswith("put:racko:pairs")]
    office.display.lets_pin = False
    panel = await office.shown(put)
    ((_, channel, shown, message),) = office.pinned()
    assert (channel, message) == (CHANNEL, None)
    assert "RACK-O in pairs" in text(shown)
    assert "**RACK-O in pairs** in <#5>" in text(panel)
    assert "I couldn't pin it" in text(panel)
    panel = await office.set("server:take:racko:pairs")
    assert "**RACK-O in pairs** nowhere" in text(panel)
    with pytest.raises(Forged):
        await office.set("server:put:racko:all", at=replace(CLUB, channel=None))
    with pytest.raises(Forged):
        await office.set("server:put:rank:pairs")
    assert ("rank", "pairs") not in leaderboards()


async def test_a_server_speaks_what_it_chose(office: Office):
    office.display.locales[GUILD] = "it"
    assert await office.servers.language_at(GUILD) == "it"
    assert await office.servers.language_at(None) == "en"
    await office.set("server:language", "en")
    assert await office.servers.language_at(GUILD) == "en"
    assert (await office.server()).language == "en"
    assert await office.servers.language_at(3) == "en"


def test_a_server_is_read_as_it_was_written():
    server = Server(
        GUILD,
        (5, 6),
        (9,),
        "it",
        "daily",
        "rated",
        (("rank", "italian"),),
        3,
        (Pin("racko", "pairs", 5, 9),),
    )
    assert Server.read(GUILD, server.write()) == server
    assert server.preset("rank") == "italian"
    assert server.preset("racko") == "standard"


@pytest.mark.parametrize(
    "kept",
    [
        {"channels": "5"},
        {"roles": ["9"]},
        {"language": "xx"},
        {"speed": "never"},
        {"forbidden": ["live", "relaxed", "daily", "unlimited"]},
        {"forbidden": "live"},
        {"patient": "yes"},
        {"speed": ["live"]},
        {"tables": 4},
        {"tables": True},
        {"rated": 1},
        {"rated": "sometimes"},
        {"presets": [["rank", "gone"], ["chess", "2018"]]},
        {"presets": [5, [[], []], "rank"]},
        {"pins": [{"game": "racko"}, 5]},
        {"pins": [{"game": [], "pool": "all", "channel": 1, "message": 1}]},
        {"pins": [{"game": "chess", "pool": "all", "channel": 1, "message": 1}]},
        {"pins": [{"game": "rank", "pool": "some", "channel": 1, "message": 1}]},
        {"id": 3},
    ],
)
def test_what_a_server_cannot_have_chosen_is_left_out(kept):
    assert Server.read(GUILD, json.dumps(kept)) == Server(GUILD)


@pytest.mark.parametrize(("kept", "rated"), [(False, "unsaid"), (True, "rated")])
def test_the_flag_of_older_releases_says_rated_or_nothing(kept, rated):
    server = Server.read(GUILD, json.dumps({"rated": kept}))
    assert server.rated == rated
    assert server.wants_rated


# All panels, and what was never drawn


@pytest.mark.parametrize(
    ("rest", "chosen"),
    [
        ("", None),
        ("me", None),
        ("you:ping", "none"),
        ("me:tables", "3"),
        ("me:ping", None),
        ("me:ping", "loudly"),
        ("me:ping", "none:direct"),
        ("me:text:2", None),
        ("me:text", None),
        ("me:from", "24"),
        ("me:from", "-1"),
        ("me:from", "٣"),
        ("me:language", "de"),
        ("me:listed", "here"),
        ("me:profile", "ajar"),
        ("server:channel:x:1", None),
        ("server:channel:5:2", None),
        ("server:channel", None),
        ("server:speed", "quick"),
        ("server:allow:quick:0", None),
        ("server:allow:daily:2", None),
        ("server:patient", None),
        ("server:tables", "4"),
        ("server:rated", None),
        ("server:rated:2", None),
        ("server:rated", "sometimes"),
        ("server:preset:rank", "gone"),
        ("server:preset:chess", "2018"),
        ("server:put", None),
        ("server:put:chess:all", None),
        ("server:ping", "none"),
    ],
)
async def test_what_was_never_drawn_changes_nothing(office: Office, rest, chosen):
    with pytest.raises(Forged):
        await office.set(rest, chosen)
    assert await office.server() == Server(GUILD)
    assert await office.kept() == Person(ADA, "Ada", met=True)


@every_language
async def test_every_panel_fits_discord_in_every_language(office: Office, language: str):
    await office.people.change(ADA, wanted_language=language, quiet_from=22, quiet_until=7)
    full = Server(GUILD, tuple(range(10**18, 10**18 + 25)), tuple(range(25)))
    await office.servers.change(GUILD, lambda _: full)
    seen: list[Panel] = []
    for rest in ("me:show", "me:quiet", "server:show", "server:presets", "server:boards"):
        seen.append(await office.set(rest))
        seen.append(await office.set(rest, at=replace(CLUB, channel=None)))
    office.display.lets_pin = False
    for game, pool in leaderboards():
        seen.append(await office.set(f"server:put:{game}:{pool}"))
    for panel in seen:
        assert faults(panel) == []
        for custom_id, chosen in ways(panel):
            assert route_of(decode(custom_id, chosen)) in EVERY_ROUTE
    assert form_faults(form_in(await office.press("s:me:zone"))) == []
