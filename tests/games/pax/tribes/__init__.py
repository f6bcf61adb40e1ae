"""Pax Romana: tribes and rebellions."""
