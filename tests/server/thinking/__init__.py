"""Tests of the server: bots at tables."""
