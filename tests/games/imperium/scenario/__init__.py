"""Imperium Romanum: victory and special rules."""
