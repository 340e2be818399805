"""Shows ratings as people read them."""

PROBABLE = 0.6745
"""Of a normal distribution: the true value lies within this many sigmas with a chance of one
half."""

MIDDLE, POINT = 1000, 20  # a new player, of mu 25, stands at 1500


def shown_rating(mu: float) -> int:
    return round(MIDDLE + POINT * mu)


def shown_change(before: float, after: float) -> str:
    """Return the change with its sign."""
    change = shown_rating(after) - shown_rating(before)
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def doubt(sigma: float) -> int:
    """Return the range, in points, within which the true rating lies with a chance of one half."""
    return round(sigma * POINT * PROBABLE)
