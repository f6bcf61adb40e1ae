"""Negotiation, alliances and what goes with them (chapters 4d-4f, 5.8, 6.2c, 18.2.1, 22.2.1b)."""
