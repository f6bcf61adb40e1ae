"""Pax Romana: random events."""
