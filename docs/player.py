"""A player outside, to begin from: `python -m games tournament racko mine greedy
--player 'mine=python docs/player.py'`.

Each line that comes in is one decision: the seat, what it may know (`view`, and `events` since the
deal), the texts of its legal moves, and a seed for whatever is left to chance. The answer is one
line with the move.
"""

import json
import sys


def choose(question: dict) -> str:
    """RACK-O by halves: low cards into the low slots. Other games: the first move there is."""
    view, legal = question["view"], question["legal"]
    if question["game"] != "racko":
        return legal[0]
    card = view["held"] if view["phase"] == "drawn" else view["faceUp"]
    highest = 20 + 10 * len(view["racks"])
    wanted = 5 * min(10, 1 + (card - 1) * 10 // highest)
    rack = view["racks"][question["seat"]]
    now = rack[wanted // 5 - 1]
    if 5 * min(10, 1 + (now - 1) * 10 // highest) == wanted:
        wished = "drop" if view["phase"] == "drawn" else "draw"
    else:
        wished = f"{'place' if view['phase'] == 'drawn' else 'take'} {wanted}"
    out = f"{wished} !"
    return out if out in legal else wished if wished in legal else legal[0]


for line in sys.stdin:
    sys.stdout.write(json.dumps({"move": choose(json.loads(line))}) + "\n")
    sys.stdout.flush()
