"""Tells how a hand of RANK came out. What the others still hold stays hidden until the match is
over (RK-23.2)."""

from bot.looks.kit import last_of
from bot.looks.look import Came, Closing, Showing
from bot.looks.rank.cards import place_words, role
from bot.looks.rank.scene import scene
from bot.looks.rank.sentences import sentence
from games.game import Seat
from games.rank.events import HandOver


def closing(showing: Showing) -> Closing:
    hand = last_of(showing, HandOver)
    assert hand is not None, "a hand that is not over"
    seats = tuple(_came(showing, hand, seat) for seat in hand.ranking)
    is_over = showing.view.phase in ("deal", "gameOver")
    return Closing(sentence(hand, showing), seats, scene(showing) if is_over else None)


def _came(showing: Showing, hand: HandOver, seat: Seat) -> Came:
    words, place = showing.words, hand.ranking.index(seat) + 1
    given = {
        "place": place_words(words, place),
        "name": showing.company.name(seat),
        "became": words(f"rank-mark-{role(place, len(hand.ranking))}"),
    }
    if showing.view.options.endless:
        run, longest = hand.reign[seat], hand.longest_reign[seat]
        return Came(seat, words("rank-closing-line-endless", run=run, longest=longest, **given))
    gained, tokens = hand.gained[seat], hand.tokens[seat]
    return Came(seat, words("rank-closing-line", gained=gained, tokens=tokens, **given))
