"""Tables, map and scenarios of the game: their shape, reading and cross-checks, and the components made of them."""
