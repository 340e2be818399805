"""The net of RANK: it computes the chances of becoming King, Queen, Knight and Beggar."""

from pathlib import Path

from games import nets

PATH = Path(__file__).with_name("net.npz")
PLACES = 4  # King, Queen, any Knight, Beggar


def trained() -> nets.Net:
    return nets.trained(__package__, PATH.name)
