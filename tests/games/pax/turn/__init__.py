"""Pax Romana: the turn and its phases."""
