"""Tests of both games."""
