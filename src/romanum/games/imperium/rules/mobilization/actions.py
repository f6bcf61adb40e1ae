"""How the actions of mobilization are written."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

MOST_MILITIA: Final = 24
"""29.4: as many points may be rebuilt in a Province at once."""

VERBS: Final = Verbs(NAMES)
MUSTER: Final = VERBS.row("muster {province}")
VERBS.also("raise {kind} {place}", "raise-raw {kind} {place}")
LAY: Final = VERBS.row("lay {place}")
VERBS.also("lay-with {type} {place}")
REBUILD_MILITIA: Final = VERBS.row("rebuild-militia {number}", MOST_MILITIA + 1)
RESUME: Final = VERBS.row("resume {place}")
AGAIN: Final = VERBS.move("again")
CROSS_OUT: Final = VERBS.move("cross-out")
VERBS.also("restore {kind} {place}")
KEEP_FORT: Final = VERBS.row("keep-fort {place}")
STOP_WORK: Final = VERBS.row("stop-work {place}")
SCRAP: Final = VERBS.row("scrap {place}")
VERBS.also("man-ashore {kind} {place}")

WRITTEN: Final = frozenset(
    {"muster", "raise", "raise-raw", "lay", "lay-with", "rebuild-militia", "resume", "again", "cross-out"}
)
"""7.5e: what is written on a sheet: nobody else sees it."""
FACE_DOWN: Final = frozenset({"restore", "man-ashore"})
"""3.2a: which unit it is others do not see."""
