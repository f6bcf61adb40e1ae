"""Ultimus Romanorum: battles."""
