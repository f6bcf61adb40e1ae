"""What questions speak of: each fact with its name in the sentences and the field it is read from."""

from __future__ import annotations

from typing import Final

from romanum.engine.event import Fact
from romanum.games.pax.data.components import PLACE_IDS
from romanum.games.pax.state.sides import side_id

POWER: Final = Fact("power", lambda step, g: side_id(g, step.power))
ASKER: Final = Fact("power", lambda step, g: side_id(g, step.askers[0]))
"""The power that a window asks."""
TREASURY: Final = Fact("talents", lambda step, g: g.treasury[step.power])
"""What the power has."""
SIDE: Final = Fact("side", lambda step, g: side_id(g, step.side))
MOVERS_SIDE: Final = Fact("side", lambda step, g: side_id(g, g.whose[g.mover]))
"""Whose the stack on the move is."""
FLEETS_SIDE: Final = Fact("side", lambda step, g: side_id(g, g.whose[step.fleet]))
PLACE: Final = Fact("place", lambda step, g: PLACE_IDS[step.place])
MOVERS_PLACE: Final = Fact("place", lambda step, g: PLACE_IDS[g.at[g.mover]])
"""Where the stack on the move stands."""
STACKS_PLACE: Final = Fact("place", lambda step, g: PLACE_IDS[g.at[step.stack]])
STACKS_SPACE: Final = Fact("space", lambda step, g: PLACE_IDS[g.at[step.stack]])
"""The same where sentences speak of a Space."""
MAJORS: Final = Fact("majors", lambda step, g: g.majors)
"""Major Moves that are left."""
MINORS: Final = Fact("minors", lambda step, g: g.minors)
