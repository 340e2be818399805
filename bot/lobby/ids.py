"""Defines the custom ids of a table before its match, and of a rematch."""

from typing import Annotated, Literal

from bot.ui.ids import Flag, Kind, Match, Number, People, PressId, Snowflake, Word, press_id

OptionName = Annotated[str, Kind("[A-Za-z0-9]{1,40}")]


@press_id("l")
class LobbyPress(PressId):
    match: Match
    verb: Literal["join", "leave", "how", "start", "fill", "add", "host", "cut", "f-cut"]


@press_id("l")
class AddComputer(PressId):
    match: Match
    verb: Literal["h-add"]
    level: Word


@press_id("l")
class CallMe(PressId):
    """How whoever joined wants to be called: a word, as old ids must go on being read."""

    match: Match
    verb: Literal["call"]
    way: Word


@press_id("l")
class Come(PressId):
    """Join from elsewhere than the board, such as from an invitation."""

    match: Match
    verb: Literal["come"]


@press_id("l")
class SitBeside(PressId):
    """Sit down although somebody sits there whom one blocks, or do not."""

    match: Match
    verb: Literal["anyway", "not-now"]


@press_id("l")
class RemoveSeat(PressId):
    """A seat, and since when its player has sat there: seats move, and a panel may be old."""

    match: Match
    verb: Literal["h-remove"]
    seat: Number
    since: Number


@press_id("l")
class HandOver(PressId):
    match: Match
    verb: Literal["h-give"]
    person: Snowflake


@press_id("l")
class Invite(PressId):
    """Everybody who is invited and has not come yet."""

    match: Match
    verb: Literal["h-invite"]
    people: People


@press_id("l")
class SetSwitch(PressId):
    match: Match
    verb: Literal["h-rated", "h-door"]
    on: Flag


@press_id("l")
class Cancel(PressId):
    """Ask for confirmation."""

    match: Match
    verb: Literal["h-cancel"]
    sure: Literal["yes"] | None = None


@press_id("l")
class OptionsPage(PressId):
    match: Match
    verb: Literal["options"]
    page: Number | None = None


@press_id("l")
class SetByKey(PressId):
    """A preset or a speed."""

    match: Match
    verb: Literal["o-preset", "o-speed"]
    key: Word


@press_id("l")
class SetOption(PressId):
    """An option's name, and the index of a value among the possible ones."""

    match: Match
    verb: Literal["o-set"]
    name: OptionName
    place: Number


@press_id("l")
class WriteOption(PressId):
    """The button that opens the form for a value, and the form that brings it."""

    match: Match
    verb: Literal["o-ask", "f-option"]
    name: OptionName


@press_id("t")
class Rematch(PressId):
    match: Match
    verb: Literal["again"]
