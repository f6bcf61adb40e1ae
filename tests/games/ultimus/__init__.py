"""Ultimus Romanorum, chapter by chapter."""
