"""The deal that can be checked: DEALING.md's vectors, fairness, and the verifier."""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import dealing, verify
from games.catalogue import GAMES
from games.game import AnyGame
from games.match import BadLog, Match, new_match, replay
from games.tools.judge import judge
from tests.rulepages import section, tables
from tests.sample.fourth import EVERY_GAME, SHIPPED

PAGE = files("games").joinpath("DEALING.md").read_text(encoding="utf-8")
SEEDS, ORDERS, PRINTS = tables(section(PAGE, "Test vectors"))
KEY = bytes.fromhex(SEEDS[0]["key"])


def words_of(row: dict[str, str]) -> tuple[str, ...]:
    cell = row["words"]
    return () if cell == "-" else tuple(word.strip("`") for word in cell.split(" / "))


@pytest.mark.parametrize("row", SEEDS, ids=["no words", "with words"])
def test_commitment_and_key_are_those_of_the_page(row):
    seed = bytes.fromhex(row["seed"])
    assert dealing.commitment(seed) == verify.commitment(seed) == row["commitment"]
    key = dealing.key(seed, words_of(row))
    assert key == verify.deal_key(seed, words_of(row)) == bytes.fromhex(row["key"])


@pytest.mark.parametrize("row", ORDERS, ids=lambda row: row["label"])
def test_a_label_shuffles_as_on_the_page(row):
    items = row["list"].split()
    assert list(dealing.shuffler(KEY)(row["label"], items)) == row["result"].split()
    assert verify.shuffled(KEY, row["label"], items) == row["result"].split()


@pytest.mark.parametrize("row", PRINTS, ids=["no words", "with words"])
def test_a_fingerprint_is_that_of_the_page(row):
    head = json.loads(section(PAGE, "Test vectors").partition("head `")[2].partition("`")[0])
    head |= {"commitment": SEEDS[0]["commitment"], "seed": SEEDS[0]["seed"]}
    if words := words_of(row):
        head["words"] = list(words)
    moves = ["dealer cut 17 4", "1 draw"]
    assert dealing.fingerprint(head, moves) == verify.fingerprint(head, moves)
    assert dealing.fingerprint(head, moves) == row["fingerprint"]


def test_the_numbers_are_those_of_the_page():
    drawn = [f"{number:08x}" for number in islice(dealing.numbers(KEY, "deal 0"), 9)]
    assert " ".join(drawn) in " ".join(PAGE.split())


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=20), max_size=4))
def test_the_verifier_computes_what_the_dealer_does(seed, words):
    key = dealing.key(seed, words)
    assert verify.deal_key(seed, words) == key
    items = [str(n) for n in range(60)]
    assert verify.shuffled(key, "deal 3", items) == list(dealing.shuffler(key)("deal 3", items))


def test_every_order_of_three_cards_comes_up_as_often():
    shuffled = dealing.shuffler(KEY)
    drawn = Counter(shuffled(f"deal {n}", "abc") for n in range(6000))
    assert len(drawn) == 6
    assert all(850 < times < 1150 for times in drawn.values())


def test_numbers_that_would_tip_the_scales_are_drawn_again():
    assert dealing.below(3, iter([2**32 - 1, 7])) == 1
    assert dealing.below(2**31, iter([2**32 - 1])) == 2**31 - 1


def test_the_verifier_too_draws_again_what_would_tip_the_scales(monkeypatch):
    """2**32 - 1 is drawn among three, and 2**32 - 2 is the last that is not."""
    for first, shuffled in (([2**32 - 1, 2], "abc"), ([2**32 - 2, 2], "bac")):
        drawn = iter([*first, 1, 1])
        monkeypatch.setattr(verify, "numbers", lambda *_, drawn=drawn: drawn)
        assert "".join(verify.shuffled(KEY, "any", "abc")) == shuffled


def test_a_seed_is_rolled_anew_each_time():
    assert len(dealing.roll()) == 32
    assert dealing.roll() != dealing.roll()


def finished(
    game: AnyGame,
    options: Mapping[str, Any],
    words: tuple[str, ...] = (),
    seats: int = 3,
    player: str = "greedy",
) -> Match:
    """A match that such players have played to its end."""
    return play_on(new_match(game, seats, options, bytes(range(32)), words), player)


def play_on(match: Match, player: str = "greedy") -> Match:
    rng = random.Random(1)
    match.deal()
    while match.to_act:
        (seat,) = match.to_act
        legal = match.game.legal(match.state, seat)
        move = match.game.players[player](match.seen(seat), legal, rng)
        match.play(seat, str(move))
        match.deal()
    return match


