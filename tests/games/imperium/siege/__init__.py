"""Imperium Romanum: sieges and plunder."""
