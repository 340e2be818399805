"""Runs the rules console: one JSON object a line; CONSOLE.md is its protocol."""

import json
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Any, BinaryIO, TextIO

from games import dealing
from games.catalogue import GAMES
from games.errors import RuleError
from games.game import DEALER, AnyGame, Seat
from games.match import Match, new_match, read_seed, replay, seat_name
from games.plain import plain, plain_event
from games.rulebook import clause

LONGEST_LINE = 4_000_000  # bytes
LONGEST_LIST = 20_000  # moves that `legal` lists
MOST_MATCHES = 10_000

Request = Mapping[str, Any]
Answer = dict[str, Any]


class BadRequest(RuleError):
    def __init__(self, message: str, code: str = "bad_request") -> None:
        super().__init__(code, "", message)


@dataclass(slots=True)
class Console:
    matches: dict[str, Match] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def answer(self, line: str) -> Answer:
        """Answer one line; a bad line gets an answer too."""
        request: Any = None
        game = ""
        try:
            request = _request(line)
            operation = OPERATIONS.get(_field(request, "op", str))
            if operation is None:
                raise BadRequest("no such op", "unknown_op")
            if match := self.matches.get(str(request.get("match"))):
                game = match.game.key
            answer = {"ok": True, **operation(self, request)}
        except RuleError as error:
            answer = _refused(error, game)
        except Exception as bug:  # noqa: BLE001 a bad line never ends the process
            print(f"courtyard: {type(bug).__name__} in the console", file=sys.stderr)  # noqa: T201
            answer = {"ok": False, "error": "internal", "clause": "", "message": "a bug; sorry"}
        if isinstance(request, dict) and "id" in request:
            answer["id"] = request["id"]
        return answer

    def games(self, _: Request) -> Answer:
        return {key: _card(game) for key, game in GAMES.items()}

    def new(self, request: Request) -> Answer:
        return self._start(request, None)

    def position(self, request: Request) -> Answer:
        return self._start(request, _field(request, "position", dict))

    def _start(self, request: Request, position: Request | None) -> Answer:
        key, seats = _field(request, "game", str), _field(request, "seats", int)
        if key not in GAMES:
            raise BadRequest("no such game", "unknown_game")
        options = _field(request, "options", dict, {})
        return self._keep(new_match(GAMES[key], seats, options, _chance(request), (), position))

    def replay(self, request: Request) -> Answer:
        return self._keep(replay(_field(request, "log", list)))

    def _keep(self, match: Match) -> Answer:
        if len(self.matches) >= MOST_MATCHES:
            raise BadRequest(f"{MOST_MATCHES} matches are open: close some")
        events = match.deal()
        name = f"m{next(self.numbers)}"
        self.matches[name] = match
        return {"match": name, **_to_act(match), "events": [*map(plain_event, events)]}

    def legal(self, request: Request) -> Answer:
        match = self._match(request)
        moves = match.game.legal(match.state, _seat(match, request))
        texts = [str(move) for move in islice(moves, LONGEST_LIST)]
        return {"moves": texts, "complete": len(moves) <= LONGEST_LIST}

    def move(self, request: Request) -> Answer:
        match = self._match(request)
        events = match.play(_seat(match, request), _field(request, "move", str))
        events += match.deal()
        return {"events": [*map(plain_event, events)], **_to_act(match)}

    def view(self, request: Request) -> Answer:
        match = self._match(request)
        seat = None if request.get("seat") is None else _seat(match, request)
        return {"view": plain(match.game.view(match.state, seat))}

    def state(self, request: Request) -> Answer:
        match = self._match(request)
        return {"state": match.game.dump(match.state)}

    def log(self, request: Request) -> Answer:
        match = self._match(request)
        return {"log": match.texts(), "fingerprint": match.fingerprint}

    def choose(self, request: Request) -> Answer:
        match = self._match(request)
        seat = _seat(match, request)
        level = _field(request, "player", str)
        if level not in match.game.players:
            raise BadRequest("no such player: one of " + ", ".join(match.game.players))
        legal = match.game.legal(match.state, seat)
        if not legal:
            raise BadRequest("that seat has no move", _why_idle(match))
        rng = random.Random(_field(request, "seed", str, ""))  # noqa: S311 play, not secrets
        return {"move": str(match.game.players[level](match.seen(seat), legal, rng))}

    def close(self, request: Request) -> Answer:
        self._match(request)
        del self.matches[request["match"]]
        return {}

    def _match(self, request: Request) -> Match:
        match = self.matches.get(_field(request, "match", str))
        if match is None:
            raise BadRequest("no such match", "unknown_match")
        return match


OPERATIONS: Mapping[str, Callable[[Console, Request], Answer]] = {
    operation.__name__: operation
    for operation in (
        Console.games,
        Console.new,
        Console.position,
        Console.legal,
        Console.move,
        Console.view,
        Console.state,
        Console.log,
        Console.replay,
        Console.choose,
        Console.close,
    )
}


def serve(lines: BinaryIO, answers: TextIO) -> None:
    """Answer every line until there are no more."""
    console = Console()
    while line := lines.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):  # the rest of a line too long to read
                line = lines.readline(LONGEST_LINE)
            answer = _refused(BadRequest("the line is too long"), "")
        elif not line.strip():
            continue
        else:
            answer = console.answer(line.decode("utf-8-sig", "replace"))
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _request(line: str) -> dict[str, Any]:
    try:
        request = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise BadRequest("not a JSON object") from None
    if not isinstance(request, dict):
        raise BadRequest("not a JSON object")
    return request


def _no_number(_: str) -> None:
    raise ValueError


def _field(request: Request, name: str, kind: type[Any], default: Any = None) -> Any:
    value = request.get(name, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRequest(f"{name}: {'missing' if value is None else 'of the wrong type'}")
    return value


def _seat(match: Match, request: Request) -> Seat:
    seat = request.get("seat")
    if seat == "dealer":
        return DEALER
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(match.seats):
        raise BadRequest(f"seat: one of 0 to {match.seats - 1}, or dealer")
    return seat


def _chance(request: Request) -> bytes | None:
    """Return the seed that deals; none if chance is given by hand."""
    chance = request.get("chance", "seed")
    if chance not in ("seed", "given"):
        raise BadRequest("chance: given, or left out")
    if chance == "given":
        return None
    if request.get("seed") is None:
        return dealing.roll()
    seed = read_seed(request["seed"])
    if seed is None:
        raise BadRequest("seed: 64 hexadecimal digits")
    return seed


def _to_act(match: Match) -> Answer:
    seats = match.to_act
    return {"to_act": [seat_name(seat) if seat == DEALER else seat for seat in seats]}


def _why_idle(match: Match) -> str:
    return "not_your_turn" if match.to_act else "game_over"


def _card(game: AnyGame) -> Answer:
    return {
        "seats": list(game.seats),
        "options": game.Options.model_json_schema(by_alias=True),
        "presets": [
            {"key": preset.key, "options": dict(preset.options), "seats": list(preset.seats)}
            for preset in game.presets
        ],
        "players": list(game.players),
    }


def _refused(error: RuleError, game: str) -> Answer:
    """Return the code, the clause, and what the clause says in words."""
    message = str(error)
    if game and error.clause:
        message = clause(game, error.clause) or message
    return {"ok": False, "error": error.code, "clause": error.clause, "message": message}
