"""The rules console, spoken to line by line, and what it makes of hostile lines."""

import io
import json
import re
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.__main__ import main, protocol
from games.catalogue import GAMES
from games.rulebook import clauses, page
from games.tools.console import LONGEST_LINE, MOST_MATCHES, OPERATIONS, Console, serve
from tests.games.test_contract import refusals
from tests.sample.fourth import EVERY_GAME

SEED = "00" * 32


class Speaker:
    """Says one request at a time to a console in this process."""

    def __init__(self) -> None:
        self.console = Console()

    def __call__(self, op: str, **fields: Any) -> dict[str, Any]:
        return self.console.answer(json.dumps({"op": op, **fields}))

    def new(self, game: str = "racko", seats: int = 2, **fields: Any) -> str:
        answer = self("new", game=game, seats=seats, seed=SEED, **fields)
        assert answer["ok"], answer
        return str(answer["match"])


@pytest.fixture
def ask() -> Speaker:
    return Speaker()


def test_games_tells_what_can_be_played(ask):
    answer = ask("games", id="x")
    assert answer.pop("ok")
    assert answer.pop("id") == "x"
    assert list(answer) == list(GAMES)
    for key, card in answer.items():
        assert card["seats"] == list(GAMES[key].seats)
        assert card["options"]["properties"]
        assert {"key", "options", "seats"} == set(card["presets"][0])
        assert {"random", "greedy"} <= set(card["players"])


@pytest.mark.parametrize("key", list(EVERY_GAME))
def test_a_whole_match_is_played_through_the_console(ask, key):
    match = ask.new(key, GAMES[key].seats[-1], options=GAMES[key].short)
    to_act = ask("state", match=match)["state"] and ask("move", match=match, seat=0, move="x")
    assert to_act["error"] == "unreadable"
    to_act = turn(ask, match)
    for _ in range(20_000):
        if not to_act:
            break
        (seat,) = to_act
        chosen = ask("choose", match=match, seat=seat, player="greedy", seed="1")
        answer = ask("move", match=match, seat=seat, move=chosen["move"])
        assert answer["ok"], answer
        assert answer["events"]
        to_act = answer["to_act"]
    assert to_act == []
    log = ask("log", match=match)["log"]
    again = ask("replay", log=log)
    assert again["to_act"] == []
    assert ask("state", match=again["match"])["state"] == ask("state", match=match)["state"]
    assert ask("choose", match=match, seat=0, player="greedy")["error"] == "game_over"


def turn(ask: Speaker, match: str) -> list[Any]:
    for seat in range(12):
        if ask("legal", match=match, seat=seat).get("moves"):
            return [seat]
    return []


def test_the_dealer_acts_from_the_seed_and_the_same_seed_deals_the_same(ask):
    one, two = (ask("state", match=ask.new())["state"] for _ in range(2))
    assert one == two
    rolled = [ask("new", game="racko", seats=2)["match"] for _ in range(2)]
    assert ask("state", match=rolled[0]) != ask("state", match=rolled[1])


def test_with_chance_given_somebody_deals(ask):
    answer = ask("new", game="racko", seats=2, chance="given")
    match = answer["match"]
    assert answer["to_act"] == ["dealer"]
    assert ask("legal", match=match, seat="dealer")["moves"] == []
    answer = ask("move", match=match, seat="dealer", move="cut 17 4")
    assert answer["events"] == [{"event": "dealerDrawn", "cards": [17, 4], "dealer": 1}]
    deck = " ".join(map(str, range(40, 0, -1)))
    answer = ask("move", match=match, seat="dealer", move=f"deal {deck}")
    assert answer["to_act"] == [0]
    ask("move", match=match, seat=0, move="draw")
    answer = ask("move", match=match, seat=0, move="drop !")
    assert [event["event"] for event in answer["events"]] == ["dropped", "racko", "scored"]
    assert answer["to_act"] == ["dealer"]
    assert ask("move", match=match, seat=0, move="draw")["error"] == "round_over"
    head = json.loads(ask("log", match=match)["log"][0])
    assert "seed" not in head
    assert ask("replay", log=ask("log", match=match)["log"])["to_act"] == ["dealer"]


