"""Tests of Ludus latrunculorum, by chapters."""
