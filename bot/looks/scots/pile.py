"""Shows the face-up pile and the draw pile, as everybody sees them."""

from bot.looks.scots.people import People
from games.scots.cards import counted
from games.scots.scoring import laid_value
from games.scots.state import View


def offer(view: View, people: People) -> str:
    """Say what lies on the pile, in short."""
    if not view.pile:
        return people.words("scots-pile-empty")
    points = laid_value(people.deck, (view.pile,))
    card = people.pictured(view.pile[-1])
    return people.words("scots-pile", count=len(view.pile), card=card, points=points)


def piles(view: View, people: People) -> str:
    """Say both piles, and all that lies open (QS-R49); where there is no room, only its worth."""
    if not view.pile and not view.draw:
        return people.words("scots-piles-empty")
    below = counted(people.deck, view.pile[:-1])
    said = people.words("scots-piles", pile=offer(view, people), draw=view.draw)
    if not any(below) or people.room == "totals":
        return said
    return f"{said} {people.words('scots-pile-under', cards=people.listed(below))}"
