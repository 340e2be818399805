"""Defines a table before its match as a value: who sits, what will be played, who may still join.
Each function makes one change, and returns the next value or refuses."""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from bot.errors import Answer, NotSeated, NotTheHost, StalePress
from bot.match.outcomes import preset_of
from bot.match.speeds import MINUTE, SPEEDS
from bot.match.tables import known_rules
from games.catalogue import name_of, rules_named
from games.dealing import LONGEST_WORDS
from games.errors import BadOptions
from games.game import AnyGame, Preset, Seat
from games.options import Form, read
from storage.records import Match, Sitting

USUAL = 4
"""The number of players to which a table is filled up with computers, if the rules allow it."""

UNUSED = 30 * MINUTE
"""How long a lobby waits after the last person joined, in ms."""


class AlreadySeated(Answer):
    code = "already_seated"


class TableFull(Answer):
    """By these rules nobody more can play, neither person nor computer."""

    code = "table_full"


class NotInvited(Answer):
    """The table is invite only, and this person is not invited."""

    code = "not_invited"


class Kicked(NotInvited):
    """The host or a moderator removed this person, and the host has not invited them since."""

    code = "kicked"


class NotEnoughPlayers(Answer):
    code = "not_enough_players"


class NoMentions(Answer):
    """Discord knows none of the invited people."""

    code = "no_mentions"


class TooManyPlayers(Answer):
    """More people were invited than the table has seats or the rules allow."""

    code = "too_many_players"


class TooManyInvited(Answer):
    """More people were invited, one after another, than the table has seats."""

    code = "too_many_invited"


class NoSuchLevel(Answer):
    """The game has no such computer player."""

    code = "no_such_level"


class NoSuchGame(Answer):
    code = "no_such_game"


class NoSuchPreset(Answer):
    code = "no_such_preset"


class NoSuchSpeed(Answer):
    code = "no_such_speed"


class WordsTooLong(Answer):
    """A cut takes at most LONGEST_WORDS characters."""

    code = "words_too_long"


class LobbyClosed(Answer):
    """The match has started, the table was cancelled, or nobody joined in time."""

    code = "lobby_closed"


