"""RACK-O."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from games.racko.events import Dealt, Drew, Dropped, Placed, Racko, Scored, Took, TurnedOver
from games.racko.state import Rack
from tests.bot.looks.truths import Case, Truth

BONUS = {0: 0, 1: 0, 2: 0, 3: 50, 4: 100, 5: 200}


@lru_cache(maxsize=2**18)
def in_order(rack: Rack) -> int:
    """The longest row of rising cards: for each card, one more than the best before it."""
    best: list[int] = []
    for card, number in enumerate(rack):
        best.append(1 + max((best[at] for at in range(card) if rack[at] < number), default=0))
    return max(best)


def run_of(rack: Rack) -> int:
    """The longest row of neighbours, found by every start and end."""
    return max(
        end - start
        for start in range(10)
        for end in range(start + 1, 11)
        if list(rack[start:end]) == list(range(rack[start], rack[start] + end - start))
    )


def may_go(case: Case, rack: Rack) -> bool:
    rises = all(low < high for low, high in pairwise(rack))
    return rises and (not case.state.options.run_rule or run_of(rack) > 2)


def card_of(case: Case) -> int:
    held = case.state.held
    return int(case.state.discard[-1] if held is None else held)


def with_card(rack: Rack, place: int, card: int) -> Rack:
    new = list(rack)
    new[place] = card
    return tuple(new)


def rack_of(case: Case) -> Rack:
    return tuple(case.state.racks[case.seat])


def new_rack(case: Case) -> Rack:
    slot = getattr(case.move, "slot", None)
    rack = rack_of(case)
    return rack if slot is None else with_card(rack, slot // 5 - 1, card_of(case))


def variants(rack: Rack, card: int) -> Iterator[Rack]:
    return (with_card(rack, place, card) for place in range(10))


def to_come(case: Case) -> tuple[int, ...]:
    """All but what the seat can see or must remember where it is."""
    placed: dict[tuple[int, int], int | None] = {}
    pile: list[int] = []
    coming: list[int] = []
    drawn: int | None = None
    for event in case.seen.events:
        match event:
            case Dealt():
                placed, pile, coming = {}, [event.face_up], []
            case Took():
                pile[-1] = event.out
                placed[event.seat, event.slot] = event.card
            case Drew():
                drawn = coming.pop(0) if coming else None
            case Placed():
                pile.append(event.out)
                placed[event.seat, event.slot] = drawn
            case Dropped():
                pile.append(event.card)
            case TurnedOver():
                pile, coming = pile[:1], pile[1:]
    where = {card for (seat, _), card in placed.items() if seat != case.seat}
    known = {*rack_of(case), *pile, case.seen.view.held, *where}
    return tuple(card for card in range(1, 21 + 10 * len(case.state.racks)) if card not in known)


def live(case: Case) -> tuple[int, ...]:
    if "live" not in case.notes:
        case.notes["live"] = to_come(case)
    found: tuple[int, ...] = case.notes["live"]
    return found


@lru_cache(maxsize=2**12)
def helping_of(rack: Rack, cards: tuple[int, ...]) -> int:
    now = in_order(rack)
    return sum(any(in_order(new) > now for new in variants(rack, card)) for card in cards)


def helping(case: Case, rack: Rack) -> int:
    return helping_of(rack, live(case))


def finishing(case: Case, rack: Rack) -> int:
    if may_go(case, rack):
        return 0
    return sum(any(may_go(case, new) for new in variants(rack, card)) for card in live(case))


def finishes(case: Case) -> bool:
    return any(may_go(case, new) for new in variants(rack_of(case), card_of(case)))


def best(case: Case) -> int:
    return max(map(in_order, variants(rack_of(case), card_of(case))))


def off_home(case: Case, card: int, slot: int) -> float:
    """From the nearest card of the tenth of the deck that the slot is for."""
    tenth = (20 + 10 * len(case.state.racks)) // 10
    home = range((slot // 5 - 1) * tenth + 1, slot // 5 * tenth + 1)
    return min(abs(card - each) for each in home)


def went(case: Case) -> tuple[int, int] | None:
    """Whether the move goes RACK-O: its points, and whether its owner has won the match."""
    step = case.after
    if not any(isinstance(event, Racko) for event in step.events):
        return None
    (scored,) = [event for event in step.events if isinstance(event, Scored)]
    return scored.points[case.seat], case.seat in step.state.winners


def points_of_run(case: Case, run: int) -> int:
    return 75 + (BONUS.get(run, 400) if case.state.options.bonus else 0)


def stays(case: Case) -> bool:
    return may_go(case, new_rack(case)) and went(case) is None


def most_of_others(case: Case) -> int:
    totals: tuple[int, ...] = case.state.totals
    seats = len(case.state.racks)
    each = 50 * seats // len(totals)
    return max(total + each for side, total in enumerate(totals) if side != case.seat % len(totals))


def wins(case: Case, points: int) -> bool:
    return went(case) == (points, True)


def out(case: Case, points: int) -> bool:
    came = went(case)
    return came is not None and came[0] == points


def wait_run(case: Case, run: int, points: int, more: int) -> bool:
    now = run_of(new_rack(case))
    right = points == points_of_run(case, now) and more == points_of_run(case, run)
    return stays(case) and now < run and more > points and right


def wait_rivals(case: Case, most: int) -> bool:
    return stays(case) and most == most_of_others(case) >= case.state.options.target


def one_short(case: Case, count: int) -> bool:
    new = new_rack(case)
    return not finishing(case, rack_of(case)) and count == finishing(case, new) > 0


def wider(case: Case, count: int, before: int) -> bool:
    was = finishing(case, rack_of(case))
    return before == was > 0 and count == finishing(case, new_rack(case)) > was


def better(case: Case, before: int, after: int) -> bool:
    return in_order(rack_of(case)) == before < after == in_order(new_rack(case))


def room(case: Case, count: int, before: int, after: int) -> bool:
    rack, new = rack_of(case), new_rack(case)
    alike = in_order(rack) == in_order(new) == after
    return alike and helping(case, rack) == before < count == helping(case, new)


def nearer(case: Case, card: int, old: int, slot: int, low: int, high: int) -> bool:
    right = card == card_of(case) and old == rack_of(case)[slot // 5 - 1]
    tenth = high - low + 1
    home = slot == case.move.slot and high == tenth * slot // 5
    size = 10 * tenth == 20 + 10 * len(case.state.racks)
    return right and home and size and off_home(case, card, slot) < off_home(case, old, slot)


def keeps(case: Case, card: int, old: int) -> bool:
    """The card that was drawn does not come to lie open, the one in its slot does."""
    before, after = rack_of(case), new_rack(case)
    opened = case.state.held == card and case.after.state.discard[-1] == old
    return opened and in_order(after) <= in_order(before) and set(before) - set(after) == {old}


def draw_short(case: Case, card: int, count: int, total: int) -> bool:
    right = card == card_of(case) and total == len(live(case))
    return right and count == finishing(case, rack_of(case)) > 0 and not finishes(case)


def draw_useless(case: Case, card: int, count: int, total: int) -> bool:
    right = card == card_of(case) and total == len(live(case))
    rack = rack_of(case)
    return right and best(case) <= in_order(rack) and count == helping(case, rack) > 0


def draw_also(case: Case, card: int, count: int, total: int, after: int) -> bool:
    right = card == card_of(case) and total == len(live(case)) and after == best(case)
    rack = rack_of(case)
    return right and after > in_order(rack) and count == helping(case, rack) > 0


def idle(case: Case, card: int, now: int | None = None) -> bool:
    have = in_order(rack_of(case))
    return card == card_of(case) and best(case) <= have and now in (None, have)


def drop_short(case: Case, card: int, count: int) -> bool:
    right = card == card_of(case) and count == finishing(case, rack_of(case)) > 0
    return right and not finishes(case)


def drop_astray(case: Case, card: int) -> bool:
    return card == card_of(case) and not any(
        off_home(case, card, slot) < off_home(case, rack_of(case)[slot // 5 - 1], slot)
        for slot in range(5, 55, 5)
    )


TRUTHS: dict[str, Truth] = {
    "wins": wins,
    "out": out,
    "wait-run": wait_run,
    "wait-rivals": wait_rivals,
    "wait": lambda case, points: stays(case) and points >= 75,
    "one-short": one_short,
    "wider": wider,
    "better": better,
    "run": lambda case, run: run_of(rack_of(case)) < run == run_of(new_rack(case)),
    "room": room,
    "nearer": nearer,
    "keeps": keeps,
    "leaves": lambda case, after: in_order(new_rack(case)) == after,
    "draw-ready": lambda case: may_go(case, rack_of(case)),
    "draw-known": lambda case, next: case.state.draw[0] == next,
    "draw-short": draw_short,
    "draw-useless": draw_useless,
    "draw-also": draw_also,
    "draw-idle": idle,
    "draw": lambda case, card: card == card_of(case),
    "drop-short": drop_short,
    "drop-useless": idle,
    "drop-astray": drop_astray,
    "drop": lambda case, now: in_order(rack_of(case)) == now,
}
