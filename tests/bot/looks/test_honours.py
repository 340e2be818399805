"""What is earned in each game: facts of a match, for people who did something well."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.looks.catalogue import LOOKS
from bot.looks.look import Finished
from bot.looks.racko.honours import longest_run
from bot.match.outcomes import replayed
from bot.ui.words import LANGUAGES, words
from games.catalogue import GAMES
from games.game import DEALER, Standing
from games.racko import events as racko
from games.rank import events as rank
from games.scots import events as scots
from storage.records import LoggedMove
from tests.games.test_dealing import finished
from tests.sample import events as ebb
from tests.sample.look.honours import HONOURS as EBB

PLACES = (Standing(0, 1, 100), Standing(1, 2, 50))
RACK = (1, 2, 3, 4, 5, 20, 30, 40, 45, 50)


def earned(game: str, name: str, *events: Any, view: Any = None, **facts: Any) -> list[int]:
    honours = EBB if game == "ebb" else LOOKS[game].honours
    usual: dict[str, Any] = {"standings": PLACES, "levels": (None, None)}
    match = Finished(view=view, events=events, **usual | facts)
    return sorted(set(honours.achievements[name](match)))


DEALT = racko.Dealt(0, 1, 5, 20, 1)


def round_of(declarer: int | None, turns: int, rack: Sequence[int] = RACK) -> tuple[Any, ...]:
    """A round of RACK-O: both draw so often, then one declares."""
    drawn = [racko.Drew(seat, 9) for _ in range(turns) for seat in (0, 1)]
    called = [] if declarer is None else [racko.Racko(declarer)]
    racks = (tuple(rack), tuple(rack))
    scored = racko.Scored(racks, declarer, (10, 10), 0, 0, (75, 5), (75, 5))
    return DEALT, *drawn, *called, scored


def test_racko_in_seven_turns_and_not_in_eight():
    assert earned("racko", "quick", *round_of(1, 8), *round_of(1, 7)) == [1]
    assert earned("racko", "quick", *round_of(1, 8)) == []
    assert earned("racko", "quick", *round_of(None, 2)) == []


def test_a_run_of_five_is_of_the_one_who_declared():
    assert earned("racko", "run", *round_of(0, 9)) == [0]
    assert earned("racko", "run", *round_of(None, 9)) == []
    assert earned("racko", "run", *round_of(0, 9, (1, 3, *RACK[2:]))) == []
    assert longest_run(RACK) == 5


def test_three_rounds_running_are_three_of_one():
    assert earned("racko", "thrice", *(each for _ in range(3) for each in round_of(1, 9))) == [1]
    mixed = (*round_of(1, 9), *round_of(0, 9), *round_of(1, 9), *round_of(1, 9))
    assert earned("racko", "thrice", *mixed) == []


def hand(*ranking: int, reign: tuple[int, ...] = (0, 0, 0)) -> rank.HandOver:
    return rank.HandOver(1, ranking, (1, 0, 0), (1, 0, 0), reign, reign)


def test_kings_beggars_and_reigns():
    assert earned("rank", "king", hand(2, 0, 1)) == [2]
    assert earned("rank", "risen", hand(2, 0, 1), hand(1, 0, 2)) == [1]
    assert earned("rank", "risen", hand(2, 0, 1), hand(0, 1, 2)) == []
    assert earned("rank", "reign", hand(2, 0, 1, reign=(0, 0, 3))) == [2]
    assert earned("rank", "reign", hand(2, 0, 1, reign=(0, 2, 2))) == []


def test_a_crown_beats_somebody_elses_cards():
    pair, crown = rank.Played(0, (8, 8), "set", "2x8"), rank.Played(1, ("C",), "crown", "-")
    assert earned("rank", "crown", pair, crown, rank.RoundWon(1)) == [1]
    assert earned("rank", "crown", crown, rank.RoundWon(1)) == []
    assert earned("rank", "crown", pair, crown, rank.RoundWon(0)) == []
    own = rank.Played(1, (8, 8), "set", "2x8")
    assert earned("rank", "crown", own, crown, rank.RoundWon(1)) == []


SCOTS = GAMES["scots"].options(2, {})
ROYALS = tuple(card.code for card in SCOTS.deck.types if card.royal)


def scored(*sets: tuple[tuple[str, ...], ...]) -> scots.Scored:
    return scots.Scored(((), ()), sets, (90, 10), (90, 10))


def test_out_with_eleven_royals():
    view = SimpleNamespace(options=SCOTS)
    deal, out = scots.Dealt(0, 0, "DA", 11, 80), scots.WentOut(0, "set")
    eleven = (ROYALS * 11)[:11]
    assert earned("scots", "royals", deal, out, scored((eleven,), ()), view=view) == [0]
    assert earned("scots", "royals", deal, out, scored((eleven[:10],), ()), view=view) == []
    assert earned("scots", "royals", deal, out, scored((), (eleven,)), view=view) == []
    assert earned("scots", "alone", deal, out, scored((eleven,), ())) == [0]
    assert earned("scots", "alone", deal, out, scored((eleven,), (("DA",),))) == []


def test_a_pile_counts_for_who_went_out_in_that_round():
    deal, out = scots.Dealt(0, 0, "DA", 11, 80), scots.WentOut(0, "set")
    took = scots.TookPile(0, ("DA",) * 10, 1, ("DA", "DA"), onto=False)
    assert earned("scots", "pile", deal, took, out, scored((), ())) == [0]
    assert earned("scots", "pile", deal, took, scored((), ()), deal, out) == []


def test_three_hard_are_beaten_by_winning():
    levels = (None, "hard", "hard", "hard")
    for game in (*LOOKS, "ebb"):
        assert earned(game, "hard", levels=levels) == [0]
        assert earned(game, "hard", levels=(None, "hard", "medium", "hard")) == []


def test_low_tide_is_a_knock_with_the_lowest_hand():
    deal, knock = ebb.Dealt(0, 1, 3, 20), ebb.Knocked(1)
    ends = ebb.Scored(((5, 6), (1, 2)), (11, 3), (11, 3))
    assert earned("ebb", "ebbed", deal, knock, ends) == [1]
    assert earned("ebb", "ebbed", deal, ebb.Knocked(0), ends) == []


@pytest.mark.parametrize("key", list(GAMES))
def test_every_match_can_be_looked_through(key: str):
    game = GAMES[key]
    match = finished(game, game.short)
    lines = [line.partition(" ") for line in match.log]
    moves = [LoggedMove(DEALER if by == "dealer" else int(by), move, 0) for by, _, move in lines]
    options = game.options(3, game.short)
    state, events = replayed(game, 3, options, moves)
    assert state == match.state
    ended = Finished(
        view=game.view(state, None),
        events=events,
        standings=game.standings(state),
        levels=(None,) * 3,
    )
    for find in LOOKS[key].honours.achievements.values():
        assert set(find(ended)) <= set(range(3))
    if key == "rank":
        assert set(LOOKS[key].honours.achievements["king"](ended))


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_achievements_have_their_words(language: str):
    said = words(language)
    for key, look in LOOKS.items():
        assert said(look.honours.title)
        for name in look.honours.achievements:
            assert said(f"{key}-earned-{name}") != said(f"{key}-earned-{name}-how")
