"""Shows a player's hand of RACK-O: two rows of five, always in the same place."""

from collections.abc import Iterable, Iterator

from bot.looks.kit import bar, more, refusal, waiting
from bot.looks.look import Holding
from bot.looks.racko.cards import card_face, fives
from bot.looks.racko.press import after
from bot.looks.racko.summary import OVER
from bot.ui.panels import Line, Panel, Row, panel, row, rows
from bot.ui.refusals import Refused
from bot.ui.text import until_text
from games.racko.events import Dropped, Kept, Placed, Took
from games.racko.options import Options
from games.racko.scoring import (
    LONGEST_PAYING_RUN,
    going_now,
    is_complete,
    longest_run,
    may_go,
    rising_prefix,
    run_bonus,
)
from games.racko.state import SLOTS, Rack, View, cards_in_play, exchanged, place_of

SHORTEST_PAYING_RUN = 3
COMPLETE = 75  # points for a rack in order, without a bonus


def hand(holding: Holding, pick: str, refused: Refused | None) -> Panel:
    view: View = holding.view
    rack = view.racks[holding.seat] or ()
    if not holding.legal:
        return _waiting(holding, rack, refused)
    if view.phase == "pick" and pick[:1] not in ("t", "g"):
        return _pick_up(holding, rack, refused)
    if pick[:1] == "g":
        return _go_or_wait(holding, pick[1:])
    return _place(holding, rack, pick[1:], refused)


def _waiting(holding: Holding, rack: Rack, refused: Refused | None) -> Panel:
    view, words = holding.view, holding.words
    if view.phase in OVER or not rack:
        over = view.phase == "gameOver"
        title = words("racko-match-over" if over else "racko-round-over")
    else:
        title = words("racko-waiting", name=holding.company.name(view.turn))
    heading = "\n".join((title, *_done(holding)))
    return waiting(holding, refused, heading, _rack_text(holding, rack) if rack else None)


def _done(holding: Holding) -> Iterable[str]:
    """Say what the own turn just past came to; others see only what went out."""
    words, kept = holding.words, None
    said = ""
    for event in holding.seen.events:
        match event:
            case Took(seat, card, _, out) if seat == holding.seat:
                said = words("racko-done-in", card=card, out=out)
            case Dropped(seat, card) if seat == holding.seat:
                said = words("racko-done-out", card=card)
            case Placed(seat, _, out) if seat == holding.seat:
                kept = out
            case Kept(_, card):
                said = words("racko-done-in", card=card, out=kept)
    if said and holding.view.phase not in OVER:
        yield said


def _rack_text(holding: Holding, rack: Rack) -> str:
    rows_said = holding.words("racko-rows")
    return f"{_faces(holding, rack)}\n-# {rows_said}\n{_progress(holding, rack)}"


def _faces(holding: Holding, rack: Rack) -> str:
    return fives([holding.face(card_face(card)) for card in rack])


def _progress(holding: Holding, rack: Rack) -> str:
    words, options = holding.words, holding.view.options
    if is_complete(rack) and not may_go(options, rack):
        cards = ", ".join(map(str, _completing(options, rack)))
        return words("racko-no-run" if cards else "racko-no-run-yet", cards=cards)
    rising = rising_prefix(rack)
    return words("racko-in-order", count=rising, cards=", ".join(map(str, rack[:rising])))


def _completing(options: Options, rack: Rack) -> list[int]:
    """RO-6.1: list the cards that would give a full rack the run it lacks, in one exchange."""
    two_seats = cards_in_play(2)  # RO-R29: only they play with the run
    return [
        card
        for card in two_seats
        if card not in rack and any(may_go(options, exchanged(rack, slot, card)) for slot in SLOTS)
    ]


def _pick_up(holding: Holding, rack: Rack, refused: Refused | None) -> Panel:
    view, words = holding.view, holding.words
    time = until_text(words, holding.until)
    return panel(
        bar(refused),
        f"## {words('your-turn')}\n{_rack_text(holding, rack)}",
        Line(),
        refusal(words, refused),
        words("racko-take-or-draw", card=holding.face(card_face(view.face_up)), time=time),
        row(
            holding.button("t", words("racko-take", card=view.face_up), "next"),
            holding.button("d", words("racko-draw"), "next"),
            more(holding),
        ),
    )


def _place(holding: Holding, rack: Rack, chosen: str, refused: Refused | None) -> Panel:
    """Show ten buttons with the faces they would replace; a press is the move."""
    view, words = holding.view, holding.words
    taking = view.phase == "pick"
    card = view.face_up if taking else view.held
    title = words("racko-taking" if taking else "racko-drew-title", card=card)
    asked = words("racko-which", time=until_text(words, holding.until))
    if chosen:
        out = rack[place_of(int(chosen))]
        asked = words("racko-careful", card=card, out=out)
    last = (
        holding.button("back", words("back-button"))
        if taking
        else holding.button("x", words("racko-discard", card=card))
    )
    return panel(
        bar(refused),
        f"## {title}\n{asked}",
        refusal(words, refused),
        _slots(holding, rack, chosen),
        f"-# {words('racko-rows')} {_progress(holding, rack)}",
        Line(),
        row(last, more(holding)),
    )


def _slots(holding: Holding, rack: Rack, chosen: str) -> list[Row]:
    return rows(
        (
            holding.button(
                f"{'s' if str(slot) == chosen else 'p'}{slot}",
                None,
                "next" if str(slot) == chosen else "plain",
                face=card_face(card),
            )
            for slot, card in zip(SLOTS, rack, strict=True)
        ),
        across=5,
    )


def _go_or_wait(holding: Holding, ending: str) -> Panel:
    """Ask with the rack as it would be: it is in order, and waiting could pay."""
    words, rack = holding.words, after(holding, ending)
    points, time = going_now(holding.view, rack).points, until_text(words, holding.until)
    title, asked = words("racko-in-order-title"), "\n".join(_stakes(holding, rack))
    return panel(
        "asking",
        f"## {title}\n{_faces(holding, rack)}\n{asked} {time}".rstrip(),
        row(
            holding.button(f"w{ending}!", words("racko-go", points=points), "go"),
            holding.button(f"w{ending}", words("racko-wait")),
        ),
        Line(),
        row(holding.button("back", words("back-button")), more(holding)),
    )


def _stakes(holding: Holding, rack: Rack) -> Iterator[str]:
    """Say who may win the match by it, and what waiting could bring."""
    view, words, going = holding.view, holding.words, going_now(holding.view, rack)
    if going.rivals:
        side, most = max(going.rivals, key=lambda rival: rival[1])
        name = holding.company.name(side)
        if view.options.partners:
            name = words("names-and", names=name, last=holding.company.name(side + 2))
        yield words("racko-go-risk", name=name, most=most, own=going.total)
    run = longest_run(rack)
    if view.options.bonus and run < LONGEST_PAYING_RUN:
        longer = max(SHORTEST_PAYING_RUN, run + 1)
        more_points = COMPLETE + run_bonus(longer)
        yield words("racko-go-or-wait", points=going.points, run=longer, more=more_points)
    else:
        yield words("racko-go-or-not", points=going.points)