@dataclass(frozen=True, slots=True)
class LobbyState:
    """Seats are filled in order and have no gaps: when somebody leaves, the later ones move up."""

    match: Match
    sittings: tuple[Sitting, ...]
    closes: int  # when it expires, in ms
    most: int  # seats, even if the rules allow more
    invited: tuple[int, ...] = ()
    invite_only: bool = False
    cuts: Mapping[int, str] = field(default_factory=dict, repr=False)
    """The words of people who cut the deck: mixed into the deal and shown to nobody."""
    asked: tuple[int, ...] = ()  # everybody who was ever invited
    kicked: tuple[int, ...] = ()  # who was removed, and not invited since

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def game(self) -> AnyGame:
        """Return the rules that its match will have; raise OtherRules."""
        return known_rules(self.match)

    @property
    def options(self) -> Any:
        return options_of(name_of(self.game), self.match.options)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(each.person for each in self.sittings if each.person is not None)

    @property
    def is_rated(self) -> bool:
        """Return whether the match will be rated, as long as people sit on two sides of it."""
        return self.match.rated and self.game.ends(self.options)

    @property
    def fitting(self) -> tuple[int, ...]:
        """Return the numbers of players that these rules and this table allow."""
        return fitting(self.game, self.options, self.most)

    @property
    def may_start(self) -> bool:
        return len(self.sittings) in self.fitting

    @property
    def is_rated_now(self) -> bool:
        """Return whether the match would be rated with the people who sit here now: computers
        have no ratings, so it takes two people."""
        return self.is_rated and len(self.people) > 1

    @property
    def missing(self) -> int:
        """Return how many more players the match needs to start."""
        taken = len(self.sittings)
        return next((number - taken for number in self.fitting if number >= taken), 0)

    @property
    def room(self) -> int:
        """Return how many more players can join."""
        return max(0, max(self.fitting, default=0) - len(self.sittings))

    @property
    def fills(self) -> int:
        """Return how many computers fill the table up: to the usual number, or to the next that
        the rules allow."""
        taken = len(self.sittings)
        usual = [number for number in self.fitting if taken <= number]
        full = next((number for number in usual if number >= USUAL), max(usual, default=taken))
        return full - taken

    @property
    def preset(self) -> str:
        return preset_of(self.game, self.options)

    @property
    def starts_at_once(self) -> bool:
        """Return whether one person sits with enough computers and nobody is invited."""
        return len(self.people) == 1 and self.may_start and not self.invited

    def has_cut(self, person: int | None) -> bool:
        return person in self.cuts

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words of the cuts by seat, for the deal; empty when nobody has cut."""
        by_seat = tuple(self.cuts.get(each.person or 0, "") for each in self.sittings)
        return by_seat if any(by_seat) else ()


@lru_cache(maxsize=1_000)
def options_of(game: str, text: str) -> Any:
    """Parse the saved options of a lobby, once."""
    return read(rules_named(game).Options, json.loads(text), BadOptions)


def fitting(game: AnyGame, options: Any, most: int) -> tuple[int, ...]:
    numbers = (number for number in game.seats if number <= most)
    return tuple(number for number in numbers if game.option_faults(number, options) is None)


def preset_named(game: AnyGame, key: str) -> Preset:
    for preset in game.presets:
        if preset.key == key:
            return preset
    raise NoSuchPreset


def explicit_options(game: AnyGame, options: Form) -> dict[str, Any]:
    """Return the options without those that follow from others: an edition sets its own flags, and
    a change of edition changes them."""
    raw = options.plain()
    for name in tuple(raw):
        rest = {other: value for other, value in raw.items() if other != name}
        if read(game.Options, rest, BadOptions) == options:
            raw = rest
    return raw


# Changes


def hosted(lobby: LobbyState, person: int) -> LobbyState:
    """Return the lobby; raise NotTheHost for anybody but its host."""
    if lobby.match.host != person:
        raise NotTheHost
    return lobby


def seat_of(lobby: LobbyState, person: int) -> Seat:
    for sitting in lobby.sittings:
        if sitting.person == person:
            return sitting.seat
    raise Kicked if person in lobby.kicked else NotSeated


def joined(lobby: LobbyState, person: int, now: int) -> LobbyState:
    if person in lobby.people:
        raise AlreadySeated
    if person in lobby.kicked:
        raise Kicked
    if lobby.invite_only and person not in lobby.invited:
        raise NotInvited
    came = Sitting(len(lobby.sittings), person=person, joined=now)
    return replace(_with(lobby, came), closes=now + UNUSED)


def with_computer(lobby: LobbyState, level: str, now: int) -> LobbyState:
    if level not in lobby.game.players:
        raise NoSuchLevel
    return _with(lobby, Sitting(len(lobby.sittings), level=level, joined=now))


def filled(lobby: LobbyState, level: str, now: int) -> LobbyState:
    if not lobby.fills:
        raise TableFull
    for _ in range(lobby.fills):
        lobby = with_computer(lobby, level, now)
    return lobby


def inviting(lobby: LobbyState, people: Collection[int]) -> LobbyState:
    """Invite these people, and of the others only those who have come already. Each is called, so
    there are never more of them than seats, whoever else was invited before."""
    come = (person for person in lobby.invited if person in lobby.people)
    guests = (person for person in people if person != lobby.match.host)
    invited = tuple(dict.fromkeys((*come, *guests)))
    asked = tuple(dict.fromkeys((*lobby.asked, *invited)))
    if len(asked) > lobby.most:
        raise TooManyInvited
    kicked = tuple(each for each in lobby.kicked if each not in invited)
    return replace(lobby, invited=invited, asked=asked, kicked=kicked)


def _with(lobby: LobbyState, sitting: Sitting) -> LobbyState:
    if not lobby.room:
        raise TableFull
    return replace(lobby, sittings=(*lobby.sittings, sitting))


def left(lobby: LobbyState, person: int) -> LobbyState:
    return _without(lobby, lobby.sittings[seat_of(lobby, person)])


def removed(lobby: LobbyState, seat: Seat, since: int | None = None) -> LobbyState:
    """Remove a player. `since` makes sure that it is the one meant: seats move, and a panel may be
    old. Removed people lose their invitation, and come back only by another."""
    if seat not in range(len(lobby.sittings)):
        raise NotSeated
    gone = lobby.sittings[seat]
    if since is not None and gone.joined != since:
        raise StalePress
    kicked = lobby.kicked if gone.person is None else (*lobby.kicked, gone.person)
    invited = tuple(person for person in lobby.invited if person != gone.person)
    return replace(_without(lobby, gone), invited=invited, kicked=kicked)


def kicked(lobby: LobbyState, person: int) -> LobbyState:
    return removed(lobby, seat_of(lobby, person))


def without(lobby: LobbyState, person: int) -> LobbyState:
    """Return the lobby without a person's seat and invitation."""
    seats = [each for each in lobby.sittings if each.person == person]
    left_over = _without(lobby, seats[0]) if seats else lobby
    return replace(left_over, invited=tuple(each for each in lobby.invited if each != person))


