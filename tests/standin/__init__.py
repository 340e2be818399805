"""A small stand-in for Discord on loopback: a gateway, the REST routes a bot needs, and a crowd."""
