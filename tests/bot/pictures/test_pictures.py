"""Scenes into pictures: what they cost, that they can be read, and that they are always drawn."""

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.looks.catalogue import game_colours
from bot.looks.racko.picture import RackoScene, RackoSeat
from bot.looks.rank.picture import RankScene
from bot.looks.scots.picture import ScotsScene, ScotsSeat
from bot.pictures.canvas import PIXELS, WIDTH
from bot.pictures.colours import parts
from bot.pictures.palette import MOST, colours, palette
from bot.pictures.scale import scale_of
from bot.pictures.scene import Scene
from bot.pictures.tabs import flow
from games.catalogue import GAMES
from tests.bench.pictures import SIZE, costs, midgame, numbers
from tests.bot.pictures.tables import BY_HAND, DECK, forget_sprites, png, rank_table, scenes
from tests.sample.fourth import EVERY_GAME

pytestmark = pytest.mark.usefixtures("fourth_game")

GOLDEN = Path(__file__).parents[2] / "golden" / "pictures"
KEPT = ("rank-4", "rank-12", "racko-3", "scots-3", "sheet-rank", "standings-tie", "leaderboard")
TOLERANCE = 1.5  # mean difference of 0 to 255: another version of the letters' drawer may differ
HIGHEST = 460  # points


def opened(scene: Scene) -> Image.Image:
    return Image.open(io.BytesIO(png(scene)))


@pytest.mark.parametrize("name", BY_HAND)
def test_a_picture_is_a_small_file_as_wide_as_a_phone(name):
    with opened(BY_HAND[name]) as image:
        image.load()
        assert (image.format, image.mode) == ("PNG", "P")
        assert image.width == WIDTH * PIXELS == 1080
        assert image.height <= HIGHEST * PIXELS
    assert len(png(BY_HAND[name])) <= SIZE


def test_all_colours_are_of_the_one_palette_which_keeps_each_as_it_is():
    assert len(colours(game_colours())) <= MOST
    strip = Image.new("RGB", (len(colours(game_colours())), 1))
    for place, colour in enumerate(colours(game_colours())):
        strip.putpixel((place, 0), parts(colour))
    kept = strip.quantize(palette=palette(game_colours()), dither=Image.Dither.NONE)
    assert list(kept.tobytes()) == list(range(len(colours(game_colours()))))


@pytest.mark.parametrize("name", KEPT)
def test_a_picture_looks_as_it_looked(name, request):
    path = GOLDEN / f"{name}.png"
    if request.config.getoption("--golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(png(BY_HAND[name]))
    with Image.open(path) as kept:
        assert apart(opened(BY_HAND[name]), kept) <= TOLERANCE


def test_a_golden_picture_of_another_situation_is_told_apart():
    moved = rank_table(4)
    for other in (
        RankScene(moved.seats, 16, 0, ("10", "10", "W", "U"), (3, 11), 1),
        RankScene(moved.seats, 17, 0, ("10", "10", "W", "U"), (3, 11), 2),
        RankScene(moved.seats[::-1], 16, 0, ("10", "10", "W", "U"), (3, 11), 2),
    ):
        assert ImageChops.difference(rgb(other), rgb(moved)).getbbox()


def rgb(scene: Scene) -> Image.Image:
    return opened(scene).convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    assert one.size == other.size
    stat = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB")))
    return sum(stat.mean) / 3


def test_the_same_scene_is_the_same_file_whatever_was_drawn_before():
    first = {name: png(scene) for name, scene in BY_HAND.items()}
    forget_sprites()
    assert {name: png(BY_HAND[name]) for name in reversed(list(BY_HAND))} == first
    assert len(set(first.values())) == len(first)


# Every scene of random matches

SETUPS = [
    (game.key, preset.key, seats)
    for game in EVERY_GAME.values()
    for preset in game.presets
    for seats in sorted({*preset.seats[:6], *preset.seats[-2:]})
]


@pytest.mark.parametrize(("key", "preset", "seats"), SETUPS)
def test_every_scene_of_a_match_is_drawn_within_the_limits(key, preset, seats):
    game = GAMES[key]
    options = next(dict(each.options) for each in game.presets if each.key == preset)
    shown = dict.fromkeys(scene for *_, scene in scenes(game, seats, options, seats, limit=400))
    assert max(len(png(scene)) for scene in list(shown)[::13]) <= SIZE


@pytest.mark.parametrize(
    ("game", "seats"), [(key, seats) for key, game in EVERY_GAME.items() for seats in numbers(game)]
)
def test_the_bench_draws_tables_in_the_middle_of_a_match(game, seats):
    drawn = midgame(game, seats, 4)
    assert len(set(drawn)) == 4
    for cost in costs(drawn, 1):
        assert 0 < cost.size <= SIZE
        assert cost.time > 0 < cost.floor


def test_a_pile_and_sets_of_any_size_are_drawn():
    codes = [kind.code for kind in DECK]
    for size in (*range(1, 20), 40, 106):
        pile = tuple(codes[place % len(codes)] for place in range(size))
        heaps = tuple(((code, 3),) for code in pile[:30])
        seat = ScotsSeat(size, size, heaps, size * 15, is_turn=True)
        assert png(ScotsScene((seat, seat), size, pile, DECK))


def test_racko_cards_are_all_different_pictures():
    def one(card: int | None) -> bytes:
        return png(RackoScene((RackoSeat((card, *(None,) * 9), 0),) * 2, 5, 7))

    assert len({one(card) for card in (None, *range(1, 61))}) == 61


# Where things go


def test_tabs_flow_into_lines_and_leave_room_to_say_what_is_left():
    assert flow([30, 30, 30], 70, 2) == [(0, 0), (33, 0), (0, 1)]
    assert flow([30] * 9, 100, 2) == [(0, 0), (33, 0), (66, 0), (0, 1), (33, 1)]
    assert flow([300], 100, 1) == [(0, 0)]


@pytest.mark.parametrize(
    ("lows", "highs", "ticks"),
    [
        pytest.param([1482], [1698], (1500, 1600), id="a page of a leaderboard"),
        pytest.param([1500], [1500], (1480, 1490, 1500, 1510, 1520)[::1], id="one sure rating"),
        pytest.param([], [], (1480, 1490, 1500, 1510, 1520), id="nobody"),
        pytest.param([-5000], [5000], (-5000, 0, 5000), id="far apart"),
    ],
)
def test_a_scale_has_a_few_round_numbers(lows, highs, ticks):
    scale = scale_of(lows, highs, 0, 100)
    assert scale.low <= min(lows, default=1480)
    assert scale.high >= max(highs, default=1520)
    assert set(scale.ticks) <= set(ticks)
    assert len(scale.ticks) >= 2
    assert 0 <= scale.at(scale.ticks[0]) < scale.at(scale.ticks[-1]) <= 100
