"""Imperium Romanum: what is shown of it."""
