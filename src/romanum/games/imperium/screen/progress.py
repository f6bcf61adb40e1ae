"""Chapter 25 for a screen: how far each way to win is met, condition by condition, as far as a seat can see."""

from __future__ import annotations

from romanum.games.imperium.data.conditions import Condition, Either, Every, Force, Never
from romanum.games.imperium.rules.special.conditions import Scope, holds
from romanum.games.imperium.state.position import ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import UNKNOWN


def progress(known: RomanWorld) -> list[list[int]]:
    """By way to win: how many of its conditions hold now, how many there are, and how many hang on what is hidden."""
    found: list[list[int]] = []
    met: tuple[int, ...] = ()
    for row in known.setting.victory:
        scope = Scope(met=met)
        open_ = [condition for condition in row.needs if not is_hidden(known, condition)]
        number = sum([holds(known, condition, scope) for condition in open_])
        found.append([number, len(row.needs), len(row.needs) - len(open_)])
        if number == len(row.needs):
            met += row.powers
    return found


def is_hidden(known: RomanWorld, condition: Condition) -> bool:
    """3.2a: whether it counts units that a seat may not see."""
    if isinstance(condition, Every | Either | Never):
        return any(is_hidden(known, one) for one in condition.of)
    if not isinstance(condition, Force) or UNKNOWN not in known.units:
        return False
    return any(
        units == UNKNOWN and (power in condition.of if condition.of else known.origin[power] == ROMAN)
        for units, power in zip(known.units, known.whose, strict=True)
    )
