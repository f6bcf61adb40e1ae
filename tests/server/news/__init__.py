"""Tests of the server: who is told what."""
