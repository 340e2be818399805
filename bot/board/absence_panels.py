"""Shows on a board what is asked about somebody who does not play, what was decided, who is away,
and that the match is paused or nobody is left."""

from bot.board.ids import BoardPress, Vote
from bot.looks.look import Company, Showing
from bot.match.absent import choices, is_patient, levels, may_ask
from bot.match.agreements import is_resting, needed_for, wishing
from bot.match.sittings import stand_in_level
from bot.match.table import Table
from bot.match.table_events import Choice
from bot.match.votes import ballot, told_of, voters
from bot.ui.ids import encode
from bot.ui.panels import Button, Part, Row, Text, row
from bot.ui.text import clipped, spoken
from bot.ui.words import Words
from games.game import Seat
from storage.records import Wish

NAME_ON_BUTTON = 10  # characters
LONGEST_NAMES = 200  # characters
WISHES: tuple[Wish, ...] = ("rest", "end")


def question(table: Table, showing: Showing) -> list[Part]:
    """Ask the others about the seat that does not play."""
    said, company, offered = showing.words, showing.company, choices(table)
    seat = table.to_act[0]
    names = ", ".join(company.name(voter) for voter in sorted(voters(table.sittings, table.to_act)))
    otherwise = "wait" if is_patient(table) else "turn" if "turn" in offered else "seat"
    ends = said("vote-otherwise", otherwise=otherwise, name=company.name(seat))
    when = f"<t:{showing.until}:R>"
    simple = [_vote(table, company, each, said) for each in offered if each != "seat"]
    return [
        Text(
            f"### {said('vote-title', name=company.name(seat))}\n"
            f"{said('vote-question', names=names, when=when)} {ends}"
        ),
        *([row(*simple)] if simple else []),
        *([_computers(table, company, said)] if "seat" in offered else []),
        Text(f"-# {said('vote-absent', name=company.name(seat))}"),
    ]


def _computers(table: Table, company: Company, said: Words) -> Row:
    """Offer computers until the person is back: one, or of each strength."""
    return row(*(_vote(table, company, "seat", said, level) for level in levels(table) or (None,)))


def _vote(
    table: Table, company: Company, choice: Choice, said: Words, level: str | None = None
) -> Button:
    cast = list(table.votes.values())
    count = cast.count(ballot(choice, level))
    if level is not None and level == stand_in_level(table.match):
        count += cast.count(choice)  # by a button of older releases
    key = f"vote-{choice}" if level is None else "vote-level"
    strength = "" if level is None else said(f"level-{level}")
    label = said(key, count=count, name=_label(company, table.to_act[0]), level=strength)
    return Button(encode(Vote(table.id, choice, level)), label)


def _label(company: Company, seat: Seat) -> str:
    """Shorten a name for a button, which shows no markdown."""
    return clipped(spoken(company.name(seat)), NAME_ON_BUTTON)


def stopped(table: Table, showing: Showing) -> list[Part] | None:
    """Say that the match is paused, and offer to go on, or that nobody is left."""
    said, deadline = showing.words, table.deadline
    due = deadline.due if deadline is not None else None
    when = f"<t:{(due or 0) // 1000}:R>"
    if is_resting(table):
        on = Button(encode(BoardPress(table.id, "goon")), said("rest-over"), "go")
        return [Text(f"### {said('rest-title')}\n{said('rest-until', when=when)}"), row(on)]
    if table.is_stopped:
        return [Text(f"### {said('deserted-title')}\n{said('deserted-closes', when=when)}")]
    return None


def asking(table: Table, showing: Showing) -> list[Part] | None:
    """Offer to ask what to do about a turn without a time limit that lasts long."""
    if not may_ask(table):
        return None
    said, name = showing.words, showing.company.name(table.to_act[0])
    button = Button(encode(BoardPress(table.id, "ask")), said("ask-button"))
    return [Text(f"-# {said('ask-long', name=name)}"), row(button)]


def standing(table: Table, showing: Showing) -> str | None:
    """Say what was decided, who is away, and what some people wish."""
    lines = (_told(table, showing), *_away(showing), *_wishes(table, showing))
    return "\n".join(f"-# {line}" for line in lines if line) or None


def _told(table: Table, showing: Showing) -> str | None:
    """Say what was decided, during the turn that follows. A seat's stand-in is told of as long as
    it plays."""
    if not table.absences or table.overdue is not None:
        return None
    told = told_of(table.moves, table.deadline, table.to_act)
    if told is None:
        return None
    name, computer = showing.company.name(told.seat), table.sittings[told.seat].name
    return showing.words(f"vote-told-{told.choice}", name=name, computer=computer)


def _away(showing: Showing) -> list[str]:
    said, company = showing.words, showing.company
    return [
        said(
            "away",
            name=company.name(seat),
            computer=each.name,
            kind=said("computer-kind", level=each.level),
        )
        for seat, each in enumerate(company.stand_ins)
        if each is not None
    ]


def _wishes(table: Table, showing: Showing) -> list[str]:
    """Say who would like to pause or to end the match, and how many it takes."""
    said, lines = showing.words, []
    for what in WISHES:
        agreeing, of = wishing(table, what), len(needed_for(table, what))
        if agreeing:
            names = ", ".join(showing.company.name(seat) for seat in sorted(agreeing))
            names = clipped(names, LONGEST_NAMES)
            lines.append(said(f"wish-{what}", names=names, count=len(agreeing), of=of))
    return lines
