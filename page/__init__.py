"""Romanum in a page: what a browser is sent so that it plays without a server. `python -m page.packs` makes it."""
