"""27: who is a pirate, or has learnt from them, and who is a Rhodian."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from romanum.games.imperium.data.characters import PirateWays
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.state.position import RomanWorld

PIRATES: Final = "27.1"
RHODUS: Final = "27.2"
ALL_WAYS: Final = frozenset(("range", "crew", "sea", "coasts", "landing", "tax", "grain"))
"""27.1.1 to 27.1.4."""


def ways(g: RomanWorld, power: int) -> frozenset[str]:
    """27.1: what of the pirates' ways a power has."""
    return _ways(g.scenario, g.seats, g.month if _some_learn(g.scenario, g.seats) else 0, power)


@cache
def _some_learn(scenario: int, seats: int) -> bool:
    """Whether a special rule gives a power some of these ways: that may hang on the month, and nothing else does."""
    return bool(setting(scenario, seats).of(PirateWays))


@lru_cache(4096)
def _ways(scenario: int, seats: int, month: int, power: int) -> frozenset[str]:
    here = setting(scenario, seats)
    if power >= len(here.powers):
        return frozenset()
    if here.powers[power].section == PIRATES:
        return ALL_WAYS
    granted = (rule for rule in here.of(PirateWays) if rule.of == power and rule.applies(month, seats))
    return frozenset(way for rule in granted for way in rule.ways)


def is_pirate(g: RomanWorld, power: int) -> bool:
    """Whether it is a power of pirates, not one that has learnt something from them."""
    return ways(g, power) == ALL_WAYS


@cache
def neutral_pirates(scenario: int, seats: int) -> tuple[int, ...]:
    """27.1a: the pirates of the rule itself, a neutral that one player moves throughout; none in most scenarios."""
    return tuple(number for number, one in enumerate(setting(scenario, seats).powers) if one.section == PIRATES)


def is_rhodian(g: RomanWorld, power: int) -> bool:
    """27.2: whether a power is Rhodus."""
    powers = g.setting.powers
    return power < len(powers) and powers[power].section == RHODUS


def with_rhodians_twice(g: RomanWorld, stacks: list[int], against: list[int]) -> list[int]:
    """27.2.1c: stacks as they count against powers: where pirates are among these, Rhodians twice."""
    if not any(is_pirate(g, power) for power in against):
        return stacks
    return [*stacks, *(stack for stack in stacks if is_rhodian(g, g.whose[stack]))]
