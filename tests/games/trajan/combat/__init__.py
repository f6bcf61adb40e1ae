"""Trajan: fights, sieges and discipline."""
