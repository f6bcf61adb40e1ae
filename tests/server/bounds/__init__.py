"""Tests of the server: what comes from outside, and what is borne."""
