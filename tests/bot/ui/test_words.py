"""Every language says everything: no key missing, none unused, each placeholder filled."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import bot
from bot.errors import Answer
from bot.lobby.command import OPTIONS as PLAY_OPTIONS
from bot.lobby.options import controls
from bot.looks.catalogue import LOOKS
from bot.match.outcomes import CUSTOM
from bot.match.speeds import SPEEDS
from bot.people.place import NoPermissions
from bot.rulebook.glossary import glossary
from bot.ui.forms import LONGEST_LABEL, LONGEST_TITLE
from bot.ui.refusals import sentence_of
from bot.ui.words import (
    FALLBACK,
    LANGUAGES,
    MissingWords,
    _sentence,
    option_words,
    shared,
    sources,
    words,
)
from games.catalogue import GAMES
from games.errors import BadOptions, Fault, IllegalMove, Refusal, UnreadableMove
from games.game import AnyGame
from tests.sample.fourth import EVERY_GAME
from tests.sample.shown import LOOK_FOLDER

pytestmark = pytest.mark.usefixtures("fourth_game")

SOURCE = Path(bot.__file__).parent
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SAYERS = frozenset({"words", "said", "text"})
"""What a function that says the sentence of a key is called."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)


# What the languages have


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selects: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


@dataclass(frozen=True, slots=True)
class Message:
    placeholders: frozenset[str]
    selects: tuple[ftl.SelectExpression, ...]


@cache
def messages(language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for file, text in sources(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), (language, file, entry.content)
            if isinstance(entry, ftl.Message):
                seen = Variables()
                seen.visit(entry)
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = Message(frozenset(seen.names), tuple(seen.selects))
    return found


@cache
def sayable(language: str) -> dict[str, Message]:
    """With what each game may say of what several say alike, and English with what the models of
    options say."""
    own = messages(language)
    alike = {key: each for key, each in own.items() if key.startswith("game-")}
    lent = {
        f"{game}-{key.removeprefix('game-')}": each for key, each in alike.items() for game in GAMES
    }
    modelled = options_said() if language == FALLBACK else {}
    return dict.fromkeys(modelled, Message(frozenset(), ())) | lent | own


def options_said() -> dict[str, str]:
    return {key: text for game in GAMES for key, text in option_words(game).items()}


def test_the_languages_have_the_same_sentences_with_the_same_placeholders():
    first, *others = LANGUAGES
    for language in others:
        assert messages(language).keys() - translated_options(language) == messages(first).keys()
        for key, message in messages(first).items():
            extra = messages(language)[key].placeholders - message.placeholders
            missing = message.placeholders - messages(language)[key].placeholders
            # a language may need the number for its plural, or have no use for the words of one
            assert extra <= {"count"}, key
            assert missing <= {"many"}, key


def translated_options(language: str) -> set[str]:
    own = messages(language)
    return {key if key in own else shared(key) for key in options_said()}


def test_english_takes_the_names_of_options_from_their_models_and_nowhere_else():
    assert len(options_said()) > 50
    assert messages(FALLBACK).keys() & translated_options(FALLBACK) == set()
    for key, text in options_said().items():
        assert words(FALLBACK)(key) == text != "", key


@every_language
def test_every_other_language_names_and_explains_every_option(language):
    if language != FALLBACK:
        assert translated_options(language) - messages(language).keys() == set()


@every_language
def test_every_plural_category_of_the_language_is_covered(language):
    categories = set(Locale(language).plural_form.tags) | {"other"}
    for key, message in messages(language).items():
        for select in message.selects:
            named = {variant_name(each) for each in select.variants}
            default = {variant_name(each) for each in select.variants if each.default}
            plural = named & {"zero", "one", "two", "few", "many"}
            assert plural <= categories, key
            if plural:
                assert default == {"other"}, key
                assert "one" in plural, key


def variant_name(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)


COUNTED = re.compile(r"\{ \$(count|draw|minutes|limit) \} [a-zà-ù]")
NEVER_ONE = {
    "lobby-players-exactly": "no game is for one",
    "games-names-more": "the number stands for names",
    "lobby-invited-more": "`e altri 1` and `and 1 more`: the number stands for names",
    "rank-subtitle-endless": "a limit of one hand makes no streaks",
    "scots-more-for-several": "several sets are two or more",
    "scots-or-more-for-several": "several sets are two or more",
}


@every_language
def test_a_counted_noun_has_a_form_for_one(language):
    """A number before a noun stands inside a choice by that number."""
    for file, text in sources(language):
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, ftl.Message):
                continue
            for name in COUNTED.findall(raw(text, entry)):
                chosen = {
                    select.selector.id.name
                    for select in messages(language)[entry.id.name].selects
                    if isinstance(select.selector, ftl.VariableReference)
                }
                agrees = name in chosen or entry.id.name in ALONE | NEVER_ONE.keys()
                assert agrees, (file, entry.id.name)


