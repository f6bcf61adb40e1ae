"""Tests of the server: what is kept."""
