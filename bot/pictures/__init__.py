"""One drawn deck for all three games: sprites for pictures, and faces for emojis."""
