"""What somebody could do to the log of a match before they show it: with the fingerprint nothing of
it passes, and without it the verifier says what it cannot know."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from games import verify
from games.catalogue import GAMES
from games.game import AnyGame
from games.match import new_match, replay
from games.tools.console import Console
from games.tools.judge import judge
from tests.games.test_dealing import finished, play_on
from tests.sample.fourth import EVERY_GAME

WORDS = ("lucky", "", "seven")
SEATS = 3

Head = dict[str, Any]


@dataclass(frozen=True)
class Played:
    """A finished match, what was published of it, and another one of the same game."""

    game: AnyGame
    head: Head
    moves: list[str]
    other: list[str]
    fingerprint: str

    def places(self, *, dealer: bool) -> list[int]:
        return [at for at, each in enumerate(self.moves) if each.startswith("dealer") is dealer]

    @property
    def last_deal(self) -> int:
        return self.places(dealer=True)[-1]

    @property
    def middle(self) -> int:
        """A move after which somebody else is to move."""
        moves = self.moves
        found = (
            at
            for at in self.places(dealer=False)[5:]
            if not moves[at + 1].startswith("dealer") and moves[at + 1][0] != moves[at][0]
        )
        return next(found)


@pytest.fixture(scope="module", params=EVERY_GAME)
def played(request: pytest.FixtureRequest) -> Played:
    game = EVERY_GAME[request.param]
    log = finished(game, game.short, WORDS, SEATS).texts()
    other = play_on(new_match(game, SEATS, game.short, bytes(32), WORDS)).texts()
    console = Console()
    request_ = {"op": "replay", "log": log}
    match = console.answer(json.dumps(request_))["match"]
    published = console.answer(json.dumps({"op": "log", "match": match}))
    assert published["log"] == log
    return Played(game, json.loads(log[0]), log[1:], other, published["fingerprint"])


Forge = Callable[[Played], list[Any]]


def head(**changes: Callable[[Played], Any]) -> Forge:
    return lambda it: [
        it.head | {name: change(it) for name, change in changes.items()},
        *it.moves,
    ]


def without(name: str) -> Forge:
    return lambda it: [{key: each for key, each in it.head.items() if key != name}, *it.moves]


def moves(change: Callable[[Played, list[str]], list[str]]) -> Forge:
    return lambda it: [it.head, *change(it, list(it.moves))]


def of_other(name: str) -> Callable[[Played], Any]:
    return lambda it: json.loads(it.other[0])[name]


def replaced(found: list[str], at: int, *texts: str, instead_of: int = 1) -> list[str]:
    return [*found[:at], *texts, *found[at + instead_of :]]


def cards_swapped(it: Played, found: list[str]) -> list[str]:
    who, order, *cards = found[it.last_deal].split()
    other = next(at for at, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    return replaced(found, it.last_deal, " ".join((who, order, *cards)))


def card_changed(it: Played, found: list[str]) -> list[str]:
    who, order, *cards = found[it.last_deal].split()
    cards[0] = next(card for card in cards if card != cards[0])
    return replaced(found, it.last_deal, " ".join((who, order, *cards)))


def foreign_deal(it: Played, found: list[str]) -> list[str]:
    order = found[it.last_deal].split()[1]
    other = next(each for each in it.other if each.startswith(f"dealer {order} "))
    return replaced(found, it.last_deal, other)


def by_next_seat(it: Played, found: list[str]) -> list[str]:
    seat, text = found[it.middle].split(" ", 1)
    return replaced(found, it.middle, f"{(int(seat) + 1) % SEATS} {text}")


def swapped(it: Played, found: list[str]) -> list[str]:
    return replaced(found, it.middle, found[it.middle + 1], found[it.middle], instead_of=2)


def another_course(it: Played) -> list[Any]:
    """The same deal, played otherwise from the middle on."""
    match = replay([it.head, *it.moves[: it.middle]])
    play_on(match, "random")
    assert match.log != it.moves
    return match.texts()


def lawful_head(it: Played, **change: Any) -> Head | None:
    forged = it.head | change
    try:
        return forged if judge([forged, *it.moves]) else None
    except verify.DoesNotFit:
        return None


def option_without_effect(it: Played) -> list[Any]:
    """An option by which nothing in this match would have come out otherwise."""
    options = it.head["options"]
    for name, value in options.items():
        if isinstance(value, bool):
            others: tuple[Any, ...] = (not value,)
        else:
            others = (value + 1, value - 1, value + 5) if isinstance(value, int) else ()
        for each in others:
            if forged := lawful_head(it, options=options | {name: each}):
                return [forged, *it.moves]
    pytest.skip("every option of this game makes a difference here")


def unusual(it: Played) -> Head:
    """The options that must be said: whoever leaves the others out plays the same."""
    deck = {key: each for key, each in it.head["options"].items() if key == "deck"}
    return dict(it.game.short) | deck


FOUND: dict[str, Forge] = {
    "the seed of another match": head(seed=of_other("seed")),
    "the commitment of another match": head(commitment=of_other("commitment")),
    "another seed, sealed anew": head(seed=of_other("seed"), commitment=of_other("commitment")),
    "the seed withheld": without("seed"),
    "the commitment withheld": without("commitment"),
    "another game": head(game=lambda it: next(each for each in GAMES if each != it.game.key)),
    "another version of the rules": head(rules=lambda it: it.game.rules + 1),
    "a seat more": head(seats=lambda _: SEATS + 1),
    "a seat less": head(seats=lambda _: SEATS - 1),
    "an option that is none": head(options=lambda it: it.head["options"] | {"luck": True}),
    "no options": head(options=lambda _: None),
    "a field more": head(winner=lambda _: "Bo"),
    "a field twice": lambda it: [
        json.dumps(it.head).replace('{"game"', '{"game": "chess", "game"', 1),
        *it.moves,
    ],
    "the seed written otherwise": head(seed=lambda it: it.head["seed"].upper()),
    "other words": head(words=lambda _: ["lucky", "", "eight"]),
    "words more": head(words=lambda _: ["lucky", "too", "seven"]),
    "no words": without("words"),
    "words of others": head(words=lambda _: ["seven", "", "lucky"]),
    "two cards swapped": moves(cards_swapped),
    "a card twice": moves(card_changed),
    "a deal of another match": moves(foreign_deal),
    "a deal less": moves(lambda it, found: replaced(found, it.last_deal)),
    "a deal twice": moves(
        lambda it, found: replaced(found, it.last_deal, *[found[it.last_deal]] * 2)
    ),
    "a deal too late": moves(
        lambda it, found: replaced(
            found, it.last_deal, found[it.last_deal + 1], found[it.last_deal], instead_of=2
        )
    ),
    "a move less": moves(lambda it, found: replaced(found, it.middle)),
    "a move twice": moves(lambda it, found: replaced(found, it.middle, *[found[it.middle]] * 2)),
    "two moves swapped": moves(swapped),
    "a move by another seat": moves(by_next_seat),
    "a move that the rules refuse": moves(
        lambda it, found: replaced(found, it.middle, f"{found[it.middle][0]} {it.other[-1][2:]} 9")
    ),
    "the moves of another match": lambda it: [it.head, *it.other[1:]],
    "the last move cut off": moves(lambda _, found: found[:-1]),
    "the second half cut off": moves(lambda _, found: found[: len(found) // 2]),
    "only the head": moves(lambda *_: []),
    "a move after the end": moves(lambda _, found: [*found, found[-1]]),
    "the first half once more": moves(lambda _, found: found[: len(found) // 2] + found),
    "an entry that is no move": moves(lambda _, found: [*found, "dealer peek"]),
    "two moves in one entry": moves(
        lambda it, found: replaced(
            found, it.middle, "\n".join(found[it.middle : it.middle + 2]), instead_of=2
        )
    ),
}
"""By what the log itself says."""

NOT_KNOWABLE: dict[str, Forge] = {
    "the same deal, played otherwise": another_course,
    "another match as a whole": lambda it: it.other,
    "no version of the rules": without("rules"),
    "options left out that are as usual": head(options=lambda it: unusual(it)),
    "an option that made no difference": option_without_effect,
    "the beginning written as a position": head(
        position=lambda it: it.game.dump(
            it.game.setup(SEATS, it.game.options(SEATS, it.head["options"]))
        )
    ),
}
"""Each of them is a lawful match, and only the fingerprint says that it is not this one."""


def test_what_was_played_fits_with_its_fingerprint_and_without(played):
    log = [played.head, *played.moves]
    found = verify.check(log, played.fingerprint, judge)
    assert found.is_known
    assert found.is_judged
    assert found.is_over
    assert found.fingerprint == verify.check(log).fingerprint == played.fingerprint
    assert not any("Not known" in each for each in verify.sentences(found))


@pytest.mark.parametrize("judged", [judge, None], ids=["by the rules", "alone"])
@pytest.mark.parametrize("kind", [*FOUND, *NOT_KNOWABLE])
def test_with_the_fingerprint_nothing_passes(played, kind, judged):
    forged = (FOUND | NOT_KNOWABLE)[kind](played)
    with pytest.raises(verify.DoesNotFit):
        verify.check(forged, played.fingerprint, judged)


@pytest.mark.parametrize("kind", FOUND)
def test_without_it_the_log_itself_tells(played, kind):
    with pytest.raises(verify.DoesNotFit):
        verify.check(FOUND[kind](played), None, judge)


@pytest.mark.parametrize("kind", NOT_KNOWABLE)
def test_another_lawful_match_is_named_as_not_knowable(played, kind):
    found = verify.check(NOT_KNOWABLE[kind](played), None, judge)
    assert not found.is_known
    assert any(
        "Not known: whether these are the options" in each for each in verify.sentences(found)
    )


def test_a_card_of_a_server_s_own_deck_is_not_printed_otherwise_afterwards():
    """Its values decide the points: here by a limit of rounds, so that nothing else changes."""
    deck = {
        "id": "ours",
        "types": [
            {"code": f"A{n}", "name": f"Lady {n}", "royal": n < 3, "value": 5 * n, "copies": 8}
            for n in range(9)
        ],
    }
    match = finished(GAMES["scots"], {"maxRounds": 1, "deck": deck}, WORDS, SEATS)
    head, *log = match.texts()
    options = json.loads(head)["options"]
    assert [each["code"] for each in options["deck"]["types"]] == [f"A{n}" for n in range(9)]
    options["deck"]["types"][8]["value"] += 1
    forged = [json.loads(head) | {"options": options}, *log]
    assert not verify.check(forged, None, judge).is_known
    assert verify.check([head, *log], match.fingerprint, judge).is_known
    with pytest.raises(verify.DoesNotFit, match="fingerprint"):
        verify.check(forged, match.fingerprint, judge)


def test_any_move_left_out_moved_or_doubled_is_found_or_changes_the_fingerprint(played):
    rng = random.Random(7)
    for _ in range(60):
        at, to = rng.randrange(len(played.moves)), rng.randrange(len(played.moves))
        forged = list(played.moves)
        taken = forged.pop(at)
        if rng.random() < 0.7:
            forged.insert(to, taken)
        if forged == played.moves:
            continue
        with pytest.raises(verify.DoesNotFit):
            verify.check([played.head, *forged], played.fingerprint, judge)


def test_a_match_that_is_not_over_fits_only_with_its_fingerprint():
    """The console tells the fingerprint of a match at any time."""
    console = Console()
    ask = {"op": "new", "game": "racko", "seats": 2, "options": {}}
    match = console.answer(json.dumps(ask))["match"]
    told = console.answer(json.dumps({"op": "log", "match": match}))
    with pytest.raises(verify.DoesNotFit, match=f"entry {len(told['log'])} is missing"):
        verify.check(told["log"], None, judge)
    found = verify.check(told["log"], told["fingerprint"], judge)
    assert "but the match is not over" in " ".join(verify.sentences(found))
