"""The panels of the rules: they fit, every clause can be reached, and nothing else can."""

import itertools
import re
from dataclasses import replace

import pytest
from discord import ui

from bot.context import InHand, Show
from bot.discord_io.render import view_of
from bot.errors import Forged
from bot.lobby.options import controls
from bot.looks.catalogue import LOOKS
from bot.routes import ROUTES as EVERY_ROUTE
from bot.rulebook.found import MOST_HITS, MOST_SUGGESTIONS, asked_panel, suggestions
from bot.rulebook.handlers import ROUTES, about
from bot.rulebook.ids import ReadPage, ShareClause
from bot.rulebook.panels import (
    BOOK,
    CARDS,
    FORCE,
    HOW,
    INSIDE,
    Reading,
    games_panel,
    is_page,
    page_panel,
)
from bot.rulebook.rules import chapters, heading, in_order, sentence
from bot.rulebook.search import named, on_cards
from bot.ui.ids import decode, route_of
from bot.ui.panels import Button, Panel, buttons_of, components, faults, pictures_of, texts_of
from bot.ui.refusals import clause_button
from bot.ui.words import LANGUAGES, words
from games.catalogue import GAMES
from games.options import Form
from tests.bot import pressing
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.pictures.tables import png
from tests.bot.pressing import CLUB, Rooms
from tests.bot.rulebook.test_rules import clauses_of_refusals
from tests.sample.fourth import EVERY_GAME

EN, IT = words("en"), words("it")
MATCH = "k7fq2z9a"
ONE_SCREEN = 1_100  # characters

pytestmark = pytest.mark.usefixtures("fourth_game")
every_game = pytest.mark.parametrize("game", EVERY_GAME)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(shown: Panel) -> str:
    return "\n".join(texts_of(shown))


def labels(shown: Panel) -> list[str]:
    return [button.label or "" for button in buttons_of(shown)]


def pages(game: str) -> list[str]:
    """Every page that the panels lead to, and chapters by their numbers."""
    numbered = [each.name for each in chapters(game) if not each.is_rulings]
    inside = [f"{INSIDE}{each.clauses[0]}" for each in chapters(game)]
    cards = [CARDS] if LOOKS[game].rules.reference else []
    return [BOOK, HOW, FORCE, *cards, *in_order(game), *numbered, *inside]


def chosen(game: str) -> list[Form]:
    """The options of every preset, and house rules with the last value of everything."""
    house = {
        control.name: {
            "flag": True,
            "choice": control.values[-1:] and control.values[-1],
            "number": control.most,
            "file": LONG_DECK,
        }[control.kind]
        for control in controls(game)
    }
    every = [dict(preset.options) for preset in GAMES[game].presets]
    return [GAMES[game].Options.model_validate(each) for each in (*every, house)]


LONG_DECK = {
    "id": "*_x_*" * 20,
    "types": [
        {"code": f"A{n}", "name": "<@1>" * 10, "royal": False, "value": 5, "copies": 7}
        for n in range(40)
    ],
}


@pytest.fixture
async def rooms(house: House) -> Rooms:
    """Where there is no table."""
    made = Rooms(house)
    await made.people.meet(ADA, "Ada", "en-US")
    return made


