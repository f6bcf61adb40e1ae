"""Ultimus Romanorum: the year, its events and points."""
