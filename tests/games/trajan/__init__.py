"""Trajan, chapter by chapter."""