ALONE = {
    "rank-run",  # `King 1 in a row`
    "rank-alt-draw",  # `1 to draw`
    "racko-in-order",  # `1 of 10`
}


def raw(text: str, entry: ftl.Message) -> str:
    assert entry.span is not None
    return text[entry.span.start : entry.span.end]


# What the code says


@dataclass(frozen=True, slots=True)
class Said:
    """A place in the source where a key is said: what it can be, and what is filled in."""

    where: str
    patterns: tuple[str, ...]
    given: frozenset[str]
    open: bool  # more may be given with **

    def found(self) -> list[str]:
        whole = re.compile("|".join(self.patterns))
        return [key for key in sayable("en") if whole.fullmatch(key)]

    @property
    def is_known(self) -> bool:
        """Something of its keys is known before the bot runs."""
        return ".+" not in self.patterns


def modules() -> Iterator[tuple[str, ast.Module]]:
    for source in (SOURCE, LOOK_FOLDER):
        for path in sorted(source.rglob("*.py")):
            name = str(path.relative_to(source))
            yield name, ast.parse(path.read_text(encoding="utf-8"))


@cache
def everything_said() -> tuple[Said, ...]:
    return tuple(said for name, tree in modules() for said in _said_in(name, tree))


def _said_in(name: str, tree: ast.Module) -> Iterator[Said]:
    for scope in ast.walk(tree):
        if isinstance(scope, FUNCTIONS):
            for call in ast.walk(scope):
                if isinstance(call, ast.Call) and (key := _key_of(call)) is not None:
                    given = frozenset(each.arg for each in call.keywords if each.arg)
                    is_open = any(each.arg is None for each in call.keywords)
                    keys = tuple(patterns(key, scope))
                    yield Said(f"{name}:{call.lineno}", keys, given, is_open)


def _key_of(call: ast.Call) -> ast.expr | None:
    """The first argument of `words(…)`, `holding.words(…)`, `words(language)(…)`, `text(…)`."""
    called = call.func
    if isinstance(called, ast.Call):
        called = called.func
        is_said = isinstance(called, ast.Name) and called.id == "words"
    else:
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        is_said = name in SAYERS and not (
            isinstance(called, ast.Name) and name == "words" and _is_language(call)
        )
        if name == "text" and isinstance(called, ast.Attribute):
            is_said = False
    return call.args[0] if is_said and call.args else None


def _is_language(call: ast.Call) -> bool:
    """`words(language)` finds the words of a language; it says nothing."""
    return not call.keywords and bool(call.args) and _looks_like_language(call.args[0])


def _looks_like_language(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant):
        return value.value in LANGUAGES
    text = ast.unparse(value)
    return "language" in text


def patterns(value: ast.expr, scope: ast.AST, depth: int = 3) -> list[str]:
    """The keys that an expression can be; what is only known at run time is `.+`."""
    match value:
        case ast.Constant(value=str(text)):
            return [re.escape(text)]
        case ast.IfExp(body=body, orelse=otherwise):
            return patterns(body, scope, depth) + patterns(otherwise, scope, depth)
        case ast.JoinedStr(values=values):
            parts = [patterns(each, scope, depth) for each in values]
            return ["".join(each) for each in product(*parts)]
        case ast.FormattedValue(value=inner):
            return patterns(inner, scope, depth)
        case ast.Name(id=name) if depth and (found := _assigned(name, scope)):
            return [each for one in found for each in patterns(one, scope, depth - 1)]
    return [".+"]


def _assigned(name: str, scope: ast.AST) -> list[ast.expr]:
    found: list[ast.expr] = []
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name:
                    found.append(node.value)
                elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = zip(target.elts, node.value.elts, strict=False)
                    found += [to for at, to in pairs if getattr(at, "id", "") == name]
                elif isinstance(target, ast.Tuple) and name in ast.unparse(target):
                    return []
    return found


def test_every_key_that_is_said_in_the_code_exists():
    known = set(sayable("en"))
    for said in everything_said():
        for pattern in said.patterns:
            assert any(re.fullmatch(pattern, key) for key in known), (said.where, pattern)


