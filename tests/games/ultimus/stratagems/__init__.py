"""Ultimus Romanorum: the stratagems of both camps."""
