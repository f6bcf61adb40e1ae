"""Sieges, what falls, plunder and treasure (chapters 17, 24, 43), and Provinces without cities (5.6.1)."""