@pytest.fixture
async def at(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> Rooms:
    """The table of these tests plays RANK with Classic President."""
    monkeypatch.setattr("bot.match.tables.new_id", lambda: MATCH)
    await rooms.house.table(ADA, BO, CLEO, game="rank", options={"classicPresident": True})
    return rooms


# They fit


@every_language
@every_game
def test_every_page_fits_with_and_without_a_table(game, language):
    said = words(language)
    readings = [Reading(game, page) for page in pages(game)]
    for options in chosen(game):
        readings += [Reading(game, page, MATCH, options) for page in pages(game)]
    for reading in readings:
        shown = page_panel(reading, said)
        assert faults(shown) == [], reading.page
        assert components(shown) <= 16, reading.page


@every_language
def test_all_actions_are_ones_that_discord_brings_back(language):
    said = words(language)
    for game in GAMES:
        options = chosen(game)[0]
        for page in pages(game):
            shown = page_panel(Reading(game, page, MATCH, options), said)
            for custom_id, chosen_there in pressing.ways(shown):
                assert route_of(decode(custom_id, chosen_there)) in EVERY_ROUTE


async def test_a_rule_is_read_with_faces_but_in_text_mode(rooms: Rooms):
    drawn = text_of(await rooms.shown("r:rank:RK-5.4"))
    assert "✅ [8][8][W] are three 8s." in drawn
    await rooms.people.change(ADA, text_mode=True)
    assert "8, 8 and a Wild" in text_of(await rooms.shown("r:rank:RK-5.4"))


def test_a_page_becomes_a_view():
    view = view_of(page_panel(Reading("rank", "RK-5.1"), EN), lambda _: None)
    assert isinstance(view, ui.LayoutView)
    assert "What beats what" in str(view.to_components())


# The clause panel


def test_a_clause_shows_its_heading_its_number_its_sentence_and_its_neighbours():
    shown = page_panel(Reading("rank", "RK-5.1"), EN)
    first, *others = texts_of(shown)
    assert first.splitlines()[0] == "## What beats what"
    assert first.splitlines()[1].startswith("-# RANK, RK-5.1")
    assert all(edition in first for edition in ("2018", "Second", "Italian"))
    assert others[0] == "Play as many cards as the pile has, and higher ones."
    assert "✋ 12 12 does not" in others[1]
    assert labels(shown) == ["‹ RK-4.5", "RK-5.2 ›", "Whole chapter", "Share"]


@every_language
@every_game
def test_the_row_of_a_clause_keeps_its_places(game, language):
    """At the ends of the book a button is off, and nothing moves under a finger."""
    names = in_order(game)
    for name in names:
        before, after, *_ = buttons_of(page_panel(Reading(game, name), words(language)))
        assert before.on is (name != names[0])
        assert after.on is (name != names[-1])
        assert (before.label or "").startswith("‹")
        assert (after.label or "").endswith("›")


def test_a_ruling_says_that_it_is_one():
    assert "a ruling" in text_of(page_panel(Reading("racko", "RO-R5"), EN))
    assert "a ruling" not in text_of(page_panel(Reading("racko", "RO-5.1"), EN))


# Ways


@every_language
async def test_from_the_books_every_clause_and_every_page_is_reached(rooms: Rooms, language: str):
    """Every button and every choice of every panel, pressed."""
    await rooms.people.change(ADA, wanted_language=language)
    seen: set[tuple[str, str | None]] = {("r:games", None)}
    waiting, reached = list(seen), set[str]()
    while waiting:
        shown = await rooms.shown(*waiting.pop())
        for way in ways(shown):
            if way not in seen:
                seen.add(way)
                waiting.append(way)
                press = decode(*way)
                if route_of(press) != ("r", "games"):
                    reached.add(f"{press.game}:{press.page}")  # type: ignore[attr-defined]
    for game in GAMES:
        expected = {BOOK, HOW, *in_order(game)}
        expected |= {CARDS} if LOOKS[game].rules.reference else set()
        expected |= {f"{INSIDE}{each.clauses[0]}" for each in chapters(game)}
        assert {f"{game}:{page}" for page in expected} <= reached


def ways(shown: Panel) -> list[tuple[str, str | None]]:
    """What can be pressed, without Share and what belongs to the table."""
    found = [(way, decode(*way)) for way in pressing.ways(shown)]
    return [
        way
        for way, press in found
        if route_of(press) in ROUTES and not isinstance(press, ShareClause) and way[0][0] in "=r"
    ]


@every_game
async def test_a_chapter_lists_its_clauses_and_leads_to_the_next(game):
    every = chapters(game)
    for chapter, following in itertools.pairwise(every):
        shown = page_panel(Reading(game, f"{INSIDE}{chapter.clauses[0]}"), EN)
        assert heading(EN, chapter) in text_of(shown)
        for clause in chapter.clauses:
            assert f"**{clause}** {sentence(EN, clause)}" in text_of(shown)
        assert (f"r:{game}:{INSIDE}{following.clauses[0]}", None) in ways(shown)


async def test_a_chapter_by_its_number_is_the_chapter_of_its_clauses(rooms: Rooms):
    by_number = await rooms.shown("r:rank:RK-5")
    by_clause = await rooms.shown("r:rank:in-RK-5.1")
    assert list(texts_of(by_number)) == list(texts_of(by_clause))


@pytest.mark.parametrize(
    ("rest", "chosen"),
    [
        ("", None),
        ("rank", None),
        ("rank:", None),
        ("rank:RK-99.9", None),
        ("rank:RO-5.1", None),
        ("chess:RK-5.1", None),
        ("rank:RK-99.1!", None),
        ("share:rank:RK-5", None),
        ("rank:RK-5.1@short", None),
        ("rank:RK-5.1@" + "A" * 8, None),
        ("rank:RK-5.1\n", None),
        ("rank:in-", None),
        ("rank:in-in-RK-5.1", None),
        ("rank:__class__", None),
        ("rank:" + "9" * 90, None),
        ("go1:rank", None),
        ("go1:rank", "RK-5.1:RK-5.2"),
        ("go1:rank", "RO-5.1"),
        ("go1:rank", ""),
        ("go1:chess", "RK-5.1"),
        ("go1:rank", "../../etc"),
        ("go99:rank", "RK-5.1"),
        ("games!", None),
    ],
)
async def test_a_press_that_was_never_drawn_is_refused(at: Rooms, rest: str, chosen: str | None):
    with pytest.raises(Forged):
        await at.press(f"{'' if chosen is None else '='}r:{rest}", chosen)


# At a table


async def test_opened_from_a_table_every_way_keeps_the_table(at: Rooms):
    for page in pages("rank"):
        reply = await at.press(f"r:rank:{page}:{MATCH}")
        assert isinstance(reply, Show)
        assert reply.hand == InHand(MATCH, state="page")
        assert f"t:{MATCH}:hand" in [button.action for button in buttons_of(reply.panel)]
        kept = [way for way in ways(reply.panel) if way != ("r:games", None)]
        assert kept
        assert all(decode(*way).match == MATCH for way in kept)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("clause", "mark", "value"),
    [
        pytest.param("RK-21.3", "✅ This is in force", "Classic President: **On**", id="chosen"),
        pytest.param("RK-12.4", "✋ This isn't", "Classic President: **On**", id="replaced"),
        pytest.param("RK-21.9", "✋ This isn't", "Endless: **Off**", id="not chosen"),
        pytest.param("RK-19.4", "", "Wilds alone: **Up to 12**", id="as usual"),
    ],
)
async def test_a_clause_says_how_it_stands_at_the_table(at: Rooms, clause, mark, value):
    there = text_of(await at.shown(f"r:rank:{clause}:{MATCH}"))
    assert value in there
    assert (mark in there) if mark else ("✅ This" not in there and "✋ This" not in there)
    assert value not in text_of(await at.shown(f"r:rank:{clause}"))


