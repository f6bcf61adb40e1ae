"""Chapters 6, 7.8 and 24.2: taxes, plunder markers, fleets on the stocks."""
