"""Draws one deck for all games: sprites for pictures, and card faces for emojis."""
