"""Shows the hand before the first lead: King's Hand, benefit, and the cards King and Queen
return."""

from collections.abc import Iterator

from bot.looks.kit import bar, refusal
from bot.looks.look import Holding
from bot.looks.rank.cards import names, run
from bot.looks.rank.choice import (
    Gifts,
    grid,
    hand_of,
    moved,
    read_choice,
    read_gifts,
    with_count,
    written,
)
from bot.ui.panels import Beside, Line, Panel, panel, row
from bot.ui.refusals import Refused
from bot.ui.text import until_text
from games.game import Seat
from games.rank.cards import KINDS, NONE, Card, Counts, minus, spread
from games.rank.events import Received
from games.rank.state import View


def _question(holding: Holding, key: str) -> str:
    held = holding.view.hands[holding.seat]
    return f"## {holding.words(key)}\n## {run(holding.face, held)}"


def _foot(holding: Holding, said: str) -> str:
    return f"-# {said} {until_text(holding.words, holding.until)}".strip()


def kings_hand(holding: Holding, _: str, refused: Refused | None) -> Panel:
    """RK-21.12."""
    words, view = holding.words, holding.view
    held = view.sizes[holding.seat]
    return panel(
        bar(refused),
        _question(holding, "rank-kings-hand"),
        refusal(holding.words, refused),
        Beside(words("rank-keep-text"), holding.button("keep", words("rank-keep"), "next")),
        Beside(
            words("rank-take-text", count=held), holding.button("take", words("rank-take"), "next")
        ),
        _foot(holding, f"{words('rank-kings-hand-foot')} {words('clause', clause='RK-21.12')}"),
    )


def benefit(holding: Holding, _: str, refused: Refused | None) -> Panel:
    """RK-12.2: two equal choices, each with what it leads to."""
    words, view, name = holding.words, holding.view, holding.company.name
    people = {"queen": name(view.ranking[1]), "beggar": name(view.ranking[-1])}
    foot = f"{words('rank-benefit-foot', **people)} {words('clause', clause='RK-12')}"
    return panel(
        bar(refused),
        _question(holding, "rank-benefit"),
        refusal(holding.words, refused),
        Beside(words("rank-lead-text"), holding.button("lead", words("rank-lead"), "next")),
        Beside(
            words("rank-steal-text", **people), holding.button("steal", words("rank-steal"), "next")
        ),
        _foot(holding, foot),
    )


def king_return(holding: Holding, pick: str, refused: Refused | None) -> Panel:
    """RK-12.4 and RK-21.3: as many cards to the Beggar as came."""
    words, view, hand = holding.words, holding.view, hand_of(holding)
    chosen, due = read_choice(pick, hand) or NONE, view.received
    name = holding.company.name(view.ranking[-1])
    return panel(
        bar(refused),
        _giving_title(holding, words("rank-give-title", name=name, count=due)),
        refusal(holding.words, refused),
        grid(holding, hand, chosen, lambda place: f"c{written(moved(hand, chosen, place, due))}"),
        Line(),
        _given(holding, chosen, due),
        row(
            holding.button(f"p{written(chosen)}", words("rank-give"), "go", on=sum(chosen) == due),
            holding.button("clear", words("clear-button"), on=any(chosen)),
        ),
    )


def gifts_of(holding: Holding, pick: str) -> Gifts:
    """The gifts in the pick; none when they are not of this moment."""
    receivers = len(holding.view.receivers)
    found = read_gifts(pick[1:], hand_of(holding), receivers)
    if pick[:1] != "q" or found is None or len(found.settled) >= receivers:
        return Gifts()
    return found


def queen_return(holding: Holding, pick: str, refused: Refused | None) -> Panel:
    """RK-21.5: one card to each, receiver by receiver; nothing moves until all are chosen."""
    words, receivers, gifts = holding.words, holding.view.receivers, gifts_of(holding, pick)
    hand = minus(hand_of(holding), tuple(KINDS[place] for place in gifts.settled))
    chosen = NONE if gifts.chosen is None else with_count(NONE, gifts.chosen, 1)
    at = len(gifts.settled)
    return panel(
        bar(refused),
        _giving_title(holding, _queens_title(holding, receivers, at)),
        refusal(holding.words, refused),
        grid(holding, hand, chosen, lambda place: f"q{_chosen_next(gifts, place)}"),
        Line(),
        _given(holding, chosen, 1),
        row(
            holding.button(
                f"g{_settled(gifts)}", words("rank-give"), "go", on=gifts.chosen is not None
            ),
            holding.button(
                f"x{Gifts(gifts.settled)}", words("clear-button"), on=gifts.chosen is not None
            ),
            holding.button(f"x{Gifts(gifts.settled[:-1])}", words("back-button")) if at else None,
        ),
    )


def _queens_title(holding: Holding, receivers: tuple[Seat, ...], at: int) -> str:
    title = holding.words("rank-give-title", name=holding.company.name(receivers[at]), count=1)
    if len(receivers) == 1:
        return title
    return f"{title} {holding.words('rank-give-of', at=at + 1, all=len(receivers))}"


def _chosen_next(gifts: Gifts, place: int) -> Gifts:
    return Gifts(gifts.settled, None if gifts.chosen == place else place)


def _settled(gifts: Gifts) -> Gifts:
    """The chosen card counts as given."""
    return Gifts(gifts.settled if gifts.chosen is None else (*gifts.settled, gifts.chosen))


def _giving_title(holding: Holding, title: str) -> str:
    words = holding.words
    time = until_text(words, holding.until)
    said = " ".join((*_taken(holding), words("rank-give-unseen"), time)).strip()
    return f"## {title}\n{said}"


def _taken(holding: Holding) -> Iterator[str]:
    view: View = holding.view
    givers = view.receivers or view.ranking[-1:]
    for event in holding.seen.events:
        if isinstance(event, Received) and event.giver in givers:
            name = holding.company.name(event.giver)
            yield holding.words("rank-you-took", cards=run(holding.face, event.cards), name=name)


def _given(holding: Holding, chosen: Counts, due: int) -> str:
    """A special that goes is named as one beforehand."""
    words, cards = holding.words, spread(chosen)
    if not cards:
        return f"### {words('rank-give-choose', count=due)}"
    said = f"### {words('rank-you-give', cards=run(holding.face, cards))}"
    if len(cards) < due:
        return f"{said}\n{words('rank-give-more', count=due - len(cards))}"
    specials: tuple[Card, ...] = tuple(card for card in cards if isinstance(card, str))
    if specials:
        return f"{said}\n{words('rank-give-special', cards=names(words, specials))}"
    return said
