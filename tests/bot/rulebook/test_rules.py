"""The rules at hand: nothing missing, nothing made up, everything found."""

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.lobby.options import controls
from bot.looks.catalogue import LOOKS
from bot.rulebook.command import add, suggest_rules
from bot.rulebook.panels import INSIDE
from bot.rulebook.rules import (
    beside,
    chapter_of,
    chapters,
    examples,
    governing,
    heading,
    in_order,
    is_ruling,
    sentence,
    sheets,
    standing,
)
from bot.rulebook.search import LONGEST_QUERY, MOST_WORDS, named, search, terms
from bot.ui.command_texts import Translations
from bot.ui.refusals import is_clause
from bot.ui.words import LANGUAGES, sources, words
from games.catalogue import GAMES
from games.rulebook import CLAUSE, clauses, page
from tests.bot.ui.test_words import refusals
from tests.sample.fourth import EVERY_GAME

pytestmark = pytest.mark.usefixtures("fourth_game")
every_game = pytest.mark.parametrize("game", EVERY_GAME)
every_language = pytest.mark.parametrize("language", LANGUAGES)

NUMBER = re.compile(rf"\b(?:{CLAUSE})")
KEY = re.compile(r"^((?:clause|rulings|example)-[\w-]+) =", re.MULTILINE)
MOST_SENTENCE = 200  # characters: two lines of a desktop, five of a phone


def key_of(name: str) -> str:
    return name.replace(".", "_")


def written(game: str, language: str) -> list[str]:
    """The keys of a game's clauses, as they stand in its file."""
    texts = dict(sources(language))
    return KEY.findall(texts[f"{game}-clauses.ftl"])


# Sentences


@every_language
@every_game
def test_every_clause_of_the_page_has_its_sentence_in_every_language(game, language):
    keys = written(game, language)
    for name in clauses(game):
        assert f"clause-{key_of(name)}" in keys, name


def test_the_pages_of_the_games_are_read_whole():
    """Else the tests beside it prove little."""
    assert all(map(clauses, GAMES))
    assert sum(len(clauses(game)) for game in GAMES) > 400
    assert (
        sum(bool(examples(words("en"), game, name)) for game in GAMES for name in in_order(game))
        > 10
    )
    assert sum(len(clauses_of_refusals(game)) for game in GAMES) > 40


@every_language
@every_game
def test_every_chapter_has_its_heading_in_every_language(game, language):
    keys = written(game, language)
    for chapter in chapters(game):
        kind = "rulings" if chapter.is_rulings else "clause"
        assert f"{kind}-{chapter.name}" in keys, chapter.name
        title = heading(words(language), chapter)
        assert 4 <= len(title) <= 70, title
        assert not title.endswith("."), title


@every_language
@every_game
def test_no_sentence_is_for_a_clause_that_the_page_does_not_have(game, language):
    names = {*in_order(game), *(chapter.name for chapter in chapters(game))}
    keys = written(game, language)
    assert len(set(keys)) == len(keys)
    for key in keys:
        kind, _, name = key.partition("-")
        name = name.replace("_", ".")
        assert name in names, key
        if kind == "rulings":
            assert name in LOOKS[game].rules.topics, key
        if kind == "example":
            assert is_clause(game, name), key


@every_language
@every_game
def test_a_sentence_is_short_and_plain(game, language):
    """No engine words: no flags, no codes, no numbers of clauses."""
    flags = {each.name for each in controls(game) if re.search("[a-z][A-Z]", each.name)}
    for name in in_order(game):
        said = sentence(words(language), name)
        assert 10 < len(said) <= MOST_SENTENCE, (name, said)
        assert said[0].isupper() or said[0].isdigit(), (name, said)
        assert said.endswith("."), (name, said)
        assert not NUMBER.search(said), (name, said)
        assert not re.search(r"[`_{}\[\]*]", said), (name, said)
        assert not any(flag in said for flag in flags), (name, said)


