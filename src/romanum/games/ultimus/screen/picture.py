"""The board as a picture: the areas, and how many of each camp stand in each."""

from __future__ import annotations

from collections import Counter as Count
from typing import Final

from romanum.engine.pages.picture import Counter, Patch, Picture, ground, read_map
from romanum.games.ultimus.data.components import ZONE_COUNT, ZONE_IDS
from romanum.games.ultimus.state.names import area_name
from romanum.games.ultimus.state.position import LateEmpire

DATA: Final = "romanum.games.ultimus.data"
COLOURS: Final = ("#9e2b25", "#3f6b3a")
"""Of the Roman and of the Barbarian."""
RADIUS: Final = 8.0


def picture(g: LateEmpire) -> Picture:
    """What everybody can see on the map."""
    outlines = read_map(DATA)
    rows = {row["id"]: row for row in outlines["zones"]}
    zones = [Patch(rows[zone]["far"]) for zone in ZONE_IDS]
    standing = Count((where, camp) for where, camp in zip(g.where, g.camps(), strict=True) if 0 <= where < ZONE_COUNT)
    counters = [
        Counter(
            rows[ZONE_IDS[zone]]["stacks"][camp][0],
            rows[ZONE_IDS[zone]]["stacks"][camp][1],
            COLOURS[camp],
            str(number),
            area_name(zone),
            RADIUS,
        )
        for (zone, camp), number in sorted(standing.items())
    ]
    return Picture(tuple(outlines["size"]), [*ground(outlines), *zones], counters)
