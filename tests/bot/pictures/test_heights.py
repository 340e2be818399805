"""Tables are low, so that a hand stands below them on one screen, and nothing on them collides."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest

from bot.looks.rank.picture import places
from bot.looks.rank.picture import spots as rank_spots
from bot.looks.scots.picture import ScotsScene, ScotsSeat
from bot.looks.scots.picture import spots as scots_spots
from bot.pictures.canvas import WIDTH
from bot.pictures.furniture import MARGIN
from bot.pictures.scene import Scene
from games.catalogue import GAMES
from tests.bot.pictures.tables import DECK, scenes

pytestmark = pytest.mark.usefixtures("fourth_game")

FIRST_ROUND, ALL_LAID, OVER = "first round", "all have laid", "round over"
SET = (("DA", 3),)
SEATS = {
    FIRST_ROUND: ScotsSeat(11, 0),
    ALL_LAID: ScotsSeat(7, 0, (SET,), 45),
    OVER: ScotsSeat(7, 0, (SET,), 45, hand=SET),
}


def share(scene: Scene) -> float:
    """The height of a picture in its widths."""
    return scene.draw().height / WIDTH


@pytest.mark.parametrize(
    ("key", "seats", "most"),
    [
        ("rank", 3, 0.52),
        ("rank", 4, 0.52),
        ("rank", 6, 0.78),
        ("rank", 12, 0.79),
        ("racko", 2, 0.43),
        ("racko", 3, 0.52),
        ("racko", 4, 0.55),
        ("ebb", 2, 0.44),
        ("ebb", 4, 0.59),
    ],
)
def test_a_table_is_as_low_as_it_can_be_and_never_changes_its_height(key, seats, most):
    heights = {share(scene) for *_, scene in scenes(GAMES[key], seats, {}, 1, limit=150)}
    assert len(heights) == 1
    assert heights.pop() <= most


@pytest.mark.parametrize(
    ("what", "seats", "most"),
    [
        (FIRST_ROUND, 2, 0.4),
        (FIRST_ROUND, 3, 0.51),
        (FIRST_ROUND, 4, 0.51),
        (ALL_LAID, 2, 0.63),
        (ALL_LAID, 3, 0.8),
        (ALL_LAID, 4, 0.98),
        (OVER, 4, 1.09),
    ],
)
def test_a_table_of_queen_of_scots_grows_with_what_is_laid(what, seats, most):
    assert share(ScotsScene((SEATS[what],) * seats, 40, ("DA",), DECK)) <= most


def test_tiles_of_queen_of_scots_move_only_when_somebody_lays_the_first_set():
    before: tuple[set[int], int, list[tuple[float, float, float]]] | None = None
    moved = 0
    for state, _, scene in scenes(GAMES["scots"], 4, {}, 3, "greedy", 600):
        assert isinstance(scene, ScotsScene)
        laid = {seat for seat, shown in enumerate(scene.seats) if shown.sets}
        spots = scots_spots(scene.seats)
        if before is not None and before[1] == state.round and scene.seats[0].hand is None:
            assert (spots == before[2]) or laid - before[0]
            moved += spots != before[2]
        before = laid, state.round, spots
    assert moved > 3


def test_who_has_laid_nothing_shares_a_line_with_a_neighbour_who_has_not():
    none, some = SEATS[FIRST_ROUND], SEATS[ALL_LAID]
    lines = [top for _, top, _ in scots_spots((none, none, some, none))]
    assert lines[0] == lines[1] < lines[2] < lines[3]
    assert len({top for _, top, _ in scots_spots((none, some, none, some))}) == 4


Box = tuple[float, float, float, float]


@pytest.mark.parametrize("seats", range(3, 13))
def test_tiles_of_rank_do_not_touch(seats):
    its = places(seats)
    boxes = [
        (x, y, x + width, y + its.tile)
        for (x, y, width, _), _ in zip(rank_spots(seats), range(seats), strict=False)
    ]
    assert len(boxes) == seats
    assert apart(boxes, its.height)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_of_queen_of_scots_do_not_touch(seats):
    for kinds in product(SEATS.values(), repeat=seats):
        boxes = [
            (x, y, x + width, y + shown.height)
            for (x, y, width), shown in zip(scots_spots(kinds), kinds, strict=True)
        ]
        height = ScotsScene(kinds, 40, ("DA",), DECK).draw().height
        assert apart(boxes, height), kinds


def apart(boxes: Sequence[Box], height: float) -> bool:
    """Whether all lie within the margins and beside or below one another."""
    return all(inside(box, height) for box in boxes) and not list(touching(boxes))


def inside(box: Box, height: float) -> bool:
    left, top, right, bottom = box
    return min(left, top) >= MARGIN and right <= WIDTH - MARGIN + 0.01 and bottom <= height - MARGIN


def touching(boxes: Sequence[Box]) -> Iterator[tuple[Box, Box]]:
    for one, other in combinations(boxes, 2):
        if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]:
            yield one, other
