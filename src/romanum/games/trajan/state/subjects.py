"""What questions speak of: each fact with its name in the sentences and the field it is read from."""

from __future__ import annotations

from typing import Final

from romanum.engine.event import Fact
from romanum.games.trajan.data.components import CITIES, CITY_AT, HEX_NAMES, SIDE_IDS
from romanum.games.trajan.state.position import PARTHIAN, ROMAN

SIDE: Final = Fact("side", lambda step, g: SIDE_IDS[step.side])
ENEMY: Final = Fact("enemy", lambda step, g: SIDE_IDS[1 - step.side])
ASKER: Final = Fact("side", lambda step, g: SIDE_IDS[step.askers[0]])
"""The side that a window asks."""
THE_ROMAN: Final = Fact("side", lambda step, g: SIDE_IDS[ROMAN])
THE_PARTHIAN: Final = Fact("side", lambda step, g: SIDE_IDS[PARTHIAN])
HEX: Final = Fact("hex", lambda step, g: HEX_NAMES[step.hex])
COLUMN: Final = Fact("hex", lambda step, g: HEX_NAMES[g.column])
"""Where the force on the march stands."""
CITY: Final = Fact("city", lambda step, g: CITIES[CITY_AT[step.hex]].id)
