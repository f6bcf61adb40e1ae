"""Positions in words: sheets, the drawers they are made of, and scenario files with a sheet in them."""