WORDS: tuple[tuple[str, ...], ...] = (("lucky", "", "🂡"), (), ("a", "", "ö"))
MORE = {
    "the most for one deck": lambda: finished(GAMES["rank"], {}, seats=6),
    "two decks": lambda: finished(GAMES["rank"], {}, seats=7),
    "piles taken and shuffled": lambda: finished(
        GAMES["scots"], {"maxRounds": 2}, seats=4, player="random"
    ),
}


@pytest.fixture(
    scope="module", params=[*((key, words) for key in EVERY_GAME for words in WORDS[:2]), *MORE]
)
def log(request) -> list[str]:
    if request.param in MORE:
        return MORE[request.param]().texts()
    key, words = request.param
    return finished(EVERY_GAME[key], EVERY_GAME[key].short, words).texts()


def test_characters_that_are_drawn_before_the_cards_are_drawn_again():
    log = finished(GAMES["rank"], {"edition": "second"}, WORDS[2]).texts()
    assert verify.check(log).shuffles == len(deals(log))


def test_a_finished_match_is_dealt_again(log):
    found = verify.check(log)
    assert (found.shuffles, found.moves) == (len(deals(log)), len(log) - 1 - len(deals(log)))
    assert verify.check([json.loads(log[0]), *log[1:]]) == found


def test_piles_are_taken_and_shuffled_in_more_than_one_round():
    """What the verifier has to follow, and the other logs do not ask of it."""
    orders = [text.split()[1] for text in MORE["piles taken and shuffled"]().texts()[1:]]
    first, *later = " ".join(orders).split("deal ")[1:]
    assert "take" in first.partition("shuffle")[0]
    assert any("shuffle" in each for each in later)


def test_the_three_forms_of_a_log_read_the_same(log):
    for text in (json.dumps(log), json.dumps({"log": log}), "\n".join(log)):
        assert verify.entries(text) == log


def test_a_player_cuts_with_two_hundred_characters_at_most():
    log = finished(GAMES["racko"], {"declare": "auto"}, ("ö" * 200, ""), seats=2).texts()
    assert replay(log).words == ("ö" * 200, "")
    with pytest.raises(BadLog, match="words are not texts"):
        replay(changed_head(log, words=["ö" * 201, ""]))


def changed_head(log: list[str], **changes: Any) -> list[str]:
    return [json.dumps({**json.loads(log[0]), **changes}), *log[1:]]


def deals(log: list[str]) -> list[int]:
    return [place for place, text in enumerate(log) if text.startswith("dealer")]


def test_the_first_thing_that_does_not_fit_is_named(log):
    for place in deals(log):
        who, order, *cards = log[place].split()
        if len(set(cards)) == 1:
            continue
        other = next(n for n in range(1, len(cards)) if cards[n] != cards[0])
        cards[0], cards[other] = cards[other], cards[0]
        forged = [*log[:place], " ".join((who, order, *cards)), *log[place + 1 :]]
        with pytest.raises(verify.DoesNotFit, match=rf"entry {place}: {order}: place 1 holds"):
            verify.check(forged)


def test_a_missing_or_doubled_card_is_named(log):
    place = deals(log)[-1]
    with pytest.raises(verify.DoesNotFit, match=f"entry {place}.*belong"):
        verify.check([*log[:place], log[place] + " 1", *log[place + 1 :]])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": None}, "has not been revealed"),
        ({"seed": "00"}, "64 hexadecimal digits"),
        ({"seed": "xyz"}, "not hexadecimal"),
        ({"seed": "00" * 32}, "commitment does not belong"),
        ({"commitment": "00" * 32}, "commitment does not belong"),
        ({"words": ["forged"]}, "place"),
        ({"game": "chess"}, "not the head"),
        ({"seats": "three"}, "seats or options"),
        ({"options": None}, "seats or options"),
        ({"position": {"round": "x", "handNumber": "x"}}, "damaged"),
    ],
)
def test_a_head_that_does_not_fit_is_named(log, changes, said):
    with pytest.raises(verify.DoesNotFit, match=said):
        verify.check(changed_head(log, **changes))


def test_entries_that_are_no_moves_are_named(log):
    for entry in ("9999 pass", "dealer peek 1", "pass", "0", "", 7, None):
        with pytest.raises(verify.DoesNotFit, match=f"entry {len(log)}: not a move"):
            verify.check([*log, entry])


@pytest.mark.parametrize("text", ["", "[]", "{}", "7", "null", "no log"])
def test_a_file_without_a_log_is_refused(text):
    with pytest.raises(verify.DoesNotFit):
        verify.check(verify.entries(text))


