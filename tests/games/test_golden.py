"""Old matches always replay: a corpus of recorded matches, each with the state it must lead to.

A rules change that alters the past shows itself here. `pytest --golden` records the corpus anew,
which is right only together with a new rules version of the game.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import GAMES
from games.game import DEALER
from games.match import Match, new_match, replay
from tests.games.playing import moments
from tests.sample.fourth import EVERY_GAME

CORPUS = Path(__file__).parent.parent / "golden"
LIMIT = 400  # moves; a random match need not end

RECORDED = [
    (game.key, preset.key, seats, player)
    for game in EVERY_GAME.values()
    for preset in game.presets
    for seats, player in ((preset.seats[0], "greedy"), (preset.seats[-1], "random"))
]


def name_of(recorded: tuple[str, str, int, str]) -> str:
    return "-".join(map(str, recorded))


def record(key: str, preset: str, seats: int, player: str) -> Match:
    game = GAMES[key]
    options = next(each.options for each in game.presets if each.key == preset)
    match = new_match(game, seats, options)
    for moment in moments(game, seats, options, seats, player, LIMIT):
        match.play(moment.seat, str(moment.move))
    return match


@pytest.mark.parametrize("recorded", RECORDED, ids=name_of)
def test_a_recorded_match_leads_to_the_state_it_led_to(recorded, request):
    path = CORPUS / f"{name_of(recorded)}.json"
    if request.config.getoption("--golden"):
        match = record(*recorded)
        path.write_text(as_text(match), encoding="utf-8")
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    again = replay(kept["log"])
    assert json.loads(json.dumps(again.game.dump(again.state))) == kept["state"]
    assert again.texts()[1:] == kept["log"][1:]
    assert any(text.startswith("dealer deal") for text in kept["log"])
    assert DEALER in again.game.to_act(again.game.setup(again.seats, again.options))


def as_text(match: Match) -> str:
    """One entry a line, so that a difference can be read."""
    log = ",\n".join(map(json.dumps, match.texts()))
    return f'{{"log":[\n{log}\n],\n"state":{json.dumps(match.game.dump(match.state))}}}\n'


def test_the_corpus_holds_no_match_that_is_not_replayed():
    kept = {path.stem for path in CORPUS.glob("*.json")}
    assert kept == {name_of(recorded) for recorded in RECORDED}
