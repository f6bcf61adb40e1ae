"""Fights at sea (10.6, 10.7, 17.2.2): interceptions, battles, what they cost, and where the beaten go."""