def test_what_is_said_is_found():
    """The search sees the ways in which keys are written; else the tests beside it prove little."""
    found = {key for said in everything_said() if said.is_known for key in said.found()}
    assert {"racko-go-or-wait", "vote-seat", "lobby-players-exactly", "command-play"} <= found
    assert {"racko-match-over", "over-casual", "scots-or-more-for", "level-greedy"} <= found
    assert len(found) > 300


def test_each_placeholder_is_given_and_nothing_else_is():
    """A call that says one of several sentences may give more than each of them needs."""
    checked = 0
    for said in everything_said():
        keys = said.found() if said.is_known and not BROAD & set(said.patterns) else []
        wanted = [sayable(language)[key].placeholders for key in keys for language in LANGUAGES]
        for names in wanted:
            assert said.open or len(keys) > 1 or names <= said.given, said
        if wanted:
            checked += 1
            assert said.given <= frozenset.union(*wanted), said
    assert checked > 250


BROAD = {rf"{game}\-.+" for game in EVERY_GAME}
"""The sentences of events, which matches fill in: see `test_limits.py`."""


def literals() -> Iterator[str]:
    """Every text in the source, for keys that wander through variables before they are said."""
    for _, tree in modules():
        scopes = [each for each in ast.walk(tree) if isinstance(each, FUNCTIONS)]
        for scope in (tree, *scopes):
            for node in ast.walk(scope):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield re.escape(node.value)
                elif isinstance(node, ast.JoinedStr) and scope is not tree:
                    yield from patterns(node, scope)


def is_written(key: str, found: set[str]) -> bool:
    """As a whole, or as a beginning and an ending that are put together."""
    dashes = [place for place, sign in enumerate(key) if sign == "-"]
    halves = [(re.escape(key[:place]), re.escape(key[place:])) for place in dashes]
    return re.escape(key) in found or any({*each} <= found for each in halves)


def test_no_sentence_is_unused():
    found = set(literals())
    open_ = [re.compile(each) for each in found if ".+" in each and each not in BROAD]
    narrow = [each for each in open_ if len(each.pattern.replace(".+", "")) > 4]
    wanted = wanted_keys()
    for key in messages("en"):
        names = {key, *(each for each in sayable("en") if shared(each) == key)}
        used = any(is_written(name, found) or name in wanted for name in names)
        assert used or any(each.fullmatch(name) for each in narrow for name in names), key


# What several games say alike


def test_what_two_games_say_alike_is_written_once():
    for key in messages("en"):
        game, _, rest = key.partition("-")
        if game in GAMES:
            texts = [_texts(language)[key] for language in LANGUAGES]
            others = [f"{each}-{rest}" for each in (*GAMES, "game") if each != game]
            for other in others:
                if other in messages("en"):
                    assert [_texts(each)[other] for each in LANGUAGES] != texts, (key, other)


def test_no_sentence_of_a_game_is_called_as_a_game_is():
    """It would fall back on the name of that game."""
    for key in messages("en"):
        game, _, rest = key.partition("-")
        assert not (game in GAMES and rest in GAMES), key


@every_language
@every_game
def test_a_game_without_a_sentence_of_its_own_says_the_shared_one(game, language):
    said = words(language)
    assert said(f"{game.key}-refused-not_your_turn") == said("game-refused-not_your_turn")
    with pytest.raises(MissingWords):
        said(f"{game.key}-no-such-key")


# What has to have a sentence


def wanted_keys() -> set[str]:
    keys = {f"speed-{key}" for key in SPEEDS}
    keys |= {f"answer-{each.code}" for each in answers()}
    keys |= {f"command-play-{key}" for key in PLAY_OPTIONS.values()}
    for game in GAMES.values():
        keys |= set(keys_of(game))
    return keys


