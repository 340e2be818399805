"""Joins the routes of all rooms and finds the handler of a custom id."""

import bot.board.handlers
import bot.conduct.handlers
import bot.hand.handlers
import bot.inbox.handlers
import bot.ladder.handlers
import bot.lobby.handlers
import bot.moderation.handlers
import bot.people.handlers
import bot.privacy.handlers
import bot.review.handlers
import bot.rulebook.handlers
from bot.context import Handler, Routes
from bot.ui.ids import PressId, decode, route_of

ROUTES: Routes = {
    **bot.board.handlers.ROUTES,
    **bot.conduct.handlers.ROUTES,
    **bot.hand.handlers.ROUTES,
    **bot.inbox.handlers.ROUTES,
    **bot.ladder.handlers.ROUTES,
    **bot.lobby.handlers.ROUTES,
    **bot.moderation.handlers.ROUTES,
    **bot.people.handlers.ROUTES,
    **bot.privacy.handlers.ROUTES,
    **bot.review.handlers.ROUTES,
    **bot.rulebook.handlers.ROUTES,
}


def find(custom_id: str, chosen: str | None = None) -> tuple[PressId, Handler]:
    """Return the press that a custom id stands for, and its handler. Raise Forged if the bot never
    made that id."""
    press = decode(custom_id, chosen)
    return press, ROUTES[route_of(press)]
