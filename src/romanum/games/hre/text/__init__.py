"""What the game shows of itself in a terminal."""
