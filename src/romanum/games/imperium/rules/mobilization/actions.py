"""How the actions of mobilization are written."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.hexes import PLACE_COUNT
from romanum.games.imperium.data.provinces import PROVINCE_COUNT

VERBS: Final = {
    "muster": "muster {province}",
    "raise": "raise {kind} {place}",
    "raise-raw": "raise-raw {kind} {place}",
    "lay": "lay {place}",
    "lay-with": "lay-with {type} {place}",
    "rebuild-militia": "rebuild-militia {number}",
    "resume": "resume {place}",
    "again": "again",
    "cross-out": "cross-out",
    "restore": "restore {kind} {place}",
    "keep-fort": "keep-fort {place}",
    "stop-work": "stop-work {place}",
    "scrap": "scrap {place}",
    "man-ashore": "man-ashore {kind} {place}",
}

MOST_MILITIA: Final = 24
"""29.4: as many points may be rebuilt in a Province at once."""
MUSTER: Final = row("muster", PROVINCE_COUNT)
LAY: Final = row("lay", PLACE_COUNT)
REBUILD_MILITIA: Final = row("rebuild-militia", MOST_MILITIA + 1)
RESUME: Final = row("resume", PLACE_COUNT)
AGAIN: Final[Move] = ("again",)
CROSS_OUT: Final[Move] = ("cross-out",)
KEEP_FORT: Final = row("keep-fort", PLACE_COUNT)
STOP_WORK: Final = row("stop-work", PLACE_COUNT)
SCRAP: Final = row("scrap", PLACE_COUNT)
WRITTEN: Final = frozenset(
    {"muster", "raise", "raise-raw", "lay", "lay-with", "rebuild-militia", "resume", "again", "cross-out"}
)
"""7.5e: what is written on a sheet: nobody else sees it."""
FACE_DOWN: Final = frozenset({"restore", "man-ashore"})
"""3.2a: which unit it is others do not see."""