@every_language
@every_game
def test_examples_show_a_yes_or_a_no_on_each_line(game, language):
    shown = [text for name in in_order(game) if (text := examples(words(language), game, name))]
    for text in shown:
        assert all(re.match(r"[✅✋] .+\.$", line) for line in text.splitlines()), text
        assert not re.search(r"[][|]", text), text


@every_language
@every_game
def test_examples_show_the_faces_of_their_cards(game, language):
    asked: list[str] = []

    def face(name: str) -> str:
        asked.append(name)
        return f"<{name}>"

    for name in in_order(game):
        for line in (examples(words(language), game, name, face) or "").splitlines():
            assert re.match(rf"[✅✋] .*<{game}_\w+>", line), line
            assert not re.search(r"[][|]", line), line
    assert set(asked) <= set(LOOKS[game].art.emojis)
    assert asked


@every_game
def test_the_languages_differ_in_every_sentence(game):
    for name in in_order(game):
        assert len({sentence(words(language), name) for language in LANGUAGES}) == len(LANGUAGES)


# Chapters


@every_game
def test_chapters_hold_every_clause_once_in_the_order_of_the_page(game):
    listed = list(in_order(game))
    assert len(set(listed)) == len(listed)
    numbered = {chapter.name for chapter in chapters(game) if not chapter.is_rulings}
    assert set(listed) == set(clauses(game)) - numbered
    text = page(game)
    marks = [(f"- **{name}** ", f"| {name} | ") for name in listed]
    places = [next(text.index(mark) for mark in pair if mark in text) for pair in marks]
    assert places == sorted(places)


@every_game
def test_every_topic_begins_with_a_ruling_of_the_page_and_fits_a_menu(game):
    assert {*LOOKS[game].rules.topics} == {each.name for each in chapters(game) if each.is_rulings}
    assert all(0 < len(chapter.clauses) <= 15 for chapter in chapters(game))


def test_a_number_before_the_dot_is_the_chapter():
    (chapter,) = [each for each in chapters("rank") if each.name == "RK-5"]
    assert chapter.clauses == tuple(f"RK-5.{number}" for number in range(1, 8))
    assert chapter_of("rank", "RK-5") == chapter_of("rank", "RK-5.7") == chapter
    assert not is_clause("rank", "RK-5")
    assert chapter_of("rank", "RO-5.1") is None
    assert not is_clause("chess", "RK-5.1")


@every_game
def test_from_the_first_clause_the_way_leads_through_all_to_the_last(game):
    names = in_order(game)
    walked = [names[0]]
    while (after := beside(names, walked[-1])[1]) is not None:
        assert beside(names, after)[0] == walked[-1]
        walked.append(after)
    assert tuple(walked) == names
    assert beside(names, names[0])[0] is None


@pytest.mark.parametrize(
    ("clause", "stated"),
    [
        pytest.param("RK-5.1", ("2018", "second", "italian"), id="all three"),
        pytest.param("RK-8.2", ("2018", "italian"), id="one is silent"),
        pytest.param("RK-2.5", ("second",), id="one alone"),
        pytest.param("RK-16.3", ("2018", "second", "italian"), id="two imply it"),
        pytest.param("RK-16.8", (), id="a ruling"),
        pytest.param("A-23", (), id="a row of the table of rulings"),
    ],
)
def test_the_editions_that_state_a_clause_are_read_off_the_page(clause, stated):
    assert sheets("rank", clause) == stated


@pytest.mark.parametrize(
    ("game", "clause", "ruled"),
    [
        ("rank", "RK-16.8", True),
        ("rank", "RK-5.1", False),
        ("rank", "A-23", True),
        ("rank", "E-1", False),
        ("racko", "RO-R5", True),
        ("racko", "RO-5.1", False),
        ("scots", "QS-R9", True),
        ("scots", "QS-6.1", False),
    ],
)
def test_what_no_sheet_says_is_a_ruling(game, clause, ruled):
    assert is_ruling(game, clause) is ruled


@every_game
def test_options_and_refusals_name_clauses_that_can_be_looked_up(game):
    found = {control.clause for control in controls(game)}
    found |= clauses_of_refusals(game)
    for clause in found:
        assert chapter_of(game, clause) is not None, clause


