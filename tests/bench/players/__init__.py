"""How strong the computer players are; `__main__` says how it is asked."""

from tests.bench.players import racko, rank, scots

BENCHES = {bench.game.key: bench for bench in (rank.BENCH, racko.BENCH, scots.BENCH)}
LINES = {line.name: line for bench in BENCHES.values() for line in bench.lines}
PROMISED = {name: line for name, line in LINES.items() if line.line is not None}
LEAGUE = {
    line.name: PROMISED.get(line.name, line)
    for bench in BENCHES.values()
    for line in bench.league.lines
}
ALL = LINES | LEAGUE
