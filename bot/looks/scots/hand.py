"""Shows the private panel of a seat in any phase."""

from dataclasses import replace

from bot.looks.kit import waiting
from bot.looks.look import Holding
from bot.looks.scots.grid import reference
from bot.looks.scots.own import Own, own_sets, own_side, standing
from bot.looks.scots.people import coin_lines, roomy
from bot.looks.scots.pickup import pickup
from bot.looks.scots.pile import piles
from bot.looks.scots.play import play
from bot.ui.panels import MOST_TEXT, Panel, texts_of
from bot.ui.refusals import Refused

OVER = ("roundOver", "gameOver")
TO_DEAL = ("dealer", "deal")
IN_PLAY = ("pickup", "play")


def hand(holding: Holding, pick: str, refused: Refused | None) -> Panel:
    """Show it with names; a hand too large for them is shown by codes, and never cut."""
    own = own_side(holding, pick, refused)
    return roomy(own.people, lambda people: _hand(replace(own, people=people)), MOST_TEXT, _length)


def _length(shown: Panel) -> int:
    return sum(map(len, texts_of(shown)))


def _hand(own: Own) -> Panel:
    if not own.holding.legal:
        return _waiting(own)
    return pickup(own) if own.view.phase == "pickup" else play(own)


def _waiting(own: Own) -> Panel:
    dealt = own.view.phase not in TO_DEAL
    return waiting(
        own.holding,
        own.last,
        _title(own),
        coin_lines(own.people, own.hand) if dealt else None,
        f"-# {own_sets(own)} {standing(own)}" if dealt else None,
        f"-# {piles(own.view, own.people)}" if own.view.phase in IN_PLAY else None,
        beside=reference(own),
    )


def _title(own: Own) -> str:
    view, words = own.view, own.words
    if view.phase in OVER:
        return words("scots-match-over" if view.phase == "gameOver" else "scots-round-over")
    if view.phase in TO_DEAL:
        return words("scots-being-dealt")
    if view.phase == "recycle":
        return words("scots-being-shuffled")
    after = (view.turn + 1) % len(view.hands)
    key = "scots-waiting-next" if after == own.holding.seat else "scots-waiting"
    return words(key, name=own.holding.company.name(view.turn))
