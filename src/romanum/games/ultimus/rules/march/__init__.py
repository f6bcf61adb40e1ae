"""Chapters 3.4, 4.3, 7 and 9.2: marches, voyages, and who may be where."""
