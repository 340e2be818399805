"""Names as they are shown: each is seen, stays in its place, and nobody passes for a computer."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.people.names import PERSON, called, is_like_a_computer
from bot.people.people import Person
from bot.ui.text import COMPUTER, END, ISOLATE, LONGEST, NOBODY, apart, clipped, plain_name, spoken
from bot.ui.words import LANGUAGES, words
from games.players import LEVELS

HEBREW, ARABIC = "\u05d3\u05e0\u05d9", "\u0639\u0645\u0631"
THAI = "\u0e19\u0e49\u0e33\u0e1c\u0e36\u0e49\u0e07"
HINDI = "\u0939\u093f\u0928\u094d\u0926\u0940"

SEEN = [
    pytest.param("Ada", "Ada", id="a name"),
    pytest.param("Jos\u0065\u0301", "Jos\u00e9", id="an accent"),
    pytest.param("Nguy\u1ec5n", "Nguy\u1ec5n", id="two accents"),
    pytest.param(THAI, THAI, id="Thai"),
    pytest.param(HINDI, HINDI, id="Devanagari"),
    pytest.param("\u2764\ufe0f Bo", "\u2764\ufe0f Bo", id="an emoji"),
    pytest.param("\u6f22\u5b57", "\u6f22\u5b57", id="Chinese"),
    pytest.param("A" + "\u0e47" * 20, "A\u0e47\u0e47", id="a tower of Thai marks"),
    pytest.param("A" + "\u0489" * 9, "A\u0489\u0489", id="a tower of millions"),
    pytest.param("A\u0301\u0e47\u20dd\u0489", "\u00c1\u0e47\u20dd", id="a tower of all kinds"),
    pytest.param("\u0e47\u0e47Bo", "Bo", id="marks on what stands before"),
    pytest.param("Bo \u0e47Cleo", "Bo Cleo", id="marks on a space"),
    pytest.param("A\u3164B", "A B", id="a filler between"),
    pytest.param(" A\u200bd\u00ada\ufeff ", "Ada", id="nothing between"),
    pytest.param(f"Clio {COMPUTER}", "Clio", id="the mark of computers"),
    *(
        pytest.param(text, NOBODY, id=f"nothing to see: {' '.join(map(hex, map(ord, text)))}")
        for text in (
            "", " ", "\u3164", "\u2800\u2800", "\uffa0", "\u115f\u1160", "\u200b\u200d", "\u034f",
            "\u17b4\u17b5", "\u180e", "\u061c", "\u2062", "\ufe0f", "\u00a0\u2003\u3000",
            "\U000e0041\U000e0042", "\U0001d159", "\u0301\u0301", "\ufffc",
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize(("given", "shown"), SEEN)
def test_a_name_is_shown_as_it_can_be_seen(given, shown):
    assert plain_name(given) == shown


IMITATIONS = [
    "Hard 1", "hard", "HARD 12", "Hard1", "Medium 2", "*Easy* #3", "Computer", "Computer (hard)",
    "Bot 7", "H4rd", "M3dium 1", "\u041dard 1", "H\u0430rd", "\u0397\u03b1rd",
    "\uff28\uff41\uff52\uff44 \uff11",
    "\U0001d407\U0001d41a\U0001d42b\U0001d41d", "H\u00e0rd", "Ha\u0336rd",
    f"Hard {COMPUTER} 1", "Hard\u3164 1",
    *(words(language)(f"level-{level}") for language in LANGUAGES for level in LEVELS),
]  # fmt: skip


@pytest.mark.parametrize("name", IMITATIONS)
def test_whoever_is_called_like_a_computer_wears_the_mark_of_a_person(name):
    assert is_like_a_computer(plain_name(name))
    assert Person(1, plain_name(name)).shown.endswith(f"\N{NO-BREAK SPACE}{PERSON}")


@pytest.mark.parametrize(
    "name", ["Ada", "Hardy", "Richard 1", "Easy Ada", "Bo", "12", NOBODY, "Abbott", HEBREW]
)
def test_nobody_else_wears_a_mark(name):
    assert not is_like_a_computer(name)
    assert PERSON not in called(name)


@pytest.mark.parametrize("name", [HEBREW, ARABIC, f"Ada {HEBREW}", f"{ARABIC} 12"])
def test_a_name_from_right_to_left_stays_in_its_place(name):
    assert called(name) == f"{ISOLATE}{name}{END}"
    assert spoken(called(name)) == apart(name)


ANY = st.text(max_size=60) | st.text(
    st.sampled_from(
        "Aa1 *_<@\u0301\u0e47\u0489\u3164\u2800\uffa0\u200b\u202e\u2067\u2069\ufe0f"
        + HEBREW
        + COMPUTER
    ),
    max_size=60,
)


@given(ANY)
def test_every_name_is_one_line_that_is_seen_and_moves_nothing(name):
    plain = plain_name(name)
    assert 0 < len(plain) <= LONGEST
    assert plain == plain_name(plain)
    assert "\n" not in plain
    assert COMPUTER not in plain
    kinds = [unicodedata.category(sign) for sign in plain]
    assert not {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
    assert any(kind[0] in "LNPS" for kind in kinds)
    assert kinds[0] not in ("Mn", "Me")
    assert not any(set(kinds[at : at + 3]) <= {"Mn", "Me"} for at in range(len(kinds) - 2))


@given(ANY, st.integers(3, 70))
def test_what_is_opened_is_closed_however_a_name_is_cut(name, most):
    for shown in (called(name), clipped(called(name), most)):
        assert shown.count(ISOLATE) <= shown.count(END)
    assert len(clipped(called(name), most)) <= most


@given(ANY)
def test_no_name_reads_as_markdown_or_as_a_mention(name):
    shown = called(name)
    bare = shown.replace("\\\\", "")
    assert all(bare[at - 1] == "\\" for at, sign in enumerate(bare) if sign in "*_~`|<@#[]")
