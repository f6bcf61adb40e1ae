"""Imperium Romanum, chapter by chapter."""
