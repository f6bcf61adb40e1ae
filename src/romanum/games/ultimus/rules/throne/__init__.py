"""Chapters 3.5, 3.6 and 5: Augusti, Caesars, usurpers, and the swap of camps."""
