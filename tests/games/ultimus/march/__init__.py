"""Ultimus Romanorum: marches on land and at sea."""
