"""Imperium Romanum: its bots."""
