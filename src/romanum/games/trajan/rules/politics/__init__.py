"""Chapters 6, 11 and 16: markers of leaders, political events, revolt."""