def clauses_of_refusals(game: str) -> set[str]:
    named = {refusal.clause for refusal in refusals(GAMES[game])}
    return {clause for clause in named if re.fullmatch(CLAUSE, clause)}


# At a table


def test_switches_name_options_and_clauses_that_exist():
    for game, look in LOOKS.items():
        names = {control.name for control in controls(game)}
        for clause, switches in look.rules.switch_of_clause.items():
            assert is_clause(game, clause)
            assert {switch.option for switch in switches} <= names
            assert all(clause in switch.clauses for switch in switches)


@pytest.mark.parametrize(
    ("game", "chosen", "clause", "holds"),
    [
        pytest.param("rank", {"classicPresident": True}, "RK-21.3", "on", id="a variant chosen"),
        pytest.param("rank", {}, "RK-21.3", "off", id="a variant not chosen"),
        pytest.param("rank", {"classicPresident": True}, "RK-12.4", "off", id="what it replaces"),
        pytest.param("rank", {}, "RK-12.4", None, id="as usual"),
        pytest.param("rank", {"endless": True}, "RK-14.1", "off", id="no end by tokens"),
        pytest.param("rank", {"endless": True}, "RK-10.1", "part", id="but for the tokens"),
        pytest.param("rank", {}, "RK-10.1", None, id="with the tokens"),
        pytest.param("rank", {}, "RK-16.4", None, id="on unless turned off"),
        pytest.param("rank", {"rankDownMustLower": False}, "RK-16.4", "off", id="turned off"),
        pytest.param("rank", {"kingsHand": True}, "A-66", "on", id="both of two options"),
        pytest.param("rank", {}, "A-66", "off", id="one of two options"),
        pytest.param("rank", {"edition": "second"}, "A-30", "off", id="an edition"),
        pytest.param("racko", {"bonus": True}, "RO-7.4", "on", id="the bonus"),
        pytest.param("racko", {"turnCap": 40}, "RO-R42", "on", id="a number that may be none"),
        pytest.param("racko", {}, "RO-R42", "off", id="none"),
        pytest.param("racko", {}, "RO-6.1", None, id="holds with and without its option"),
        pytest.param("scots", {"maxRounds": 20}, "QS-10.4", "on", id="a limit"),
    ],
)
def test_what_the_options_turn_on_and_off(game, chosen, clause, holds):
    options = GAMES[game].Options.model_validate(chosen)
    assert standing(game, clause, options) == holds


TRUE_WITHOUT_TOKENS = {"RK-1.2", "RK-3.4", "RK-10.3", "RK-21.9", "E-31", "A-5"}
"""They speak of tokens, and hold where none are given: the box, and who gets none."""


def test_an_endless_table_marks_every_clause_about_tokens():
    options = GAMES["rank"].Options.model_validate({"endless": True, "classicPresident": True})
    for clause in set(in_order("rank")) - TRUE_WITHOUT_TOKENS:
        if "token" in sentence(words("en"), clause).casefold():
            assert standing("rank", clause, options) in ("off", "part"), clause


def test_an_option_governs_its_own_clause_and_those_it_turns_on_and_off():
    assert governing("rank", "RK-19.4") == ["wildCap"]
    assert governing("rank", "RK-12.4") == ["classicPresident"]
    assert governing("racko", "RO-R28") == ["runRule", "bonus"]
    assert governing("scots", "QS-6.1") == []


# Search


