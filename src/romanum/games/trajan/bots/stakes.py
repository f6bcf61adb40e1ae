"""What each city is worth to either side: by how many levels of victory its fall would move the war.

A condition that names several cities is worth as much in each of them as there are left to take; one that names any of
them hangs on the last that is held. So does a number of cities, as far as it can be reached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.games.trajan.bots.evaluation import turns_left
from romanum.games.trajan.bots.survey import cities_of, survey_of
from romanum.games.trajan.data.aims import Played, played
from romanum.games.trajan.data.scenarios import Goal
from romanum.games.trajan.state.position import CITY_COUNT, PARTHIAN, ROMAN, War

COMMON: Final = 0.03
"""What any city is worth beside the conditions."""
PACE: Final = 1.5
"""So many cities a side may hope to turn in a turn."""
SLACK: Final = 1.0
"""So many more will have to change hands than it seems."""
ONE_OF_MANY: Final = 0.6
"""What a city is worth that is one of several of which any is enough, while none is held,"""
SPARE: Final = 0.35
"""and where two are."""
TRIUMPH: Final = 0.4


def stakes_of(g: War, guarding: bool = False) -> tuple[float, ...]:
    """What each city is worth now, to be taken or, `guarding`, to be kept."""
    return stakes(g.which, tuple(survey_of(g).holders), int(turns_left(g, PARTHIAN)), guarding)


@lru_cache(4096)
def stakes(which: Played, holders: tuple[int, ...], left: int, guarding: bool = False) -> tuple[float, ...]:
    """The same by who holds which city, and by the turns left."""
    found = [COMMON] * CITY_COUNT
    for side in (ROMAN, PARTHIAN):
        for goal in played(which).goals[side]:
            if goal.kind == "triumph":
                found[goal.city] += TRIUMPH
            elif goal.kind == "count":
                share = _share(goal.needed, holders.count(side), left)
                found = [worth + share for worth in found]
            elif goal.cities:
                for city, worth in _named(goal, side, holders, guarding):
                    found[city] += worth
    return tuple(found)


def _share(needed: int, held: int, left: int) -> float:
    """What one city more or less is worth towards a number of them: its part of those that are still to change hands.

    What cannot be done in the turns left is worth little; a number just reached or just missed hangs on every city.
    """
    short = needed - held if held < needed else held - needed + 1
    able = PACE * left + 1
    return min(1.0, able / short) ** 2 / (short + SLACK)


def _named(goal: Goal, side: int, holders: tuple[int, ...], guarding: bool) -> list[tuple[int, float]]:
    """The cities that a condition names, and what each of them is worth.

    Of several of which any is enough one is worth much to whoever takes it, and little to whoever guards it: the enemy
    goes for another.
    """
    cities = cities_of(goal)
    held = [city for city in cities if holders[city] == side]
    missing = len(cities) - len(held)
    if goal.needed > 1:
        return [(city, 1 / (missing + (city in held and missing > 0)) if missing else 1.0) for city in cities]
    if not held:
        return [(city, ONE_OF_MANY / (missing if guarding else 1) if missing > 1 else 1.0) for city in cities]
    return [(city, (1.0 if len(held) == 1 else SPARE / (len(held) - 1)) if city in held else 0.1) for city in cities]
