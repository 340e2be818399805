"""What the privacy page promises, and the tests that hold it to that."""

import ast
import re
from pathlib import Path

import pytest

from tests.running import ROOT

PROMISES: dict[str, tuple[str, ...]] = {
    # What is stored
    "**About everybody who presses": (
        "test_settings_are_read_as_they_were_written",
        "test_what_is_stored_about_a_person_is_exported",
    ),
    "**About names on a server:**": ("test_a_name_is_shown_on_its_own_server_alone",),
    "**About a call:**": ("test_what_is_stored_about_a_person_is_exported",),
    "**About an invitation:**": ("test_who_was_invited_stays_known_and_can_be_deleted",),
    "**About a match:**": ("test_an_export_has_everything_of_a_person_and_nothing_of_others",),
    "**About an open hand:**": ("test_a_backup_holds_no_way_to_anybody_s_hand",),
    "**About finished matches:**": ("test_an_export_has_every_record_and_nobody_else",),
    "**About a server:**": ("test_the_data_of_a_server_go_thirty_days_after_it_removed_the_bot",),
    "**About what moderators do:**": (
        "test_a_change_of_a_server_s_settings_is_written_down_with_its_author",
        "test_a_moderator_ends_a_match_and_it_is_written_down",
    ),
    "**About a block:**": ("test_an_export_has_everything_of_a_person_and_nothing_of_others",),
    "**About a report:**": ("test_what_moderators_did_is_kept_for_180_days",),
    "**About a ban**": ("test_a_ban_and_the_audit_outlive_a_deletion",),
    # Who sees it
    "The cards in your hand": ("test_the_table_is_the_same_whatever_the_hidden_cards",),
    "The words with which you cut": ("test_the_deal_is_that_of_the_sealed_seed_and_the_words",),
    "Your name on a server": (
        "test_a_name_is_shown_on_its_own_server_alone",
        "test_leaderboards_of_all_servers_and_messages_use_the_name_of_everywhere",
    ),
    "Results and ratings": ("test_others_see_what_was_done_where_they_look",),
    "A closed profile": ("test_a_closed_profile_is_that_of_somebody_who_was_never_here",),
    "The program's log": (
        "test_a_match_under_failures_answers_everybody_and_tells_no_secret",
        "test_no_line_of_the_log_is_given_a_person",
    ),
    # Who is written to
    "Nobody is called to their turn": (
        "test_who_joins_a_slow_table_is_asked_once_how_to_be_called",
        "test_nobody_is_called_who_did_not_ask",
        "test_every_call_fits_and_says_nothing_of_the_cards",
    ),
    "If Discord refuses": (
        "test_who_takes_no_direct_messages_is_called_in_the_channel_once",
        "test_a_hand_tells_of_a_refused_message_once_and_then_they_are_tried_again",
    ),
    "A fellow player": ("test_a_fellow_player_reminds_kindly_and_once",),
    "One message a day": ("test_a_digest_lists_every_slow_table_that_waits_and_leads_to_its_hand",),
    "Whoever is invited": ("test_the_invited_get_one_mention_and_join_from_it",),
    "Calls pause": (
        "test_at_a_slow_table_the_call_comes_after_quiet_hours",
        "test_calls_that_are_not_answered_pause_ever_longer_and_then_cease",
        "test_a_call_that_was_not_answered_says_who_played",
    ),
    # How long
    "Matches, results and everything": ("test_deleting_leaves_no_trace_of_a_person",),
    "What moderators did": (
        "test_what_moderators_did_is_kept_for_180_days",
        "test_what_moderators_did_is_deleted_after_half_a_year",
    ),
    "The data of a server": (
        "test_a_server_that_removed_the_bot_is_forgotten_after_thirty_days",
        "test_the_data_of_a_server_go_thirty_days_after_it_removed_the_bot",
        "test_a_server_that_is_back_in_time_keeps_its_data",
        "test_an_outage_is_no_removal",
    ),
    # What you can do
    "`/privacy show`": ("test_what_is_stored_is_shown_in_plain_words",),
    "`/privacy export`": ("test_an_export_has_everything_of_a_person_and_nothing_of_others",),
    "`/privacy delete`": (
        "test_deleting_is_asked_twice_and_can_be_left_off",
        "test_deleting_leaves_no_trace_of_a_person",
        "test_who_has_their_data_deleted_is_found_nowhere",
        "test_a_backup_holds_neither_name_nor_id_of_who_was_deleted",
    ),
    "After that, your seats": (
        "test_others_records_stay_right_and_come_out_the_same_again",
        "test_no_leaderboard_and_no_hall_of_fame_lists_who_was_deleted",
        "test_a_ban_and_the_audit_outlive_a_deletion",
    ),
    "A ban outlives": ("test_who_was_deleted_and_comes_back_is_new",),
    "Pressing anything": (
        "test_who_was_deleted_and_comes_back_is_new",
        "test_another_process_does_not_write_back_who_was_deleted",
        "test_nothing_is_noted_of_who_is_unknown",
    ),
}
"""By the first words of a line of the page's lists."""

LOGS = ("debug", "info", "warning", "error", "exception", "critical")
PEOPLE = {"person", "who", "user", "people", "host", "moderator"}


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_every_promise_of_the_privacy_page_has_a_test():
    page = text(ROOT / "docs" / "privacy.md")
    lines = re.findall(r"^- (.*)$", page, re.MULTILINE)
    found = {each: [key for key in PROMISES if each.startswith(key)] for each in lines}
    assert [each for each, keys in found.items() if len(keys) != 1] == []
    assert {key for keys in found.values() for key in keys} == PROMISES.keys()


def test_the_tests_of_promises_exist():
    there = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", text(path), re.MULTILINE)
    }
    assert {name for names in PROMISES.values() for name in names} - there == set()


def names_in(node: ast.AST) -> set[str]:
    """The names of what stands in an expression, but for what is turned into a pseudonym."""
    if isinstance(node, ast.Call) and "pseudonym" in ast.unparse(node.func):
        return set()
    found = {node.id} if isinstance(node, ast.Name) else set[str]()
    found |= {node.attr} if isinstance(node, ast.Attribute) else set()
    return found.union(*(names_in(each) for each in ast.iter_child_nodes(node)))


def told(path: Path) -> list[ast.Call]:
    """What a module writes to the log, and what its tasks are called, which the log names."""
    calls = [each for each in ast.walk(ast.parse(text(path))) if isinstance(each, ast.Call)]
    logs = [each for each in calls if ast.unparse(each.func) in {f"log.{way}" for way in LOGS}]
    return logs + [each for each in calls if ast.unparse(each.func).endswith("background.do")]


@pytest.mark.parametrize("folder", ["bot", "storage"])
def test_no_line_of_the_log_is_given_a_person(folder: str):
    """A person is named by their pseudonym, and tasks by what they do."""
    for path in (ROOT / folder).rglob("*.py"):
        for call in told(path):
            is_task = ast.unparse(call.func).endswith("background.do")
            given = call.args[1:] if is_task else [*call.args, *(k.value for k in call.keywords)]
            for each in given:
                assert not names_in(each) & PEOPLE, f"{path}: {ast.unparse(call)}"
