"""Shows a player's hand of RANK in every phase."""

from collections.abc import Iterator

from bot.looks.kit import bar, more, refusal
from bot.looks.look import Holding
from bot.looks.rank.cards import names, opened, pile_words, run
from bot.looks.rank.choice import grid, hand_of, read_choice, written
from bot.looks.rank.exchanging import benefit, king_return, kings_hand, queen_return
from bot.looks.rank.reading import reading
from bot.looks.rank.taps import Plays, fits, most, plays_of, tapped
from bot.looks.rank.waiting import news, waiting
from bot.ui.panels import Button, Line, Panel, panel, row
from bot.ui.refusals import Refused
from bot.ui.text import until_text
from games.rank.cards import NONE, PLACE, Counts, counted, spread
from games.rank.moves import Play
from games.rank.state import View, read_pile

NO_PILE = "-"
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
    return _play(holding, pick, refused, plays_of(plays))


# My turn


def _title(holding: Holding) -> str:
    """Say whose turn it is, and what is to be beaten."""
    view, words = holding.view, holding.words
    time, pile = until_text(words, holding.until), read_pile(view.pile)
    if pile is None:
        said = words("rank-you-lead", time=time)
    else:
        name = holding.company.name(view.owner)
        said = words("rank-to-beat-by", pile=pile_words(words, pile), name=name, time=time)
    lines = (f"## {words('your-turn')}", said.strip(), *news(holding))
    return "\n".join(lines)


def _play(holding: Holding, pick: str, refused: Refused | None, plays: Plays) -> Panel:
    """Show the cards to choose from. A choice that no play has counts as none. What does not depend
    on the choice stands above the cards or below the buttons, so that these stay in their place."""
    words, held = holding.words, hand_of(holding)
    chosen = read_choice(pick, held) or NONE
    chosen = chosen if fits(plays, chosen) else NONE
    return panel(
        bar(refused),
        "\n".join((_title(holding), *_dimmed(holding, plays))),
        refusal(words, refused),
        grid(
            holding,
            held,
            chosen,
            lambda place: f"c{written(tapped(plays, chosen, place))}",
            lambda place: most(plays)[place] > 0,
        ),
        Line(),
        _chosen(holding, chosen, plays),
        row(
            holding.button(f"p{written(chosen)}", words("rank-play"), "go", on=chosen in plays),
            holding.button("clear", words("clear-button"), on=any(chosen)),
            _pass(holding, not plays, on=not any(chosen)),
            more(holding),
            None if plays else holding.button("pass!", words("rank-auto-pass")),
        ),
        f"-# {_on_passing(holding, plays)}",
    )


def _dimmed(holding: Holding, plays: Plays) -> Iterator[str]:
    """Say that some cards are dimmed; where all are, the panel says so in its heading."""
    of_each = zip(hand_of(holding), most(plays), strict=True)
    if plays and any(held and not used for held, used in of_each):
        yield f"-# {holding.words('rank-dimmed')}"


def _chosen(holding: Holding, chosen: Counts, plays: Plays) -> str:
    words, pile = holding.words, read_pile(holding.view.pile)
    if any(chosen):
        read = reading(holding, spread(chosen))
        return f"### {read.heading}\n{read.line}"
    if pile is not None and not plays:
        return f"### {words('rank-stuck', pile=pile_words(words, pile))}"
    return f"### {words('rank-choose')}\n{words('rank-choose-how')}"


def _on_passing(holding: Holding, plays: Plays) -> str:
    """RK-4.1: a leader does not pass."""
    words = holding.words
    if holding.view.pile == NO_PILE:
        return f"{words('rank-choose-lead')} {words('clause', clause='RK-4.1')}"
    return words("rank-pass-how" if plays else "rank-stuck-hint")


def _pass(holding: Holding, only_way: bool, on: bool = True) -> Button:
    """RK-4.1: a leader does not pass."""
    possible = on and holding.view.pile != NO_PILE
    said = holding.words("rank-pass")
    return holding.button("pass", said, "next" if only_way else "plain", on=possible)


def _direct(holding: Holding, plays: list[Play], refused: Refused | None) -> Panel:
    """Show a button for each of a few plays, in the order of the cards, below what they do."""
    held = holding.view.hands[holding.seat]
    plays = sorted(plays, key=lambda play: [PLACE[card] for card in play.cards])
    return panel(
        bar(refused),
        f"{_title(holding)}\n## {run(holding.face, held)}",
        refusal(holding.words, refused),
        "\n".join(_what_they_do(holding, plays)),
        row(*(_play_button(holding, play) for play in plays)),
        Line(),
        row(_pass(holding, only_way=False), more(holding)),
        f"-# {_on_passing(holding, plays_of(plays))}",
    )


def _what_they_do(holding: Holding, plays: list[Play]) -> Iterator[str]:
    """Say what each play does; plays that do the same are told in one line."""
    alike: dict[str, list[str]] = {}
    for play in plays:
        line = reading(holding, play.cards).line
        alike.setdefault(line, []).append(opened(names(holding.words, play.cards)))
    for line, named in alike.items():
        yield f"**{' · '.join(named)}** {line}"


def _play_button(holding: Holding, play: Play) -> Button:
    label = names(holding.words, play.cards).replace(", ", " ")
    return holding.button(f"p{written(counted(play.cards))}", label, "go")
