"""Battles on land, walls, capture and sack, and what follows a lost Battle."""
