"""Tests of Tabula, by chapters."""
