"""Pax Romana, chapter by chapter."""
