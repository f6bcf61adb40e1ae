"""Ultimus Romanorum: emperors and usurpers."""
