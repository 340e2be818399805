"""What Discord would refuse is found, one below the limit and one above, before it is sent."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.curve import CurveScene
from bot.ui.forms import Field, Form, form_faults
from bot.ui.panels import (
    Beside,
    Button,
    Line,
    Menu,
    Option,
    Panel,
    Part,
    Picture,
    Row,
    components,
    faults,
    panel,
    row,
    rows,
)

SCENE = CurveScene(((1500, 10), (1510, 9)), first=1)


def button(number: int = 0, **given: Any) -> Button:
    return Button(**{"action": f"t:{number}", "label": "x"} | given)


def options(number: int) -> tuple[Option, ...]:
    return tuple(Option(str(each), "x") for each in range(number))


def menu(**given: Any) -> Menu:
    return Menu(**{"action": "t:menu", "options": options(1)} | given)


def of_option(**given: Any) -> Menu:
    return menu(options=(Option(**{"value": "v", "label": "x"} | given),))


def picture(alt: str = "a curve", **given: Any) -> Picture:
    return Picture(SCENE, alt, **given)


def lines(number: int) -> list[Part]:
    return [Line()] * number


FITS = [
    pytest.param(row(button(label="x" * 80)), id="a label"),
    pytest.param(row(button(label=None, face="rank_2", spoken="2")), id="a face without a label"),
    pytest.param(row(button(action="x" * 100)), id="a custom id"),
    pytest.param(row(*map(button, range(5))), id="a row"),
    pytest.param("x" * 4000, id="a text"),
    pytest.param(lines(39), id="components"),
    pytest.param(menu(options=options(25)), id="a menu"),
    pytest.param(menu(placeholder="x" * 150), id="a placeholder"),
    pytest.param(of_option(label="x" * 100, value="x" * 100, note="x" * 100), id="an option"),
    pytest.param(picture("x" * 1024), id="a picture"),
    pytest.param([picture(name="one"), picture(name="two")], id="two pictures"),
]
DOES_NOT_FIT = [
    pytest.param(row(button(label="x" * 81)), "label", id="a long label"),
    pytest.param(row(button(label="")), "label ''", id="an empty label"),
    pytest.param(row(button(label=None)), "label None", id="neither label nor face"),
    pytest.param(Beside("x", button(label="x" * 81)), "label", id="a long label beside a text"),
    pytest.param(row(button(action="")), "custom id ''", id="no custom id"),
    pytest.param(row(button(action="x" * 101)), "custom id", id="a long custom id"),
    pytest.param([row(button()), row(button())], "one custom id twice", id="two buttons alike"),
    pytest.param([row(button()), menu(action="t:0")], "one custom id twice", id="a menu and one"),
    pytest.param(row(), "a row of 0", id="an empty row"),
    pytest.param(row(*map(button, range(6))), "a row of 6", id="a long row"),
    pytest.param("x" * 4001, "too much text", id="a long text"),
    pytest.param(["x" * 2000, Beside("x" * 2001, button())], "too much text", id="long texts"),
    pytest.param(["x", " "], "an empty text", id="an empty text"),
    pytest.param(lines(40), "41 components", id="many components"),
    pytest.param(menu(options=()), "a menu of 0", id="an empty menu"),
    pytest.param(menu(options=options(26)), "a menu of 26", id="a long menu"),
    pytest.param(menu(options=options(1) * 2), "one option twice", id="two options alike"),
    pytest.param(menu(placeholder="x" * 151), "a long placeholder", id="a long placeholder"),
    pytest.param(of_option(label=""), "option 'v'", id="an option without a label"),
    pytest.param(of_option(label="x" * 101), "option 'v'", id="an option's long label"),
    pytest.param(of_option(note="x" * 101), "option 'v'", id="an option's long note"),
    pytest.param(of_option(value="x" * 101), "option", id="an option's long value"),
    pytest.param(picture(""), "alt text ''", id="no alt text"),
    pytest.param(picture("x" * 1025), "alt text", id="a long alt text"),
    pytest.param([picture(), picture("other")], "one attachment twice", id="two pictures alike"),
    pytest.param(["x", picture(instead=" ")], "an empty text", id="empty in words alone"),
    pytest.param(picture(instead="x" * 4001), "too much text", id="too much in words alone"),
]


@pytest.mark.parametrize("part", FITS)
def test_what_just_fits_a_panel_is_no_fault(part):
    assert faults(panel("yours", part)) == []


@pytest.mark.parametrize(("part", "fault"), DOES_NOT_FIT)
def test_what_does_not_fit_a_panel_is_told(part, fault):
    (told,) = faults(panel("yours", part))
    assert told.startswith(fault)


def test_components_are_counted_as_discord_does():
    shown = panel("yours", "x", Line(), row(button(1), button(2)), menu(), picture())
    assert components(shown) == 1 + 1 + 1 + 3 + 2 + 1
    assert components(panel("yours", picture(legend="x"), Beside("x", button()))) == 1 + 2 + 3


def test_so_many_buttons_to_a_row():
    assert [len(each.buttons) for each in rows(map(button, range(7)), 3)] == [3, 3, 1]
    assert panel("yours", row(None, button(), None)) == Panel((Row((button(),)),), "yours")


FIELD = Field("name", "label")
FORM = Form("title", "t:form", (FIELD,))
FIELDS = tuple(Field(f"{number}", "x") for number in range(6))


@pytest.mark.parametrize(
    "form",
    [
        Form("x" * 45, "x" * 100, FIELDS[:5]),
        replace(FORM, fields=(Field("x" * 100, "x" * 45, note="x" * 100),)),
        replace(FORM, fields=(replace(FIELD, least=2, most=2, value="xx"),)),
        replace(FORM, fields=(replace(FIELD, least=1),)),
        replace(FORM, fields=(replace(FIELD, most=1),)),
    ],
)
def test_what_just_fits_a_form_is_no_fault(form):
    assert form_faults(form) == []


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"title": ""}, "title ''"),
        ({"title": "x" * 46}, "title"),
        ({"action": ""}, "custom id ''"),
        ({"action": "x" * 101}, "custom id"),
        ({"fields": ()}, "0 fields"),
        ({"fields": FIELDS}, "6 fields"),
        ({"fields": (FIELD, FIELD)}, "one field twice"),
    ],
)
def test_what_does_not_fit_a_form_is_told(changed, fault):
    (told,) = form_faults(replace(FORM, **changed))
    assert told.startswith(fault)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"label": ""}, "label"),
        ({"label": "x" * 46}, "label"),
        ({"note": "x" * 101}, "note"),
        ({"least": -1}, "limits"),
        ({"least": 3, "most": 2}, "limits"),
        ({"most": 0}, "limits"),
        ({"most": 4001}, "limits"),
        ({"value": "x", "least": 2}, "value"),
        ({"value": "xxx", "most": 2}, "value"),
    ],
)
def test_what_does_not_fit_a_field_is_told(changed, what):
    field = replace(FIELD, **changed)
    assert form_faults(replace(FORM, fields=(field,))) == [f"{what} of field {field.name!r}"]
