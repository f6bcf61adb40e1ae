"""What tells one general from another: what a veteran does, and others do not."""

from __future__ import annotations

from typing import Final, NamedTuple


class Habits(NamedTuple):
    """What somebody does who has seen many wars, and others do not."""

    wary: bool = False
    """He does not stand where the next army would beat him, least of all with his Imperator."""
    rallies: bool = False
    """His forces fall together upon what none of them could take alone."""
    musters: bool = False
    """His generals without men ride to the armies."""
    seasoned: bool = False
    """He has an opinion where others leave it to chance, and reckons battles at sea exactly (`seasoned`)."""
    stakes: float = 1.0
    """What a leader counts of his worth with whom a player loses at once."""
    resolve: float = 8.0
    """What the best of a move counts more than it looks outside operations: with less, more is tried out."""


PLAIN: Final = Habits()
VETERAN: Final = Habits(wary=True, rallies=True, musters=True, seasoned=True, stakes=2.5)
