"""How RACK-O looks: two rows of five, everywhere the same place."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.looks.look import (
    Board,
    Choose,
    Holding,
    Play,
    Pressed,
    Showing,
    Summary,
    until_text,
)
from bot.looks.racko.advice import advice, lay_there
from bot.looks.racko.summary import OVER, alt, public_cards
from bot.ui.panels import Line, Panel, Row, panel, row, rows
from games.errors import UnreadableMove
from games.game import Seat
from games.racko.events import (
    Dealt,
    Dropped,
    GameOver,
    Kept,
    Placed,
    Racko,
    Scored,
    Took,
    TurnedOver,
)
from games.racko.moves import Drop, Place, Take
from games.racko.playing.worth import PLAIN
from games.racko.scoring import longest_run, rising_prefix, run_bonus
from games.racko.state import SLOTS, Rack, View, place_of

SHOWN = 5  # moves that a table message tells of
SHORTEST_PAYING_RUN, LONGEST_PAYING_RUN = 3, 6
COMPLETE = 75  # points for a rack in order, without a bonus
SLOT_TEXTS = frozenset(map(str, SLOTS))
ENDINGS = SLOT_TEXTS | {"x"}
"""How a custom id names what ends a turn: a slot, or the discard."""

QUIET = (Dealt, TurnedOver)


def card_face(card: int) -> str:
    return f"racko_{card}"


FACES = tuple(card_face(card) for card in range(1, 61))


def fives(texts: Sequence[str]) -> str:
    """A rack as two rows; emojis stand side by side, plain signs apart."""
    gap = "" if all(text.startswith("<") for text in texts) else " "
    return f"# {gap.join(texts[:5])}\n# {gap.join(texts[5:])}"


# The table


def summary(showing: Showing) -> Summary:
    words, view = showing.words, showing.view
    return Summary(
        title=words("racko-title", round=view.round + 1),
        subtitle=words(
            "racko-subtitle",
            preset=showing.preset,
            target=view.options.target,
            scores=", ".join(scores(showing)),
        ),
        moves=" · ".join(_moves(showing)),
        turn=_turn(showing),
        asks=_asks(showing),
        seats=tuple(_seats(showing)),
        alt=alt(showing),
    )


def scores(showing: Showing) -> list[str]:
    view, words, name = showing.view, showing.words, showing.company.name
    if view.options.partners:
        return [
            words("racko-score-pair", name=name(pair), partner=name(pair + 2), points=total)
            for pair, total in enumerate(view.totals)
        ]
    best = sorted(range(len(view.totals)), key=lambda seat: -view.totals[seat])
    return [words("racko-score", name=name(seat), points=view.totals[seat]) for seat in best]


def _moves(showing: Showing) -> Iterable[str]:
    told = [event for event in showing.events if not isinstance(event, QUIET)]
    for event in told[-SHOWN:]:
        if said := sentence(event, showing):
            yield said


def _turn(showing: Showing) -> str:
    if showing.view.phase in ("pick", "drawn"):
        return showing.words("turn-of", name=showing.company.name(showing.view.turn))
    return _asks(showing)


def _asks(showing: Showing) -> str:
    view, words = showing.view, showing.words
    if view.phase not in ("pick", "drawn"):
        return words("racko-asks-over" if view.phase == "gameOver" else "racko-asks-deal")
    return words(
        f"racko-asks-{view.phase}",
        name=showing.company.name(view.turn),
        card=showing.face(card_face(view.face_up)),
        time=until_text(words, showing.until),
    )


def _seats(showing: Showing) -> Iterable[str]:
    """A line a seat: what the whole table has seen go into a rack, and nothing more."""
    view, words = showing.view, showing.words
    known = public_cards(showing.events, len(view.racks))
    for seat, rack in enumerate(view.racks):
        cards = rack or [known[seat].get(slot) for slot in SLOTS]
        shown = [
            words("racko-unknown") if card is None else showing.face(card_face(card))
            for card in cards
        ]
        turn = view.phase not in OVER and seat == view.turn
        yield words(
            "racko-seat",
            turn=words("badge-turn") if turn else "",
            name=showing.company.name(seat),
            cards=" ".join(shown),
        ).strip()


# The hand


def hand(holding: Holding) -> Panel:
    view: View = holding.view
    rack = view.racks[holding.seat] or ()
    if not holding.legal:
        return _waiting(holding, rack)
    if view.phase == "pick" and holding.pick[:1] not in ("t", "g"):
        return _pick_up(holding, rack)
    return _place(holding, rack)


def _waiting(holding: Holding, rack: Rack) -> Panel:
    view, words = holding.view, holding.words
    if view.phase in OVER or not rack:
        over = view.phase == "gameOver"
        title = words("racko-match-over" if over else "racko-round-over")
    else:
        title = words("racko-waiting", name=holding.company.name(view.turn))
    return panel(
        "waiting",
        "\n".join((f"## {title}", *_done(holding))),
        _rack_text(holding, rack) if rack else None,
        _refusal(holding),
        row(holding.button("r", words("refresh-button")), more(holding)),
    )


def _done(holding: Holding) -> Iterable[str]:
    """What the own turn just past came to; others see only what went out."""
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
    faces = [holding.face(card_face(card)) for card in rack]
    rows_said = holding.words("racko-rows")
    return f"{fives(faces)}\n-# {rows_said}\n{_progress(holding, rack)}"


def _progress(holding: Holding, rack: Rack) -> str:
    rising = rising_prefix(rack)
    cards = ", ".join(map(str, rack[:rising]))
    return holding.words("racko-in-order", count=rising, cards=cards)


def _refusal(holding: Holding) -> str | None:
    return holding.words("refused", sentence=holding.refused) if holding.refused else None


def more(holding: Holding) -> Any:
    return holding.button("more", holding.words("more-button"))


def _pick_up(holding: Holding, rack: Rack) -> Panel:
    view, words = holding.view, holding.words
    time = until_text(words, holding.until)
    return panel(
        "asking" if holding.refused else "yours",
        f"## {words('your-turn')}\n{_rack_text(holding, rack)}",
        Line(),
        _refusal(holding),
        words("racko-take-or-draw", card=holding.face(card_face(view.face_up)), time=time),
        row(
            holding.button("t", words("racko-take", card=view.face_up), "next"),
            holding.button("d", words("racko-draw"), "next"),
            more(holding),
        ),
    )


def _place(holding: Holding, rack: Rack) -> Panel:
    """Ten buttons with the faces they would replace; a press is the move."""
    view, words = holding.view, holding.words
    taking = view.phase == "pick"
    card = view.face_up if taking else view.held
    chosen = holding.pick[1:]
    if holding.pick[:1] == "g":
        return _go_or_wait(holding, chosen)
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
        "asking" if holding.refused else "yours",
        f"## {title}\n{asked}",
        _refusal(holding),
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
    """The rack would be in order, and waiting could pay."""
    words = holding.words
    run = longest_run(_after(holding, ending))
    longer = max(SHORTEST_PAYING_RUN, run + 1)
    points, more_points = COMPLETE + run_bonus(run), COMPLETE + run_bonus(longer)
    question = words("racko-go-or-wait", points=points, run=longer, more=more_points)
    return panel(
        "asking",
        f"## {words('racko-in-order-title')}\n{question}",
        row(
            holding.button(f"w{ending}!", words("racko-go", points=points), "go"),
            holding.button(f"w{ending}", words("racko-wait")),
        ),
        Line(),
        row(holding.button("back", words("back-button"))),
    )


def _after(holding: Holding, ending: str) -> Rack:
    """The rack as it would be: with the card in a slot, or as it is when it is dropped."""
    view = holding.view
    rack: Rack = view.racks[holding.seat]
    if ending == "x":
        return rack
    place = place_of(int(ending))
    card = view.held if view.phase == "drawn" else view.face_up
    return (*rack[:place], card, *rack[place + 1 :])


# A press


def press(holding: Holding, payload: str) -> Pressed:
    """t take, d draw, x discard, p slot, s the same slot again, w go or wait, r and back: show."""
    kind, rest = payload[:1], payload[1:]
    ending = rest.removesuffix("!")
    if payload in ("r", "back"):
        return Choose("")
    if payload == "t":
        return Choose("t")
    if payload == "d":
        return Play("draw")
    if payload == "x":
        return _end(holding, "x")
    if kind in ("p", "s") and rest in SLOT_TEXTS:
        if kind == "p" and holding.careful:
            return Choose(("t" if holding.view.phase == "pick" else "c") + rest)
        return _end(holding, rest)
    if kind == "w" and ending in ENDINGS:
        return Play(_text(holding, ending, declare=rest.endswith("!")))
    raise UnreadableMove


def _end(holding: Holding, ending: str) -> Pressed:
    """Going out by itself when waiting cannot pay; else the question."""
    options = holding.view.options
    if options.declare == "auto" or not _is_listed(holding, ending):
        return Play(_text(holding, ending, declare=False))
    if options.bonus and longest_run(_after(holding, ending)) < LONGEST_PAYING_RUN:
        return Choose(f"g{ending}")
    return Play(_text(holding, ending, declare=True))


def _is_listed(holding: Holding, ending: str) -> bool:
    """Whether the seat may go RACK-O with it now."""
    return _text(holding, ending, declare=True) in map(str, holding.legal)


def _text(holding: Holding, ending: str, declare: bool) -> str:
    if ending == "x":
        return str(Drop(declare))
    move = Take if holding.view.phase == "pick" else Place
    return str(move(int(ending), declare))


# Sentences


def sentence(event: Any, showing: Showing) -> str:
    company, words, face = showing.company, showing.words, showing.face
    name = type(event).__name__
    if isinstance(event, GameOver):
        names = ", ".join(map(company.name, event.winners))
        return words("racko-GameOver", names=names, count=len(event.winners))
    if isinstance(event, Scored):
        points = ", ".join(
            f"{company.name(seat)} +{points}" for seat, points in enumerate(event.points)
        )
        return words("racko-Scored", points=points)
    if isinstance(event, TurnedOver):
        return words("racko-TurnedOver", card=face(card_face(event.face_up)))
    seat: Seat = event.dealer if name in ("DealerDrawn", "Dealt") else event.seat
    shown = {
        field: face(card_face(getattr(event, field)))
        for field in ("card", "out")
        if hasattr(event, field)
    }
    return words(f"racko-{name}", name=company.name(seat), **shown)


def final(showing: Showing) -> tuple[str, ...]:
    """What decided it, and all racks."""
    words, view = showing.words, showing.view
    went = [event for event in showing.events if isinstance(event, Racko)]
    scored = [event for event in showing.events if isinstance(event, Scored)]
    decided = words("racko-decided-limit")
    if went and scored:
        points = scored[-1].points[went[-1].seat]
        decided = words("racko-decided", name=showing.company.name(went[-1].seat), points=points)
    racks = (
        words(
            "racko-rack-line",
            name=showing.company.name(seat),
            cards="".join(showing.face(card_face(card)) for card in rack or ()),
        )
        for seat, rack in enumerate(view.racks)
    )
    return (decided, *racks)


RACKO = Board("racko", summary, hand, press, sentence, final, advice, lay_there, FACES, PLAIN)
