"""What questions speak of: each fact with its name in the sentences and the field it is read from."""

from __future__ import annotations

from typing import Final

from romanum.engine.event import Fact
from romanum.games.ultimus.data.components import PIECES, REFUGES, TRIBES, ZONE_IDS
from romanum.games.ultimus.state.position import BARBARIAN, CAMP_IDS, HALF_IDS, ROMAN

CAMP: Final = Fact("camp", lambda step, g: CAMP_IDS[step.camp])
THE_ROMAN: Final = Fact("camp", lambda step, g: CAMP_IDS[ROMAN])
THE_BARBARIAN: Final = Fact("camp", lambda step, g: CAMP_IDS[BARBARIAN])
LEADER: Final = Fact("leader", lambda step, g: PIECES[step.leader])
UNIT: Final = Fact("unit", lambda step, g: PIECES[step.unit])
TRIBE: Final = Fact("tribe", lambda step, g: TRIBES[step.tribe].id)
HALF: Final = Fact("half", lambda step, g: HALF_IDS[step.half])
AREA: Final = Fact("area", lambda step, g: ZONE_IDS[step.area])
REFUGE: Final = Fact("area", lambda step, g: ZONE_IDS[REFUGES[step.half]])
"""The refuge of a half."""
