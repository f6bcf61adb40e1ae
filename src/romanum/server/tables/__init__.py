"""A match on the server: held in memory, never ahead of its log, seen from each seat."""
