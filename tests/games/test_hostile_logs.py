"""Files that were made to trouble the verifier: each is answered with a sentence."""

import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import __main__ as console
from games import verify
from games.catalogue import GAMES
from games.tools.judge import judge
from tests.games.test_dealing import finished
from tests.sample.fourth import SHIPPED

LOGS = {key: finished(game, game.short, ("a", "", "b")).texts() for key, game in SHIPPED.items()}
DECK = json.loads(LOGS["scots"][0])["options"]["deck"]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
entry = anything | st.sampled_from(["0 draw", "dealer deal", "dealer deal 1", "0", "2 pass pass"])


def answered(log: list[Any]) -> None:
    """Either it fits, or a sentence says why not; nothing else is raised."""
    with suppress(verify.DoesNotFit):
        verify.check(log, None, judge)


@given(st.data(), st.sampled_from(list(LOGS)))
def test_any_head_is_answered(data, key):
    head, *moves = LOGS[key]
    fields = ["game", "rules", "seats", "options", "words", "commitment", "seed", "position", "x"]
    changes = st.dictionaries(st.sampled_from(fields), anything, min_size=1, max_size=2)
    answered([json.loads(head) | data.draw(changes), *moves])


@given(st.dictionaries(st.sampled_from(list(DECK)), anything, min_size=1), anything)
def test_any_deck_is_answered(changes, one):
    head, *moves = LOGS["scots"]
    for deck in (
        DECK | changes,
        DECK | {"types": [one]},
        DECK | {"types": [DECK["types"][0] | changes]},
    ):
        options = json.loads(head)["options"] | {"deck": deck}
        answered([json.loads(head) | {"options": options}, *moves])


@given(st.sampled_from(list(LOGS)), st.dictionaries(st.text(max_size=8), anything))
def test_any_position_is_answered(key, position):
    head, *moves = LOGS[key]
    answered([json.loads(head) | {"position": position}, *moves])
    known = {"round": 3, "handNumber": 1, "recycles": 1, "pile": ["BO"], "phase": "deal"} | position
    answered([json.loads(head) | {"position": known}, *moves])


@given(st.sampled_from(list(LOGS)), st.lists(entry, max_size=3), st.integers(0, 40))
def test_any_moves_are_answered(key, strange, at):
    log = LOGS[key]
    answered([*log[: 1 + at], *strange, *log[1 + at :]])


@given(anything | st.lists(entry, max_size=4))
def test_any_json_is_answered(whole):
    for text in (json.dumps(whole), json.dumps({"match": whole}), str(whole)):
        with suppress(verify.DoesNotFit, verify.TooLong):
            answered(verify.entries(text))


SEALED = json.loads(LOGS["scots"][0])
TYPE = DECK["types"][0]


def of_deck(*types: Any) -> str:
    options = SEALED["options"] | {"deck": {"types": list(types)}}
    return json.dumps([SEALED | {"options": options}, "dealer deal"])


HOSTILE = {
    "nothing": "",
    "zeros": "\0" * verify.LARGEST,
    "deep lists": "[" * verify.LARGEST,
    "deep objects": '{"a":' * (verify.LARGEST // 5),
    "deep in the head": '[{"game":"rank","seats":3,"options":{"a":'
    + "[" * 90_000
    + "]" * 90_000
    + "}}]",
    "empty lists": "[" + "[]," * (verify.LARGEST // 3 - 2) + "[]]",
    "lines": "a\n" * (verify.LARGEST // 2),
    "a long number": "[" + "9" * (verify.LARGEST - 2) + "]",
    "a table of a milliard": json.dumps([SEALED | {"seats": 10**9}]),
    "true seats": json.dumps([SEALED | {"seats": True}]),
    "a deck of a milliard": of_deck(TYPE | {"copies": 10**9}),
    "as many less": of_deck(TYPE | {"copies": -(10**9)}, TYPE | {"copies": 10**9}),
    "a milliard of types": of_deck(*[TYPE | {"copies": 0}] * 15_000),
    "half a letter": json.dumps([SEALED | {"words": ["\ud800"]}]),
    "words of a megabyte": json.dumps([SEALED | {"words": ["a" * 10**6]}]),
    "a game that is a list": json.dumps([SEALED | {"game": []}]),
    "a seed of a megabyte": json.dumps([SEALED | {"seed": "00" * 5 * 10**5}]),
    "a pile of thousands": "\n".join(
        [LOGS["scots"][0], LOGS["scots"][1], "0 discard" + " BO" * 9_000]
    ),
    "a pile as a number": json.dumps([SEALED | {"position": {"pile": 10**9}}, "dealer shuffle"]),
    "signs for a terminal": json.dumps([SEALED, "dealer deal \x1b[2J\x07"]),
    "an option for a terminal": json.dumps(
        [SEALED | {"options": SEALED["options"] | {"\x1b[2J": 1}}, *LOGS["scots"][1:]]
    ),
}


LAWFUL_ALONE = {"an option for a terminal"}
"""What only the rules refuse."""


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("judged", [True, False], ids=["by the rules", "alone"])
def test_a_hostile_file_is_answered_with_a_sentence(name, judged, tmp_path, capsys):
    file = tmp_path / "log"
    file.write_text(HOSTILE[name], encoding="utf-8")
    code = console.main(["verify", str(file)]) if judged else verify.main([str(file)])
    assert code or (name in LAWFUL_ALONE and not judged)
    told = capsys.readouterr()
    lines = (told.out + told.err).splitlines()
    said = ("It does not fit: ", "Cannot read the file: ") if code else ("It fits: ",)
    assert lines[0].startswith(said)
    assert all(each.isprintable() for each in lines)
    assert len(lines[0]) < verify.MOST_SAID + 20


def test_a_file_without_an_end_is_not_read_to_it(tmp_path, capsys):
    file = tmp_path / "log"
    with file.open("wb") as made:
        made.truncate(10**12 if sys.platform == "linux" else 10 * verify.LARGEST)
    assert verify.main([str(file)]) == 2
    assert "has more than" in capsys.readouterr().err


def test_the_longest_matches_are_far_from_the_limits():
    """RANK at twelve seats has the most moves; an export takes the most bytes for each."""
    log = finished(GAMES["rank"], {}, seats=12).texts()
    assert len(log) * 4 < verify.LONGEST
    assert len(log) * 130 * 4 < verify.LARGEST


def test_the_verifier_is_read_by_people():
    """It is attached to a message: a page or two, in letters that every editor shows."""
    text = Path(verify.__file__).read_text(encoding="utf-8")
    assert text.isascii()
    assert len(text.splitlines()) < 400
