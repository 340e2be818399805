"""Scenes of whole matches, and situations written out by hand, for tests of pictures."""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.board.scenes import table_scene
from bot.looks.catalogue import LOOKS, game_colours
from bot.looks.look import Company, Showing
from bot.looks.racko.picture import RackoScene, RackoSeat
from bot.looks.rank.picture import RankScene, RankSeat
from bot.looks.scots.kinds import Kind
from bot.looks.scots.picture import ScotsScene, ScotsSeat
from bot.pictures import draw
from bot.pictures.curve import CurveScene
from bot.pictures.leaderboard import LeaderboardScene, Ranked
from bot.pictures.scene import Scene, State
from bot.pictures.score_sheet import Cell, Mark, SheetScene
from bot.pictures.standings import Finish, StandingsScene
from bot.ui.words import words
from games.game import AnyGame, Memory
from games.scots.deckfile import default_deck
from tests.games.playing import moments


def showing(game: AnyGame, state: Any, events: tuple[Any, ...] = ()) -> Showing:
    """Names play no part in a picture."""
    view = game.view(state, None)
    company = Company(("",) * 12, (None,) * 12)
    return Showing(
        game=game, view=view, events=events, company=company, words=words("en"), face=str, preset=""
    )


def scenes(
    game: AnyGame,
    seats: int,
    options: Mapping[str, Any],
    seed: int = 0,
    player: str = "random",
    limit: int = 10_000,
) -> Iterator[tuple[Any, tuple[Any, ...], Scene]]:
    """After every move: the state, the public events since the deal, and the scene."""
    memory: Memory[Any, Any] = Memory(game.Dealt)
    for moment in moments(game, seats, options, seed, player, limit):
        memory.add(moment.step)
        events = tuple(event for who, event in memory.witnessed if who is None)
        state = moment.step.state
        yield state, events, table_scene(showing(game, state, events))


DECK = tuple(Kind(each.code, each.value, each.royal, each.wild) for each in default_deck().types)
STRANGE = (
    Kind("A", 500),
    Kind("B1", 400),
    Kind("CCC", 300),
    Kind("D123", 200),
    Kind("ROYA", 900, is_royal=True),
    Kind("WILD", 1000, is_wild=True),
)
STATES: tuple[State, ...] = ("idle", "passed", "idle", "turn", "idle", "passed", "out", "idle")
ROLES: Any = ("knight", "king", "knight", "knight", "queen", "knight", "beggar", "knight")


def rank_table(seats: int) -> RankScene:
    """Every state of a seat and every role, as far as there are seats."""
    return RankScene(
        tuple(
            RankSeat(
                (9, 12, 7, 10, 3, 14, 0, 8)[seat % 8],
                STATES[seat % 8],
                1 if STATES[seat % 8] == "out" else 0,
                ROLES[seat % 8],
                seat % 7,
            )
            for seat in range(seats)
        ),
        draw_pile=16,
        laid=("10", "10", "W", "U"),
        pile=(3, 11),
        owner=2,
    )


def racko_table(seats: int, partners: bool = False) -> RackoScene:
    racks: tuple[tuple[int | None, ...], ...] = (
        (None,) * 5 + (37,) + (None,) * 4,
        (4,) + (None,) * 7 + (49, None),
        (None, None, 12, 21, None, None, None, None, None, 50),
        (1, 12, 14, 21, 30, 33, 42, 43, 59, 60),
    )
    return RackoScene(
        tuple(
            RackoSeat(
                racks[seat],
                (215, 180, 1305, 85)[seat],
                seat == 1,
                (seat + 2) % 4 if partners else None,
                5 if seat == 0 else None,
            )
            for seat in range(seats)
        ),
        draw_pile=11,
        face_up=34,
    )


def scots_table(seats: int) -> ScotsScene:
    """A seat with a few sets, one with many, one with more than cards have room for, and none."""
    kinds = ("CE", "RI", "SE", "BA", "WD", "KN", "BE", "DA", "MO")
    return ScotsScene(
        (
            ScotsSeat(7, 230, ((("BO", 3), ("CJ", 1)), (("MQ", 1), ("KJ", 1), ("FR", 1))), 135),
            ScotsSeat(10, -415, tuple(((code, 3),) for code in kinds[:5]), 125, is_turn=True),
            ScotsSeat(27, 1230, tuple(((code, 4), ("CJ", 2)) for code in kinds), 1435),
            ScotsSeat(11, -35),
        )[:seats],
        draw_pile=54,
        pile=("SE", "KN", "DA", "WD", "ML", "EL"),
        deck=DECK,
    )


def open_racks() -> RackoScene:
    """A round is over: all racks are shown."""
    rack = (1, 12, 14, 21, 30, 33, 42, 43, 59, 60)
    return RackoScene(tuple(RackoSeat(rack[::step], 85) for step in (1, -1, 1, -1)), 11, 34)


def held_cards() -> ScotsScene:
    """A round is over: what is held lies below the sets."""
    table = scots_table(4)
    hands = (
        (("DA", 2), ("BO", 1)),
        tuple((kind.code, 2) for kind in DECK[:9]),
        (),
        (("RI", 1), ("KN", 3)),
    )
    seats = zip(table.seats, hands, strict=True)
    return replace(
        table, seats=tuple(replace(seat, hand=hand, is_turn=False) for seat, hand in seats)
    )


