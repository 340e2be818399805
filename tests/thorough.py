"""How many examples hypothesis tries: so many in every run, and more of them all with
`--hypothesis-profile=thorough`."""

from hypothesis import HealthCheck, settings

STEADY = "steady"
USUAL, MANY = 100, 500

settings.register_profile(
    STEADY,
    max_examples=USUAL,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""How busy a machine is fails no test."""
settings.register_profile("thorough", settings.get_profile(STEADY), max_examples=MANY)


def examples(usual: int) -> int:
    """In proportion to the profile."""
    return usual * settings().max_examples // USUAL
