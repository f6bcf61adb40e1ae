"""Chapters 4, 6.1 and 9: Tribes, their allies and kingdoms, treaties, and the winter."""
