"""Tests of the server: a browser's page as the host."""
