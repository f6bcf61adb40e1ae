"""Imperium Romanum: the map, scenarios and units."""
