"""Tests of the server: people, and matches as a whole."""
