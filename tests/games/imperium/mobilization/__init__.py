"""Imperium Romanum: taxes and mobilization."""
