"""Trajan: stratagems, events and revolts."""
