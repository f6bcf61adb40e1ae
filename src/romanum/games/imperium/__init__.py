"""Imperium Romanum: wars and civil wars of Rome, from Marius and Sulla to Heraclius."""
