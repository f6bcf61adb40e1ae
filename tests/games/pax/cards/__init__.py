"""Pax Romana: the cards."""