def test_a_position_sets_a_match_up_in_the_middle(ask):
    rack = [5, 9, 10, 14, 22, 8, 41, 50, 52, 60]
    position = {"racks": [rack], "draw": [30], "discard": [2, 11, 33], "turn": 0}
    match = ask("position", game="racko", seats=4, position=position)["match"]
    assert ask("view", match=match, seat=0)["view"]["racks"] == [rack, None, None, None]
    assert ask("view", match=match, seat=None)["view"]["racks"] == [None] * 4
    state = ask("state", match=match)["state"]
    again = ask("position", game="racko", seats=4, position=state)["match"]
    assert ask("state", match=again)["state"] == state
    log = ask("log", match=match)["log"]
    assert json.loads(log[0])["position"] == state
    assert ask("state", match=ask("replay", log=log)["match"])["state"] == state


def test_a_refusal_names_the_clause_that_gives_the_reason(ask):
    match = ask.new("rank", 3)
    ask("move", match=match, seat=1, move="play 1")
    refused = ask("move", match=match, seat=2, move="play U")
    assert (refused["error"], refused["clause"]) == ("lone_modifier", "RK-20.1")
    assert refused["message"].startswith("A player whose whole hand is modifiers may play")


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_the_words_of_a_clause_are_whole(game):
    """Also where it ends in a table, holds brackets, or is a row of rulings."""
    text = page(game.key).replace("\n  ", " ")
    known = clauses(game.key)
    for refusal in refusals(game):
        assert refusal.clause in known, refusal
    for name, told in known.items():
        assert not told.endswith((":", "|")) or name == "QS-2.3", name  # the deck's file
        assert not re.search(r" [,;)]| \.(?!\.)|[`*|]", told), (name, told)
        for opens, closes in ("()", "[]"):
            assert told.count(opens) == told.count(closes), (name, told)
        written = re.search(rf"^- \*\*{re.escape(name)}\*\* (.+)$", text, re.MULTILINE)
        for code in re.findall(r"`([^`]+)`", written[1] if written else ""):
            assert code in told, (name, code)


def test_a_refusal_carries_code_clause_and_the_words_of_the_clause(ask):
    match = ask.new()
    seat = turn(ask, match)[0]
    before = ask("state", match=match)
    assert ask("move", match=match, seat=seat, move="take 55", id=[1]) == {
        "ok": False,
        "error": "bad_slot",
        "clause": "RO-1.3",
        "message": ask("move", match=match, seat=seat, move="take 55")["message"],
        "id": [1],
    }
    assert "ten slots" in ask("move", match=match, seat=seat, move="take 55")["message"]
    assert ask("state", match=match) == before