@pytest.mark.parametrize(
    ("text", "language", "among"),
    [
        ("crown", "en", "RK-17.1"),
        ("Crowns", "en", "RK-17.2"),
        ("equal is not higher", "en", "RK-5.3"),
        ("wild lead", "en", "RK-19.3"),
        ("stealing", "en", "RK-12.4"),
        ("run of three bonus", "en", "RO-R28"),
        ("turned over", "en", "RO-5.1"),
        ("tie", "en", "RO-8.2"),
        ("jewels on top", "en", "QS-5.4"),
        ("take the whole pile", "en", "QS-5.6"),
        ("corona", "it", "RK-17.1"),
        ("Corone insieme", "it", "A-35"),
        ("mendicante", "it", "RK-10.4"),
        ("rubare numero piu alto", "it", "RK-12.4"),
        ("pareggio", "it", "RO-8.2"),
        ("scala più lunga", "it", "RO-7.4"),
        ("GIOIELLI in cima", "it", "QS-5.4"),
        ("scartare", "it", "QS-R34"),
    ],
)
def test_obvious_words_find_their_clause_among_the_first(text, language, among):
    place = named(among, None)
    assert place is not None
    assert among in [hit.clause for hit in search(text, language, place[0])][:8]


def test_the_best_comes_first_and_bare_small_words_weigh_little():
    hits = search("the crown of the round", "en", "rank")
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert all("crown" in sentence(words("en"), hit.clause).casefold() for hit in hits[:3])


def test_accents_and_capitals_make_no_difference():
    assert terms("Perché PIÙ l'età") == ["perche", "piu", "l", "eta"]
    assert search("PIÙ alte", "it") == search("piu alte", "it") != []


def test_a_search_may_keep_to_one_game():
    assert {hit.game for hit in search("round", "en")} > {"racko", "rank"}
    assert {hit.game for hit in search("round", "en", "racko")} == {"racko"}


@pytest.mark.parametrize(
    "text", ["", "   ", "zzzqqq", "....", "(.*)*$", "🃏", "\x00", "'; --", "<@&777>", "Ω" * 9000]
)
def test_what_nobody_wrote_finds_nothing(text):
    assert search(text, "en") == []


def test_a_flood_of_words_is_read_only_at_its_beginning():
    text = " ".join(f"xqzzz{number}" for number in range(MOST_WORDS)) + " crown"
    assert search(text, "en") == []
    assert search("x" * LONGEST_QUERY + " crown", "en") == []


@pytest.mark.parametrize(
    ("text", "game", "place"),
    [
        ("RK-5.1", None, ("rank", "RK-5.1")),
        ("rk 5.1", None, ("rank", "RK-5.1")),
        ("RK5", None, ("rank", "RK-5")),
        ("ro-r5", "racko", ("racko", "RO-R5")),
        ("a23", "rank", ("rank", "A-23")),
        ("QS-13", None, ("scots", "QS-13")),
        ("RK-5.1", "racko", None),
        ("RK-99.1", None, None),
        ("crown", None, None),
        ("-", None, None),
    ],
)
def test_a_number_is_found_however_it_is_written(text, game, place):
    assert named(text, game) == place


# The command


@pytest.fixture
def tree() -> app_commands.CommandTree[Any]:
    client = discord.Client(intents=discord.Intents.none())
    made = app_commands.CommandTree(client)
    nobody: Any = None  # a command is looked at here, and run elsewhere
    add(made, nobody, nobody)
    return made


async def test_the_command_offers_every_game_and_is_described_in_every_language(tree):
    (command,) = [each for each in tree.get_commands() if each.name == "rules"]
    shape = await command.get_translated_payload(tree, Translations())
    game, about = shape["options"]
    assert [choice["value"] for choice in game["choices"]] == list(GAMES)
    assert about["autocomplete"] is True
    assert not game["required"]
    assert not about["required"]
    for part in (shape, game, about):
        italian = part["description_localizations"]["it"]
        assert 0 < len(italian) <= 100
        assert italian != part["description"]


async def test_what_is_suggested_is_in_the_language_of_the_client():
    press: Any = SimpleNamespace(locale="it", namespace=SimpleNamespace(game="rank"))
    found = await suggest_rules(press, "corona")
    assert found[0].value == "RK-17.1"
    assert found[0].name.startswith("RK-17.1 Una Crown")
    press.namespace = SimpleNamespace()
    assert {choice.value[:2] for choice in await suggest_rules(press, "pareggio")} >= {"RO", "QS"}
    assert not any(choice.value.startswith(INSIDE) for choice in found)