KING, QUEEN = Mark("king", "crown"), Mark("queen", "coronet")
KNIGHT, BEGGAR = Mark("knight", "sword"), Mark("beggar", "bowl")
STAIRS, DONE = Mark("out", "stairs"), Mark("out", "done")

BY_HAND: Mapping[str, Scene] = {
    **{f"rank-{seats}": rank_table(seats) for seats in range(3, 13)},
    **{f"racko-{seats}": racko_table(seats) for seats in (2, 3, 4)},
    "racko-partners": racko_table(4, partners=True),
    **{f"scots-{seats}": scots_table(seats) for seats in (2, 3, 4)},
    "rank-first-deal": RankScene((RankSeat(15),) * 3, 38, 15),
    "rank-heaps": RankScene(
        (RankSeat(2, reign=3), RankSeat(1, "turn", reign=0), RankSeat(0, "out", 1, reign=12)),
        0,
        laid=("3",) * 9 + ("W",) * 3 + ("U",),
        pile=(12, 4),
        owner=0,
    ),
    "racko-over": open_racks(),
    "racko-empty": RackoScene((RackoSeat((None,) * 10, -999_999),) * 2, 0, None),
    "scots-first-round": ScotsScene(
        tuple(ScotsSeat(11, 0, is_turn=seat == 1) for seat in range(4)), 60, ("BE", "RI"), DECK
    ),
    "scots-over": held_cards(),
    "scots-empty": ScotsScene((ScotsSeat(0, 0), ScotsSeat(11, 1_000_000)), 0, (), DECK),
    "scots-large-pile": ScotsScene(
        (ScotsSeat(3, 990), ScotsSeat(4, 5)), 1, 3 * tuple(each.code for each in DECK), DECK
    ),
    "scots-strange-deck": ScotsScene(
        (
            ScotsSeat(7, 123_456, ((("A", 3), ("WILD", 1)), (("ROYA", 3),)), 12_345),
            ScotsSeat(1, 0, ((("D123", 3),), (("B1", 3),)), 1_800_000, is_turn=True),
        ),
        120,
        ("A", "B1", "CCC", "D123", "ROYA", "WILD"),
        STRANGE,
        is_drawn=False,
    ),
    "sheet-rank": SheetScene(
        (
            (Cell(2, KING), Cell(1, QUEEN), Cell(0, KNIGHT), Cell(0, BEGGAR)),
            (Cell(0, BEGGAR), Cell(0, KNIGHT), Cell(2, KING), Cell(1, QUEEN)),
        ),
        (2, 1, 2, 1),
        by_coins=True,
    ),
    "sheet-rank-12": SheetScene(
        ((Cell(2, KING), Cell(1, QUEEN), *(Cell(0, KNIGHT),) * 9, Cell(0, BEGGAR)),) * 8,
        (5, 3, *(0,) * 9, 1),
        first=4,
        before=(1, 0, 2, *(0,) * 9),
        by_coins=True,
    ),
    "sheet-racko": SheetScene(
        ((Cell(75, STAIRS), Cell(20)), (Cell(5), Cell(475, STAIRS))), (80, 495)
    ),
    "sheet-scots": SheetScene(
        ((Cell(-1075), Cell(220, DONE), Cell(45), Cell(0)),) * 8,
        (-123_450, 14_500, 50, 0),
        first=12,
        before=(-1, 2, 3, -400),
    ),
    "standings-rank": StandingsScene(
        (Finish(1, (1,), 6, 18), Finish(2, (0,), 4, 0), Finish(3, (2,), 0, -21)), by_coins=True
    ),
    "standings-rank-12": StandingsScene(
        tuple(Finish(place, (12 - place,), 12 - place) for place in range(1, 13)), by_coins=True
    ),
    "standings-partners": StandingsScene((Finish(1, (1, 3), 520), Finish(2, (0, 2), -85))),
    "standings-tie": StandingsScene(
        (Finish(1, (0,), 1520, 9), Finish(1, (1,), 1520, 3), Finish(3, (2,), -1200))
    ),
    "leaderboard": LeaderboardScene(
        (
            Ranked(1, 1682, 22, 0),
            Ranked(1, 1682, 36, 2),
            Ranked(3, 1638, 18, -1),
            Ranked(4, 1576, 24, 1, is_own=True),
            Ranked(5, 1522, 62, None, is_provisional=True),
            Ranked(6, 1494, 28, 12),
        )
    ),
    "leaderboard-far": LeaderboardScene((Ranked(1234, 980, 110, 0, True, True),)),
    "leaderboard-empty": LeaderboardScene(()),
    "curve": CurveScene(
        tuple((1500 + (37 * match) % 90 + match, 160 - match) for match in range(140))
    ),
    "curve-first-match": CurveScene(((1518, 150),)),
}


def png(scene: Scene) -> bytes:
    return draw.png(scene, game_colours())


def forget_sprites() -> None:
    """Forget all that was drawn before, so that it is drawn again."""
    drawing = [each for name, each in sys.modules.items() if name.startswith(DRAWING)]
    for module in drawing:
        for found in vars(module).values():
            if hasattr(found, "cache_clear") and found.__module__.startswith(DRAWING):
                found.cache_clear()


DRAWING = ("bot.pictures.", *(f"bot.looks.{game}." for game in LOOKS))
