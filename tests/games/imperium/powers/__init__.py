"""Imperium Romanum: powers, how they come and go."""
