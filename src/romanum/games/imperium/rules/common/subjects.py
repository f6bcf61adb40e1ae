"""What questions speak of: each fact with its name in the sentences and the field it is read from."""

from __future__ import annotations

from typing import Final

from romanum.engine.event import Fact
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.rules.common.powers import leader_id, power_id

POWER: Final = Fact("power", lambda step, g: power_id(g, step.power))
LEADER: Final = Fact("leader", lambda step, g: leader_id(g, step.leader))
PROVINCE: Final = Fact("province", lambda step, g: PROVINCE_IDS[step.province])
PLACE: Final = Fact("place", lambda step, g: PLACE_IDS[step.place])
MOVERS_PLACE: Final = Fact("place", lambda step, g: PLACE_IDS[g.at[g.mover]])
"""Where the force on the move stands."""
STACKS_PLACE: Final = Fact("place", lambda step, g: PLACE_IDS[g.at[step.stacks[0]]])
"""Where the stacks of the step stand."""
NUMBER_LEFT: Final = Fact("number", lambda step, g: step.left)
