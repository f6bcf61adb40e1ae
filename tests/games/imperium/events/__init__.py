"""Imperium Romanum: random events."""
