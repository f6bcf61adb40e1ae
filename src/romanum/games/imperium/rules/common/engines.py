"""14.3e, 17.3.1: who has no engines of siege, so that walls help more and hunger less against him."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.special.grants import storms_well
from romanum.games.imperium.state.position import BARBARIAN, RomanWorld

PARTHIA: Final = "parthia"
"""14.3e: Persians are not Parthians."""


def lack_engines(g: RomanWorld, stacks: list[int], strength: Callable[[list[int]], int]) -> bool:
    """Ruling 14.3e: whether most of some stacks, by their strength, are barbarians or Parthians."""
    wild = [stack for stack in stacks if _has_none(g, g.whose[stack])]
    return 2 * strength(wild) > strength(stacks)


def _has_none(g: RomanWorld, power: int) -> bool:
    """Barbarians and Parthians, unless a scenario says that they have learnt it."""
    return (g.origin[power] == BARBARIAN or power_id(g, power) == PARTHIA) and not storms_well(g, power)
