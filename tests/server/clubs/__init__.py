"""Tests of the server: ratings, tournaments, the wall."""
