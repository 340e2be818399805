"""Profiles: the numbers are those of the results, and private parts stay private."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import Forged
from bot.ladder.careers import (
    POINTS,
    Streaks,
    career_of,
    curve_of,
    most_played,
    records_of,
    rivals_of,
    streaks_of,
)
from bot.ladder.handlers import profile
from bot.ladder.profile_panels import NARROW, sparkline
from bot.people.place import Place
from bot.pictures.curve import CurveScene
from bot.ui.panels import Menu, Panel, buttons_of, faults, in_words, pictures_of, texts_of
from bot.ui.ratings import doubt, shown_change, shown_rating
from bot.ui.words import LANGUAGES
from games.catalogue import GAMES
from storage.careers import PAGE, Played
from storage.meetings import Met
from storage.records import Finisher, RatingChange
from tests.bot.conftest import ADA, BO, CLEO, House
from tests.bot.ladder.test_leaderboards import DAN, DAY, DIRECT, NOW, Club
from tests.bot.pressing import CLUB, GUILD, panel_in
from tests.storage.examples import live, outcome

ELSEWHERE = 88
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
async def club(house: House) -> Club:
    made = Club(house)
    await made.met()
    return made


NEVER = 9999  # a person who has not pressed anything
NOTHING = "Nothing to see here: they keep their profile to themselves, or have never played."


async def seen(club: Club, subject: int, by: int, place: Place = CLUB, game: str = "racko") -> str:
    return text(await shown(club, subject, by, place, game))


async def shown(
    club: Club, subject: int, by: int, place: Place = CLUB, game: str = "racko"
) -> Panel:
    return await club.shown(f"=p:game:{subject}:{game}", game, by=by, at=place)


def text(panel: Panel) -> str:
    """In words alone."""
    return "\n".join(texts_of(in_words(panel))).replace(NARROW, " ")


async def test_the_curve_is_a_picture_and_says_in_words_what_it_shows(club: Club):
    await club.play(ADA, BO, times=4)
    await club.play(BO, ADA, times=2)
    (picture,) = pictures_of(await shown(club, ADA, CLEO))
    assert isinstance(picture.scene, CurveScene)
    ratings = [rating for rating, _ in picture.scene.points]
    for each in (f"first {ratings[0]}", f"now {ratings[-1]}", f"highest {max(ratings)}"):
        assert each in picture.alt
    assert f"from match 1 to match {len(ratings)}" in picture.alt
    assert picture.instead == sparkline(picture.scene)
    assert pictures_of(await shown(club, CLEO, ADA)) == ()


async def in_pairs(club: Club, *people: int, times: int = 1) -> None:
    """The first and the third win together."""
    for _ in range(times):
        club.counted += 1
        name = f"m{club.counted}"
        await live(club.house.store, name)
        finishers = tuple(
            Finisher(seat, who, 1 + seat % 2, 9, seat % 2) for seat, who in enumerate(people)
        )
        facts: dict[str, Any] = {"variant": "partners", "guild": GUILD, "finished": NOW}
        await club.house.store.ladder.count(outcome(name, finishers=finishers, **facts))


async def test_a_profile_has_rating_record_streak_and_curve(club: Club):
    await club.play(ADA, BO, times=6)
    await club.play(BO, ADA, times=2, finished=NOW - 9 * DAY)
    await club.play(ADA, None, times=1, wanted=False, variant="bonus", finished=NOW - 20 * DAY)
    said = await seen(club, ADA, CLEO)
    rating = await club.house.store.ladder.rating(ADA, "racko")
    assert rating is not None
    assert "## Ada\n-# 9 matches at Card Club\n### RACK-O" in said
    shown = f"Rating **{shown_rating(rating.mu)}? ± {doubt(rating.sigma)}** · 8 rated matches"
    assert f"{shown}. It settles with 10, against 4 different people" in said
    assert "**7 wins** in 9 matches\n-# Standard: 6 wins in 8 matches" in said
    assert "-# Bonus RACK-O: 1 win in 1 match" in said
    assert "Won the last 6 in a row" in said
    assert f" {shown_rating(rating.mu)}\n" in said
    assert "about a 50% chance" in said


async def test_ten_rated_matches_against_four_people_settle_a_rating(club: Club):
    await club.play(ADA, BO, times=7)
    assert "? ±" in await seen(club, ADA, CLEO)
    for each in (CLEO, DAN, 555):
        await club.play(ADA, each)
    said = await seen(club, ADA, CLEO)
    assert "? ±" not in said
    assert "10 rated matches" in said
    assert "It settles" not in said


async def test_a_closed_profile_says_nothing_to_others(club: Club):
    await club.play(ADA, BO, times=5)
    await club.people.change(ADA, profile="closed")
    for place in (CLUB, DIRECT):
        assert await seen(club, ADA, BO, place) == NOTHING
    assert "**5 wins**" in await seen(club, ADA, ADA)


async def test_a_closed_profile_is_that_of_somebody_who_was_never_here(club: Club):
    await club.play(ADA, BO, times=5)
    await club.people.change(ADA, profile="closed")
    for place in (CLUB, DIRECT):
        assert await shown(club, ADA, BO, place) == await shown(club, NEVER, BO, place)
    assert await matches(club, ADA, BO) == await matches(club, NEVER, BO)
    opened = await seen(club, CLEO, BO)
    assert "0 matches at Card Club" in opened, "who was here, and has not played yet"


async def test_others_see_what_was_done_where_they_look(club: Club):
    await club.play(ADA, BO, times=5)
    await club.play(ADA, CLEO, times=4, guild=ELSEWHERE)
    assert "5 matches at Card Club" in await seen(club, ADA, DAN)
    assert "**4 wins**" in await seen(club, ADA, DAN, Place(ELSEWHERE, "Other"))
    assert await seen(club, ADA, DAN, DIRECT) == NOTHING
    nothing = await seen(club, ADA, DAN, Place(3, "Third"))
    assert "Not rated yet." in nothing
    assert "No matches of this game yet." in nothing
    assert "9 matches in all" in await seen(club, ADA, ADA)
    await club.people.change(ADA, listed="everywhere")
    for place in (CLUB, DIRECT, Place(3, "Third")):
        assert "9 matches in all" in await seen(club, ADA, DAN, place)


async def test_how_it_went_between_two_is_for_the_two(club: Club):
    await club.play(ADA, BO, times=2)
    await club.play(BO, ADA, times=5)
    await club.play(ADA, CLEO, times=3)
    await in_pairs(club, ADA, BO, CLEO, DAN, times=3)
    own = await seen(club, ADA, ADA)
    assert "Your nemesis: **Bo**, 5 : 5" not in own
    assert "Your favourite partner: **Cleo**, 3 wins in 3 matches" in own
    assert "(you ahead : you behind)\nBo 5 : 5 · Cleo 3 : 0 · Dan 3 : 0" in own
    assert "Only you see who it was against." in own
    bos = await seen(club, ADA, BO)
    assert "You against Ada: **5 : 5**" in bos
    dans = await seen(club, ADA, DAN)
    assert "You against Ada: **0 : 3**" in dans
    cleos = await seen(club, ADA, CLEO)
    assert "In one pair with you: 3 wins in 3 matches" in cleos
    strangers = await seen(club, ADA, 555)
    assert "You haven't played against Ada yet." in strangers
    for said in (bos, dans, cleos, strangers):
        assert not {"nemesis", "partner", "Only you"} & set(said.split())
    for said, others in ((bos, ("Cleo", "Dan")), (dans, ("Bo", "Cleo")), (cleos, ("Bo", "Dan"))):
        assert not [name for name in others if name in said]
    assert "Rating" in own
    assert "In pairs **" in own


async def test_a_nemesis_is_whoever_came_in_ahead_most(club: Club):
    await club.play(BO, ADA, times=6)
    await club.play(CLEO, ADA, times=4)
    assert "Your nemesis: **Bo**, 0 : 6" in await seen(club, ADA, ADA)
    assert "nemesis" not in await seen(club, BO, BO)
    assert "No win in the last 10 matches" in await seen(club, ADA, ADA)


async def matches(club: Club, subject: int, by: int, page: int = 0, place: Place = CLUB) -> Panel:
    return await club.shown(f"p:matches:{subject}:racko:{page}", by=by, at=place)


async def test_my_matches_stand_with_party_places_and_rating_change(club: Club):
    await club.play(ADA, BO, None)
    await club.play(BO, CLEO, ADA, finished=NOW - DAY, game="scots")
    await club.play(BO, ADA, finished=NOW - 2 * DAY, wanted=False)
    change = [each for each in await club.house.store.ladder.changes("m1") if each.person == ADA]
    moved = shown_change(change[0].mu_before, change[0].mu)
    button = next(
        each for each in buttons_of(await shown(club, ADA, ADA)) if each.label == "Matches"
    )
    first, party, second, others, third, _ = text(
        await club.shown(button.action, by=ADA)
    ).splitlines()[2:]
    assert first == (
        f"**RACK-O** · <t:{(NOW - DAY // 4) // 1000}:d> · 1 of 3 · "
        f"{shown_rating(change[0].mu)} (**{moved}**)"
    )
    assert party == "-# 1. Ada · 2. Bo · 3. Simple 🤖"
    assert second.startswith("**Queen of Scots** · ")
    assert "· 3 of 3 ·" in second
    assert others == "-# 1. Bo · 2. Cleo · 3. Ada"
    assert third.endswith("2 of 2 · casual")


async def test_a_match_in_the_list_leads_to_its_message(club: Club):
    await club.play(ADA, BO)
    await club.house.store.change("m1", channel=5, message=9)
    assert f"[RACK-O](https://discord.com/channels/{GUILD}/5/9)" in text(
        await matches(club, ADA, ADA)
    )


async def test_of_somebody_elses_matches_i_see_those_that_i_played_too(club: Club):
    await club.play(ADA, BO, times=2)
    await club.play(ADA, CLEO, times=3)
    said = text(await matches(club, ADA, BO))
    assert said.count("RACK-O") == 2
    assert "Cleo" not in said
    assert "Matches" not in {each.label for each in buttons_of(await shown(club, ADA, DAN))}
    assert "No matches yet." in text(await matches(club, ADA, DAN))
    await club.people.change(ADA, profile="closed")
    assert text(await matches(club, ADA, BO)) == NOTHING
    assert text(await matches(club, ADA, ADA)).count("RACK-O") == 5


async def test_matches_are_turned_page_by_page(club: Club):
    await club.play(ADA, BO, times=PAGE + 1)
    panel = await matches(club, ADA, ADA)
    assert text(panel).count("RACK-O") == PAGE
    older = next(each for each in buttons_of(panel) if each.label == "Older")
    panel = await club.shown(older.action, by=ADA)
    assert text(panel).count("RACK-O") == 1
    assert [each.label for each in buttons_of(panel)] == ["Back", "Newer"]
    newer = next(each for each in buttons_of(panel) if each.label == "Newer")
    panel = await club.shown(newer.action, by=ADA)
    assert text(panel).count("RACK-O") == PAGE


async def test_who_has_played_nothing_is_offered_no_list_of_it(club: Club):
    await club.play(ADA, BO)
    for person, is_offered in ((ADA, True), (DAN, False)):
        labels = {each.label for each in buttons_of(await shown(club, person, person))}
        assert ("Matches" in labels) == is_offered


@every_language
async def test_a_page_of_matches_fits_discord(club: Club, language: str):
    crowd = list(range(3000, 3011))
    for person in (*crowd, ADA):
        await club.people.meet(person, "*" * 32, language)
    await club.play(*crowd, ADA, times=PAGE, game="rank")
    assert faults(await matches(club, ADA, ADA)) == []


async def test_it_opens_on_the_game_played_most(club: Club):
    await club.play(ADA, BO, times=2, game="scots")
    await club.play(ADA, BO, times=1)
    panel = panel_in(await profile(await club.ctx(by=BO), ADA))
    assert "### Queen of Scots" in text(panel)
    (menu,) = [part for part in panel.parts if isinstance(part, Menu)]
    assert [each.value for each in menu.options if each.chosen] == ["scots"]
    assert "### RANK" in text(await club.choose(menu, "rank", by=BO))


@pytest.mark.parametrize(
    ("rest", "chosen"),
    [
        ("", None),
        ("show", None),
        ("show:1:chess", None),
        ("show:1:racko:2", None),
        ("show:-1:racko", None),
        ("show:٣:racko", None),
        ("show:9999999999999999999:racko", None),
        ("hide:1:racko", None),
        ("show:1:racko", "rank"),
        ("game:1:racko", None),
        ("game:1:racko", "chess"),
        ("game:1:racko", "rank:racko"),
    ],
)
async def test_what_was_never_drawn_is_not_read(club: Club, rest: str, chosen: str | None):
    with pytest.raises(Forged):
        await club.press(f"{'' if chosen is None else '='}p:{rest}", chosen)


@every_language
async def test_every_profile_fits_discord_in_every_language(club: Club, language: str):
    crowd = range(3000, 3012)
    for person in (ADA, *crowd):
        await club.people.meet(person, "_" * 32, language)
    for other in crowd:
        await club.play(other, ADA, times=5)
        await in_pairs(club, ADA, other, other + 100, other + 200)
    for preset in GAMES["racko"].presets:
        await club.play(ADA, *crowd[:2], variant=preset.key)
    await club.play(ADA, BO, variant="an old one")
    for by in (ADA, 3001, 555):
        for game in GAMES:
            for place in (CLUB, DIRECT):
                panel = await shown(club, ADA, by, place, game)
                assert faults(panel) == []


# Sums


WON = st.lists(st.booleans(), max_size=60)


@given(WON)
def test_streaks_are_runs_of_wins(won: list[bool]):
    letters = "".join("W" if each else "L" for each in won)
    runs = [len(run) for run in letters.split("L")]
    now = runs[-1] if letters.endswith("W") else 0
    lost = len(letters) - len(letters.rstrip("L"))
    assert streaks_of(won) == Streaks(now, max(runs), lost)


PLAYED = st.lists(
    st.builds(
        Played,
        st.sampled_from(sorted(GAMES)),
        st.sampled_from(["standard", "bonus", "2018"]),
        st.integers(1, 6),
        st.sampled_from([None, None, 0, 1]),
        st.booleans(),
        st.integers(0, 9),
    ),
    max_size=40,
)


@given(PLAYED)
def test_records_add_up_to_the_matches_they_are_of(played: list[Played]):
    for game in GAMES:
        here = [each for each in played if each.game == game]
        career = career_of(game, played, (), ())
        assert career.matches == len(here) == sum(each.matches for each in career.records)
        assert career.wins == sum(each.place == 1 for each in here)
        assert career.wins == sum(each.wins for each in career.records)
        for record in career.records:
            of_it = [each for each in here if each.variant == record.variant]
            assert (record.matches, record.wins) == (len(of_it), sum(e.won for e in of_it))
        most = [record.matches for record in career.records]
        assert most == sorted(most, reverse=True)
    counts = {game: sum(each.game == game for each in played) for game in GAMES}
    assert counts[most_played(counts)] == max(counts.values())


def test_records_of_nothing_are_none():
    assert records_of(()) == ()
    assert streaks_of(()) == Streaks()
    assert most_played({}) == next(iter(GAMES))


def change(number: int, mu: float) -> RatingChange:
    return RatingChange(f"m{number}", ADA, "racko", "all", mu, 8.0, mu, 8.0 - number / 100, number)


def test_a_curve_is_the_rating_after_each_of_the_last_matches():
    assert curve_of([change(0, 25.0)]) is None
    assert curve_of([change(0, 25.0), change(1, 26.0)]) == CurveScene(
        ((1500, doubt(8.0)), (1520, doubt(7.99)))
    )
    long = curve_of([change(number, 25.0 + number / 10) for number in range(POINTS + 40)])
    assert long is not None
    assert len(long.points) == POINTS
    assert long.first == 41
    assert long.points[-1][0] == 1500 + 2 * (POINTS + 39)


@pytest.mark.parametrize(
    ("ratings", "line"),
    [
        pytest.param((1500, 1570), "1500 ▁█ 1570", id="up"),
        pytest.param((1570, 1500, 1535), "1570 █▁▄ 1535", id="down and half up"),
        pytest.param((1500, 1500), "1500 ▁▁ 1500", id="level"),
        pytest.param((0,) * 10 + (7, 8) * 12, "7 " + "▁█" * 12 + " 8", id="the last ones alone"),
    ],
)
def test_a_curve_is_a_line_of_text_too(ratings, line):
    assert sparkline(CurveScene(tuple((each, 40) for each in ratings))) == line


@pytest.mark.parametrize(
    ("met", "nemesis", "partner"),
    [
        pytest.param([], None, None, id="nobody"),
        pytest.param([Met(BO, 0, 4, 0, 0, 0)], None, None, id="too few matches"),
        pytest.param([Met(BO, 5, 5, 0, 0, 0)], None, None, id="even"),
        pytest.param([Met(BO, 1, 4, 0, 0, 0)], BO, None, id="just enough"),
        pytest.param(
            [Met(BO, 9, 12, 0, 0, 0), Met(CLEO, 0, 5, 0, 0, 0)], CLEO, None, id="by the margin"
        ),
        pytest.param(
            [Met(BO, 0, 0, 0, 9, 1), Met(CLEO, 0, 0, 0, 3, 2)], None, CLEO, id="by wins together"
        ),
    ],
)
def test_who_is_nemesis_and_who_is_partner(met, nemesis, partner):
    found = rivals_of(met)
    assert (found.nemesis.person if found.nemesis else None) == nemesis
    assert (found.partner.person if found.partner else None) == partner
    assert found.people == {each.person for each in met if each.against} | {partner} - {None}
