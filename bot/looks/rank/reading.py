"""Says what the chosen cards play as: a heading, and the line below it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.looks.look import Holding
from bot.looks.rank.cards import names, opened, pile_words, place_words, run
from bot.looks.rank.choice import hand_of
from games.rank.cards import Card
from games.rank.moves import Play
from games.rank.plays import Outcome, only_modifiers, resolve, values
from games.rank.state import Pile, View, read_pile

Cards = tuple[Card, ...]
EXAMPLES = 3  # ways to complete a choice that are named


@dataclass(frozen=True, slots=True)
class Reading:
    heading: str
    line: str


def reading(holding: Holding, cards: Cards) -> Reading:
    """Say of one card or more that they can be played, or what is still missing."""
    if holding.refusal(Play(cards)) is None:
        return _playable(holding, cards)
    heading = opened(_choice_words(holding, cards))
    return Reading(heading, _on_the_way(holding, cards, completions(holding.legal, cards)))


def numbers_of(cards: Cards) -> list[int]:
    return [card for card in cards if isinstance(card, int)]


def _choice_words(holding: Holding, cards: Cards) -> str:
    """Name the cards: `three 3s` where they are equal, else each."""
    numbers, ups = numbers_of(cards), cards.count("U")
    found = values(numbers, ups) if numbers and not {"C", "D"} & set(cards) else []
    if not found:
        return run(holding.face, cards)
    return pile_words(holding.words, Pile(len(numbers) + cards.count("W"), found[0]))


# On the way


def completions(legal: Sequence[Any], cards: Cards) -> list[Cards]:
    """Return what has to be added for a legal play, the shortest first."""
    chosen = Counter(cards)
    found = [
        tuple((Counter(move.cards) - chosen).elements())
        for move in legal
        if isinstance(move, Play)
        and all(move.cards.count(card) >= number for card, number in chosen.items())
    ]
    return sorted(found, key=len)


def _on_the_way(holding: Holding, cards: Cards, wanted: list[Cards]) -> str:
    words, kinds = holding.words, set(numbers_of(cards))
    alike = [added for added in wanted if len(kinds) == 1 and {*kinds, "W"}.issuperset(added)]
    if not alike:
        shortest = [added for added in wanted if len(added) == len(wanted[0])]
        ways = (run(holding.face, added) for added in shortest[:EXAMPLES])
        return words("rank-works-with", cards=" · ".join(ways))
    of_kind = any(kinds & set(added) for added in alike)
    wild = any("W" in added for added in alike)
    key = "rank-wants-kind-or-wild" if of_kind and wild else "rank-wants-kind"
    if not of_kind:
        key = "rank-wants-wild"
    count = len(alike[0])
    return opened(words(key, count=count, many=words("rank-many", count=count)))


# It can be played


def _playable(holding: Holding, cards: Cards) -> Reading:
    view, hand, words = holding.view, hand_of(holding), holding.words
    outcome = resolve(view.options.grammar, read_pile(view.pile), cards, only_modifiers(hand))
    assert isinstance(outcome, Outcome), "the judge accepts what the rules refuse"
    heading = names(words, cards)
    if outcome.kind == "set" and outcome.pile is not None:
        heading = pile_words(words, outcome.pile)
    goes_out = sum(hand) == len(cards) and not min(outcome.draw, view.draw)
    effect = _going_out(holding, len(cards)) if goes_out else _effect(holding, cards, outcome)
    said = " ".join((effect, *_notes(holding, cards, outcome, goes_out)))
    return Reading(opened(heading), words("rank-can", sentence=said))


def _going_out(holding: Holding, count: int) -> str:
    view: View = holding.view
    place = len(view.out) + 1
    last = place == len(view.sizes) - 1
    key = "rank-last-cards-end" if last else "rank-last-cards"
    return holding.words(key, count=count, place=place_words(holding.words, place))


def _effect(holding: Holding, cards: Cards, outcome: Outcome) -> str:
    words, view = holding.words, holding.view
    if outcome.kind == "crown":
        drawn = min(outcome.draw, view.draw)
        if drawn and sum(hand_of(holding)) == 1:
            return words("rank-does-draw-last", count=drawn)
        return words("rank-does-draw" if drawn else "rank-does-crown", count=drawn)
    assert outcome.pile is not None, "only a Crown leaves no pile"
    pile = read_pile(view.pile)
    after = pile_words(words, outcome.pile)
    before = pile_words(words, pile) if pile else ""
    if outcome.kind == "modifiers":
        return words("rank-does-modifiers", after=after)
    if pile is None:
        return words("rank-does-lead", after=after)
    return words("rank-does-lower" if "V" in cards else "rank-does-beat", after=after, pile=before)


def _notes(holding: Holding, cards: Cards, outcome: Outcome, goes_out: bool) -> Iterator[str]:
    """Say what the specials do before they are spent."""
    words, view = holding.words, holding.view
    if outcome.kind == "crown" and view.pile == "-":
        yield words("rank-note-crown-lead")
    if outcome.kind == "modifiers" and view.options.lone_modifier != "lastOnly" and not goes_out:
        yield words("rank-note-forfeit")
    if outcome.kind == "set" and outcome.pile is not None:
        yield from _set_notes(holding, cards, outcome.pile)


def _set_notes(holding: Holding, cards: Cards, made: Pile) -> Iterator[str]:
    words, leads = holding.words, holding.view.pile == "-"
    ups, downs, wilds = map(cards.count, "UVW")
    if wilds and numbers_of(cards):
        yield words("rank-note-wild", count=wilds, value=made.value)
    elif wilds:
        yield words("rank-note-wild-lead" if leads else "rank-note-wild-alone", count=wilds)
    if ups:
        yield words("rank-note-up", count=ups, size=made.size, value=made.value)
    if ups and not leads and not downs and _beats_without(holding, cards):
        yield words("rank-note-up-spare", count=ups)
    if downs > 1:
        yield words("rank-note-down-spare")


def _beats_without(holding: Holding, cards: Cards) -> bool:
    return holding.refusal(Play(tuple(card for card in cards if card != "U"))) is None
