"""A rating as people read it."""

PROBABLE = 0.6745
"""Of a normal distribution: as likely as not, the truth is no more of its sigmas away."""

MIDDLE, POINT = 1000, 20  # a new player, of mu 25, stands at 1500


def shown_rating(mu: float) -> int:
    return round(MIDDLE + POINT * mu)


def shown_change(before: float, after: float) -> str:
    """With its sign, which carries the meaning."""
    change = shown_rating(after) - shown_rating(before)
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def doubt(sigma: float) -> int:
    """As likely as not a rating is off by that much, in the points that people read."""
    return round(sigma * POINT * PROBABLE)
