"""How the actions of Rebellions and Invasions are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.pax.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
LEAD: Final = VERBS.grid("lead {other} {place}")
MUTINY: Final = VERBS.grid("mutiny {power} {place}")
MUTINY_OF: Final = VERBS.grid("mutiny-of {other} {place}")
