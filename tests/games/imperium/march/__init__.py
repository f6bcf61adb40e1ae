"""Imperium Romanum: movement on land."""
