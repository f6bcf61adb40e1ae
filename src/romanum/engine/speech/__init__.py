"""Sentences, and the languages they are made in."""
