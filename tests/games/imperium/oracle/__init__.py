"""Oracles: what the rulebook says to games as they are played, reckoned without the rules of the game itself."""
