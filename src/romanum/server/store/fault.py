"""The one exception of the store."""


class StoreFault(Exception):
    """The database cannot be used: gone, locked, full, of a later version. Nothing was applied."""


class Taken(StoreFault):
    """Something of that name is there already."""


class NoRoom(StoreFault):
    """There is no room left for what is to be kept."""
