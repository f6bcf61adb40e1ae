"""Tests of the server: the paths of the protocol."""
