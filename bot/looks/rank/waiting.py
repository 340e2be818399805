"""Shows a waiting hand of RANK, and the private events that every hand reports."""

from collections.abc import Iterator

from bot.looks.kit import refresh_and_more, refusal
from bot.looks.look import Holding
from bot.looks.rank.cards import actor, asks, pile_words, place_words, role, run
from bot.ui.panels import Panel, panel
from bot.ui.refusals import Refused
from games.game import Seat
from games.rank.events import OwnDraw, OwnGift, Passed, Played, Received, SetAside
from games.rank.state import View, read_pile, turn_order


def news(holding: Holding) -> Iterator[str]:
    """Cards that came and went unseen by the others: told until the own first move, a draw once."""
    words, face, name = holding.words, holding.face, holding.company.name
    events = holding.seen.events
    if events and isinstance(events[-1], OwnDraw):
        yield words("rank-you-drew", cards=run(face, events[-1].cards))
    if any(isinstance(each, Played | Passed) and each.seat == holding.seat for each in events):
        return
    for event in events:
        if isinstance(event, Received):
            cards = run(face, event.cards)
            yield words("rank-you-received", cards=cards, name=name(event.giver))
        elif isinstance(event, OwnGift):
            yield words("rank-you-gave", cards=run(face, event.cards), name=name(event.receiver))
        elif isinstance(event, SetAside):
            yield f"-# {words('rank-you-set-aside', cards=run(face, event.cards))}"


def waiting(holding: Holding, refused: Refused | None) -> Panel:
    held = holding.view.hands[holding.seat] or ()
    title = f"## {_waiting_title(holding)}"
    if held:
        title += f"\n## {run(holding.face, held)}"
    lines = [line for line in (*_waiting_lines(holding), *news(holding)) if line]
    return panel(
        "asking" if refused else "waiting",
        title,
        refusal(holding.words, refused),
        "\n".join(lines) if lines else None,
        refresh_and_more(holding),
    )


def _waiting_title(holding: Holding) -> str:
    view, words = holding.view, holding.words
    seat = actor(view)
    if seat is None:
        return words(f"rank-waiting-{view.phase}")
    key = "rank-turn-then-you" if _is_next(view, holding.seat) else "turn-of"
    return words(key, name=holding.company.name(seat))


def _is_next(view: View, seat: Seat) -> bool:
    """Whether the round comes to the seat after the one to move."""
    if view.phase != "play" or view.turn is None:
        return False
    away = {*view.passed, *view.out}
    return next(
        (left == seat for left in turn_order(len(view.sizes), view.turn) if left not in away),
        False,
    )


def _waiting_lines(holding: Holding) -> Iterator[str]:
    view, words, name = holding.view, holding.words, holding.company.name
    seat = actor(view)
    if seat is None:
        return
    if view.phase != "play":
        beggar = name(view.ranking[-1]) if view.ranking else ""
        yield asks(words, view, name(seat), beggar, "")
        return
    pile = read_pile(view.pile)
    if pile is None:
        yield words("rank-leads", name=name(seat), time="").strip()
    else:
        by = name(view.owner)
        yield words("rank-to-beat-by", pile=pile_words(words, pile), name=by, time="").strip()
    if holding.seat in view.out:
        place = view.out.index(holding.seat) + 1
        key = f"rank-you-out-{role(place, len(view.sizes))}"
        yield words(key, place=place_words(words, place))
    elif holding.seat in view.passed:
        yield words("rank-you-passed")
