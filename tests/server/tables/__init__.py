"""Tests of the server: a match held in memory."""
