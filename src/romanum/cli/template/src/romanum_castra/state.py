"""What a match is made of: who holds each town, and with how many Armies."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.position import Position

TOWNS: Final = ("roma", "ostia", "capua", "beneventum", "brundisium", "rhegium")
ROADS: Final = (
    ("roma", "ostia"),
    ("roma", "capua"),
    ("roma", "beneventum"),
    ("ostia", "capua"),
    ("capua", "beneventum"),
    ("capua", "rhegium"),
    ("beneventum", "brundisium"),
    ("brundisium", "rhegium"),
)
PLACES: Final = {
    "roma": (220, 130),
    "ostia": (120, 210),
    "capua": (330, 290),
    "beneventum": (480, 210),
    "brundisium": (690, 310),
    "rhegium": (520, 500),
}
"""Where the towns lie on the map, in the units of `SIZE`."""
SIZE: Final = (800, 600)

SEATS: Final = ("red", "blue", "green")
HOMES: Final = ("roma", "brundisium", "rhegium")
"""Where each seat begins."""
ROUNDS: Final = 6
ROOM: Final = 3
NOBODY: Final = -1


class Camps(Position, kw_only=True):
    """All that changes in a match."""

    seats: int
    round: int = 0
    owner: list[int]
    """The seat that holds each town, or nobody."""
    armies: list[int]

    public: ClassVar[frozenset[str]] = frozenset({"seats", "round", "owner", "armies"})

    def towns(self, seat: int) -> int:
        """How many towns a seat holds."""
        return self.owner.count(seat)

    def strength(self, seat: int) -> int:
        """How many Armies a seat has."""
        return sum(armies for town, armies in enumerate(self.armies) if self.owner[town] == seat)


def next_to(town: int) -> list[int]:
    """The towns to which a road leads."""
    ends = [road for road in ROADS if TOWNS[town] in road]
    return sorted(TOWNS.index(one) for road in ends for one in road if one != TOWNS[town])
