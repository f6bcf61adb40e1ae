"""Pax Romana: combat and those who fight it."""
