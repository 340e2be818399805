"""The fast tier, `-m "not slow"`, and how much of the processor a run took."""

import os
from collections import defaultdict
from collections.abc import Sequence

import pytest

SLOW = (
    "tests/bot/looks/test_reasons.py::test_nothing_that_could_be_said_is_untrue[racko",
    "tests/bot/looks/test_rank_matches.py::test_a_match_is_played_by_pressing_what_is_drawn",
    "tests/bot/discord/",
    "tests/bot/pictures/test_letters.py::test_every_letter_stands_out_against_what_lies_under_it",
    "tests/bot/pictures/test_letters.py::test_no_letter_is_smaller_than_can_be_read_on_a_phone",
    "tests/bot/pictures/test_studio.py::test_a_picture_that_ends_every_process",
    "tests/bot/pictures/test_studio.py::test_a_process_of_its_own",
    "tests/bot/pictures/test_studio.py::test_drawing_does_not_hold_up_the_event_loop",
    "tests/bot/ladder/test_ladder_bench.py",
    "tests/bot/test_browser.py",
    "tests/bot/ui/test_limits.py::test_every_event_of_a_match_is_filled_in",
    "tests/bot/ladder/test_limits.py",
    "tests/bot/match/test_histories.py",
    "tests/bot/match/test_machine.py",
    "tests/bot/test_playground.py",
    "tests/bot/test_running.py",
    "tests/bot/test_soak.py",
    "tests/bot/discord_io/test_faults.py",
    "tests/bot/discord_io/test_hostile.py",
    "tests/bot/discord_io/test_overdue.py",
    "tests/bot/discord_io/test_standin.py",
    "tests/bot/test_starting.py",
    "tests/bot/match/test_computers.py",
    "tests/bot/ui/test_words.py::test_no_sentence_is_unused",
    "tests/crash/",
    "tests/e2e/",
    "tests/games/racko/test_invariants.py::TestInvariants",
    "tests/games/racko/test_players.py::test_a_level_beats_the_one_below",
    "tests/games/rank/test_invariants.py::TestRankTable",
    "tests/games/rank/test_levels.py::test_each_level_beats_the_one_below",
    "tests/games/rank/test_positions.py::test_a_position_that_loads_can_be_played_to_the_end",
    "tests/games/scots/test_levels.py",
    "tests/games/scots/test_machine.py",
    "tests/games/test_hostile_logs.py::test_any_",
    "tests/games/test_looking_back.py",
    "tests/storage/test_failures.py::test_a_file_that_may_not_grow",
    "tests/storage/test_leaderboards.py::test_every_page_is_what_the_results_alone_lead_to",
    "tests/storage/test_leaderboards.py::test_the_tallies_worked_out_again_are_the_same",
    "tests/storage/test_leaderboards.py::test_who_met_whom_is_what_the_results_say",
    "tests/storage/test_migrations.py::test_several_processes",
    "tests/test_docs.py",
    "tests/test_old_pythons.py",
    "tests/test_packaging.py",
    "tests/test_windows.py",
)
"""How those begin that start processes, browsers or servers, build packages, run a whole bot on a
simulated Discord, or take more than some 1.5 seconds of processor time."""
SWEEPS = (
    "tests/bot/",
    "tests/games/racko/test_players.py",
    "tests/games/rank/test_levels.py",
    "tests/games/rank/test_players.py",
    "tests/games/rank/test_plays.py",
    "tests/games/test_contract.py",
    "tests/storage/test_portable.py",
)
ONE_IN = 8
"""Of a test there with that many cases or more, the fast tier takes one in so many."""
SERVER = "server"  # the fixture that finds or starts a PostgreSQL
SPENT = pytest.StashKey[float]()  # by the workers that have ended, in seconds
REPORTED = "processor_time"


def mark(items: Sequence[pytest.Item]) -> None:
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.nodeid.startswith(SWEEPS):
            cases[item.nodeid.partition("[")[0]].append(item)
    left = {
        item
        for each in cases.values()
        if len(each) >= ONE_IN
        for number, item in enumerate(each)
        if number % ONE_IN
    }
    for item in items:
        needs_server = SERVER in getattr(item, "fixturenames", ())
        if item in left or needs_server or item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)


def processor_time(config: pytest.Config) -> float:
    """In seconds, with the processes that were waited for; Windows tells nothing of those. Workers
    report their own, and are waited for as well."""
    user, system, of_childrens_user, of_childrens_system, _ = os.times()
    workers = config.stash.get(SPENT, None)
    below = of_childrens_user + of_childrens_system if workers is None else workers
    return user + system + below


def report(config: pytest.Config) -> None:
    """A worker, at its end."""
    if hasattr(config, "workeroutput"):
        config.workeroutput[REPORTED] = processor_time(config)


def add(config: pytest.Config, reported: dict[str, float]) -> None:
    config.stash[SPENT] = config.stash.get(SPENT, 0.0) + reported.get(REPORTED, 0.0)


def told(config: pytest.Config) -> str:
    if config.args_source is not config.ArgsSource.TESTPATHS or config.option.keyword:
        part = "a part of the tests"
    else:
        named = {"": "all tests", "not slow": "fast tier"}
        part = named.get(config.option.markexpr, "a part of the tests")
    counted = ", coverage included" if getattr(config.option, "cov_source", None) else ""
    return f"processor time: {processor_time(config):.0f} s ({part}{counted})"