def answers() -> list[type[Answer]]:
    for module in walk_packages(bot.__path__, "bot."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    return _below(Answer)


def _below(kind: type[Answer]) -> list[type[Answer]]:
    return [each for one in kind.__subclasses__() for each in (one, *_below(one))]


def keys_of(game: AnyGame) -> Iterator[str]:
    key = game.key
    yield from (f"game-{key}", *(f"{key}-{each}" for each in ("what", "how", "how-alt", "start")))
    yield LOOKS[key].table.unit(game.Options())
    yield from (f"{key}-{event.__name__}" for event in public_events(game))
    yield from (f"{key}-refused-{refusal.code}" for refusal in refusals(game))
    yield from (f"{key}-preset-{each.key}" for each in game.presets)
    yield f"{key}-preset-{CUSTOM}"
    yield from (f"level-{level}" for level in game.players)
    for control in controls(key):
        option = f"{key}-option-{control.name}"
        yield from (option, f"{option}-help")
        if control.kind == "choice":
            yield from (f"{option}-{'none' if each is None else each}" for each in control.values)


def public_events(game: AnyGame) -> tuple[type[Any], ...]:
    return get_args(import_module(game.Dealt.__module__).Public)


def refusals(game: AnyGame) -> frozenset[Refusal]:
    return _refusals_in(game.Dealt.__module__.rpartition(".")[0])


@cache
def _refusals_in(name: str) -> frozenset[Refusal]:
    """Those that stand as values in the modules of a game, and those that its functions make."""
    package = import_module(name)
    found: set[Refusal] = set()
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        loaded = import_module(module.name)
        for value in vars(loaded).values():
            for each in value.values() if isinstance(value, dict) else (value,):
                if isinstance(each, Refusal):
                    found.add(each)
        found |= set(_made_in(Path(str(loaded.__file__))))
    return frozenset(found)


def _made_in(path: Path) -> Iterator[Refusal]:
    """`Refusal("code", clause, …)` inside a function; a clause that is computed is in the texts of
    that function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef):
            for call in ast.walk(scope):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal":
                    code = call.args[0]
                    assert isinstance(code, ast.Constant), path
                    for clause in _clauses(call.args[1], scope):
                        yield Refusal(str(code.value), clause)


def _clauses(value: ast.expr, scope: ast.FunctionDef) -> list[str]:
    if isinstance(value, ast.Constant):
        return [str(value.value)]
    texts = [each.value for each in ast.walk(scope) if isinstance(each, ast.Constant)]
    return [each for each in texts if isinstance(each, str) and re.match(r"[A-Z]{2}-\w", each)]


@every_language
def test_everything_that_can_be_said_of_a_game_has_its_sentence(language):
    assert wanted_keys() - sayable(language).keys() == set()


@every_language
@every_game
def test_every_refusal_is_said_in_words_with_its_clause_at_the_end(game, language):
    found = refusals(game)
    assert len({each.code for each in found}) >= 6
    for refusal in found:
        said = sentence_of(IllegalMove(refusal), game.key, words(language))
        assert said.endswith(f". ({refusal.clause})"), said
        assert "_" not in said
        assert said[:1].isupper()


@every_game
def test_a_sentence_for_a_clause_belongs_to_a_refusal_with_that_clause(game):
    """Else nobody would ever read it."""
    known = {f"{game.key}-refused-{each.code}" for each in refusals(game)}
    special = {
        f"{game.key}-refused-{each.code}-{each.clause}".replace(".", "_") for each in refusals(game)
    }
    for key in messages("en"):
        if key.startswith(f"{game.key}-refused-"):
            assert key in known | special, key


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        pytest.param(
            Refusal("too_few", "QS-5.3"), "Two or more matching cards claim the pile.", id="claim"
        ),
        pytest.param(Refusal("too_few", "QS-6.1"), "A set has three cards or more.", id="set"),
    ],
)
def test_one_code_says_what_its_clause_means(refusal, said):
    told = sentence_of(IllegalMove(refusal), "scots", words("en"))
    assert told == f"{said} ({refusal.clause})"


RIGHTS = ("view_channel", "send_messages", "send_messages_in_threads", "create_public_threads")


def made(answer: type[Answer]) -> Answer:
    """The one that tells most."""
    return NoPermissions(RIGHTS) if answer is NoPermissions else answer()


@every_language
def test_every_answer_and_error_has_its_own_words(language):
    said = words(language)
    sentences = [sentence_of(made(each), "rank", said) for each in answers()]
    assert len(set(sentences)) == len(sentences) >= 20
    assert sentence_of(UnreadableMove(), "rank", said) == said("answer-stale_press")
    faults = [Fault("runRule", "hostile <@1> text", "RO-R29")]
    told = sentence_of(BadOptions(faults), "racko", said)
    assert told == f"{said('answer-bad_options')} (RO-R29)"


def test_a_sentence_is_put_together_once_for_all_tables_that_say_it():
    said = words("en")
    first = said("boards-wins", count=7_341)
    before = _sentence.cache_info()
    assert said("boards-wins", count=7_341) == first
    assert said("boards-wins", count=7_342) != first
    after = _sentence.cache_info()
    assert (after.hits - before.hits, after.misses - before.misses) == (1, 1)


def test_a_key_that_no_language_has_is_a_bug_and_not_an_empty_text():
    with pytest.raises(MissingWords):
        words("it")("no-such-key")
    with pytest.raises(MissingWords):
        words("it")("turn-of")


@every_language
def test_the_other_language_is_not_english(language):
    """Only names, signs, what both share and what the sheets print in English are the same."""
    if language == "en":
        return
    printed = {name for game in GAMES for term in glossary(language, game) for name in term.sheet}
    in_english = options_said() | _texts(FALLBACK)
    same = [
        key
        for key, text in _texts(language).items()
        if text == in_english.get(key)
        and text not in printed
        and not key.startswith(SHARED_STARTS)
        and re.search(r"[a-z]{3}", re.sub(r"\{.*?\}", "", text))
    ]
    assert set(same) <= SHARED, set(same) - SHARED


SHARED_STARTS = (*(f"game-{game}" for game in EVERY_GAME), "scots-name-")
SHARED = {
    "menu-button",
    "menu-title",
    "about-title",
    "table-choice",
    "lobby-host",
    "lobby-host-button",
    "racko-title",
    "scots-title",
    "racko-mark-out",
}


@cache
def _texts(language: str) -> dict[str, str]:
    return {
        entry.id.name: raw(text, entry).partition("=")[2].strip()
        for _, text in sources(language)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message)
    }


# How long, and how said


@every_language
def test_no_sentence_names_the_player_and_no_clause_stands_outside_a_refusal(language):
    for key, text in _texts(language).items():
        assert not re.search(r"\bthe player\b|\bil giocatore\b", text), key
        # drawing that ends a round says beforehand why, and clauses speak of one another
        if key != "scots-draw-ends" and not key.startswith("clause-"):
            assert not re.search(r"\b(RK|RO|QS|LE)-\w", text), key
        assert "  " not in re.sub(r"\s*\n\s*", " ", text), key


@every_language
def test_what_goes_into_commands_and_forms_fits(language):
    said = words(language)
    for key in sayable(language):
        if key.startswith("command-") or re.match(r"(speed|level)-", key):
            assert 0 < len(said(key)) <= 100, key
        if re.fullmatch(r"lobby-cut-title|\w+-option-\w+", key):
            assert len(said(key)) <= min(LONGEST_TITLE, LONGEST_LABEL), key
        if re.fullmatch(r"\w+-(preset-[\w-]+|option-\w+-(?!help).+)", key):
            assert len(said(key)) <= 38, key
        if key.endswith("-help") and "-option-" in key:
            assert len(said(key)) <= 100, key
    assert len(said("lobby-cut-note")) <= 100
    assert len(said("lobby-file-note")) <= 100


PLAIN_LABELS = re.compile(
    r"[a-z]+-button|lobby-(join|leave|how|start|add|host-button|cut|cut-again|options|cancel"
    r"|rated-.+|door-.+)|menu-(scores|moves|rules|leave|down|report)|more-(ping|auto|careful)-.+"
    r"|rank-(play|pass|give|lead|steal|keep|take|auto-pass)|racko-(draw|wait)"
    r"|scots-[a-z]+-button"
)


@every_language
def test_labels_without_a_number_or_name_are_short(language):
    """Discord advises 38 characters at most; four of a row should fit a phone."""
    found = [key for key in messages(language) if PLAIN_LABELS.fullmatch(key)]
    assert len(found) > 45
    for key in found:
        if not messages(language)[key].placeholders:
            assert len(words(language)(key)) <= 24, key


@every_language
def test_a_text_that_names_a_button_names_it_as_it_is_called(language):
    said = words(language)
    named = {
        "help-text": [
            "hand-button",
            "menu-button",
            "menu-down",
            "lobby-join",
            "lobby-start",
            "lobby-fill",
        ],
        "away": ["hand-button"],
        "vote-absent": ["hand-button"],
        "answer-nothing_to_decide": ["hand-button"],
        "leave-question": ["hand-button"],
        "leave-left": ["hand-button"],
        "rank-stuck-hint": ["more-button"],
        "scots-end-turn": ["scots-discard-button"],
    }
    for key, labels in named.items():
        wanted = messages(language)[key].placeholders
        text = said(key, **dict.fromkeys(wanted, "x"))
        for label in labels:
            assert said(label) in text, (key, label)


@every_language
def test_help_tells_of_every_button_and_shows_every_game(language):
    text = words(language)("help-text", games="GAMES")
    assert len(text.splitlines()) == 6
    assert text.endswith("\nGAMES")
    assert text.count("**") == 2 * 5
