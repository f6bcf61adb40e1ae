"""The one exception of the store."""


class StoreFault(Exception):
    """The database cannot be used: gone, locked, full, of a later version. Nothing was applied."""