def _without(lobby: LobbyState, gone: Sitting) -> LobbyState:
    """Empty a seat; if it was the host's, the next person becomes host."""
    later = (*lobby.sittings[gone.seat + 1 :], *lobby.sittings[: gone.seat])
    host = lobby.match.host
    if gone.person is not None and gone.person == host:
        host = next((each.person for each in later if each.person is not None), host)
    stay = (each for each in lobby.sittings if each.seat != gone.seat)
    return replace(
        lobby,
        match=replace(lobby.match, host=host),
        sittings=tuple(replace(each, seat=seat) for seat, each in enumerate(stay)),
        cuts={person: words for person, words in lobby.cuts.items() if person != gone.person},
    )


def handed_over(lobby: LobbyState, person: int) -> LobbyState:
    seat_of(lobby, person)
    return replace(lobby, match=replace(lobby.match, host=person))


def cut_with(lobby: LobbyState, person: int, words: str) -> LobbyState:
    """Cut the deck; empty words undo the cut."""
    seat_of(lobby, person)
    clean = (
        words.strip().encode("utf-8", "ignore").decode("utf-8")
    )  # half a surrogate pair cannot be mixed in
    if len(clean) > LONGEST_WORDS:
        raise WordsTooLong
    others = {each: text for each, text in lobby.cuts.items() if each != person}
    return replace(lobby, cuts=others | {person: clean} if clean else others)


def with_options(lobby: LobbyState, raw: Mapping[str, Any]) -> LobbyState:
    """Set the options, if the rules allow them for any number of players that can still come
    together here. The match gets the seats of the greatest such number, so that its options can
    always be read."""
    refused: BadOptions | None = None
    for number in lobby.game.seats:
        if len(lobby.sittings) <= number <= lobby.most:
            try:
                options = lobby.game.options(number, raw)
            except BadOptions as wrong:
                refused = refused or wrong
            else:
                seats, kept = fitting(lobby.game, options, lobby.most)[-1], options.plain()
                match = replace(lobby.match, options=json.dumps(kept), seats=seats)
                return replace(lobby, match=match)
    raise refused or TooManyPlayers


def with_speed(lobby: LobbyState, speed: str) -> LobbyState:
    if speed not in SPEEDS:
        raise NoSuchSpeed
    return replace(lobby, match=replace(lobby.match, speed=speed))


def ready(lobby: LobbyState) -> LobbyState:
    """Return the lobby as it will be played: as many seats as players, with their words by seat,
    and casual where one person plays computers."""
    if not lobby.may_start:
        raise NotEnoughPlayers if lobby.missing else TooManyPlayers
    match = replace(
        lobby.match, seats=len(lobby.sittings), words=lobby.words, rated=lobby.is_rated_now
    )
    return replace(lobby, match=match)
