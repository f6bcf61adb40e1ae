"""Imperium Romanum: the sequence of play."""
