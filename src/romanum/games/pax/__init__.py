"""Pax Romana: the Mediterranean from 300 to 50 BC, for two to four powers."""
