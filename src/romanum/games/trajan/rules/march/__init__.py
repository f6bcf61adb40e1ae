"""Chapters 7.2 and 12: marches, what they cost, and who is in the way."""
