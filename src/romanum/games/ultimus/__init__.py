"""Ultimus Romanorum: Romans against barbarians and usurpers, AD 405 to 476."""
