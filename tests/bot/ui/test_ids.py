"""Custom ids: each shape reads what it writes, no two read alike, and nothing else is read."""

import importlib.util
import pkgutil
import re
from functools import cache
from typing import Literal, get_args, get_type_hints

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import bot
from bot.errors import Forged
from bot.hand.ids import HandPress, OpenHand
from bot.routes import ROUTES, find
from bot.ui.ids import (
    _SHAPES,
    LARGEST_SNOWFLAKE,
    MENU,
    Match,
    _beginning_with,
    _Shape,
    decode,
    encode,
    press_id,
    route_of,
)
from bot.ui.panels import LONGEST_ID
from tests.thorough import examples

ROOMS = [each.name for each in pkgutil.iter_modules(bot.__path__) if each.ispkg]


def shapes() -> dict[str, _Shape]:
    """Every one there is, by its name."""
    for room in ROOMS:
        if (importlib.util.find_spec(f"bot.{room}.ids")) is not None:
            importlib.import_module(f"bot.{room}.ids")
    return {
        each.of.__qualname__: each
        for each in _SHAPES.values()
        if each.of.__module__.startswith("bot.")
    }


SHAPES = shapes()
every_shape = pytest.mark.parametrize("shape", SHAPES.values(), ids=list(SHAPES))
some_ids = settings(max_examples=examples(25))  # of each shape


def written(shape: _Shape) -> st.SearchStrategy[list[str]]:
    """The fields of an id as they are written, some of the last ones left out."""
    hints = get_type_hints(shape.of)
    held = [
        st.from_regex(re.compile(kind.pattern, re.ASCII), fullmatch=True)
        for kind in shape.kinds.values()
    ]
    needed = sum(type(None) not in get_args(hints[name]) for name in shape.kinds)
    return st.integers(needed, len(held)).flatmap(lambda count: st.tuples(*held[:count]).map(list))


@cache
def ids_of(shape: _Shape) -> st.SearchStrategy[str]:
    return written(shape).map(lambda held: ":".join((shape.prefix, *held)))


@every_shape
@some_ids
@given(data=st.data())
def test_what_a_shape_writes_it_reads_again(shape: _Shape, data: st.DataObject):
    press = shape.read(data.draw(ids_of(shape)))
    assume(press is not None)
    assert press is not None
    text = encode(press)
    assert shape.read(text) == press
    assert encode(decode(text)) == text


@every_shape
@some_ids
@given(data=st.data())
def test_a_menu_and_what_is_chosen_in_it_are_the_same_press(shape: _Shape, data: st.DataObject):
    """Wherever the last field is chosen, also where a colon stands in it."""
    text = data.draw(ids_of(shape))
    action, _, chosen = text.rpartition(":")
    try:
        press = decode(text)
    except Forged:
        with pytest.raises(Forged):
            decode(MENU + action, chosen)
    else:
        assert decode(MENU + action, chosen) == press


@every_shape
@some_ids
@given(data=st.data())
def test_a_text_is_read_by_one_shape_alone(shape: _Shape, data: st.DataObject):
    """A hand's payload apart, which is whatever the other shapes of the hand are not."""
    text = data.draw(ids_of(shape))
    readers = [
        each.of
        for each in _beginning_with(shape.prefix.partition(":")[0])
        if each.read(text) is not None and each.of is not HandPress
    ]
    assert len(readers) <= 1, text


@every_shape
def test_an_id_has_at_most_a_hundred_characters(shape: _Shape):
    """At its longest. A menu's sign fits too, for its id lacks what is chosen."""
    longest = [longest_of(kind.pattern) for kind in shape.kinds.values()]
    assert len(":".join((shape.prefix, *longest))) <= LONGEST_ID


def longest_of(pattern: str) -> str:
    pattern = re.sub(r"^\(\?![^)]*\)", "", pattern)
    if found := re.fullmatch(r"(?:\[[^]]+\]|\.)(?:\{(?:\d+,)?(\d+)\})?", pattern):
        return "x" * int(found[1] or 1)
    return max((re.sub(r"\\(.)", r"\1", each) for each in pattern.split("|")), key=len)


