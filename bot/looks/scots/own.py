"""Says what a seat's own side of the table holds: hand, sets, choice, and what was picked up."""

from dataclasses import dataclass

from bot.looks import kit
from bot.looks.look import Holding
from bot.looks.scots.choice import Pick, nothing, read_pick
from bot.looks.scots.people import People
from bot.looks.scots.sentences import signed
from bot.ui.panels import Bar
from bot.ui.refusals import Refused
from bot.ui.words import Words
from games.errors import Refusal, UnreadableMove
from games.scots.cards import Cards, Counts, Deck, compiled, counted, group_of, spread
from games.scots.events import OwnDraw, TookPile
from games.scots.moves import Add, Move
from games.scots.scoring import laid_value, score
from games.scots.state import Sets, View, is_wild_on_top

NEW = "✦"
"""The mark of what was picked up this turn."""


@dataclass(frozen=True, slots=True)
class Own:
    holding: Holding
    people: People
    hand: Counts
    pick: Pick
    last: Refused | None = None  # what the last press met

    @property
    def view(self) -> View:
        view: View = self.holding.view
        return view

    @property
    def words(self) -> Words:
        return self.holding.words

    @property
    def deck(self) -> Deck:
        return self.people.deck

    @property
    def sets(self) -> Sets:
        return self.view.sets[self.holding.seat]

    @property
    def chosen(self) -> Cards:
        return spread(self.deck.codes, self.pick.counts)

    @property
    def bar(self) -> Bar:
        return kit.bar(self.last)

    @property
    def refused(self) -> str | None:
        """Return what the last press was told."""
        return kit.refusal(self.words, self.last)

    @property
    def wild_to_claim_with(self) -> Cards:
        """QS-R9: the wild in hand, where it and one match claim the pile."""
        deck, pile = self.deck, self.view.pile
        helps = self.view.options.wild_claims and pile and not is_wild_on_top(self.view)
        if not helps or deck.wild is None or not self.hand[deck.wild]:
            return ()
        return (deck.codes[deck.wild],)

    @property
    def least_to_claim(self) -> int:
        """Return how many naturals that match claim the pile."""
        return 1 if self.wild_to_claim_with else 2

    def judged(self, move: Move) -> Refusal | None:
        return self.holding.refusal(move)

    def targets(self) -> list[int]:
        """Return the own sets, counted from 1, that what is chosen can be added to."""
        numbers = range(1, len(self.sets) + 1)
        return [each for each in numbers if self.judged(Add(each, self.chosen)) is None]

    def has_laid(self, group: int) -> bool:
        """Return whether a set of this group lies there to be added to."""
        return any(group_of(self.deck, cards) == group for cards in self.sets)


def own_side(holding: Holding, pick: str = "", refused: Refused | None = None) -> Own:
    """Read the pick; one that does not fit the hand any more is forgotten."""
    view: View = holding.view
    deck = compiled(view.options.deck)
    hand = counted(deck, view.hands[holding.seat] or ())
    try:
        chosen = read_pick(pick, hand) if pick else nothing(hand)
    except UnreadableMove:
        chosen = nothing(hand)
    return Own(holding, People(deck, holding.words, holding.face), hand, chosen, refused)


def own_sets(own: Own) -> str:
    if not own.sets:
        return own.words("scots-own-none")
    return own.words("scots-own-sets", sets=own.people.sets(own.sets))


def standing(own: Own) -> str:
    """Say what the round would come to if it ended now (QS-9.1)."""
    return own.words(
        "scots-standing",
        laid=laid_value(own.deck, own.sets),
        held=own.people.worth(own.hand),
        points=signed(score(own.deck, own.sets, own.hand)),
    )


def picked_up(own: Own) -> Cards:
    """Return the cards that this turn's pick-up brought into the hand."""
    return _latest(own)[1]


def news(own: Own) -> str | None:
    """Name what was picked up this turn."""
    key, cards = _latest(own)
    return own.words(key, mark=NEW, cards=own.people.cards(cards)) if cards else None


def _latest(own: Own) -> tuple[str, Cards]:
    for event in reversed(own.holding.seen.events):
        if isinstance(event, OwnDraw):
            return "scots-you-drew", (event.card,)
        if isinstance(event, TookPile) and event.seat == own.holding.seat:
            return "scots-you-took", event.pile[:-1]
    return "", ()
