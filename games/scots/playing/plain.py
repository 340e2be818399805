"""Plays plainly: takes the pile whenever it can, and lays all or nothing."""

from games.scots.moves import Discard, Move
from games.scots.playing import plans
from games.scots.playing.playouts import Rounds
from games.scots.playing.sight import Sight
from games.scots.playing.styles import Style, discard_costs, everything, lays


def plain_move(sight: Sight, table: Rounds, style: Style) -> Move:
    """Choose by what lies open in the one row of the table."""
    seat = sight.seat
    if sight.view.phase == "pickup":
        return plans.pick_ups(table, seat)[0].move
    cards = everything(table, seat)
    if cards.any() and lays(table, seat, style, cards, sight.fewest)[0]:
        return plans.moves(sight.tables, sight.view.sets[seat], cards[0])[0]
    return Discard(sight.tables.deck.codes[plans.discards(discard_costs(table, seat)[0])[0]])