async def test_a_chapter_marks_what_the_table_turned_on_and_off(at: Rooms):
    there = text_of(await at.shown(f"r:rank:RK-21:{MATCH}"))
    assert "✅ **RK-21.3**" in there
    assert "✋ **RK-21.9**" in there
    assert "✅ is chosen" in there
    plain = text_of(await at.shown(f"r:rank:RK-5:{MATCH}"))
    assert "✅" not in plain
    assert "✋" not in plain


@every_language
@every_game
def test_the_rules_of_a_table_list_every_option_once_with_its_clause(game, language):
    said = words(language)
    for options in chosen(game):
        shown = page_panel(Reading(game, FORCE, MATCH, options), said)
        lines = text_of(shown).splitlines()
        for control in controls(game):
            name = said(f"{game}-option-{control.name}")
            (line,) = [each for each in lines if each.startswith(f"{name}: **")]
            assert line.endswith(f"({control.clause})")


def test_what_was_chosen_stands_first():
    options = GAMES["racko"].Options.model_validate({"bonus": True})
    _, first, second = texts_of(page_panel(Reading("racko", FORCE, MATCH, options), EN))
    assert first == "**Chosen for this table**\nBonus RACK-O: **On** (RO-7.4)"
    assert second.startswith("**As usual**")
    usual = page_panel(Reading("racko", FORCE, MATCH, GAMES["racko"].Options()), EN)
    assert "changes nothing" in text_of(usual)


def test_a_deck_of_strangers_is_shown_as_plain_text():
    options = GAMES["scots"].Options.model_validate({"deck": LONG_DECK})
    there = text_of(page_panel(Reading("scots", FORCE, MATCH, options), EN))
    assert "\\*\\_x\\_\\*" in there
    assert "<@1>" not in there


async def test_for_a_table_that_is_gone_or_plays_another_game_the_rules_are_shown_as_they_are(
    at: Rooms,
):
    plain = await at.shown("r:rank:RK-21.3")
    assert await at.shown("r:rank:RK-21.3:00000000") == plain
    racko = await at.shown("r:racko:RO-7.4")
    assert await at.shown(f"r:racko:RO-7.4:{MATCH}") == racko
    gone = await at.shown("r:rank:force:00000000")
    assert gone == await at.shown("r:rank:all")