def test_a_closed_match_is_forgotten(ask):
    match = ask.new()
    assert ask("close", match=match) == {"ok": True}
    assert ask("state", match=match)["error"] == "unknown_match"
    assert ask("close", match=match)["error"] == "unknown_match"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "bad_request"),
        ({"op": 3}, "bad_request"),
        ({"op": "dance"}, "unknown_op"),
        ({"op": "__init__"}, "unknown_op"),
        ({"op": "answer"}, "unknown_op"),
        ({"op": "new"}, "bad_request"),
        ({"op": "new", "game": "chess", "seats": 2}, "unknown_game"),
        ({"op": "new", "game": ["racko"], "seats": 2}, "bad_request"),
        ({"op": "new", "game": "racko", "seats": True}, "bad_request"),
        ({"op": "new", "game": "racko", "seats": 2.0}, "bad_request"),
        ({"op": "new", "game": "racko", "seats": 10**60}, "bad_options"),
        ({"op": "new", "game": "racko", "seats": -1}, "bad_options"),
        ({"op": "new", "game": "racko", "seats": 2, "options": []}, "bad_request"),
        ({"op": "new", "game": "racko", "seats": 2, "options": {"target": 1e300}}, "bad_options"),
        ({"op": "new", "game": "racko", "seats": 2, "seed": "12"}, "bad_request"),
        ({"op": "new", "game": "racko", "seats": 2, "seed": 12}, "bad_request"),
        ({"op": "new", "game": "racko", "seats": 2, "seed": " " + "0" * 63}, "bad_request"),
        ({"op": "new", "game": "racko", "seats": 2, "chance": "dice"}, "bad_request"),
        ({"op": "position", "game": "racko", "seats": 2}, "bad_request"),
        ({"op": "position", "game": "racko", "seats": 2, "position": {"draw": []}}, "bad_request"),
        ({"op": "legal"}, "bad_request"),
        ({"op": "legal", "match": "m0", "seat": 0}, "unknown_match"),
        ({"op": "legal", "match": ["m1"], "seat": 0}, "bad_request"),
        ({"op": "legal", "match": "m1", "seat": 2}, "bad_request"),
        ({"op": "legal", "match": "m1", "seat": -1}, "bad_request"),
        ({"op": "legal", "match": "m1", "seat": False}, "bad_request"),
        ({"op": "move", "match": "m1", "seat": 0}, "bad_request"),
        ({"op": "move", "match": "m1", "seat": 0, "move": "x" * 1_000_000}, "unreadable"),
        ({"op": "move", "match": "m1", "seat": 0, "move": "take \ud800"}, "unreadable"),
        ({"op": "view", "match": "m1", "seat": "me"}, "bad_request"),
        ({"op": "choose", "match": "m1", "seat": 0, "player": "god"}, "bad_request"),
        ({"op": "choose", "match": "m1", "seat": 0, "player": "greedy", "seed": 1}, "bad_request"),
        ({"op": "choose", "match": "m1", "seat": 1, "player": "greedy"}, "not_your_turn"),
        ({"op": "replay", "log": "x"}, "bad_request"),
        ({"op": "replay", "log": []}, "bad_request"),
        ({"op": "replay", "log": ["x"]}, "bad_request"),
        ({"op": "replay", "log": [{"game": "racko"}]}, "bad_request"),
        ({"op": "replay", "log": [{"game": "racko", "seats": 2, "rules": 99}]}, "bad_request"),
        ({"op": "replay", "log": [{"game": "racko", "seats": 2, "words": [7]}]}, "bad_request"),
        ({"op": "replay", "log": [{"game": "racko", "seats": 2, "position": 7}]}, "bad_request"),
        ({"op": "replay", "log": [{"game": "racko", "seats": 2, "seed": "z"}]}, "bad_request"),
        (
            {
                "op": "replay",
                "log": [{"game": "racko", "seats": 2, "seed": SEED, "commitment": "0"}],
            },
            "bad_request",
        ),
        ({"op": "replay", "log": [{"game": "racko", "seats": 2}, 7]}, "bad_request"),
        ({"op": "replay", "log": [{"game": "racko", "seats": 2}, "7 draw"]}, "bad_request"),
        ({"op": "replay", "log": [{"game": "racko", "seats": 2}, "0 draw"]}, "not_your_turn"),
        ({"op": "replay", "log": [{"game": "racko", "seats": 2}, "0 sing"]}, "unreadable"),
    ],
)
def test_a_bad_request_gets_its_code(ask, request_, code):
    position = {"turn": 0}
    ask("position", game="racko", seats=2, position=position)
    answer = ask.console.answer(json.dumps(request_))
    assert (answer["ok"], answer["error"]) == (False, code)
    assert len(answer["message"]) < 2_000


@pytest.mark.parametrize(
    "line",
    ["", "{", "[]", "7", "null", '"op"', "{'op':1}", '{"op":NaN}', "[" * 100_000, "9" * 10_000],
)
def test_a_line_that_is_no_object_gets_an_answer(ask, line):
    assert ask.console.answer(line)["error"] == "bad_request"


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=8) | st.sampled_from(["game", "turn"]), inner)
    ),
    max_leaves=8,
)
names = ("match", "seat", "move", "game", "seats", "options", "position", "log", "player", "seed")


@given(
    st.sampled_from(sorted(OPERATIONS)),
    st.dictionaries(
        st.sampled_from(names),
        any_json | st.sampled_from(["m1", *EVERY_GAME, 0, 2, 3, "dealer"]),
    ),
)
def test_no_request_is_a_bug(op, fields):
    console = Console()
    console.answer(json.dumps({"op": "new", "game": "racko", "seats": 2}))
    answer = console.answer(json.dumps({"op": op, **fields}))
    assert answer.get("error") != "internal"


