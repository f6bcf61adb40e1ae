"""Tests of History of the Roman Empire, by chapter."""
