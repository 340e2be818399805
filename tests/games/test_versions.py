"""A match keeps the rules it began with, also when an option means another thing today."""

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

from games import verify
from games.catalogue import GAMES, name_of, rules_named, rules_of
from games.match import BadLog, Match, new_match, replay
from games.racko import RACKO
from games.racko.events import Scored
from tests.later import LATER, later_rules

OPTIONS = {"declare": "manual", "turnCap": 2, "target": 30}
LIVE = "racko-standard-2-greedy.json"


def played(rules: Any) -> Match:
    """A match to its end, in which nobody ever goes RACK-O."""
    match, rng = new_match(rules, 2, OPTIONS, bytes(32)), random.Random(1)
    match.deal()
    while match.to_act:
        (seat,) = match.to_act
        legal = [move for move in rules.legal(match.state, seat) if not str(move).endswith("!")]
        match.play(seat, str(rng.choice(legal)))
        match.deal()
    return match


def turns(match: Match) -> int:
    """How many turns its rounds lasted."""
    rounds = sum(entry.startswith("dealer deal") for entry in match.log)
    ends = sum(entry.split()[1] in ("take", "place", "drop") for entry in match.log)
    assert ends % rounds == 0
    return ends // rounds


def test_the_same_option_has_either_meaning():
    assert turns(played(RACKO)) == 2
    assert turns(played(LATER)) == 4


def test_logs_of_both_versions_replay_and_are_dealt_again():
    logs = {rules.rules: played(rules).texts() for rules in (RACKO, LATER)}
    with later_rules():
        for rules in (RACKO, LATER):
            again = replay(logs[rules.rules])
            assert again.game is rules
            assert not again.to_act
            assert again.texts() == logs[rules.rules]
            assert verify.check(logs[rules.rules]).shuffles
        assert new_match(GAMES["racko"], 2, {}).game is LATER
    crossed = [json.dumps(json.loads(logs[1][0]) | {"rules": 2}), *logs[1][1:]]
    with later_rules(), pytest.raises(BadLog):
        replay(crossed)


def test_a_log_of_rules_that_are_gone_or_to_come_is_refused():
    log = played(RACKO).texts()
    with later_rules(kept=False), pytest.raises(BadLog):
        replay(log)
    with pytest.raises(BadLog):
        replay([json.dumps(json.loads(log[0]) | {"rules": 2}), *log[1:]])


def test_the_corpus_of_before_replays_beside_later_rules():
    path = Path(__file__).parent.parent / "golden" / LIVE
    kept = json.loads(path.read_text(encoding="utf-8"))
    with later_rules():
        again = replay(kept["log"])
        assert again.game is RACKO
        assert json.loads(json.dumps(RACKO.dump(again.state))) == kept["state"]


def test_the_verifier_knows_a_version_whose_dealer_did_other_things(monkeypatch):
    """As if the first version had drawn nothing for the deal."""
    log = played(RACKO).texts()
    other = dataclasses.replace(verify.GAMES["racko"], orders=("deal",))
    monkeypatch.setitem(verify.FORMER, ("racko", 2), other)
    assert verify.check(log).shuffles
    with pytest.raises(verify.DoesNotFit):
        verify.check([json.dumps(json.loads(log[0]) | {"rules": 2}), *log[1:]])


def test_versions_have_names():
    with later_rules():
        assert [name_of(each) for each in (LATER, RACKO)] == ["racko", "racko/1"]
        assert [rules_named(each) for each in ("racko", "racko/1")] == [LATER, RACKO]
        assert [rules_of("racko", number) for number in (1, 2, 3)] == [RACKO, LATER, None]
    assert [rules_of("racko", number) for number in (1, 2)] == [RACKO, None]
    assert rules_of("chess", 1) is None


def test_a_round_that_the_limit_ended_has_no_declarer():
    match = new_match(LATER, 2, OPTIONS, bytes(32))
    match.deal()
    events: list[Any] = []
    for _ in range(4):
        match.play(match.to_act[0], "draw")
        events += match.play(match.to_act[0], "drop")
    (scored,) = [event for event in events if isinstance(event, Scored)]
    assert scored.declarer is None