@pytest.mark.parametrize("key", list(EVERY_GAME))
@given(data=st.data())
def test_no_position_is_a_bug(key, data):
    """Whatever a position says: it is refused, or what can be done from it can be done."""
    console = Console()
    fields = [field.alias for field in GAMES[key].position.model_fields.values()]
    small = st.integers(-1, 13) | st.sampled_from(["C", "W", "BO", "CJ", "-", "2x6", "play"])
    value = small | st.lists(small, max_size=11) | st.lists(st.lists(small, max_size=10))
    position = data.draw(st.dictionaries(st.sampled_from(fields), value | any_json))
    request = {"op": "position", "game": key, "seats": 3, "seed": SEED, "position": position}
    answer = console.answer(json.dumps(request))
    assert answer.get("error") in {None, "bad_request"}
    for _ in range(12):
        if not answer["ok"] or not answer["to_act"]:
            return
        (seat,) = answer["to_act"]
        moves = console.answer(json.dumps({"op": "legal", "match": "m1", "seat": seat}))["moves"]
        move = data.draw(st.sampled_from(moves))
        request = {"op": "move", "match": "m1", "seat": seat, "move": move}
        answer = console.answer(json.dumps(request))
        assert answer["ok"], answer
        for viewer in (None, 0, 1, 2):
            assert console.answer(json.dumps({"op": "view", "match": "m1", "seat": viewer}))["ok"]


def test_a_bug_is_answered_and_named_without_its_words(ask, monkeypatch, capsys):
    def burst(*_: object) -> None:
        raise ZeroDivisionError("the hand is 7 8 8")

    monkeypatch.setitem(OPERATIONS, "games", burst)
    assert ask("games")["error"] == "internal"
    assert capsys.readouterr().err == "courtyard: ZeroDivisionError in the console\n"


def test_too_many_open_matches_are_refused(ask):
    ask.console.matches.update((str(n), None) for n in range(MOST_MATCHES))
    assert ask("new", game="racko", seats=2)["error"] == "bad_request"


def test_every_line_is_answered_and_none_ends_the_service():
    lines = [b'{"op":"games","id":1}', b"", b"\xff\xfe", b"x" * (LONGEST_LINE + 9), b'{"op":"new"}']
    answers = io.StringIO()
    serve(io.BytesIO(b"\n".join(lines)), answers)
    said = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [answer.get("error") for answer in said] == [None, *["bad_request"] * 3]


def test_a_last_line_too_long_and_without_an_end_is_answered():
    answers = io.StringIO()
    serve(io.BytesIO(b"x" * (LONGEST_LINE + 9)), answers)
    assert json.loads(answers.getvalue())["message"] == "the line is too long"


def test_the_program_answers_on_its_standard_output():
    done = subprocess.run(
        [sys.executable, "-m", "games"],
        input='{"op":"games"}\n{"op":"new","game":"racko","seats":2}\n',
        capture_output=True,
        text=True,
        check=True,
    )
    games, new = map(json.loads, done.stdout.splitlines())
    assert games["racko"]["seats"] == [2, 3, 4]
    assert new["match"] == "m1"
    assert done.stderr == ""


def test_help_prints_the_protocol_with_every_position_field(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    assert protocol() in said
    for op in OPERATIONS:
        assert f'"op":"{op}"' in said
    for game in GAMES.values():
        for field in game.position.model_fields.values():
            assert f"`{field.alias}`: " in said
            assert field.description


def test_verify_is_a_command_of_the_program(tmp_path, capsys):
    assert main(["verify", str(tmp_path / "none")]) == 2
    assert "Cannot read" in capsys.readouterr().err


def test_a_person_at_the_terminal_is_greeted(monkeypatch, capsys):
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal(io.BytesIO(b'{"op":"games"}\n')))
    assert main([]) == 0
    said = capsys.readouterr()
    assert "--help" in said.err
    assert json.loads(said.out)["ok"]


def test_an_interrupt_ends_the_program_quietly(monkeypatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("games.__main__.serve", interrupted)
    assert main([]) == 130
