"""Imperium Romanum: supply."""
