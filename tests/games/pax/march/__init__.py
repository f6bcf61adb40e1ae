"""Pax Romana: movement by land and sea."""
