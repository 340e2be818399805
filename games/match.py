"""Plays one match in memory: its state and its log, which can be read back."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.catalogue import GAMES, rules_of
from games.dealing import LONGEST_WORDS, SEED_BYTES, commitment, fingerprint, key, shuffler
from games.errors import IllegalMove, RuleError
from games.game import DEALER, AnyGame, Memory, Seat, Seen, seen


class BadLog(RuleError):
    """The texts are not the log of a match; the message names the entry."""

    def __init__(self, entry: int, text: str, code: str = "bad_request", clause: str = "") -> None:
        super().__init__(code, clause, f"entry {entry}: {text}")


@dataclass(slots=True)
class Match:
    """A match in memory. With a seed the dealer acts automatically; without one, somebody deals."""

    game: AnyGame
    seats: int
    options: Any
    state: Any
    seed: bytes | None = field(default=None, repr=False)
    words: tuple[str, ...] = ()
    position: Mapping[str, Any] | None = field(default=None, repr=False)
    log: list[str] = field(default_factory=list, repr=False)
    memory: Memory[Any, Any] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.memory = Memory(self.game.Dealt)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    def play(self, seat: Seat, text: str) -> tuple[Any, ...]:
        """Make one move; return what the table saw of it."""
        move = self.game.parse(self.state, text)
        step = self.game.play(self.state, seat, move)
        self.state = step.state
        self.memory.add(step)
        self.log.append(f"{seat_name(seat)} {move}")
        return step.events

    def deal(self) -> tuple[Any, ...]:
        """Let the dealer act while it is to act, if there is a seed."""
        events: list[Any] = []
        if self.seed is not None:
            shuffled = shuffler(key(self.seed, self.words))
            while DEALER in self.to_act:
                events += self.play(DEALER, str(self.game.deal(self.state, shuffled)))
        return tuple(events)

    def seen(self, seat: Seat) -> Seen[Any, Any]:
        return seen(self.game, self.state, self.memory, seat)

    def texts(self) -> list[str]:
        """Return the log, head first. It contains the seed: it reveals all cards."""
        return [json.dumps(self.head), *self.log]

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.head, self.log)

    @property
    def head(self) -> dict[str, Any]:
        head: dict[str, Any] = {
            "game": self.game.key,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": self.options.plain(),
        }
        if self.seed is not None:
            head |= {"commitment": commitment(self.seed), "seed": self.seed.hex()}
        if self.words:
            head["words"] = list(self.words)
        if self.position is not None:
            head["position"] = self.position
        return head


def seat_name(seat: Seat) -> str:
    return "dealer" if seat == DEALER else str(seat)


def new_match(
    game: AnyGame,
    seats: int,
    options: Mapping[str, Any],
    seed: bytes | None = None,
    words: Sequence[str] = (),
    position: Mapping[str, Any] | None = None,
) -> Match:
    """Start a match, or set one up in the middle."""
    chosen = game.options(seats, options)
    if position is None:
        state = game.setup(seats, chosen)
        return Match(game, seats, chosen, state, seed, tuple(words))
    state = game.load(seats, chosen, position)
    return Match(game, seats, chosen, state, seed, tuple(words), game.dump(state))


def replay(log: Sequence[Any]) -> Match:
    """Rebuild a match from its log; every move is judged again."""
    match = _match_of(_head(log[0] if log else None))
    for number, entry in enumerate(log[1:], start=1):
        _replay_entry(match, number, entry)
    return match


def _replay_entry(match: Match, number: int, entry: Any) -> None:
    who, _, text = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
    seats = {seat_name(seat): seat for seat in (DEALER, *range(match.seats))}
    if who not in seats:
        raise BadLog(number, "not a seat and a move")
    try:
        match.play(seats[who], text)
    except IllegalMove as refused:
        raise BadLog(number, str(refused), refused.code, refused.clause) from None
    except RuleError as unreadable:
        raise BadLog(number, str(unreadable), unreadable.code) from None


def _head(entry: Any) -> Mapping[str, Any]:
    try:
        head = json.loads(entry) if isinstance(entry, str) else entry
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, Mapping) or head.get("game") not in list(GAMES):
        raise BadLog(0, "not the head of a log")
    return head


def _match_of(head: Mapping[str, Any]) -> Match:
    newest, seats, options = GAMES[head["game"]], head.get("seats"), head.get("options", {})
    position, words = head.get("position"), head.get("words") or []
    if not isinstance(seats, int) or not isinstance(options, Mapping):
        raise BadLog(0, "seats or options are missing")
    game = rules_of(newest.key, head.get("rules", newest.rules))
    if game is None:
        raise BadLog(0, f"rules version {newest.rules} is the one known here")
    if position is not None and not isinstance(position, Mapping):
        raise BadLog(0, "the position is not an object")
    if not isinstance(words, list) or not all(map(_is_word, words)):
        raise BadLog(0, "the players' words are not texts")
    return new_match(game, seats, options, _seed(head), words, position)


def _is_word(word: Any) -> bool:
    return isinstance(word, str) and len(word) <= LONGEST_WORDS


def _seed(head: Mapping[str, Any]) -> bytes | None:
    if head.get("seed") is None:
        return None
    seed = read_seed(head["seed"])
    if seed is None:
        raise BadLog(0, "the seed has not 64 hexadecimal digits")
    if head.get("commitment", commitment(seed)) != commitment(seed):
        raise BadLog(0, "the commitment does not belong to this seed")
    return seed


def read_seed(text: Any) -> bytes | None:
    """Parse 64 hexadecimal digits, or nothing."""
    try:
        seed = bytes.fromhex(text)
    except (TypeError, ValueError):
        return None
    return seed if len(seed) == SEED_BYTES and len(text) == 2 * SEED_BYTES else None
