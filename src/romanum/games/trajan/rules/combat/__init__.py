"""Chapters 13 to 15: combat from what may be attacked to pursuit."""
