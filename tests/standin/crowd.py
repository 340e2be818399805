"""People at many tables: each presses what the private hand before them offers."""

import asyncio
import random
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tests.standin.payloads import Json, Shown
from tests.standin.server import Answer, StandIn

ELSEWHERE = ("m", "r", "back", "t", "auto", "cards")
"""Where payloads begin that only look elsewhere; `t` is RACK-O's Take, which opens the slots."""

PLAYS = 3  # the style of a button that does it
TAPS = 0.6  # of the turns at RANK begin with a card, the others pass
AT_ONCE = 32  # hands opened side by side


@dataclass(slots=True)
class Player:
    person: int
    table: "Company"
    hand: Shown | None = None
    choices: list[Json] = field(default_factory=list)
    version: int = -1


@dataclass(slots=True)
class Company:
    """The people of one match."""

    match: str
    game: str
    channel: int
    players: list[Player] = field(default_factory=list)
    waits: bool = False  # it is in the queue of those who can press
    presses: bool = False

    def to_press(self) -> Player | None:
        """Whose hand offers something; of two the newer hand."""
        able = [player for player in self.players if player.choices]
        return max(able, key=lambda player: player.version) if able else None


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press with its answer: what was looked at, and whether the match went on."""

    shown: Shown
    custom_id: str
    answer: Answer
    was_move: bool


class Crowd:
    def __init__(self, standin: StandIn, opened: Iterable[Json], seed: int = 1) -> None:
        self.standin = standin
        self.companies = [company_of(each) for each in opened]
        self.able: deque[Company] = deque()
        self._by_person = {
            player.person: player for company in self.companies for player in company.players
        }
        self._rng = random.Random(seed)
        standin.watch(self._saw)

    async def open_hands(self) -> None:
        """Everybody presses My hand, below any message."""
        turnstile = asyncio.Semaphore(AT_ONCE)

        async def open_hand(player: Player) -> None:
            custom_id = f"t:{player.table.match}:hand"
            button = {"type": 2, "style": 1, "label": "My hand", "custom_id": custom_id, "id": 3}
            row = {"type": 1, "id": 2, "components": [button]}
            box = {"type": 17, "id": 1, "components": [row]}
            async with turnstile:
                shown = Shown(player.table.channel, [box])
                await self.standin.press(shown, custom_id, player.person)

        await asyncio.gather(*map(open_hand, self._by_person.values()))

    def _saw(self, shown: Shown) -> None:
        player = self._by_person[shown.person or 0]
        player.hand = shown
        version, player.choices = _read(shown, player.table.match)
        player.version = max(player.version, version)
        self._queue(player.table)

    def _queue(self, company: Company) -> None:
        if not company.waits and not company.presses and company.to_press() is not None:
            company.waits = True
            self.able.append(company)

    def next_able(self) -> Company:
        """The table that has waited longest; it is somebody's to press from now on."""
        company = self.able.popleft()
        company.waits, company.presses = False, True
        return company

    async def press(self, company: Company) -> Pressed:
        player = company.to_press()
        assert player is not None
        assert player.hand is not None
        before = replace(player.hand)
        version = player.version
        custom_id = str(self._chosen(company.game, player.choices)["custom_id"])
        try:
            answer = await self.standin.press(player.hand, custom_id, player.person)
        finally:
            company.presses = False
            self._queue(company)
        return Pressed(before, custom_id, answer, was_move=player.version > version)

    def _chosen(self, game: str, choices: list[Json]) -> Json:
        by_payload = {_payload(each): each for each in choices}
        for payload, each in by_payload.items():
            if each["style"] == PLAYS or payload == "d":
                return each
        if "clear" in by_payload:  # what was chosen does not go
            return by_payload["clear"]
        if game == "rank" and "pass" in by_payload and self._rng.random() > TAPS:
            return by_payload["pass"]
        cards = [each for payload, each in by_payload.items() if payload != "pass"]
        return self._rng.choice(cards or choices)


def company_of(opened: Json) -> Company:
    company = Company(opened["match"], opened["game"], opened["channel"])
    company.players = [Player(person, company) for person in opened["people"]]
    return company


def _payload(button: Json) -> str:
    return str(button["custom_id"]).split(":", 3)[3]


def _read(shown: Shown, match: str) -> tuple[int, list[Json]]:
    """The version a hand was drawn for, and what can be pressed on it to play."""
    buttons = [each for each in shown.buttons() if each["custom_id"].startswith(f"h:{match}:")]
    version = max((int(each["custom_id"].split(":", 3)[2], 36) for each in buttons), default=-1)
    on = [each for each in buttons if not each.get("disabled")]
    return version, [each for each in on if not _leads_elsewhere(_payload(each))]


def _leads_elsewhere(payload: str) -> bool:
    return payload != "take" and payload.startswith(ELSEWHERE)