# Sharing, and links from refusals


@every_game
async def test_a_shared_clause_says_who_shared_it_and_names_no_table(rooms: Rooms, game: str):
    for clause in in_order(game):
        reading = Reading(game, clause, MATCH, chosen(game)[-1])
        (share,) = [
            each
            for each in buttons_of(page_panel(reading, EN))
            if isinstance(decode(each.action), ShareClause)
        ]
        rooms.house.clock.now += 60_000  # one may share one a minute
        reply = await rooms.press(share.action, at=replace(CLUB, language="it"))
        assert isinstance(reply, Show)
        assert reply.to == "channel"
        assert faults(reply.panel) == []
        assert sentence(IT, clause) in text_of(reply.panel)
        assert "Ada mostra" in text_of(reply.panel)
        (only,) = buttons_of(reply.panel)
        assert decode(only.action) == ReadPage(game, f"{INSIDE}{clause}")
        assert MATCH not in str(reply)


@pytest.mark.parametrize("rest", ["rank:RK-5.1", "games", "=go1:rank", "rank:all"])
async def test_what_is_not_share_shares_nothing(rooms: Rooms, rest: str):
    menu, rest = ("=", rest[1:]) if rest[0] == "=" else ("", rest)
    reply = await rooms.press(f"{menu}r:{rest}", "RK-5.1" if menu else None)
    assert isinstance(reply, Show)
    assert reply.to == "in place"


@pytest.mark.parametrize(
    "rest", ["rank:RK-99.1!", "rank:force!", "chess:RK-5.1!", "rank:RK-5!", "x" * 96]
)
async def test_only_a_clause_is_shared(rooms: Rooms, rest: str):
    with pytest.raises(Forged):
        await rooms.press(f"r:{rest}")


@every_game
async def test_every_refusal_leads_to_its_clause(rooms: Rooms, game: str):
    for clause in clauses_of_refusals(game):
        button = clause_button(game, clause, EN)
        assert button == Button(f"r:{game}:{clause}", f"Rule {clause}")
        shown = await rooms.shown(button.action)
        assert clause in text_of(shown)


async def test_a_clause_read_for_a_table_knows_the_way_back(at: Rooms):
    shown = await at.shown(f"r:rank:RK-5.1:{MATCH}")
    assert f"t:{MATCH}:hand" in [each.action for each in buttons_of(shown)]


# How to play


@every_language
@every_game
def test_how_to_play_is_one_screen_with_a_picture(game, language):
    said = words(language)
    shown = page_panel(Reading(game, HOW), said)
    assert said(f"game-{game}") in text_of(shown)
    assert len(text_of(shown)) <= ONE_SCREEN
    paragraphs = text_of(shown).splitlines()[1:]
    assert 3 <= len(paragraphs) <= 5
    assert all(paragraph.startswith("**") for paragraph in paragraphs)
    (picture,) = pictures_of(shown)
    assert png(picture.scene)
    assert picture.alt == said(f"{game}-how-alt")
    assert faults(shown) == []


async def test_about_and_help_lead_to_the_rules_and_to_how_each_game_is_played(rooms: Rooms):
    for name in ("about", "help"):
        reply = await about(await rooms.ctx(), name)
        assert isinstance(reply, Show)
        assert faults(reply.panel) == []
        assert "/play" in text_of(reply.panel)
        opened = [await rooms.shown(each.action) for each in buttons_of(reply.panel)]
        *how, books = opened
        assert how == [page_panel(Reading(game, HOW), EN) for game in GAMES]
        assert books == games_panel(EN)


# Asking


def test_nothing_asked_shows_the_books_and_a_game_its_own():
    assert asked_panel("", "en") == games_panel(EN)
    assert asked_panel("  ", "en", "chess") == games_panel(EN)
    assert asked_panel("", "it", "racko") == page_panel(Reading("racko"), IT)


def test_a_number_leads_to_its_place():
    assert asked_panel("rk 5.1", "en") == page_panel(Reading("rank", "RK-5.1"), EN)
    assert asked_panel("QS-6", "en") == page_panel(Reading("scots", "QS-6"), EN)


@every_language
@pytest.mark.parametrize("text", ["round", "jolly", "the", "pile", "fila", "di"])
def test_what_is_found_stands_by_game_with_a_way_to_each(text, language):
    shown = asked_panel(text, language)
    assert faults(shown) == []
    found = [value for _, value in ways(shown) if value is not None]
    assert len(found) <= MOST_HITS
    for clause in found:
        assert f"**{clause}**" in text_of(shown)


