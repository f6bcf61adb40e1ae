"""Random events (chapter 39), appeals to the gods (38.3, 42) and plague (45)."""
