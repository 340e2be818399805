"""Twenty cells of the matrix of faults, on real sockets: the other pairs are the bench's."""

import pytest

from games.catalogue import GAMES
from tests.bench.faults import PAIRS, WHEN, Cell, cells, found_wrong
from tests.standin import club, hurried
from tests.waiting import PATIENCE

CHOSEN = (
    Cell("reset after", "answer", "turn", "racko"),
    Cell("page 403", "answer", "round end", "racko"),
    Cell("10062", "answer", "lobby", "scots"),
    Cell("40060", "answer", "vote", "racko"),
    Cell("503", "edit", "computer's turn", "rank"),
    Cell("no answer", "edit", "vote", "scots"),
    Cell("429 global", "edit", "turn", "rank"),
    Cell("10008", "edit", "start", "racko"),
    Cell("50001", "edit", "lobby", "rank"),
    Cell("reset after", "post", "round end", "rank"),
    Cell("slow 15 s", "post", "turn", "scots"),
    Cell("50013", "post", "vote", "racko"),
    Cell("500", "hand", "start", "scots"),
    Cell("50027", "hand", "match end", "rank"),
    Cell("page 429", "upload", "start", "rank"),
    Cell("50013", "upload", "turn", "scots"),
    Cell("no answer", "upload", "match end", "rank"),
    Cell("reset before", "kept", "match end", "racko"),
    Cell("page 403", "kept", "turn", "racko"),
    Cell("10008", "kept", "lobby", "scots"),
)


@pytest.fixture(scope="module")
def found() -> dict[Cell, str]:
    """How long it takes is the bench's to say."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(club, "MAY_TAKE", PATIENCE * hurried.FASTER)
        return hurried.run(found_wrong(list(CHOSEN), at_once=4))


@pytest.mark.parametrize("cell", CHOSEN, ids=str)
def test_after_a_fault_all_is_right_nobody_was_lied_to_and_the_match_goes_on(found, cell):
    assert not found[cell]


def test_every_fault_of_every_request_is_in_the_matrix_with_every_phase_and_game():
    wanted = {
        pair
        for kind, names in PAIRS.items()
        for fault in names
        for phase in WHEN[kind]
        for game in GAMES
        for pair in Cell(fault, kind, phase, game).pairs
    }
    every = cells()
    assert {(each.kind, each.fault) for each in every} == {
        (kind, fault) for kind, names in PAIRS.items() for fault in names
    }
    assert set().union(*(each.pairs for each in every)) == wanted
