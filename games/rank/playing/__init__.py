"""Holds how the players of RANK think: what a seat knows, what a move leaves, and the choice."""
