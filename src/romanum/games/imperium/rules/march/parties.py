"""12.1a: parts of a force that are left with one word: all but the legions, half of each kind, a garrison."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from romanum.engine.action import Move
from romanum.games.imperium.data.units import CER, STRENGTH
from romanum.games.imperium.rules.march.actions import GARRISON, LEAVE_HALF, ONLY_LEGIONS
from romanum.games.imperium.state.rosters import COMBATANTS, KIND_OF, LEGIONS, of, without


@lru_cache(1 << 12)
def partings(units: str, kept: int) -> tuple[Move, ...]:
    """What can be said of a force, where it leaves somebody and somebody goes; `kept` masks kinds that stay with it."""
    free = _free(units, kept)
    found = [ONLY_LEGIONS] if of(units, LEGIONS) and without(free, LEGIONS) else []
    found += [LEAVE_HALF] if half(free) else []
    return (*found, *GARRISON[1 : len(of(free, COMBATANTS))])


def left_behind(units: str, kept: int, move: Move) -> str:
    """The units that stay by a word of `partings`."""
    free = _free(units, kept)
    if move == ONLY_LEGIONS:
        return without(free, LEGIONS)
    return half(free) if move == LEAVE_HALF else weakest(of(free, COMBATANTS), move[1])


def half(units: str) -> str:
    """Half of each kind; of an odd number the smaller half.

    >>> from romanum.games.imperium.data.units import KIND_BY_ID
    >>> from romanum.games.imperium.state.rosters import LETTER
    >>> legion, archer = LETTER[KIND_BY_ID["20-10-a"]], LETTER[KIND_BY_ID["m4-12"]]
    >>> half(legion * 5 + archer) == legion * 2
    True
    """
    return "".join(letter * (number // 2) for letter, number in Counter(units).items())


def weakest(units: str, number: int) -> str:
    """So many units of the least strength, of equal ones the less efficient."""
    ranked = sorted(units, key=lambda letter: (STRENGTH[KIND_OF[letter]], -CER[KIND_OF[letter]], letter))
    return "".join(ranked[:number])


def _free(units: str, kept: int) -> str:
    return "".join(letter for letter in units if not kept >> KIND_OF[letter] & 1)
