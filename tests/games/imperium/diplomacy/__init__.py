"""Imperium Romanum: alliances."""
