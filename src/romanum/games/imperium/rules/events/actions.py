"""Verbs of events and plague, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
PLAGUE_LOSS: Final = VERBS.row("plague-loss {kind}")
VERBS.also("look-at {power} {place}")
DESTROY: Final = VERBS.row("destroy {city}")
RECRUIT_MORE: Final = VERBS.row("recruit-more {area}")
APPEAL: Final = VERBS.move("appeal")
