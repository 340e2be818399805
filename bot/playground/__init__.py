"""The same bot on a simulated Discord, in a browser."""
