"""Measures how well a colour stands out from another, by the formula of the W3C."""


def luminance(red: int, green: int, blue: int) -> float:
    """Return how bright a colour is to the eye, 0 to 1, by the W3C's formula."""
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def contrast(one: float, other: float) -> float:
    """Return the contrast of two luminances, 1 for equals to 21; text needs 4.5."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)