@pytest.mark.parametrize(
    ("key", "position"),
    [
        ("racko", {"round": 3, "phase": "roundOver", "totals": [75, 20, 5]}),
        ("racko", {"round": 2}),
        ("rank", {"handNumber": 4, "phase": "deal", "ranking": [2, 0, 1], "tokens": [3, 2, 1]}),
        ("scots", {"round": 2, "phase": "roundOver", "totals": [10, 20, 5]}),
        ("ebb", {"round": 1, "phase": "roundOver", "totals": [-5, 31, 7]}),
        ("scots", {"round": 1, "recycles": 1, "draw": [], "pile": ["BO", "KN", "RI", "BO"]}),
    ],
)
def test_a_match_set_up_in_the_middle_is_dealt_again(key, position):
    options: dict[str, dict[str, Any]] = {
        "racko": {"declare": "auto"},
        "rank": {},
        "scots": {"maxRounds": 5},
        "ebb": {},
    }
    match = play_on(new_match(GAMES[key], 3, options[key], bytes(32), (), position))
    assert verify.check(match.texts(), judge=judge).is_over


def test_a_pile_that_lost_its_wild_alone_is_shuffled_as_it_stayed():
    """Two players who take wilds alone, keep most of their cards and draw else."""
    kinds = {"A": 8, "B": 8, "C": 8, "W": 14}
    types = [{"code": code, "name": code, "value": 5, "copies": kinds[code]} for code in kinds]
    types[-1]["wild"] = True
    options = {"maxRounds": 1, "jewelsOnTop": "alone", "deck": {"types": types}}
    match = new_match(GAMES["scots"], 2, options, bytes(32))
    match.deal()
    while match.to_act:
        (seat,) = match.to_act
        texts = [str(move) for move in match.game.legal(match.state, seat)]
        wild = match.state.phase == "pickup" and match.state.pile[-1] == "W"
        takes = [text for text in texts if wild and text.startswith("take")]
        lays = [text for text in texts if text.startswith("lay") and not match.state.sets[seat]]
        draws = [text for text in texts if text == "draw"]
        throws = [text for text in texts if text.startswith("discard")]
        match.play(seat, [*takes, *lays, *draws, *throws[-1:]][0])
        match.deal()
    log = match.texts()
    taken = [place for place, entry in enumerate(log) if " take" in entry]
    assert any("dealer shuffle" in entry for entry in log[taken[0] :])
    assert verify.check(log).shuffles


@pytest.mark.parametrize("log", [(key, ()) for key in SHIPPED], indirect=True)
def test_the_verifier_runs_as_a_file_without_the_project(log, tmp_path):
    program = tmp_path / "verify.py"
    program.write_text(Path(verify.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    log_file = tmp_path / "log.json"

    def run(*arguments: str) -> tuple[int, str]:
        command = [sys.executable, "-I", str(program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        return done.returncode, done.stdout + done.stderr

    log_file.write_text(json.dumps(log), encoding="utf-8")
    assert run(str(log_file))[0] == 0
    log_file.write_text(json.dumps([*log, "dealer peek"]), encoding="utf-8")
    assert run(str(log_file)) == (
        1, f"It does not fit: entry {len(log)}: not a move of a seat or of the dealer\n"
    )  # fmt: skip
    assert run("missing.json")[0] == 2
    assert run()[0] == 2


@pytest.mark.parametrize("log", [(key, ()) for key in SHIPPED], indirect=True)
def test_the_verifier_alone_says_that_it_has_not_judged_the_moves(log, tmp_path, capsys):
    log_file = tmp_path / "log.json"
    log_file.write_text(json.dumps(log), encoding="utf-8")
    given = ("--fingerprint", dealing.fingerprint(json.loads(log[0]), log[1:]))
    assert verify.main([str(log_file), *given]) == 0
    said = capsys.readouterr().out
    assert "Not known: whether the rules allow the moves" in said
    assert "those that were published" in said


def test_the_verifier_reports_in_this_process_too(log, tmp_path, capsys):
    log_file = tmp_path / "log.json"
    log_file.write_text("\n".join(log), encoding="utf-8")
    assert verify.main([str(log_file)]) == 0
    assert capsys.readouterr().out.startswith("It fits: ")


def test_the_verifier_says_why_it_cannot_check_a_file(tmp_path, capsys):
    """A file that cannot be read is no verdict about the match: 2, and 1 for what does not fit."""

    def said(*arguments: str) -> tuple[int, str]:
        try:
            code = verify.main(arguments)
        except SystemExit as ended:
            code = int(str(ended))
        told = capsys.readouterr()
        assert not told.out
        return code, told.err

    (tmp_path / "bytes").write_bytes(b"\xff")
    assert said(str(tmp_path / "none")) == (2, "Cannot read the file: No such file or directory\n")
    for wrong in ((), ("one", "two"), ("one", "--fingerprint", "00")):
        code, told = said(*wrong)
        assert code == 2
        assert told.startswith("usage: verify.py [-h] [--fingerprint HEX] file\n")
    code, told = said(str(tmp_path / "bytes"))
    assert code == 1
    assert told.startswith("It does not fit: 'utf-8' codec can't decode byte 0xff")