# Routes


@every_shape
def test_every_id_that_can_be_read_has_a_handler(shape: _Shape):
    assert shape.routes
    assert shape.routes <= ROUTES.keys()


def test_every_handler_is_one_that_an_id_leads_to():
    assert frozenset().union(*(each.routes for each in SHAPES.values())) == ROUTES.keys()


@every_shape
@some_ids
@given(data=st.data())
def test_a_press_is_found_with_its_handler(shape: _Shape, data: st.DataObject):
    text = data.draw(ids_of(shape))
    assume(shape.read(text) is not None)
    press, handler = find(text)
    assert handler is ROUTES[route_of(press)]


def test_two_rooms_cannot_have_one_verb():
    class Twin:
        match: Match
        verb: Literal["hand"]

    with pytest.raises(TypeError, match="read as one"):
        press_id("t")(Twin)


# What nobody drew

HOSTILE = [
    "",
    ":",
    "=",
    "t",
    "t:",
    "t:k7fq2z9a",
    "t:k7fq2z9a:",
    "t:k7fq2z9a:hand:",
    "t:k7fq2z9a:hand:x",
    "t:k7fq2z9a:HAND",
    "t:K7FQ2Z9A:hand",
    "t:k7fq2z9:hand",
    "t:k7fq2z9ab:hand",
    "t:k7fq2z9à:hand",
    " t:k7fq2z9a:hand",
    "t:k7fq2z9a:hand\n",
    "t:k7fq2z9a:hand\x00",
    "T:k7fq2z9a:hand",
    "x:k7fq2z9a:hand",
    "h:k7fq2z9a:1:",
    "h:k7fq2z9a:1:d d",
    "h:k7fq2z9a::d",
    "h:k7fq2z9a:zzzzzzzzz:d",
    "h:k7fq2z9a:\u0663:d",
    "h:k7fq2z9a:-1:d",
    "h:k7fq2z9a:1:\u2660",
    f"h:k7fq2z9a:1:{'x' * 81}",
    "l:k7fq2z9a:h-give:\u0663",
    f"l:k7fq2z9a:h-give:{LARGEST_SNOWFLAKE + 1}",
    f"l:k7fq2z9a:h-give:{'9' * 60}",
    f"l:k7fq2z9a:h-remove:0:{'9' * 60}",
    "l:k7fq2z9a:h-rated:\u0661",
    "l:k7fq2z9a:options:1e3",
    "p:show:\uff11:racko",
    "b:show:racko:all:month:h:r:\u00b2",
    "s:me",
    "s:you:show",
    f"s:me:zone:{'x' * 81}",
    "r:rank:RK-5.1:K7FQ2Z9A",
    "🃏" * 40,
    "x" * 100,
]


@pytest.mark.parametrize("text", HOSTILE)
def test_what_was_never_drawn_is_forged(text: str):
    with pytest.raises(Forged):
        find(text)


def test_a_menus_sign_and_a_choice_come_together():
    assert decode("t:k7fq2z9a:hand") == OpenHand("k7fq2z9a", "hand")
    for custom_id, chosen in (("=t:k7fq2z9a:hand", None), ("t:k7fq2z9a", "hand"), ("=", "")):
        with pytest.raises(Forged):
            decode(custom_id, chosen)


@given(st.text(max_size=100), st.none() | st.text(max_size=100))
def test_whatever_comes_is_read_or_forged_and_nothing_else(text: str, chosen: str | None):
    try:
        press, _ = find(text, chosen)
    except Forged:
        return
    assert decode(encode(press)) == press


@given(
    st.sampled_from([*"thlbprg", "s:me", "s:server"]), st.text(":=0123456789abchrz!-@", max_size=60)
)
def test_what_looks_like_an_id_is_read_or_forged(prefix: str, rest: str):
    try:
        press, _ = find(f"{prefix}:{rest}")
    except Forged:
        return
    assert decode(encode(press)) == press
