"""Chapters 5.3, 9, 10.3, 11 and 12: distances, ways by land and sea, the seasons."""
