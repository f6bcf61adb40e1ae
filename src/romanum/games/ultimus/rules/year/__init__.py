"""Chapters 2, 3.3 and 10: the years, their phases, what happens in them, and who wins."""