def test_what_does_not_fit_is_counted():
    shown = text_of(asked_panel("crown", "en"))
    assert "more fit" in shown
    assert "RK-17.1" in shown


@pytest.mark.parametrize("text", ["zzz", "@qqq", "**qqq**", "<@&777>", "#", "🃏" * 2000, "\u202e"])
def test_a_hostile_question_is_shown_as_plain_text(text):
    shown = asked_panel(text, "en")
    assert faults(shown) == []
    assert "No rule matches" in text_of(shown)
    title, *_ = texts_of(shown)
    assert not re.search(r"(?<!\\)[*@<]|\u202e", title)


@every_language
@pytest.mark.parametrize("game", [None, *EVERY_GAME])
@pytest.mark.parametrize("text", ["", "crown", "carta", "RK-5", "ro-r1", "qs 6.1", "zzz", "the"])
def test_suggestions_fit_and_each_leads_to_a_place(text, game, language):
    found = suggestions(text, language, game)
    assert len(found) <= MOST_SUGGESTIONS
    for name, value in found:
        assert 0 < len(name) <= 100
        place = named(value, game)
        if name == f"{value} {words(language)('reference-button')}":
            assert on_cards(value, language, game)
            continue
        assert place is not None
        assert place[1] == value
        assert game in (None, place[0])


def test_suggestions_before_a_word_are_the_chapters_of_the_game():
    found = suggestions("", "en", "rank")
    assert found[4] == ("RK-5 What beats what", "RK-5")
    assert len(found) == 23
    assert suggestions("", "en") == []
    numbers = [value for _, value in suggestions("RK-5", "en")]
    assert numbers[:3] == ["RK-5", "RK-5.1", "RK-5.2"]


# The reference card


@every_game
def test_a_game_without_reference_cards_offers_none(game):
    has_them = LOOKS[game].rules.reference is not None
    assert has_them == (game == "scots")
    shown = page_panel(Reading(game, BOOK), EN)
    assert (EN("reference-button") in labels(shown)) == has_them
    assert is_page(game, CARDS) == has_them


@every_language
@pytest.mark.parametrize(
    ("asked", "card"),
    [
        pytest.param("Walsingham", "Walsingham", id="a name"),
        pytest.param("babing", "Babington", id="its beginning"),
        pytest.param("Maitland of Lethington", "Maitland", id="all that stands on the card"),
    ],
)
def test_a_name_that_stands_on_a_card_finds_the_reference_card(asked, card, language):
    said = words(language)
    shown = asked_panel(asked, language)
    assert said("scots-reference-title") in text_of(shown)
    assert card in text_of(shown)
    offered = [title.removeprefix(f"{name} ") for title, name in suggestions(asked, language)]
    assert said("reference-button") in offered


def test_a_name_that_rules_have_too_leads_to_the_reference_card_below_them():
    shown = asked_panel("Jewels", "en")
    assert "QS-" in text_of(shown)
    assert "Queen of Scots: **Jewels** · **Crown Jewels**" in text_of(shown)
    (button,) = [each for each in buttons_of(shown) if each.label == EN("reference-button")]
    assert decode(button.action) == ReadPage("scots", CARDS)


def test_our_name_for_a_card_finds_it_too():
    assert "Elisabetta" in text_of(asked_panel("Elisabetta", "it"))
    assert EN("rules-found-none") in text_of(asked_panel("Elisabetta", "en"))


async def test_the_reference_card_of_a_game_that_has_none_is_forged(rooms):
    with pytest.raises(Forged):
        await rooms.shown("r:rank:cards")


async def test_the_reference_card_of_a_table_is_of_its_own_deck(rooms, monkeypatch):
    monkeypatch.setattr("bot.match.tables.new_id", lambda: MATCH)
    types = [{"code": f"X{at}", "name": f"Someone {at}", "value": 5, "copies": 20} for at in (1, 2)]
    await rooms.house.table(ADA, BO, game="scots", options={"deck": {"types": types}})
    shown = await rooms.shown(f"r:scots:cards:{MATCH}")
    assert "(5) X1 Someone 1\N{NO-BREAK SPACE}" in text_of(shown)
    assert EN("scots-reference-out") in text_of(shown)
    assert len(pictures_of(shown)) == 1
    assert "Someone" not in text_of(await rooms.shown("r:scots:cards"))
