"""Shows a player's hand of RANK in every phase."""

from bot.looks.kit import bar, more, refusal
from bot.looks.look import Holding
from bot.looks.rank.cards import names, opened, pile_words, run
from bot.looks.rank.choice import grid, hand_of, read_choice, tapped, written
from bot.looks.rank.exchanging import benefit, king_return, kings_hand, queen_return
from bot.looks.rank.reading import Reading, reading
from bot.looks.rank.waiting import news, waiting
from bot.ui.panels import Button, Line, Panel, panel, row
from bot.ui.refusals import Refused
from bot.ui.text import until_text
from games.rank.cards import NONE, counted, spread
from games.rank.moves import Play
from games.rank.state import View, read_pile

FEW = 4  # cards and legal plays at most for plays to be offered directly
PANELS = {
    "kingsHand": kings_hand,
    "benefit": benefit,
    "kingReturn": king_return,
    "queenReturn": queen_return,
}


def hand(holding: Holding, pick: str, refused: Refused | None) -> Panel:
    view: View = holding.view
    if not len(holding.legal):
        return waiting(holding, refused)
    if view.phase != "play":
        return PANELS[view.phase](holding, pick, refused)
    plays = [move for move in holding.legal if isinstance(move, Play)]
    if 0 < len(plays) <= FEW and view.sizes[holding.seat] <= FEW:
        return _direct(holding, plays, refused)
    return _play(holding, pick, refused, stuck=not plays)


# My turn


def _title(holding: Holding) -> str:
    """Whose turn it is, and what is to be beaten."""
    view, words = holding.view, holding.words
    time, pile = until_text(words, holding.until), read_pile(view.pile)
    if pile is None:
        said = words("rank-you-lead", time=time)
    else:
        name = holding.company.name(view.owner)
        said = words("rank-to-beat-by", pile=pile_words(words, pile), name=name, time=time)
    lines = (f"## {words('your-turn')}", said.strip(), *news(holding))
    return "\n".join(lines)


def _play(holding: Holding, pick: str, refused: Refused | None, stuck: bool) -> Panel:
    held = hand_of(holding)
    chosen = read_choice(pick, held) or NONE
    cards = spread(chosen)
    read = reading(holding, cards) if cards else _nothing_chosen(holding, stuck)
    return panel(
        "asking" if read.clause else bar(refused),
        _title(holding),
        refusal(holding.words, refused),
        grid(
            holding,
            held,
            chosen,
            lambda place: f"c{written(tapped(holding.view, held, chosen, place))}",
        ),
        Line(),
        f"### {read.heading}\n{read.line}",
        row(
            holding.button(f"p{written(chosen)}", holding.words("rank-play"), "go", on=read.legal),
            holding.button("clear", holding.words("clear-button"), on=any(chosen)),
            _pass(holding, stuck and not cards, on=not cards),
            more(holding),
        ),
        clauses=(read.clause,) if read.clause else (),
    )


def _nothing_chosen(holding: Holding, stuck: bool) -> Reading:
    words, pile = holding.words, read_pile(holding.view.pile)
    if pile is None:
        clause = words("clause", clause="RK-4.1")
        return Reading(words("rank-choose"), f"{words('rank-choose-lead')} {clause}")
    if stuck:
        heading = words("rank-stuck", pile=pile_words(words, pile))
        return Reading(heading, f"-# {words('rank-stuck-hint')}")
    return Reading(words("rank-choose"), words("rank-choose-how"))


def _pass(holding: Holding, only_way: bool, on: bool = True) -> Button:
    """RK-4.1: a leader does not pass."""
    possible = on and holding.view.pile != "-"
    said = holding.words("rank-pass")
    return holding.button("pass", said, "next" if only_way else "plain", on=possible)


def _direct(holding: Holding, plays: list[Play], refused: Refused | None) -> Panel:
    """Few cards, few plays: a button each, with what it does said above."""
    words = holding.words
    held = holding.view.hands[holding.seat]
    lines = []
    for play in plays:
        read = reading(holding, play.cards)
        lines.append(f"**{opened(names(words, play.cards))}** {read.line}")
    if holding.view.pile == "-":
        lines.append(f"-# {words('rank-choose-lead')} {words('clause', clause='RK-4.1')}")
    return panel(
        bar(refused),
        f"{_title(holding)}\n## {run(holding.face, held)}",
        refusal(holding.words, refused),
        "\n".join(lines),
        row(*(_play_button(holding, play) for play in plays)),
        Line(),
        row(_pass(holding, only_way=False), more(holding)),
    )


def _play_button(holding: Holding, play: Play) -> Button:
    label = names(holding.words, play.cards).replace(", ", " ")
    return holding.button(f"p{written(counted(play.cards))}", label, "go")
