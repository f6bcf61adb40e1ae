"""Tests of the server: telling people who are not at the table."""
