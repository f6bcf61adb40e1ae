"""Imperium Romanum: combat on land."""
