"""Imperium Romanum: the sea."""
