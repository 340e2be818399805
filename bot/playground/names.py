"""Who is there when nobody in particular was asked for."""

NAMES = ("Ada", "Bo", "Cleo", "Dan")
MORE_NAMES = ("Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kit", "Lea")
MOST = len(NAMES) + len(MORE_NAMES)
