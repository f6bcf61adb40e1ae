"""Ultimus Romanorum: Tribes, their alliances, and winter."""
