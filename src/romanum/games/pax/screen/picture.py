"""The board as a picture: Provinces in the colours of who Controls them, and the stacks that stand in Spaces."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.pages.picture import PAPER, Counter, Patch, Picture, ground, pale, read_map
from romanum.games.pax.data.components import KINDS, PLACES, POWERS, PROVINCES, SEATS
from romanum.games.pax.state.position import Mediterranean

DATA: Final = "romanum.games.pax.data"
GREY: Final = "#6b6f78"
RADIUS: Final = 9.0


def picture(g: Mediterranean) -> Picture:
    """What everybody can see on the map."""
    outlines = read_map(DATA)
    rows = {row["id"]: row for row in outlines["provinces"]}
    lands = [
        Patch(rows[province.id]["far"], _ground(g, g.lord[p]))
        for p, province in enumerate(PROVINCES)
        if province.id in rows
    ]
    spots = {row["id"]: row.get("army", row["at"]) for row in (*outlines["spaces"], *outlines["transits"])}
    return Picture(tuple(outlines["size"]), [*ground(outlines), *lands], _stacks(g, spots))


def _ground(g: Mediterranean, power: int) -> str:
    return pale(_colour(g, power)) if power >= 0 else PAPER


def _colour(g: Mediterranean, side: int) -> str:
    return POWERS[g.powers[side]].colour if 0 <= side < min(SEATS, len(g.powers)) else GREY


def _stacks(g: Mediterranean, spots: dict[str, Any]) -> list[Counter]:
    counters = []
    for stack, place in enumerate(g.at):
        number = sum(g.units[stack * KINDS : (stack + 1) * KINDS])
        if 0 <= place < len(PLACES) and number and PLACES[place].id in spots:
            x, y = spots[PLACES[place].id]
            counters.append(Counter(x, y, _colour(g, g.whose[stack]), str(number), PLACES[place].name, RADIUS))
    return counters
