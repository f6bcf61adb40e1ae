"""What questions speak of: each fact with its name in the sentences and the field it is read from."""

from __future__ import annotations

from typing import Final

from romanum.engine.event import Fact
from romanum.games.hre.data.components import CARDS, FACTIONS

ACTIVE: Final = Fact("faction", lambda step, g: FACTIONS[g.active].id)
"""The Active Player."""
SIDES_FACTION: Final = Fact("faction", lambda step, g: FACTIONS[g.side].id)
"""Whose Phase it is."""
FACTION: Final = Fact("faction", lambda step, g: FACTIONS[step.faction].id)
CARD: Final = Fact("card", lambda step, g: CARDS[step.card].id)
