"""Verbs of grain that is cut off."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
VERBS.also("cut-grain {province} {number}")
