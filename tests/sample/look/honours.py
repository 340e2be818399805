"""What is earned in Low Ebb."""

from collections.abc import Iterator

from bot.looks.kit import beat_three_hard, rounds_of
from bot.looks.look import Finished, Honours
from games.game import Seat
from tests.sample.events import Knocked, Scored


def ebbed(match: Finished) -> Iterator[Seat]:
    """Knocked with the lowest hand of all."""
    for events in rounds_of(match):
        knocked = [each.seat for each in events if isinstance(each, Knocked)]
        scored = [each for each in events if isinstance(each, Scored)]
        for seat, end in zip(knocked, scored, strict=False):
            if sum(end.hands[seat]) == min(map(sum, end.hands)):
                yield seat


HONOURS = Honours(title="ebb-honour", achievements={"ebbed": ebbed, "hard": beat_three_hard})
