"""Trajan: forces on the march."""
