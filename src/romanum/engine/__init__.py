"""The engine: everything a turn-based board game with dice, secrets and interruptions needs, and no game."""
