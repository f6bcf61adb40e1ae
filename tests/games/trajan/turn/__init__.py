"""Trajan: the turn, what stands where in it, and how the game ends."""
