"""Camps and Roads: a game for Romanum."""
