"""Whole cards as sprites, the palette, and the sheet."""

import pytest
from PIL import Image
from typer.testing import CliRunner

from bot.looks import sheet
from bot.looks.catalogue import LOOKS, every_emoji
from bot.looks.look import Art
from bot.pictures.cards import draw_back
from bot.pictures.colours import mix, parts
from bot.pictures.strokes import both, cut, disc, line, shape
from tests.bot.pictures.contrast import contrast, luminance
from tests.sample.fourth import EVERY_GAME

pytestmark = pytest.mark.usefixtures("fourth_game")
every_game = pytest.mark.parametrize("game", EVERY_GAME)


@pytest.mark.parametrize("width", [60, 81, 180])
@every_game
def test_a_card_is_so_many_pixels_wide_and_seven_fifths_as_high(game, width):
    art = LOOKS[game].art
    for card in list(art.deck)[::7]:
        image = art.draw_card(card, width)
        assert image.size == (width, round(width * 7 / 5))
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
        assert image.getpixel((width // 2, width // 2))[3] == 255  # type: ignore[index]


def test_no_two_cards_are_the_same_picture():
    drawn = [art.draw_card(card, 60) for art in arts() for card in art.deck]
    assert len({each.tobytes() for each in drawn}) == len(drawn)


@every_game
def test_a_card_is_drawn_once(game):
    art = LOOKS[game].art
    card = next(iter(art.deck))
    assert art.draw_card(card, 90) is art.draw_card(card, 90)


def arts() -> list[Art]:
    return [look.art for look in LOOKS.values()]


def test_each_game_has_a_back_of_its_own():
    backs = {draw_back(art.colours, 90).tobytes() for art in arts()}
    assert len(backs) == len(LOOKS)


def test_contrast_is_reckoned_as_the_w3c_does():
    black, white, grey = (luminance(*parts(c)) for c in ("#000000", "#FFFFFF", "#777777"))
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, white) == 1
    assert contrast(grey, white) == contrast(white, grey) == pytest.approx(4.478, abs=0.001)


def test_mixing_goes_from_the_one_colour_to_the_other():
    assert mix("#102030", "#F0E0D0", 0) == "#102030"
    assert mix("#102030", "#F0E0D0", 1) == "#F0E0D0"
    assert mix("#000000", "#FF8040", 0.5) == "#804020"


def test_a_mirrored_stroke_has_the_same_shape_on_the_other_side():
    outlines = [stroke.outline for stroke in both(shape(10, 0, 20, 0, 10, 30))]
    assert outlines == [((10, 0), (20, 0), (10, 30)), ((90, 0), (80, 0), (90, 30))]


def test_what_is_cut_is_not_inked():
    assert all(stroke.is_inked for stroke in disc(50, 50, 9))
    assert not any(stroke.is_inked for stroke in cut(disc(50, 50, 9), line(3, 0, 0, 9, 9)))


def test_a_line_has_round_ends():
    (stroke,) = line(10, 20, 50, 80, 50)
    across, down = zip(*stroke.outline, strict=True)
    assert (min(across), max(across)) == (pytest.approx(15), pytest.approx(85))
    assert (min(down), max(down)) == (pytest.approx(45), pytest.approx(55))


def test_the_command_draws_the_sheet_of_all_faces(tmp_path):
    out = tmp_path / "sheet.png"
    assert CliRunner().invoke(sheet.app, [str(out)]).exit_code == 0
    with Image.open(out) as opened:
        assert opened.width == sheet.WIDTH
        faces = [Image.new("RGBA", (128, 128))] * len(every_emoji())
        assert opened.height == 3 * sheet.strip(faces, "#000000").height
