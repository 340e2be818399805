"""A rating as people read it."""

MIDDLE, POINT = 1000, 20  # a new player, of mu 25, stands at 1500


def shown_rating(mu: float) -> int:
    return round(MIDDLE + POINT * mu)


def shown_change(before: float, after: float) -> str:
    """With its sign, which carries the meaning."""
    change = shown_rating(after) - shown_rating(before)
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"
