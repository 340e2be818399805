"""Defines the custom ids of a person's list of tables."""

from bot.ui.ids import Number, PressId, press_id


@press_id("g:page")
class ListPage(PressId):
    page: Number
